import type { Tx } from '../../platform/db/database.js';
import type { CardDispute } from '../../platform/vendors/stripe/card-payments.js';

interface NewDispute {
  disputeId: string;
  orderId: string;
  paymentId: string;
  found: CardDispute;
  now: Date;
}

/** No row where it is known. */
export const insertDispute = (tx: Tx, orgId: string, { disputeId, orderId, paymentId, found, now }: NewDispute) =>
  tx.query(
    `insert into disputes (org_id, dispute_id, order_id, payment_id, ref, amount, currency, reason, state, due_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (org_id, ref) do nothing returning dispute_id`,
    [
      ...([orgId, disputeId, orderId, paymentId, found.id, found.amount, found.currency] as const),
      ...([found.reason, found.state, found.dueAt, now] as const),
    ],
  );

/** What is decided stays so. No row where nothing changed. */
export const writeDispute = (tx: Tx, orgId: string, { id, state, dueAt }: CardDispute, at: Date) =>
  tx.query(
    `update disputes set state = $3, due_at = $4, updated_at = $5
      where org_id = $1 and ref = $2 and state in ('open', 'review') and (state <> $3 or due_at is distinct from $4) returning dispute_id`,
    [orgId, id, state, dueAt, at],
  );

const columns = 'd.dispute_id, d.order_id, d.amount, d.currency, d.reason, d.state, d.due_at, d.created_at';

export const selectDisputesOf = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns}, p.intent_id from disputes d join payments p on p.org_id = d.org_id and p.payment_id = d.payment_id
      where d.org_id = $1 and d.order_id = $2 order by d.created_at desc, d.dispute_id desc`,
    [orgId, orderId],
  );

/** Those that are not decided: what has to be answered first stands first. */
export const selectOpenDisputes = (tx: Tx, orgId: string, limit: number) =>
  tx.query(
    `select ${columns}, o.store_id, o.number from disputes d join orders o on o.org_id = d.org_id and o.order_id = d.order_id
      where d.org_id = $1 and d.state in ('open', 'review') order by d.state, d.due_at, d.dispute_id limit $2`,
    [orgId, limit],
  );
