import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

/** An order with the canary in all of its texts, of a store that closed since: strangers must find neither. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { storeId: store_id, items } = await openStore(call, org_id, [simpleProduct(canary, 900)], { name: canary });
    const wanted = [{ variant_id: items[0]?.variantIds[0] ?? '', quantity: 1 }];
    const { data: quote } = await call('orders.quote', { store_id, items: wanted });
    const { data: order } = await call('orders.create', {
      ...{ store_id, items: wanted, method_id: quote.method_id ?? '', tender: 'pickup', note: canary },
      contact: { name: canary, email: `${org_id}@example.com` },
    });
    await call('stores.status', { org_id, store_id, status: 'closed' });
    const { data: read } = await call('orders.get', { org_id, id: order.order_id });
    return {
      'orders.store_id': store_id,
      'orders.id': read.order_id,
      'orders.variant_id': wanted[0]?.variant_id ?? '',
      // None of these is an add-on or a method of anybody.
      'orders.add_on_id': read.order_id,
      'orders.method_id': quote.method_id ?? '',
    };
  },
};
