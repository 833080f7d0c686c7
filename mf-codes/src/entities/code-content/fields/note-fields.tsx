import { Form, Input } from 'antd';

export function NoteFields() {
  return (
    <Form.Item
      name={['content', 'text']}
      label="Text"
      extra="We show it exactly as you write it, with line breaks. Anyone who scans the code can read it."
      rules={[{ required: true, whitespace: true, message: 'Write the text that people see.' }]}
      style={{ marginBottom: 0 }}
    >
      <Input.TextArea maxLength={4000} showCount autoSize={{ minRows: 5, maxRows: 16 }} />
    </Form.Item>
  );
}
