import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { ItemSelect } from './item-select.js';
import { StoreSelect } from './store-select.js';

/** A product of a store; of another store it is another one. */
export function ItemFields() {
  const form = Form.useFormInstance();
  const storeId = Form.useWatch<string | undefined>(['content', 'store_id'], form);
  return (
    <>
      <Form.Item
        name={['content', 'store_id']}
        label={t('Store')}
        rules={[{ required: true, message: t('Choose a store.') }]}
      >
        <StoreSelect onChange={() => form.setFieldValue(['content', 'item_id'], undefined)} />
      </Form.Item>
      <Form.Item
        name={['content', 'item_id']}
        label={t('Product')}
        extra={t('Price, pictures and stock are always those of the moment in which somebody scans.')}
        rules={[{ required: true, message: t('Choose a product.') }]}
        style={{ marginBottom: 0 }}
      >
        <ItemSelect storeId={storeId} disabled={!storeId} />
      </Form.Item>
    </>
  );
}
