import type { Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Typography } from 'antd';
import { paths } from '../../../entities/products/paths.js';
import { ProductName } from '../../../entities/products/product-name.js';
import { StockLabel } from './stock-label.js';
import { optionsText, type StockRow } from './stock-rows.js';

interface Props {
  row: StockRow;
  store: Store;
  /** On a card the product is named again. */
  isCard?: boolean;
}

/** Which variant it is: below its product, where that is named above already. */
export function StockNameCell({ row, store, isCard = false }: Props) {
  const { item, variant, isFollowing } = row;
  const options = optionsText(variant);
  const rest = (
    <>
      {options && <div style={{ overflowWrap: 'anywhere' }}>{options}</div>}
      <Numbers {...variant} />
      <StockLabel row={row} store={store} />
    </>
  );
  // As wide as the picture of the product and the gap beside it.
  if (isFollowing && !isCard) return <div style={{ paddingInlineStart: 48 + space.md }}>{rest}</div>;
  return (
    <ProductName product={item} to={paths.product(item.product_id)}>
      {rest}
    </ProductName>
  );
}

function Numbers({ sku, barcode }: StockRow['variant']) {
  const text = [sku && t('SKU {sku}', { sku }), barcode && t('Barcode {barcode}', { barcode })].filter(Boolean);
  return text.length === 0 ? null : (
    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13, overflowWrap: 'anywhere' }}>
      {/* A number stays beside its name where there is no room for both. */}
      {text.map((one) => (
        <span key={one} style={{ display: 'inline-block', marginInlineEnd: space.md }}>
          {one}
        </span>
      ))}
    </Typography.Text>
  );
}
