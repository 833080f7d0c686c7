import { ApiError } from '@swapt/shared/client';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { createPasskey } from './create-passkey.js';
import { noProof, ProofFields, type ProofValues } from './proof-fields.js';

interface Values extends ProofValues {
  name: string;
}

export function AddPasskey({ close }: { close: () => void }) {
  const { notify } = useShell();
  const [problem, setProblem] = useState('');
  const begin = useApiMutation('passkeys.begin', { shownByForm: true });
  const add = useApiMutation('passkeys.add', { shownByForm: true });
  const save = async ({ name, ...proof }: Values) => {
    setProblem('');
    const { data } = await begin.mutateAsync(proof);
    try {
      await add.mutateAsync({ name, response: await createPasskey(data.options) });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      return setProblem(
        error instanceof Error && error.name === 'InvalidStateError'
          ? t('This device has a passkey for your account already.')
          : t('Your device made no passkey. You can try again.'),
      );
    }
    close();
    notify.success(t('{name} was added. Choose “Use a passkey” at the next sign-in.', { name }));
  };
  return (
    <SmallForm<Values>
      initialValues={{ name: '', ...noProof }}
      fields={['name', 'password', 'code']}
      save={save}
      submitLabel={t('Continue')}
      onCancel={close}
    >
      {problem && <Alert type="warning" showIcon role="alert" message={problem} style={{ marginBottom: 16 }} />}
      <p>{t('Your device asks for your fingerprint, your face or a PIN next.')}</p>
      <Form.Item
        name="name"
        label={t('Name of the passkey')}
        extra={t('So that you know it again, for example “My phone”.')}
        rules={[{ required: true, whitespace: true, message: t('Give the passkey a name.') }, atMost(60)]}
      >
        <TextInput max={60} autoComplete="off" />
      </Form.Item>
      <ProofFields />
    </SmallForm>
  );
}
