import { space } from '@swapt/shared/tokens';
import { useIsPhone } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { paths } from '../../../entities/products/paths.js';
import { ProductName } from '../../../entities/products/product-name.js';
import type { BriefItem } from '../inventory.queries.js';
import { UnsoldReason } from '../unsold-reason.js';
import { LowMark, OnHand, Sold, VariantCount } from './item-facts.js';
import { ShownSwitch } from './shown-switch.js';
import { StoreItemMenu } from './store-item-menu.js';

interface Props {
  item: BriefItem;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onTakeOut: (() => void) | undefined;
}

const column = (width: number) => ({ flex: `0 0 ${width}px`, textAlign: 'right' }) as const;

/** One product of a store, with what is left of it and whether shoppers see it. */
export function StoreItemRow({ item, ...menu }: Props) {
  const isPhone = useIsPhone();
  return (
    <Flex align={isPhone ? 'start' : 'center'} gap={space.md}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <ProductName product={item} to={paths.product(item.product_id)}>
          <UnsoldReason status={item.status} />
          {!isPhone && <VariantCount item={item} />}
        </ProductName>
        {isPhone && (
          <Flex vertical gap={space.sm} style={{ marginTop: space.sm }}>
            <Flex gap={space.sm} wrap align="center">
              <OnHand item={item} /> · <Sold item={item} />
              <LowMark item={item} />
            </Flex>
            <ShownSwitch item={item} />
          </Flex>
        )}
      </div>
      {!isPhone && (
        <>
          <div style={column(130)}>
            <LowMark item={item} />
          </div>
          <div style={column(110)}>
            <OnHand item={item} />
          </div>
          <div style={column(80)}>
            <Sold item={item} />
          </div>
          <div style={{ flex: '0 0 110px' }}>
            <ShownSwitch item={item} />
          </div>
        </>
      )}
      <StoreItemMenu item={item} {...menu} />
    </Flex>
  );
}
