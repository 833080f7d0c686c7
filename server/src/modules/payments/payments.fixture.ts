import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { orderOnce } from '../../testing/stores/order-once.js';

/** An order that was paid at the counter and given back in part, with the canary in the note of that, of a store that closed since. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const buyer = { name: canary, email: `paid.${org_id}@example.com` };
    const { storeId, orderId, variantId, methodId } = await orderOnce(call, org_id, buyer);
    await call('orders.update', { org_id, id: orderId, type: 'mark_paid', update_fields: { tender: 'cash' } });
    await call('payments.refund', { org_id, id: orderId, amount: 100, note: canary });
    await call('stores.status', { org_id, store_id: storeId, status: 'closed' });
    return {
      'payments.store_id': storeId,
      'payments.id': orderId,
      'payments.variant_id': variantId,
      // None of these is an add-on or a method of anybody.
      'payments.add_on_id': orderId,
      'payments.method_id': methodId,
    };
  },
};
