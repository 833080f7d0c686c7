import { Form, Input } from 'antd';

/** A code's name in the console. */
export function NameField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <Form.Item
      name="name"
      label="Name"
      extra="Only you and your team see it."
      rules={[{ required: true, whitespace: true, message: 'Give the code a name.' }]}
    >
      <Input maxLength={120} placeholder="Summer menu, table 4" autoFocus={autoFocus} />
    </Form.Item>
  );
}
