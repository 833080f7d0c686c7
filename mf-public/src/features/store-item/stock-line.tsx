import type { ShownProduct } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

type Variant = ShownProduct['variants'][number];

/** What there is of it, as it is: a number where it is small. */
export function StockLine({ availability, left }: Pick<Variant, 'availability' | 'left'>) {
  const text = useText('store');
  const words = () => {
    if (availability === 'sold_out') return text('soldOut');
    return left === null ? text('inStock') : text('left', { left });
  };
  return <span className={`stock ${availability}`}>{words()}</span>;
}
