import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { selectExcess } from '../orders/orders.service.js';
import { requestRefund } from './request-refund.js';
import { selectRefundable } from './refunds.sql.js';

/** Asks for what an order was paid too much by card to go back: all of it where it was called off or its things are gone. Its row is locked. */
export async function refundExcess(tx: Tx, services: Services, orgId: string, orderId: string): Promise<void> {
  const [order] = await selectExcess(tx, orgId, orderId);
  if (!order || order.excess === 0) return;
  const reasons = { canceled: 'canceled', expired: 'late' } as const;
  const reason = order.status === 'canceled' || order.status === 'expired' ? reasons[order.status] : 'overpaid';
  let left = order.excess;
  for (const payment of await selectRefundable(tx, orgId, orderId)) {
    const amount = Math.min(left, payment.left_over);
    left -= amount;
    if (amount > 0)
      await requestRefund(tx, services, { orgId, orderId, payment, amount, reason, lines: [], note: '', by: null });
  }
}
