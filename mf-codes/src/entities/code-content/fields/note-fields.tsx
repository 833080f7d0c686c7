import { Form, Input } from 'antd';

export function NoteFields() {
  return (
    <Form.Item
      name={['content', 'text']}
      label="Text"
      extra="Shown as you write it, with its line breaks. Everybody who scans the code can read it."
      rules={[{ required: true, whitespace: true, message: 'Write the text that a scan shows.' }]}
      style={{ marginBottom: 0 }}
    >
      <Input.TextArea maxLength={4000} showCount autoSize={{ minRows: 5, maxRows: 16 }} />
    </Form.Item>
  );
}
