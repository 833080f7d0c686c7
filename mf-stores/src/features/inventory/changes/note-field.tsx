import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { storeLimits } from '@swapt/shared/values';
import { Form } from 'antd';

/** Why stock changes, for the team. Where it has to be said, `required` is the sentence that asks for it. */
export const NoteField = ({ example, required }: { example: string; required?: string }) => (
  <Form.Item
    name="note"
    label={required ? t('Reason') : t('Note (optional)')}
    extra={t('For your team, in the history. For example: {example}', { example })}
    rules={[
      ...(required ? [{ required: true, whitespace: true, message: required }] : []),
      atMost(storeLimits.sentence),
    ]}
  >
    <TextInput max={storeLimits.sentence} autoComplete="off" />
  </Form.Item>
);
