import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { rangeText } from './price-range.js';
import { useProductChoices } from './products.queries.js';

interface Props {
  /** Of the field. */
  name: string;
  /** Said below it. */
  extra: ReactNode;
  autoFocus?: boolean;
}

/** Finds products by what is typed; several are chosen. */
export function ProductsChoice({ name, extra, autoFocus = false }: Props) {
  const [search, setSearch] = useState('');
  const choices = useProductChoices(search);
  const options = (choices.data?.data ?? []).map(({ product_id, name, prices: [price] }) => ({
    value: product_id,
    label: price ? `${name} (${rangeText(price)})` : name,
  }));
  return (
    <Form.Item
      name={name}
      label={t('Products')}
      extra={extra}
      validateTrigger="onSubmit"
      rules={[{ required: true, message: t('Choose at least one product.') }]}
    >
      <RequiredSelect
        mode="multiple"
        labelInValue
        autoFocus={autoFocus}
        placeholder={t('Type part of a name, SKU or barcode')}
        filterOption={false}
        onSearch={setSearch}
        loading={choices.isFetching}
        options={options}
        notFoundContent={
          choices.isError ? t('The products could not be loaded.') : t('No product has this name, SKU or barcode.')
        }
      />
    </Form.Item>
  );
}
