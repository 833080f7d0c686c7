import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = `o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.currency, o.subtotal, o.discount, o.shipping,
  o.tax_mode, o.tax, o.tip, o.rounding, o.total, o.authorized, o.paid, o.refunded, o.refund_reserved, o.units, o.name, o.email, o.phone, o.language, o.method, o.method_kind, o.address, o.pickup_from, o.pickup_to,
  o.note, o.team_note, o.tags, o.customer_id, o.link_nth, o.cancel_reason, o.expires_at, o.placed_at, o.ready_at, o.delivered_at, o.link_hours, o.files_until, o.event_id, o.session_id, o.revision, o.created_at`;

export const selectOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns} from orders o where o.org_id = $1 and o.order_id = $2 and not o.is_deleted`,
    [orgId, orderId],
    'select_order',
  );

export type OrderRow = RowOf<typeof selectOrder>;

/** The same, so that nobody else changes it meanwhile. It is locked before its stock. */
export const lockOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns} from orders o where o.org_id = $1 and o.order_id = $2 and not o.is_deleted for update`,
    [orgId, orderId],
    'lock_order',
  );

export const selectLines = (tx: Tx, orgId: string, orderIds: readonly string[]) =>
  tx.query(
    `select order_id, line_no, variant_id, item_id, name, option_values, sku, kind, picture, quantity, unit_price, add_ons, sum, discount, tax_rate, tax,
       fulfilled, returned, refunded, file_id, code_id, page_id, campaign_id
     from order_lines where org_id = $1 and order_id = any($2::uuid[]) order by order_id, line_no`,
    [orgId, orderIds],
    'order_lines_of',
  );

export type LineRow = RowOf<typeof selectLines>;

/** What is downloaded of these orders. */
export const selectFilesOf = (tx: Tx, orgId: string, orderIds: readonly string[]) =>
  tx.query(
    `select l.order_id, l.line_no, f.org_id, f.file_id, f.name, f.media, f.bytes
       from order_lines l join files f on f.org_id = l.org_id and f.file_id = l.file_id and f.is_sold
      where l.org_id = $1 and l.order_id = any($2::uuid[]) order by l.order_id, l.line_no`,
    [orgId, orderIds],
  );

export type FileRow = RowOf<typeof selectFilesOf>;

export const selectEvents = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select e.seq, e.kind, e.data, u.name as by, e.at from order_events e left join users u on u.user_id = e.by_user
      where e.org_id = $1 and e.order_id = $2 order by e.seq desc`,
    [orgId, orderId],
  );

export const selectDownload = (tx: Tx, orgId: string, orderId: string, line: number) =>
  tx.query(
    `select seq from order_events where org_id = $1 and order_id = $2 and kind = 'downloaded' and data ->> 'line_no' = $3::integer::text`,
    [orgId, orderId, line],
  );

/** The last ones that somebody placed in a store with this address. */
export const selectOrdersOf = (tx: Tx, orgId: string, storeId: string, email: string, limit: number) =>
  tx.query(
    `select ${columns} from orders o
      where o.org_id = $1 and o.store_id = $2 and o.email_key = lower($3) and o.number is not null and not o.is_deleted
      order by o.created_at desc, o.order_id desc limit $4`,
    [orgId, storeId, email, limit],
  );

export const insertEvent = (
  tx: Tx,
  orgId: string,
  orderId: string,
  { kind, data = {}, by = null, at }: { kind: string; data?: object; by?: string | null; at: Date },
) =>
  tx.query(
    `insert into order_events (org_id, order_id, seq, kind, data, by_user, at)
     select $1, $2, coalesce(max(seq), 0) + 1, $3, $4, $5, $6 from order_events where org_id = $1 and order_id = $2`,
    [orgId, orderId, kind, JSON.stringify(data), by, at],
    'insert_order_event',
  );
