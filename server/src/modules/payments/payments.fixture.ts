import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

/** An order that was paid at the counter and given back in part, with the canary in the note of that, of a store that closed since. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { storeId: store_id, items } = await openStore(call, org_id, [simpleProduct(canary, 900)], { name: canary });
    const wanted = [{ variant_id: items[0]?.variantIds[0] ?? '', quantity: 1 }];
    const { data: quote } = await call('orders.quote', { store_id, items: wanted });
    const { data: order } = await call('orders.create', {
      ...{ store_id, items: wanted, method_id: quote.method_id ?? '', tender: 'pickup' },
      contact: { name: canary, email: `paid.${org_id}@example.com` },
    });
    const id = order.order_id;
    await call('orders.update', { org_id, id, type: 'mark_paid', update_fields: { tender: 'cash' } });
    await call('payments.refund', { org_id, id, amount: 100, note: canary });
    await call('stores.status', { org_id, store_id, status: 'closed' });
    return {
      'payments.store_id': store_id,
      'payments.id': id,
      'payments.variant_id': wanted[0]?.variant_id ?? '',
      // None of these is an add-on or a method of anybody.
      'payments.add_on_id': id,
      'payments.method_id': quote.method_id ?? '',
    };
  },
};
