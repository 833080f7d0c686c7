import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { useIsPhone } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { paths } from '../../../entities/products/paths.js';
import { PriceRange } from '../../../entities/products/price-range.js';
import { ProductName } from '../../../entities/products/product-name.js';
import { ProductStatusLabel } from '../../../entities/products/product-status.js';
import { ItemMenu } from './item-menu.js';

interface Props {
  item: Api['items.get']['out']['data'][number];
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onTakeOut: (() => void) | undefined;
}

/** One product in a catalog. What is not active says so: shoppers do not see it. */
export function ItemRow({ item, ...menu }: Props) {
  const isPhone = useIsPhone();
  const { product } = item;
  const status = product.status !== 'active' && <ProductStatusLabel status={product.status} />;
  const facts = (
    <Flex gap={space.sm} wrap align="center">
      <PriceRange prices={product.prices} />
      {status}
    </Flex>
  );
  return (
    <Flex align="center" gap={space.md}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <ProductName product={product} to={paths.product(product.product_id, item.catalog_id)}>
          {isPhone && facts}
        </ProductName>
      </div>
      {!isPhone && <div style={{ flex: '0 0 110px', textAlign: 'right' }}>{status}</div>}
      {!isPhone && (
        <div style={{ flex: '0 0 170px', textAlign: 'right' }}>
          <PriceRange prices={product.prices} />
        </div>
      )}
      <ItemMenu name={product.name} {...menu} />
    </Flex>
  );
}
