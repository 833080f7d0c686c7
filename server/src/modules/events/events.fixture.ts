import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

/** An event with an open desk and a sale there, with the canary in its texts; its store closed since. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { storeId: store_id, items } = await openStore(call, org_id, [simpleProduct(`${canary} of the stand`, 500)]);
    const about = {
      name: canary,
      place: canary,
      store_ids: [store_id],
      starts_at: '2026-05-01T08:00:00Z',
      ends_at: null,
    };
    const { data: event } = await call('events.create', { org_id, ...about });
    const { data: desk } = await call('pos.start', {
      org_id,
      event_id: event.event_id,
      store_id,
      device: canary,
      opening: 1000,
    });
    const { data: sale } = await call('pos.sell', {
      ...{ org_id, session_id: desk.session_id, sale_key: desk.session_id, tender: 'cash', total: 500 },
      items: [{ variant_id: items[0]?.variantIds[0] ?? '', quantity: 1 }],
    });
    await call('stores.status', { org_id, store_id, status: 'closed' });
    return {
      event_id: event.event_id,
      session_id: desk.session_id,
      'events.store_id': store_id,
      'pos.store_id': store_id,
      'pos.order_id': sale.order_id,
      'pos.sale_key': desk.session_id,
      // None of these is a payment at a terminal.
      'pos.payment_id': sale.order_id,
    };
  },
};
