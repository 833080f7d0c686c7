import { t } from '@swapt/shared/text';
import { RelativeTime, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import type { ParkedCart } from '../kept/desk-database.js';

interface Props {
  parked: readonly ParkedCart[];
  onResume: (parked: ParkedCart) => void;
  onDrop: (parked: ParkedCart) => void;
}

/** Sales that were put aside at this desk. */
export function ParkedList({ parked, onResume, onDrop }: Props) {
  const confirm = useDangerConfirm();
  if (parked.length === 0) return <p>{t('No sale is put aside.')}</p>;
  const drop = async (one: ParkedCart) => {
    if (await confirm(t('Discard this sale?'), t('Nothing of it was sold.'), t('Discard'))) onDrop(one);
  };
  return (
    <ul className="desk-kept">
      {parked.map((one) => (
        <li key={one.parked_id}>
          <span>
            {[
              ...one.cart.goods.map(({ quantity, name }) => `${quantity} × ${name}`),
              ...one.cart.free.map(({ name }) => name),
            ].join(', ')}
          </span>
          <small>
            <RelativeTime at={new Date(one.at).toISOString()} />
          </small>
          <div className="desk-choices">
            <Button type="primary" onClick={() => onResume(one)}>
              {t('Go on with it')}
            </Button>
            <Button danger onClick={() => void drop(one)}>
              {t('Discard')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
