import SoundOutlined from '@ant-design/icons/SoundOutlined';
import type { ListedOrder, Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { LiveBoard, type BoardCard } from '@swapt/shared/ui/live-board';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { useBoardOrders } from '../orders.queries.js';
import { BoardOrder } from './board-order.js';
import { useChime } from './use-chime.js';

type Card = BoardCard & { order: ListedOrder };

const columns = [
  { key: 'new', title: t('To prepare') },
  { key: 'ready', title: t('Ready for pick-up') },
];

/** The open orders of a store, for a screen at the counter: it keeps itself up to date, and a new one chimes. */
export default function StoreBoardScreen() {
  return <StoreFrame tab="orders">{(store) => <Board store={store} />}</StoreFrame>;
}

function Board({ store }: { store: Store }) {
  const query = useBoardOrders(store.store_id);
  // Not kept: without a press, browsers play nothing.
  const [isLoud, setIsLoud] = useState(false);
  const ids = useMemo(() => query.data?.map(({ id }) => id), [query.data]);
  const play = useChime(ids, isLoud);
  const toggle = () => {
    if (!isLoud) play();
    setIsLoud(!isLoud);
  };
  return (
    <>
      <div>
        <Button icon={<SoundOutlined aria-hidden />} aria-pressed={isLoud} onClick={toggle}>
          {isLoud ? t('Sound is on') : t('Sound for new orders')}
        </Button>
      </div>
      <LiveBoard<Card>
        query={query}
        columns={columns}
        noun={{ one: t('order'), many: t('orders') }}
        nameOf={({ order }) => t('Order {number}', { number: String(order.number ?? '–') })}
        render={({ order }) => <BoardOrder order={order} />}
      />
    </>
  );
}
