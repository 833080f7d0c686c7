import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import type { ListedProduct } from '@swapt/shared/contract';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { BulkChanges, CsvButton, DataList, ErrorState, Page, useListAddress, useSelection } from '@swapt/shared/ui';
import { productSorts, productStatuses } from '@swapt/shared/values';
import { Button } from 'antd';
import { useCatalog } from '../../../entities/catalogs/catalogs.queries.js';
import { allCatalogs, newProduct, paths } from '../../../entities/products/paths.js';
import { statusOptions } from '../../../entities/products/product-status.js';
import { useProducts } from '../../../entities/products/products.queries.js';
import { productBulkWords } from './bulk-words.js';
import { ManyProductsActions } from './many-products-actions.js';
import { productColumns } from './product-columns.js';
import type { ProductFilter } from './selected.js';

const filters = [
  { name: 'status', label: t('Status'), options: statusOptions },
  {
    name: 'sort',
    label: t('Order'),
    options: [
      { value: 'changed', label: t('Last changed first') },
      { value: 'newest', label: t('Newest first') },
      { value: 'name', label: t('By name') },
    ],
  },
];

export default function ProductsScreen() {
  const { catalogId = allCatalogs } = useParams();
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const inCatalog = catalogId === allCatalogs ? undefined : catalogId;
  const catalog = useCatalog(inCatalog);
  const filter: ProductFilter = {
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be a status.
    status: productStatuses.find((status) => status === address.filter('status')),
    catalog_id: inCatalog,
  };
  const sort = productSorts.find((one) => one === address.filter('sort'));
  const query = useProducts({ ...address.paging, ...filter, sort });
  const selection = useSelection<ListedProduct, ProductFilter>(filter, (selected, onDone) => (
    <ManyProductsActions selected={selected} onDone={onDone} />
  ));
  const mayWrite = session.can('catalogs:write');
  const create = mayWrite && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate(paths.product(newProduct, catalogId))}
    >
      {t('New product')}
    </Button>
  );
  const breadcrumbs = inCatalog
    ? [
        { label: t('Catalogs'), to: paths.catalogs },
        { label: catalog.data?.name ?? t('Catalog'), to: paths.catalog(inCatalog) },
      ]
    : [];

  if (catalog.isError && !catalog.data) {
    return (
      <Page title={t('Products')} breadcrumbs={breadcrumbs.slice(0, 1)}>
        <ErrorState
          error={catalog.error}
          onRetry={() => void catalog.refetch()}
          elsewhere={<Link to={paths.products()}>{t('See all products')}</Link>}
        />
      </Page>
    );
  }
  return (
    <Page
      title={t('Products')}
      lead={
        catalog.data
          ? t('What is in the catalog “{name}”.', { name: catalog.data.name })
          : t('What you sell, with its variants, prices and pictures.')
      }
      breadcrumbs={breadcrumbs}
      actions={
        <>
          <CsvButton
            name="products"
            // What an import takes, whatever columns the list has.
            ask={(call) => call('product.exportCsv', { ...filter, sort })}
            disabled={!query.data?.total}
          />
          {mayWrite && !inCatalog && (
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => void navigate(paths.importProducts)}>
              {t('Import products')}
            </Button>
          )}
          {inCatalog && <Button onClick={() => void navigate(paths.products())}>{t('All products')}</Button>}
          {create}
        </>
      }
    >
      <BulkChanges noun="products" words={productBulkWords} />
      <DataList<ListedProduct>
        query={query}
        address={address}
        list="products"
        noun={t('products')}
        filters={filters}
        columns={productColumns(catalogId, mayWrite)}
        rowKey={({ product_id }) => product_id}
        rowName={({ name }) => name}
        selection={mayWrite ? selection : undefined}
        empty={{
          icon: <TagsOutlined />,
          title: inCatalog ? t('No products in this catalog yet') : t('No products yet'),
          text: mayWrite
            ? t(
                'Create one with its name, a picture and a price, or import a table. It stays a draft until you set it active.',
              )
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
