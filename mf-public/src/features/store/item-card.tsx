import { SizedPicture } from '@swapt/shared/page/picture';
import type { ShownItem } from '@swapt/shared/contract';
import { Price } from '../../entities/store/price.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  address: string;
  item: ShownItem;
  /** Of the row that is seen at once. */
  isFirst: boolean;
}

export function ItemCard({
  address,
  item: { name, picture, price, is_from, compare_at, unit_price, availability },
  isFirst,
}: Props) {
  const text = useText('store');
  return (
    <li className={availability === 'sold_out' ? 'store-item gone' : 'store-item'}>
      <a href={address}>
        <span className="store-item-picture">
          {picture ? (
            <SizedPicture picture={{ ...picture, alt: '' }} sizes="(min-width: 700px) 260px, 45vw" isFirst={isFirst} />
          ) : (
            <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>
          )}
        </span>
        <span className="store-item-name" dir="auto">
          {name}
        </span>
        <Price price={price} before={compare_at} unitPrice={unit_price} isFrom={is_from} />
        {availability !== 'in_stock' && (
          <span className={`stock ${availability}`}>{text(availability === 'few' ? 'few' : 'soldOut')}</span>
        )}
      </a>
    </li>
  );
}
