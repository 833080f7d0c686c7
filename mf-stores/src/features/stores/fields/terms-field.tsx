import { t } from '@swapt/shared/text';
import { atMost, TextArea } from '@swapt/shared/ui';
import { termsMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';

export const TermsField = () => (
  <Form.Item
    name="terms"
    label={t('Terms of the shop')}
    extra={t('Shoppers agree to them when they order. Leave them empty for the terms of your organization.')}
    rules={[atMost(termsMaxLength)]}
  >
    <TextArea max={termsMaxLength} autoSize={{ minRows: 3, maxRows: 16 }} />
  </Form.Item>
);
