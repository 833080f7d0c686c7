import type { ListedProduct } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { paths } from '../../../entities/products/paths.js';
import { PriceRange } from '../../../entities/products/price-range.js';
import { ProductName } from '../../../entities/products/product-name.js';
import { ProductStatusLabel } from '../../../entities/products/product-status.js';
import { ProductMenu } from './product-menu.js';

/** The columns of a list of products, which lead to each as it is in the catalog of the list. */
export const productColumns = (catalogId: string, mayWrite: boolean): DataListColumn<ListedProduct>[] => [
  {
    key: 'name',
    title: t('Product'),
    onCard: 'head',
    render: (product) => <ProductName product={product} to={paths.product(product.product_id, catalogId)} />,
  },
  {
    key: 'price',
    title: t('Price'),
    width: 150,
    align: 'right',
    render: ({ prices }) => <PriceRange prices={prices} />,
  },
  {
    key: 'variants',
    title: t('Variants'),
    width: 100,
    align: 'right',
    render: ({ variants }) => formatNumber(variants),
  },
  {
    key: 'skus',
    title: t('SKUs'),
    width: 170,
    render: ({ skus, variants }) => <span style={{ overflowWrap: 'anywhere' }}>{skusText(skus, variants)}</span>,
  },
  {
    key: 'status',
    title: t('Status'),
    width: 110,
    render: ({ status }) => <ProductStatusLabel status={status} />,
  },
  {
    key: 'changed',
    title: t('Last changed'),
    width: 130,
    render: ({ updated_at }) => <RelativeTime at={updated_at} />,
  },
  ...(mayWrite
    ? [
        {
          key: 'actions',
          title: t('Actions'),
          width: 90,
          align: 'right',
          onCard: 'corner',
          render: (product) => <ProductMenu product={product} catalogId={catalogId} />,
        } satisfies DataListColumn<ListedProduct>,
      ]
    : []),
];

/** The first ones, and a sign where there may be more. */
const skusText = (skus: string, variants: number) => {
  if (skus === '') return '–';
  return variants > skus.split(', ').length ? `${skus} …` : skus;
};
