import type { ShownItem } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

interface Props {
  price: ShownItem['price'];
  /** The price before, shown crossed out. */
  before: ShownItem['compare_at'];
  /** The lowest of several. */
  isFrom?: boolean;
}

export function Price({ price, before, isFrom = false }: Props) {
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
    </span>
  );
}
