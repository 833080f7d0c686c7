import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useCatalogs } from '../../catalogs/catalogs.queries.js';
import { newProduct, paths } from '../../products/paths.js';
import { rangeText } from '../../products/price-range.js';
import { useProductChoices } from '../../products/products.queries.js';

export interface Choice {
  value: string;
  label: string;
}

/** Finds products by what is typed. */
export function ProductsChoice({ onLeave }: { onLeave: () => void }) {
  const [search, setSearch] = useState('');
  const choices = useProductChoices(search);
  const options = (choices.data?.data ?? []).map(({ product_id, name, prices: [price] }) => ({
    value: product_id,
    label: price ? `${name} (${rangeText(price)})` : name,
  }));
  return (
    <Form.Item
      name="product_ids"
      label={t('Products')}
      extra={t.rich('They come last in the store. Not there yet? <link>Make a new product</link>', {
        link: (words) => (
          <Link to={paths.product(newProduct)} onClick={onLeave} style={{ textDecoration: 'underline' }}>
            {words}
          </Link>
        ),
      })}
      validateTrigger="onSubmit"
      rules={[{ required: true, message: t('Choose at least one product.') }]}
    >
      <RequiredSelect
        mode="multiple"
        labelInValue
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

/** Finds a catalog by what is typed. */
export function CatalogChoice() {
  const [search, setSearch] = useState('');
  const choices = useCatalogs({ pageSize: 20, search: search || undefined });
  const options = (choices.data?.data ?? []).map(({ catalog_id, name, products }) => ({
    value: catalog_id,
    label: t('{name} ({products, plural, one {# product} other {# products}})', { name, products }),
  }));
  return (
    <Form.Item
      name="catalog_id"
      label={t('Catalog')}
      extra={t(
        'All its products come last in the store, in the order of the catalog. What the store sells already stays where it is.',
      )}
      validateTrigger="onSubmit"
      rules={[{ required: true, message: t('Choose a catalog.') }]}
    >
      <RequiredSelect
        showSearch
        labelInValue
        placeholder={t('Type part of its name')}
        filterOption={false}
        onSearch={setSearch}
        loading={choices.isFetching}
        options={options}
        notFoundContent={choices.isError ? t('The catalogs could not be loaded.') : t('No catalog has this name.')}
      />
    </Form.Item>
  );
}
