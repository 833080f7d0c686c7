import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { atMost, SmallForm } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { t } from '@swapt/shared/text';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';

interface Values extends ProofValues {
  new_password: string;
}

export function PasswordForm({ close }: { close: () => void }) {
  const { notify, session } = useShell();
  const change = useApiMutation('account.changePassword', { shownByForm: true });
  const save = async (values: Values) => {
    await change.mutateAsync(values);
    close();
    notify.success(t('Your password was changed. Every other device is signed out.'));
  };
  return (
    <SmallForm<Values>
      initialValues={{ new_password: '', ...noProof }}
      fields={['password', 'code', 'new_password']}
      save={save}
      submitLabel={t('Change the password')}
      onCancel={close}
    >
      <p>{t('Every other device is signed out.')}</p>
      <input type="hidden" name="username" autoComplete="username" value={session.user.email} />
      <ProofFields />
      <Form.Item
        name="new_password"
        label={t('New password')}
        extra={t('At least 10 characters. A few words in a row are safe and easy to remember.')}
        rules={[{ required: true, message: t('Choose a password.') }, atMost(200)]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </SmallForm>
  );
}
