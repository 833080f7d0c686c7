import { atMost, TextArea } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';

export function NoteFields() {
  return (
    <Form.Item
      name={['content', 'text']}
      label={t('Text')}
      extra={t('We show it exactly as you write it, with line breaks. Anyone who scans the code can read it.')}
      rules={[{ required: true, whitespace: true, message: t('Write the text that people see.') }, atMost(4000)]}
      style={{ marginBottom: 0 }}
    >
      <TextArea max={4000} autoSize={{ minRows: 5, maxRows: 16 }} />
    </Form.Item>
  );
}
