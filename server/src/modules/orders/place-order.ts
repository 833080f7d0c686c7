import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { orderLimits } from '@swapt/shared/values';
import { commitDiscounts } from '../discounts/discounts.service.js';
import { commitStock, reserveStockAgain } from '../reservations/reservations.service.js';
import { selectLostFiles } from '../sold-files/sold-files.service.js';
import { countUnpaid, lockContacts, placeOrderRow } from './new-orders.sql.js';
import { mailAboutOrder, noteBuyer } from './orders.kinds.js';

interface Placed {
  orgId: string;
  orderId: string;
  /** Until when it waits for its money; null where it has it. */
  expiresAt: Date | null;
  /** Nobody left a contact: there is no one to write to, and no record to join. */
  isAnonymous?: boolean;
  now: Date;
}

/**
 * An order counts from here on: its stock is sold, it gets its number, and its mails and the record of the buyer follow. Done before, it does nothing
 * and gives nothing.
 */
export async function placeOrder(
  tx: Tx,
  { orgId, orderId, expiresAt, isAnonymous = false, now }: Placed,
): Promise<number | undefined> {
  await commitStock(tx, orgId, orderId, now);
  // One that waits to be picked up may be called off: its discounts are used once it is paid.
  if (expiresAt === null) await commitDiscounts(tx, orgId, orderId);
  if (!isAnonymous) {
    await enqueue(tx, noteBuyer, { orgId, payload: { order_id: orderId }, now });
    await enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: orderId, news: 'placed' }, now });
  }
  const [placed] = await placeOrderRow(tx, orgId, orderId, expiresAt, now);
  return placed?.number ?? undefined;
}

/**
 * Places an order that expired and whose money came after all, if everything of it is still there. One that was cheaper by a discount is not: somebody
 * else may have that by now.
 */
export async function placeLate(
  tx: Tx,
  { orgId, orderId, discount, now }: { orgId: string; orderId: string; discount: number; now: Date },
): Promise<boolean> {
  if (discount > 0 || (await selectLostFiles(tx, orgId, orderId)).length > 0) return false;
  if (!(await reserveStockAgain(tx, orgId, orderId, now))) return false;
  await placeOrder(tx, { orgId, orderId, expiresAt: null, now });
  return true;
}

/** Whoever leaves orders lying cannot empty the shelves: so many of one address or number wait at once. */
export async function assertFewUnpaid(
  tx: Tx,
  { orgId, storeId, email, phone }: { orgId: string; storeId: string; email: string; phone: string },
): Promise<void> {
  await lockContacts(tx, orgId, storeId, phone ? [email, phone] : [email]);
  const [counted] = await countUnpaid(tx, orgId, storeId, email, phone);
  const most = orderLimits.unpaidPerContact;
  if (counted && (counted.of_email >= most || counted.of_phone >= most)) throw new AppError('order.too_many_unpaid');
}
