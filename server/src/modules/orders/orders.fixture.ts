import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { orderOnce } from '../../testing/stores/order-once.js';

/** An order with the canary in all of its texts, of a store that closed since: strangers must find neither. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const buyer = { name: canary, email: `${org_id}@example.com`, note: canary };
    const { storeId, orderId, variantId, methodId } = await orderOnce(call, org_id, buyer);
    await call('stores.status', { org_id, store_id: storeId, status: 'closed' });
    return {
      'orders.store_id': storeId,
      'orders.id': orderId,
      'orders.variant_id': variantId,
      // None of these is an add-on or a method of anybody.
      'orders.add_on_id': orderId,
      'orders.method_id': methodId,
    };
  },
};
