import type { RefundReason, RefundState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export interface RefundLine {
  line_no: number;
  quantity: number;
  amount: number;
}

const columns = `r.refund_id, r.order_id, r.payment_id, r.amount, r.lines, r.reason, r.note, r.state, r.ref, r.error, r.created_at`;

export const selectRefunds = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns}, u.name as by from refunds r left join users u on u.user_id = r.by_user
      where r.org_id = $1 and r.order_id = $2 order by r.created_at desc, r.refund_id desc`,
    [orgId, orderId],
  );

export type RefundRow = RowOf<typeof selectRefunds>;

export const selectRefund = (tx: Tx, orgId: string, refundId: string) =>
  tx.query(
    `select r.order_id, r.amount, r.reason, r.state, p.vendor from refunds r left join payments p on p.org_id = r.org_id and p.payment_id = r.payment_id
      where r.org_id = $1 and r.refund_id = $2`,
    [orgId, refundId],
  );

export const selectRefundOfRef = (tx: Tx, orgId: string, ref: string) =>
  tx.query('select refund_id from refunds where org_id = $1 and ref = $2', [orgId, ref]);

export interface NewRefund {
  refundId: string;
  orderId: string;
  paymentId: string | null;
  amount: number;
  lines: readonly RefundLine[];
  reason: RefundReason;
  note: string;
  state: RefundState;
  ref: string | null;
  by: string | null;
  now: Date;
}

/** No row where the service’s own refund is written already. */
export const insertRefund = (tx: Tx, orgId: string, refund: NewRefund) =>
  tx.query(
    `insert into refunds (org_id, refund_id, order_id, payment_id, amount, lines, reason, note, state, ref, by_user, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict (org_id, ref) where ref is not null do nothing returning refund_id`,
    [
      ...([orgId, refund.refundId, refund.orderId, refund.paymentId, refund.amount] as const),
      ...([JSON.stringify(refund.lines), refund.reason, refund.note, refund.state, refund.ref] as const),
      ...([refund.by, refund.now] as const),
    ],
  );

/** How a refund stands. It goes forward; one that worked fails only where the bank sends it back. No row where nothing changed. */
export const writeRefund = (
  tx: Tx,
  orgId: string,
  refundId: string,
  { state, ref, error }: { state: RefundState; ref: string | null; error: object | null },
  at: Date,
) =>
  tx.query(
    `update refunds set state = $3, ref = coalesce($4, ref), error = $5, updated_at = $6
      where org_id = $1 and refund_id = $2 and state <> $3 and state <> 'failed' and not (state = 'succeeded' and $3 <> 'failed')
      returning order_id`,
    [orgId, refundId, state, ref, error && JSON.stringify(error), at],
  );

/** Units of each line that were refunded, or are being. */
export const selectRefundedUnits = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select coalesce((l ->> 'line_no')::integer, 0) as line_no, coalesce(sum((l ->> 'quantity')::integer), 0)::integer as quantity,
       coalesce(sum((l ->> 'amount')::bigint), 0)::bigint as amount
       from refunds r cross join lateral jsonb_array_elements(r.lines) l
      where r.org_id = $1 and r.order_id = $2 and r.state <> 'failed' group by 1`,
    [orgId, orderId],
  );

/** Refunds at Square of which nobody reported that they are done, of all organizations, each to exactly one of any number of callers. */
export const takePending = (tx: Tx, now: Date, before: Date, limit: number) =>
  tx.query(
    `update refunds r set updated_at = $1
       from (select r2.org_id, r2.refund_id, p.account from refunds r2 join payments p on p.org_id = r2.org_id and p.payment_id = r2.payment_id
              where r2.state = 'pending' and p.vendor = 'square' and r2.updated_at <= $2 order by r2.updated_at limit $3 for update of r2 skip locked) due
      where r.org_id = due.org_id and r.refund_id = due.refund_id returning r.org_id, r.ref, due.account`,
    [now, before, limit],
  );

/** What came by a service and is not on its way back, by the payment it came with. The newest first. */
export const selectRefundable = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select p.payment_id, p.vendor, p.account, p.intent_id, p.charge_id, p.currency, (p.amount - coalesce(sum(r.amount), 0))::bigint as left_over
       from payments p left join refunds r on r.org_id = p.org_id and r.payment_id = p.payment_id and r.state <> 'failed'
      where p.org_id = $1 and p.order_id = $2 and p.state = 'captured'
      group by p.payment_id, p.vendor, p.account, p.intent_id, p.charge_id, p.currency, p.amount, p.created_at
      having p.amount > coalesce(sum(r.amount), 0) order by p.created_at desc`,
    [orgId, orderId],
  );

export type RefundableRow = RowOf<typeof selectRefundable>;
