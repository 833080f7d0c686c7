import type { OrderAddress } from '@swapt/shared/contract';
import type { CancelReason } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

/** The stock of it was given back before. */
export const cancelOrderRow = (tx: Tx, orgId: string, orderId: string, reason: CancelReason, at: Date) =>
  tx.query(
    `update orders set status = 'canceled', cancel_reason = $3, expires_at = null, updated_at = $4, revision = revision + 1
      where org_id = $1 and order_id = $2`,
    [orgId, orderId, reason, at],
  );

export interface Details {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: OrderAddress | undefined;
  teamNote?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** What is named of an order becomes that; the rest stays. */
export const updateDetails = (tx: Tx, orgId: string, orderId: string, details: Details, at: Date) =>
  tx.query(
    `update orders set name = coalesce($3, name), email = coalesce($4, email), phone = coalesce($5, phone), address = coalesce($6, address),
       team_note = coalesce($7, team_note), tags = coalesce($8::text[], tags), updated_at = $9, revision = revision + 1
     where org_id = $1 and order_id = $2`,
    [
      ...([orgId, orderId, details.name ?? null, details.email ?? null, details.phone ?? null] as const),
      ...([
        details.address ? JSON.stringify(details.address) : null,
        details.teamNote ?? null,
        details.tags ?? null,
      ] as const),
      at,
    ],
  );

export const markReady = (tx: Tx, orgId: string, orderId: string, at: Date) =>
  tx.query(
    'update orders set ready_at = $3, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2',
    [orgId, orderId, at],
  );

/** So many of a line. */
export interface LineUnits {
  line_no: number;
  quantity: number;
}

const columnsOf = (units: readonly LineUnits[]) =>
  [units.map(({ line_no }) => line_no), units.map(({ quantity }) => quantity)] as const;

/** Units of lines that go out; no more rows than lines, and only those that have so many left. */
export const fulfilLines = (tx: Tx, orgId: string, orderId: string, units: readonly LineUnits[]) =>
  tx.query(
    `update order_lines l set fulfilled = l.fulfilled + u.quantity from unnest($3::integer[], $4::integer[]) as u (line_no, quantity)
      where l.org_id = $1 and l.order_id = $2 and l.line_no = u.line_no and l.fulfilled + u.quantity <= l.quantity returning l.line_no`,
    [orgId, orderId, ...columnsOf(units)],
  );

/** All of it is with its buyer, as what is sold at a desk is once it is paid. */
export const fulfilAll = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    'update order_lines set fulfilled = quantity where org_id = $1 and order_id = $2 and fulfilled < quantity',
    [orgId, orderId],
    'fulfil_all',
  );

/** Units of lines that came back. */
export const returnLines = (tx: Tx, orgId: string, orderId: string, units: readonly LineUnits[]) =>
  tx.query(
    `update order_lines l set returned = l.returned + u.quantity from unnest($3::integer[], $4::integer[]) as u (line_no, quantity)
      where l.org_id = $1 and l.order_id = $2 and l.line_no = u.line_no and l.returned + u.quantity <= l.fulfilled returning l.line_no`,
    [orgId, orderId, ...columnsOf(units)],
  );

/** After something was done with it: it is completed once everything is with the shopper and paid, and what was paid waits for nothing. */
export const settleOrderRow = (tx: Tx, orgId: string, orderId: string, deliveredAt: Date | null, at: Date) =>
  tx.query(
    `update orders set updated_at = $4, revision = revision + 1, delivered_at = coalesce(delivered_at, $3),
       expires_at = case when payment_status = 'unpaid' and fulfilment_status = 'unfulfilled' then expires_at end,
       status = case when status = 'placed' and fulfilled >= units and (method_kind <> 'delivery' or delivered_at is not null or $3::timestamptz is not null)
                          and payment_status in ('paid', 'overpaid', 'partially_refunded', 'refunded') then 'completed' else status end
     where org_id = $1 and order_id = $2`,
    [orgId, orderId, deliveredAt, at],
  );

/** From now on its files can be downloaded until then. */
export const openFiles = (tx: Tx, orgId: string, orderId: string, until: Date) =>
  tx.query('update orders set files_until = $3 where org_id = $1 and order_id = $2', [orgId, orderId, until]);

export const hideOrder = (tx: Tx, orgId: string, orderId: string, at: Date) =>
  tx.query(
    'update orders set is_deleted = true, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2',
    [orgId, orderId, at],
  );

/** Orders that were not paid in time, of all organizations. Each is answered to exactly one of any number of callers. */
export const takeOverdue = (tx: Tx, now: Date, limit: number) =>
  tx.query(
    `select org_id, order_id, status from orders where expires_at <= $1 order by expires_at limit $2 for update skip locked`,
    [now, limit],
  );

export const expireOrderRow = (tx: Tx, orgId: string, orderId: string, at: Date) =>
  tx.query(
    `update orders set status = 'expired', expires_at = null, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2`,
    [orgId, orderId, at],
  );
