import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';

export function NameForm({ name, close }: { name: string; close: () => void }) {
  const { notify } = useShell();
  const { auth } = useConsole();
  const rename = useApiMutation('account.rename', { shownByForm: true });
  const save = async (values: { name: string }) => {
    await rename.mutateAsync(values);
    close();
    notify.success(t('Your name was changed.'));
    // The menu shows what the sign-in says.
    void auth.refresh().catch(report);
  };
  return (
    <SmallForm initialValues={{ name }} fields={['name']} save={save} submitLabel={t('Save the name')} onCancel={close}>
      <Form.Item
        name="name"
        label={t('Your name')}
        rules={[{ required: true, whitespace: true, message: t('Enter your name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} autoComplete="name" />
      </Form.Item>
    </SmallForm>
  );
}
