import { orderOnce } from '../../testing/stores/order-once.js';
import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A seller with its tax number, and the invoice and the credit note of an order that was paid and given back in part. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    await call('payments.tax', { org_id, data: { legal_name: canary, address: canary } });
    await call('payments.taxRegistration', { org_id, country: 'DE', number: canary });
    const buyer = { name: canary, email: `paper.${org_id}@example.com` };
    const { storeId, orderId } = await orderOnce(call, org_id, buyer);
    await call('orders.update', { org_id, id: orderId, type: 'mark_paid', update_fields: { tender: 'cash' } });
    const { data: refunds } = await call('payments.refund', { org_id, id: orderId, amount: 100 });
    const refund_id = refunds[0]?.refund_id ?? '';
    await call('orders.paper', { org_id, id: orderId, kind: 'credit_note', refund_id });
    await call('stores.status', { org_id, store_id: storeId, status: 'closed' });
    return { refund_id };
  },
};
