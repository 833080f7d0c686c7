import type { AddOn, Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { useIsPhone } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { itemsText, mostText, priceText } from '../../entities/addons/addon-words.js';
import { AddOnMenu } from './addon-menu.js';
import { AddOnSwitch } from './addon-switch.js';
import { NotOffered } from './not-offered.js';

interface Props {
  store: Store;
  addOn: AddOn;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
}

/** One add-on with its price and whether shoppers are offered it. */
export function AddOnRow({ store, addOn, ...place }: Props) {
  const isPhone = useIsPhone();
  const price = <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{priceText(addOn)}</span>;
  return (
    <Flex align={isPhone ? 'start' : 'center'} gap={space.md}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <div style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{addOn.name}</div>
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13, overflowWrap: 'anywhere' }}>
          {itemsText(addOn)} · {mostText(addOn)}
        </Typography.Text>
        <NotOffered store={store} addOn={addOn} />
        {isPhone && (
          <Flex wrap justify="space-between" align="center" gap={`0 ${space.sm}px`} style={{ marginTop: space.xs }}>
            {price}
            <AddOnSwitch addOn={addOn} />
          </Flex>
        )}
      </div>
      {!isPhone && (
        <>
          <div style={{ flex: '0 0 130px', textAlign: 'right' }}>{price}</div>
          <div style={{ flex: '0 0 140px' }}>
            <AddOnSwitch addOn={addOn} />
          </div>
        </>
      )}
      <AddOnMenu store={store} addOn={addOn} {...place} />
    </Flex>
  );
}
