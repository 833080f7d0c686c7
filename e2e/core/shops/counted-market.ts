import type { Call } from '@swapt/shared/client';
import { openShop } from './open-shop.js';

/** An event that is closed, with two sales and its one drawer counted: 63.50 in it, and 24.00 by card. */
export async function countedMarket(call: Call, org_id: string) {
  const { storeId: store_id } = await openShop(call, org_id);
  const about = { name: 'Harbour market', place: 'Quay 3', starts_at: new Date().toISOString(), ends_at: null };
  const { data: event } = await call('events.create', { org_id, ...about, store_ids: [store_id] });
  const ids = { org_id, event_id: event.event_id };
  const { data: desk } = await call('pos.start', { ...ids, store_id, device: 'Desk 1', opening: 5_000 });
  const { session_id } = desk;
  const sell = (tender: 'cash' | 'card', total: number) =>
    call('pos.sell', {
      ...{ org_id, session_id, sale_key: crypto.randomUUID(), tender, total },
      amounts: [{ name: 'Bowl', amount: total }],
    });
  await sell('cash', 1_400);
  await sell('card', 2_400);
  await call('pos.count', { org_id, session_id, counted: 6_350 });
  await call('events.close', ids);
  return {
    ids,
    path: `/admin/store/${store_id}/${event.event_id}/settlements`,
    /** A sale that the desk kept while it had no network. */
    sellLate: () =>
      call('pos.sell', {
        ...{ org_id, session_id, sale_key: crypto.randomUUID(), tender: 'cash', total: 900, made_ago: 3_600 },
        ...{ amounts: [{ name: 'Cup', amount: 900 }], accept: true },
      }),
  };
}
