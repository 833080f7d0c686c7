import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { StoreSelect } from './store-select.js';

export function StoreFields() {
  return (
    <Form.Item
      name={['content', 'store_id']}
      label={t('Store')}
      extra={t('Shoppers see the store as soon as it is open.')}
      rules={[{ required: true, message: t('Choose a store.') }]}
      style={{ marginBottom: 0 }}
    >
      <StoreSelect />
    </Form.Item>
  );
}
