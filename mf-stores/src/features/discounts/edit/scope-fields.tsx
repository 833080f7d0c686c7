import { currencyCodes, currencyName } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { MoneyField, moneyRule } from '@swapt/shared/ui/money-field';
import { discountLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useCatalogs } from '../../../entities/catalogs/catalogs.queries.js';
import { useProductChoices } from '../../../entities/products/products.queries.js';
import { useStores } from '../../../entities/stores/stores.queries.js';
import { typedAgain, type DiscountValues } from './discount-values.js';

const mostStores = 100;

/** Where it can be used, and from which sum. */
export function PlaceFields() {
  const form = Form.useFormInstance<DiscountValues>();
  const currency = Form.useWatch((values: DiscountValues) => values.currency);
  const stores = (useStores({ pageSize: mostStores }).data?.data ?? []).filter(({ status }) => status !== 'deleted');
  const setCurrency = (next: string) => {
    const { amount = null, minimum = null } = form.getFieldsValue();
    form.setFieldsValue({ currency: next, amount: typedAgain(amount), minimum: typedAgain(minimum) });
  };
  const onStore = (id: string) => {
    const store = stores.find(({ store_id }) => store_id === id);
    if (store) setCurrency(store.currency);
  };
  return (
    <>
      <Form.Item name="store_id" label={t('Store')} required>
        <RequiredSelect
          onChange={onStore}
          options={[
            { value: '', label: t('All stores') },
            ...stores.map(({ store_id, name }) => ({ value: store_id, label: name })),
          ]}
        />
      </Form.Item>
      <Form.Item
        name="currency"
        label={t('Currency of the amounts')}
        required
        extra={t('In a store with another currency it gives nothing.')}
      >
        <RequiredSelect
          showSearch
          onChange={setCurrency}
          optionFilterProp="label"
          options={currencyCodes.map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` }))}
        />
      </Form.Item>
      {currency && (
        <Form.Item
          name="minimum"
          label={t('From which sum of goods')}
          rules={[moneyRule({ currency, noun: t('The sum'), min: 1 })]}
        >
          <MoneyField currency={currency} />
        </Form.Item>
      )}
    </>
  );
}

/** Which products it is for. */
export const ProductFields = () => (
  <>
    <Form.Item name="from" label={t('For which products?')} required>
      <RequiredRadios
        options={[
          { value: 'all', label: t('All products') },
          { value: 'chosen', label: t('Chosen products and catalogs') },
        ]}
      />
    </Form.Item>
    <Form.Item noStyle dependencies={['from']}>
      {({ getFieldValue }) => getFieldValue('from') === 'chosen' && <Chosen />}
    </Form.Item>
  </>
);

function Chosen() {
  const [product, setProduct] = useState('');
  const [catalog, setCatalog] = useState('');
  const products = useProductChoices(product);
  const catalogs = useCatalogs({ pageSize: 20, search: catalog || undefined });
  return (
    <>
      <Form.Item
        name="product_ids"
        label={t('Products')}
        dependencies={['catalog_ids']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, chosen: unknown[]) => {
              const others = getFieldValue('catalog_ids') as unknown[];
              if (chosen.length + others.length === 0) throw new Error(t('Choose at least one product or catalog.'));
            },
          }),
          { type: 'array', max: discountLimits.products },
        ]}
      >
        <Select
          mode="multiple"
          labelInValue
          filterOption={false}
          onSearch={setProduct}
          loading={products.isFetching}
          placeholder={t('Type part of a name, SKU or barcode')}
          options={(products.data?.data ?? []).map(({ product_id, name }) => ({ value: product_id, label: name }))}
          notFoundContent={t('No product has this name, SKU or barcode.')}
        />
      </Form.Item>
      <Form.Item name="catalog_ids" label={t('Catalogs')} rules={[{ type: 'array', max: discountLimits.catalogs }]}>
        <Select
          mode="multiple"
          labelInValue
          filterOption={false}
          onSearch={setCatalog}
          loading={catalogs.isFetching}
          placeholder={t('All products of a catalog')}
          options={(catalogs.data?.data ?? []).map(({ catalog_id, name }) => ({ value: catalog_id, label: name }))}
          notFoundContent={t('No catalog has this name.')}
        />
      </Form.Item>
    </>
  );
}
