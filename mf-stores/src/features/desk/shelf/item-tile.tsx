import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { memo, type SyntheticEvent } from 'react';
import { nameOf, type ShelfItem } from '../sale/cart.js';

interface Props {
  item: ShelfItem;
  currency: string;
  onAdd: (item: ShelfItem) => void;
}

/** Without the network, a picture may not be there. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => (currentTarget.style.visibility = 'hidden');

/** Something to sell: a press puts one into the sale. */
export const ItemTile = memo(function ItemTile({ item, currency, onAdd }: Props) {
  const { picture, left, amount } = item;
  return (
    <button type="button" className="desk-tile" onClick={() => onAdd(item)} data-out={left === 0 || undefined}>
      {picture ? (
        <img src={picture.url} alt="" loading="lazy" width={picture.width} height={picture.height} onError={hide} />
      ) : (
        <span aria-hidden className="desk-tile-letter">
          {item.name.slice(0, 1)}
        </span>
      )}
      <span className="desk-tile-name">{nameOf(item)}</span>
      <span className="desk-tile-price">
        {formatMoney({ amount, currency })}
        {left !== null && <small>{left === 0 ? t('sold out') : t('{left} left', { left: String(left) })}</small>}
      </span>
    </button>
  );
});
