import { useApiQuery } from '@swapt/shared/query';
import { atMost, TextInput } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { t } from '@swapt/shared/text';

/** What proves once more that the account is theirs. */
export interface ProofValues {
  password: string;
  /** Of the app or a recovery code, where a second factor is on. */
  code?: string;
}

export const noProof: ProofValues = { password: '' };

/** Beside what is changed: who finds an open console knows none of it. */
export function ProofFields() {
  const { data } = useApiQuery('secondFactor.get', {});
  return (
    <>
      <Form.Item
        name="password"
        label={t('Your password')}
        rules={[{ required: true, message: t('Enter your password.') }, atMost(200)]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      {data?.data.since && <CodeField extra={t('From your authenticator app, or a recovery code.')} />}
    </>
  );
}

export const CodeField = ({ extra }: { extra: string }) => (
  <Form.Item
    name="code"
    label={t('Code')}
    extra={extra}
    rules={[{ required: true, message: t('Enter a code.') }, atMost(40)]}
  >
    <TextInput autoComplete="one-time-code" max={40} className="mono" />
  </Form.Item>
);
