import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { commitDiscounts } from '../discounts/discounts.service.js';
import { settleOrderRow } from './order-changes.sql.js';
import { insertEntry, type lockPaidOrder } from './order-money.sql.js';
import { insertEvent } from './orders.sql.js';
import type { RowOf } from '../../platform/db/statements.js';
import { placeLate, placeOrder } from './place-order.js';

interface Came {
  orgId: string;
  order: RowOf<typeof lockPaidOrder>;
  /** What it came with: it counts once. */
  ref: string;
  amount: number;
  now: Date;
}

/** Money that came in by the card service for an order that is locked: it is placed by it, where it waited for that. False where it was counted before. */
export async function takeMoney(tx: Tx, { orgId, order, ref, amount, now }: Came): Promise<boolean> {
  const { order_id: orderId, status, discount } = order;
  const entry = { entryId: uuidv7(now), kind: 'captured', tender: 'online', amount, ref, by: null, at: now } as const;
  const [isNew] = await insertEntry(tx, orgId, orderId, entry);
  if (!isNew) return false;
  await insertEvent(tx, orgId, orderId, { kind: 'paid', data: { amount }, at: now });
  if (status === 'pending') await placeOrder(tx, { orgId, orderId, expiresAt: null, now });
  else if (status === 'expired') await placeLate(tx, { orgId, orderId, discount, now });
  else {
    if (status === 'placed') await commitDiscounts(tx, orgId, orderId);
    await settleOrderRow(tx, orgId, orderId, null, now);
  }
  return true;
}
