import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { commitDiscounts } from '../discounts/discounts.service.js';
import { fulfilAll, settleOrderRow } from './order-changes.sql.js';
import { insertEntry, selectReserved, type PaidOrder } from './order-money.sql.js';
import { handOverFiles } from './order-files.js';
import { insertEvent } from './orders.sql.js';
import { settleMoney } from './orders.kinds.js';
import { placeLate, placeOrder } from './place-order.js';

interface Came {
  orgId: string;
  order: PaidOrder;
  /** `authorized`: a card keeps it for the order, until it is charged. */
  kind: 'captured' | 'authorized';
  /** `square`: at a terminal of Square. */
  tender: 'online' | 'square';
  /** What it came with: it counts once. */
  ref: string;
  amount: number;
  now: Date;
}

/** Money that came in by an outside service for an order that is locked, or is kept for it: it is placed by it, where it waited for that. False where it was counted before. */
export async function takeMoney(tx: Tx, { orgId, order, kind, tender, ref, amount, now }: Came): Promise<boolean> {
  const { order_id: orderId, status, discount, link_hours: linkHours, session_id: sessionId } = order;
  const entry = { entryId: uuidv7(now), kind, tender, amount, ref, by: null, at: now } as const;
  const [isNew] = await insertEntry(tx, orgId, orderId, entry);
  if (!isNew) return false;
  if (kind === 'captured') await endReserved(tx, { orgId, orderId, ref, now });
  await insertEvent(tx, orgId, orderId, {
    kind: kind === 'captured' ? 'paid' : 'authorized',
    data: { amount },
    at: now,
  });
  const isFromDesk = sessionId !== null && status === 'pending';
  if (isFromDesk) await fulfilAll(tx, orgId, orderId);
  if (status === 'pending') await placeOrder(tx, { orgId, orderId, expiresAt: null, now });
  else if (status === 'expired') await placeLate(tx, { orgId, orderId, discount, now });
  else {
    if (status === 'placed') await commitDiscounts(tx, orgId, orderId);
    await settleOrderRow(tx, orgId, orderId, null, now);
  }
  // What its card keeps is charged now.
  if (isFromDesk && kind === 'authorized') await settleMoney(tx, orgId, orderId, now);
  if (linkHours !== null) await handOverFiles(tx, orgId, orderId, now);
  return true;
}

interface Reserved {
  orgId: string;
  orderId: string;
  ref: string;
  now: Date;
}

/** What a card kept is charged, or given up. Nothing where it kept nothing. */
export async function endReserved(tx: Tx, { orgId, orderId, ref, now: at }: Reserved): Promise<number> {
  const [kept] = await selectReserved(tx, orgId, orderId, ref);
  if (!kept) return 0;
  const entry = {
    entryId: uuidv7(at),
    kind: 'voided',
    tender: 'online',
    amount: kept.amount,
    ref,
    by: null,
    at,
  } as const;
  const [isNew] = await insertEntry(tx, orgId, orderId, entry);
  return isNew ? kept.amount : 0;
}
