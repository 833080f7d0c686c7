import { atMost, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';

/** A code's name in the console. */
export function NameField({ autoFocus = false, example }: { autoFocus?: boolean; example: string }) {
  return (
    <Form.Item
      name="name"
      label={t('Name')}
      extra={t('Only you and your team see it.')}
      rules={[{ required: true, whitespace: true, message: t('Give the code a name.') }, atMost(nameMaxLength)]}
    >
      <TextInput max={nameMaxLength} placeholder={example} autoFocus={autoFocus} />
    </Form.Item>
  );
}
