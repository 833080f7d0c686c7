import { mayCancel, type CancelReason } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { releaseDiscounts } from '../discounts/discounts.service.js';
import { releaseStock, restock } from '../reservations/reservations.service.js';
import { cancelOrderRow } from './order-changes.sql.js';
import { selectCounterMoney } from './order-money.sql.js';
import { mailAboutOrder, settleMoney } from './orders.kinds.js';
import { insertEvent, selectLines, type OrderRow } from './orders.sql.js';
import { stockOf } from './stock-of.js';

interface Canceling {
  orgId: string;
  reason: CancelReason;
  /** Who of the team does it. */
  by: string | null;
  now: Date;
}

/**
 * Calls an order off that is locked and of which nobody has anything: what it keeps or sold is on the shelf again, and who placed it gets a mail.
 * What was paid by card goes back; what was paid at the counter is handed back before.
 */
export async function cancelOrder(tx: Tx, order: OrderRow, { orgId, reason, by, now }: Canceling): Promise<void> {
  const { order_id: orderId, store_id: storeId, status } = order;
  if (!mayCancel(order)) throw new AppError('order.bad_state');
  const [counter] = order.paid > order.refunded ? await selectCounterMoney(tx, orgId, orderId) : [];
  if (counter && counter.amount > 0) throw new AppError('order.paid');
  if (status === 'pending') await releaseStock(tx, orgId, orderId);
  else {
    const lines = await selectLines(tx, orgId, [orderId]);
    const left = stockOf(lines, ({ quantity, returned }) => quantity - returned);
    await restock(tx, { orgId, storeId, causeId: orderId, userId: by, at: now }, left);
    await enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'canceled' }, now });
  }
  await releaseDiscounts(tx, orgId, orderId);
  await cancelOrderRow(tx, orgId, orderId, reason, now);
  if (order.tender !== 'free') await settleMoney(tx, orgId, orderId, now);
  await insertEvent(tx, orgId, orderId, { kind: 'canceled', data: { reason }, by, at: now });
}
