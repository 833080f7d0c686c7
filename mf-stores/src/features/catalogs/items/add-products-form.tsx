import type { Catalog } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { useAddItems } from '../../../entities/catalogs/catalogs.queries.js';
import { newProduct, paths } from '../../../entities/products/paths.js';
import { ProductsChoice } from '../../../entities/products/products-choice.js';

interface Values {
  products: { value: string; label: string }[];
}

/** Chooses products and puts them at the end of a catalog, in a dialog. */
export function AddProductsForm({ catalog, close }: { catalog: Catalog; close: () => void }) {
  const { notify } = useShell();
  const add = useAddItems();

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
      <ProductsChoice
        name="products"
        autoFocus
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
      />
    </SmallForm>
  );
}
