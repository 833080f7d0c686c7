import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';

export function NameForm({ name, close }: { name: string; close: () => void }) {
  const { notify } = useShell();
  const { auth } = useConsole();
  const rename = useApiMutation('account.rename', { shownByForm: true });
  const save = async (values: { name: string }) => {
    await rename.mutateAsync(values);
    close();
    notify.success('Your name was changed.');
    // The menu shows what the sign-in says.
    void auth.refresh().catch(report);
  };
  return (
    <SmallForm initialValues={{ name }} fields={['name']} save={save} submitLabel="Save the name" onCancel={close}>
      <Form.Item
        name="name"
        label="Your name"
        rules={[{ required: true, whitespace: true, message: 'Enter your name.' }]}
      >
        <Input maxLength={120} autoComplete="name" />
      </Form.Item>
    </SmallForm>
  );
}
