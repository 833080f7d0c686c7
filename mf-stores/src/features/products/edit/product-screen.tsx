import { Link, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState, Page } from '@swapt/shared/ui';
import type { Product } from '@swapt/shared/contract';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useCatalog } from '../../../entities/catalogs/catalogs.queries.js';
import { allCatalogs, newProduct, paths } from '../../../entities/products/paths.js';
import { useProduct } from '../../../entities/products/products.queries.js';
import { ProductFacts } from './product-facts.js';
import { ProductForm } from './product-form.js';
import type { ScreenFrame } from './screen-frame.js';

export default function ProductScreen() {
  const { catalogId = allCatalogs, productId = '' } = useParams();
  const { session } = useShell();
  const inCatalog = catalogId === allCatalogs ? undefined : catalogId;
  const { data: catalog } = useCatalog(inCatalog);
  const breadcrumbs = [
    ...(inCatalog ? [{ label: catalog?.name ?? t('Catalog'), to: paths.catalog(inCatalog) }] : []),
    { label: t('Products'), to: paths.products(catalogId) },
  ];
  const frame = { breadcrumbs, back: paths.products(catalogId) };
  if (productId !== newProduct) return <Known key={productId} productId={productId} frame={frame} />;
  if (session.can('catalogs:write')) return <ProductForm frame={frame} catalogId={inCatalog} />;
  return (
    <Page title={t('New product')} breadcrumbs={breadcrumbs}>
      {t('Your role can look at products, but not make new ones.')}
    </Page>
  );
}

function Known({ productId, frame }: { productId: string; frame: ScreenFrame }) {
  const mayWrite = useShell().session.can('catalogs:write');
  const query = useProduct(productId);
  /** What somebody else saved, once it was chosen over what was typed here. */
  const [theirs, setTheirs] = useState<Product>();
  if (!query.data) {
    return (
      <Page title={t('Product')} breadcrumbs={frame.breadcrumbs}>
        {query.isError ? (
          <ErrorState
            error={query.error}
            onRetry={() => void query.refetch()}
            elsewhere={<Link to={frame.back}>{t('See all products')}</Link>}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </Page>
    );
  }
  if (!mayWrite || query.data.status === 'deleted') return <ProductFacts product={query.data} frame={frame} />;
  const product = theirs ?? query.data;
  return (
    <ProductForm key={theirs ? theirs.revision : 'first'} product={product} frame={frame} onTakeTheirs={setTheirs} />
  );
}
