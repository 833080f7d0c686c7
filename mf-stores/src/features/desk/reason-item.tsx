import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { eventLimits } from '@swapt/shared/values';
import { Form } from 'antd';

/** Why something is done that a sale does not need; it is kept with it. */
export const ReasonItem = () => (
  <Form.Item
    name="reason"
    label={t('Reason')}
    rules={[{ required: true, whitespace: true, message: t('Please write why.') }, atMost(eventLimits.reason)]}
  >
    <TextInput max={eventLimits.reason} />
  </Form.Item>
);
