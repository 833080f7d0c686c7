import type { Store } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Radio } from 'antd';
import { useAddStoreItems } from '../stores.queries.js';
import { newProduct, paths } from '../../products/paths.js';
import { ProductsChoice } from '../../products/products-choice.js';
import { CatalogChoice } from './catalog-choice.js';

interface Choice {
  value: string;
  label: string;
}

interface Values {
  from: 'products' | 'catalog';
  product_ids?: Choice[];
  catalog_id?: Choice;
}

const sources = [
  { value: 'products', label: t('Single products') },
  { value: 'catalog', label: t('A whole catalog') },
];

/** Puts products, or all of a catalog, at the end of what a store sells; in a dialog. */
export function AddToStoreForm({ store, close }: { store: Store; close: () => void }) {
  const { notify } = useShell();
  const add = useAddStoreItems();

  const save = async ({ from, product_ids: products = [], catalog_id: catalog }: Values) => {
    const chosen =
      from === 'catalog' ? { catalog_id: catalog?.value } : { product_ids: products.map(({ value }) => value) };
    const { added } = (await add.mutateAsync({ store_id: store.store_id, ...chosen })).data;
    notify.success(
      t(
        '{added, plural, =0 {No product was added: the store sells them already.} one {One product was added.} other {# products were added.}}',
        { added },
      ),
    );
    close();
  };

  const newProductHint = t.rich('They come last in the store. Not there yet? <link>Make a new product</link>', {
    link: (words) => (
      <Link to={paths.product(newProduct)} onClick={close} style={{ textDecoration: 'underline' }}>
        {words}
      </Link>
    ),
  });

  return (
    <SmallForm<Values>
      initialValues={{ from: 'products', product_ids: [] }}
      fields={['product_ids', 'catalog_id']}
      save={save}
      submitLabel={t('Add to the store')}
      onCancel={close}
    >
      <Form.Item name="from" label={t('What do you want to add?')}>
        <Radio.Group options={sources} />
      </Form.Item>
      <Form.Item noStyle dependencies={['from']}>
        {({ getFieldValue }) =>
          getFieldValue('from') === 'catalog' ? (
            <CatalogChoice />
          ) : (
            <ProductsChoice name="product_ids" extra={newProductHint} />
          )
        }
      </Form.Item>
    </SmallForm>
  );
}
