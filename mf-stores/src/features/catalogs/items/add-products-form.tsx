import type { Catalog } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useAddItems } from '../../../entities/catalogs/catalogs.queries.js';
import { newProduct, paths } from '../../../entities/products/paths.js';
import { rangeText } from '../../../entities/products/price-range.js';
import { useProductChoices } from '../../../entities/products/products.queries.js';

interface Values {
  products: { value: string; label: string }[];
}

/** Chooses products and puts them at the end of a catalog, in a dialog. */
export function AddProductsForm({ catalog, close }: { catalog: Catalog; close: () => void }) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const choices = useProductChoices(search);
  const add = useAddItems();

  const options = (choices.data?.data ?? []).map(({ product_id, name, prices: [price] }) => ({
    value: product_id,
    label: price ? `${name} (${rangeText(price)})` : name,
  }));

  const save = async ({ products }: Values) => {
    const { added } = (
      await add.mutateAsync({ catalog_id: catalog.catalog_id, product_ids: products.map(({ value }) => value) })
    ).data;
    const known = products.length - added;
    notify.success(
      t('{added, plural, =0 {No product was} one {One product was} other {# products were}} added.', { added }) +
        (known > 0 ? ` ${t('{known, plural, one {One was} other {# were}} in this catalog already.', { known })}` : ''),
    );
    close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ products: [] }}
      fields={['products']}
      save={save}
      submitLabel={t('Add to the catalog')}
      onCancel={close}
    >
      <Form.Item
        name="products"
        label={t('Products')}
        extra={t.rich('They come last in the catalog. Not there yet? <link>Make a new product</link>', {
          link: (words) => (
            <Link
              to={paths.product(newProduct, catalog.catalog_id)}
              onClick={close}
              style={{ textDecoration: 'underline' }}
            >
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
          autoFocus
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
    </SmallForm>
  );
}
