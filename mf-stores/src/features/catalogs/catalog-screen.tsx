import type { Catalog } from '@swapt/shared/contract';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState, Page } from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import { useCatalog } from '../../entities/catalogs/catalogs.queries.js';
import { paths } from '../../entities/products/paths.js';
import { CatalogMenu } from './catalog-menu.js';
import { AddProductsButton } from './items/add-products-button.js';
import { CatalogItems } from './items/catalog-items.js';

const breadcrumbs = [{ label: t('Catalogs'), to: paths.catalogs }];

export default function CatalogScreen() {
  const { catalogId = '' } = useParams();
  const query = useCatalog(catalogId);
  if (query.data) return <OneCatalog catalog={query.data} />;
  return (
    <Page title={t('Catalog')} breadcrumbs={breadcrumbs}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={paths.catalogs}>{t('See all catalogs')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function OneCatalog({ catalog }: { catalog: Catalog }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const mayWrite = session.can('catalogs:write');
  const { products } = catalog;
  return (
    <Page
      title={catalog.name}
      lead={t(
        '{products, plural, =0 {It has no products yet.} one {# product. Stores and pages show it.} other {# products. Stores and pages show them in this order.}}',
        { products },
      )}
      breadcrumbs={breadcrumbs}
      actions={
        <>
          {products > 0 && (
            <Button onClick={() => void navigate(paths.products(catalog.catalog_id))}>{t('As a list')}</Button>
          )}
          {mayWrite && <CatalogMenu catalog={catalog} onDeleted={() => void navigate(paths.catalogs)} />}
          {mayWrite && <AddProductsButton catalog={catalog} />}
        </>
      }
    >
      <CatalogItems catalog={catalog} />
    </Page>
  );
}
