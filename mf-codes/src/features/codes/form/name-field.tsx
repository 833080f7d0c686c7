import { Form, Input } from 'antd';

/** A code's name in the console. */
export function NameField({ autoFocus = false, example }: { autoFocus?: boolean; example: string }) {
  return (
    <Form.Item
      name="name"
      label="Name"
      extra="Only you and your team see it."
      rules={[{ required: true, whitespace: true, message: 'Give the code a name.' }]}
    >
      <Input maxLength={120} placeholder={example} autoFocus={autoFocus} />
    </Form.Item>
  );
}
