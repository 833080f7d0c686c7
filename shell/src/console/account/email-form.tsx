import { useApiMutation } from '@swapt/shared/query';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';

interface Values extends ProofValues {
  email: string;
}

export function EmailForm({ close }: { close: () => void }) {
  const change = useApiMutation('account.changeEmail', { shownByForm: true });
  const save = async (values: Values) => {
    await change.mutateAsync(values);
    close();
  };
  return (
    <SmallForm<Values>
      initialValues={{ email: '', ...noProof }}
      fields={['email', 'password', 'code']}
      save={save}
      submitLabel={t('Send the link')}
      onCancel={close}
    >
      <p>
        {t(
          'We send a link to the new address. It becomes yours when you open the link. We also tell the present address.',
        )}
      </p>
      <Form.Item
        name="email"
        label={t('New e-mail address')}
        rules={[{ required: true, message: t('Enter your new e-mail address.') }, atMost(254)]}
      >
        <TextInput max={254} type="email" autoComplete="email" />
      </Form.Item>
      <ProofFields />
    </SmallForm>
  );
}
