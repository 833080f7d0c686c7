import type { OrderAddress, OrderLine, OrderMethod } from '@swapt/shared/contract';
import type { FulfilmentKind, OrderChannel, OrderTender, ProductKind, TaxMode } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

/** An order as it is made: prices and names as they are now. */
export interface NewOrder {
  orderId: string;
  storeId: string;
  tender: OrderTender;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  taxMode: TaxMode;
  tax: number | null;
  total: number;
  units: number;
  name: string;
  email: string;
  phone: string;
  language: string;
  method: OrderMethod;
  methodKind: FulfilmentKind;
  address: OrderAddress | null;
  pickupFrom: Date | null;
  pickupTo: Date | null;
  note: string;
  isTest: boolean;
  /** For how long its files can be downloaded, where it has any. */
  linkHours: number | null;
  /** Who of the team made it; null: its buyer did. */
  by: string | null;
  channel: OrderChannel;
  /** Its buyer has all of it. */
  isHandedOver?: boolean;
  /** The desk of an event that sold it. */
  desk?: { eventId: string; sessionId: string; saleKey: string; soldBy: string; tip: number; rounding: number };
  expiresAt: Date;
  now: Date;
}

type Led = 'code_id' | 'page_id' | 'campaign_id';
/** Without a word of what led to it, nothing did. */
export type NewLine = Omit<OrderLine, 'fulfilled' | 'returned' | 'refunded' | 'kind' | Led> &
  Partial<Pick<OrderLine, Led>> & { kind: ProductKind };

const lineColumns = `line_no, variant_id, item_id, name, option_values, sku, kind, picture, quantity, unit_price, add_ons, sum, discount, tax_rate, tax, file_id,
  code_id, page_id, campaign_id`;
/** Of the same columns. */
const lineRecord = `line_no integer, variant_id uuid, item_id uuid, name text, option_values text[], sku text, kind text, picture jsonb, quantity integer,
  unit_price bigint, add_ons jsonb, sum bigint, discount bigint, tax_rate integer, tax bigint, file_id uuid, code_id uuid, page_id uuid, campaign_id uuid`;

/** Lines that come on an order afterwards. */
export const insertLines = (tx: Tx, orgId: string, orderId: string, lines: readonly NewLine[]) =>
  tx.query(
    `insert into order_lines (org_id, order_id, ${lineColumns})
     select $1, $2, l.* from jsonb_to_recordset($3::jsonb) as l (${lineRecord})`,
    [orgId, orderId, JSON.stringify(lines)],
  );

/** An order that waits, with its lines. */
export const insertOrder = (tx: Tx, orgId: string, order: NewOrder, lines: readonly NewLine[]) =>
  tx.query(
    `with made as (
       insert into orders (org_id, order_id, store_id, status, tender, currency, subtotal, discount, shipping, tax_mode, tax, total, units, name, email,
         phone, language, method, method_kind, address, pickup_from, pickup_to, note, is_test, link_hours, expires_at, created_at, updated_at,
         channel, event_id, session_id, sale_key, sold_by, tip, rounding, add_ons, fulfilled)
       values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $26, $28, $23, $24, $24,
         $29, $30, $31, $32, $33, $34, $35, $36, case when $37 then $12 else 0 end)
       returning org_id, order_id
     ), lines as (
       insert into order_lines (org_id, order_id, ${lineColumns}, fulfilled)
       select m.org_id, m.order_id, l.*, case when $37 then l.quantity else 0 end from made m, jsonb_to_recordset($25::jsonb) as l (${lineRecord})
     )
     insert into order_events (org_id, order_id, seq, kind, by_user, at) select org_id, order_id, 1, 'created', $27, $24 from made`,
    [
      ...([orgId, order.orderId, order.storeId, order.tender, order.currency, order.subtotal, order.discount] as const),
      ...([
        order.shipping,
        order.taxMode,
        order.tax,
        order.total,
        order.units,
        order.name,
        order.email,
        order.phone,
      ] as const),
      ...([order.language, JSON.stringify(order.method), order.methodKind] as const),
      ...([order.address && JSON.stringify(order.address), order.pickupFrom, order.pickupTo, order.note] as const),
      ...([order.expiresAt, order.now, JSON.stringify(lines), order.isTest, order.by] as const),
      order.linkHours,
      order.channel,
      ...([order.desk?.eventId ?? null, order.desk?.sessionId ?? null, order.desk?.saleKey ?? null] as const),
      ...([order.desk?.soldBy ?? null, order.desk?.tip ?? 0, order.desk?.rounding ?? 0] as const),
      lines.reduce((all, { sum, quantity, unit_price }) => all + sum - quantity * unit_price, 0),
      order.isHandedOver ?? false,
    ],
    'insert_order',
  );

/**
 * The next number of the store and the order’s new status, with its event; completed is what was paid and handed over before. No row where it does not
 * wait any more. The store’s row is locked last.
 */
export const placeOrderRow = (tx: Tx, orgId: string, orderId: string, expiresAt: Date | null, at: Date) =>
  tx.query(
    `with waiting as (
       select o.org_id, o.order_id, o.store_id from orders o where o.org_id = $1 and o.order_id = $2 and o.status in ('pending', 'expired') for update
     ), numbered as (
       update stores s set last_number = s.last_number + 1 from waiting w where s.org_id = w.org_id and s.store_id = w.store_id returning s.last_number
     ), placed as (
       update orders o set status = case when o.fulfilled >= o.units and o.method_kind <> 'delivery' and o.paid >= o.total then 'completed' else 'placed' end,
              number = n.last_number, placed_at = $4, expires_at = $3, updated_at = $4, revision = o.revision + 1,
              is_first = is_first_order(o.org_id, o.store_id, o.order_id, o.email)
         from numbered n, waiting w where o.org_id = w.org_id and o.order_id = w.order_id
       returning o.org_id, o.order_id, o.number
     ), noted as (
       insert into order_events (org_id, order_id, seq, kind, at)
       select p.org_id, p.order_id, coalesce(max(e.seq), 0) + 1, 'placed', $4 from placed p
         left join order_events e on e.org_id = p.org_id and e.order_id = p.order_id group by p.org_id, p.order_id
     )
     select number from placed`,
    [orgId, orderId, expiresAt, at],
    'place_order',
  );

const isUnpaid =
  `o.org_id = $1 and o.store_id = $2 and o.status in ('placed', 'pending') and o.payment_status = 'unpaid' and not o.is_deleted` as const;

/** Orders of one contact that are neither paid nor picked up, or wait for a card. */
export const countUnpaid = (tx: Tx, orgId: string, storeId: string, email: string, phone: string) =>
  tx.query(
    `select (select count(*) from orders o where ${isUnpaid} and o.email_key = lower($3)) as of_email,
       (select count(*) from orders o where ${isUnpaid} and o.phone = nullif($4, '') and o.phone <> '') as of_phone`,
    [orgId, storeId, email, phone],
    'count_unpaid',
  );

/** Orders of one contact are made one after the other, so that those that wait can be counted. */
export const lockContacts = (tx: Tx, orgId: string, storeId: string, contacts: readonly string[]) =>
  tx.query(
    `select pg_advisory_xact_lock(k) from (
       select distinct hashtextextended($1::uuid || '/' || $2::uuid || '/' || lower(c), 0) as k from unnest($3::text[]) c order by 1) keys`,
    [orgId, storeId, contacts],
    'lock_contacts',
  );
