import { Form, Input } from 'antd';

/** What proves once more that the account is theirs. */
export interface ProofValues {
  password: string;
  /** Of the app or a recovery code, where a second factor is on. */
  code?: string;
}

export const noProof: ProofValues = { password: '' };

/** Beside what is changed: who finds an open console does not know it. */
export function ProofFields() {
  return (
    <Form.Item name="password" label="Your password" rules={[{ required: true, message: 'Enter your password.' }]}>
      <Input.Password autoComplete="current-password" maxLength={200} />
    </Form.Item>
  );
}
