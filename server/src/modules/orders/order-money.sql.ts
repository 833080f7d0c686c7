import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

interface Entry {
  entryId: string;
  kind: 'authorized' | 'captured' | 'voided' | 'refunded' | 'refund_failed';
  tender: string;
  amount: number;
  /** What caused it. */
  ref: string;
  by: string | null;
  /** The desk whose drawer or terminal it went through. */
  sessionId?: string;
  at: Date;
}

/** An entry of an order’s ledger. The same cause counts once: no row where it was counted before. */
export const insertEntry = (
  tx: Tx,
  orgId: string,
  orderId: string,
  { entryId, kind, tender, amount, ref, by, sessionId, at }: Entry,
) =>
  tx.query(
    `insert into payment_entries (org_id, entry_id, order_id, kind, tender, amount, ref, by_user, at, session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (org_id, order_id, kind, ref) do nothing returning entry_id`,
    [orgId, entryId, orderId, kind, tender, amount, ref, by, at, sessionId ?? null],
    'insert_payment_entry',
  );

/** What a card kept for an order. */
export const selectReserved = (tx: Tx, orgId: string, orderId: string, ref: string) =>
  tx.query(
    "select amount from payment_entries where org_id = $1 and order_id = $2 and kind = 'authorized' and ref = $3",
    [orgId, orderId, ref],
    'reserved_money',
  );

/** Refunds together never exceed what was paid: no row where this one would. */
export const reserveRefund = (tx: Tx, orgId: string, orderId: string, amount: number, at: Date) =>
  tx.query(
    `update orders set refund_reserved = refund_reserved + $3, updated_at = $4, revision = revision + 1
      where org_id = $1 and order_id = $2 and refund_reserved + $3 <= paid returning order_id`,
    [orgId, orderId, amount, at],
  );

/** A refund that did not work leaves room for another one. */
export const giveBackRefund = (tx: Tx, orgId: string, orderId: string, amount: number, at: Date) =>
  tx.query(
    `update orders set refund_reserved = refund_reserved - $3, updated_at = $4, revision = revision + 1 where org_id = $1 and order_id = $2`,
    [orgId, orderId, amount, at],
  );

/** What came in at the counter, less what went back there: it goes back by hand. */
export const selectCounterMoney = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select coalesce(sum(case kind when 'captured' then amount when 'refunded' then - amount else 0 end), 0)::bigint as amount,
       coalesce(min(tender), 'cash') as tender
       from payment_entries where org_id = $1 and order_id = $2 and tender not in ('online', 'square')`,
    [orgId, orderId],
  );

/** What an order still has to give back: what was paid above what it costs now, and is not on its way back. */
export const selectExcess = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select status, greatest(paid - refund_reserved - case when status in ('placed', 'completed') then total else 0 end, 0)::bigint as excess
       from orders where org_id = $1 and order_id = $2`,
    [orgId, orderId],
    'excess_of_order',
  );

/** The order of a payment, locked, also where it is hidden. */
export const lockPaidOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    'select order_id, store_id, number, status, discount, currency, total, authorized, paid, units, fulfilled, link_hours, session_id from orders where org_id = $1 and order_id = $2 for update',
    [orgId, orderId],
    'lock_paid_order',
  );

export type PaidOrder = RowOf<typeof lockPaidOrder>;

/** Nobody paid real money for it: that is so for ever. */
export const markTest = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    'update orders set is_test = true where org_id = $1 and order_id = $2 and not is_test',
    [orgId, orderId],
    'mark_test_order',
  );
