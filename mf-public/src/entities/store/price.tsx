import type { ShownItem } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

interface Props {
  price: ShownItem['price'];
  /** The price before, shown crossed out. */
  before: ShownItem['compare_at'];
  /** Of a kilogram, a litre or a metre. */
  unitPrice: ShownItem['unit_price'];
  /** The lowest of several. */
  isFrom?: boolean;
}

export function Price({ price, before, unitPrice, isFrom = false }: Props) {
  const text = useText('store');
  return (
    <span className="price">
      <bdi>{isFrom ? text('from', { price: price.text }) : price.text}</bdi>
      {before && (
        <>
          {' '}
          <span className="unseen">{text('before', { price: before.text })}</span>
          <s aria-hidden="true">
            <bdi>{before.text}</bdi>
          </s>
        </>
      )}
      {unitPrice && (
        <>
          {' '}
          <small className="unit-price">
            <bdi>{unitPrice.text}</bdi>
          </small>
        </>
      )}
    </span>
  );
}
