import type { Api } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export type Filter = Pick<Api['orders.byStore']['in'], 'status' | 'show'>;

/** Or the one with a number. */
type Wanted = Filter & { number: number | null };

/** What a list shows: without a status, those that were placed. */
export const listed =
  `o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end` as const;
const matching = `${listed} and ($5::integer is null or o.number = $5)` as const;

/** What was ordered, a line each; add-ons stand behind a plus. */
const items =
  `coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '')` as const;

/** A page is found first, then what it shows is read. */
export const shown =
  `select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.method_kind, o.name, o.email, o.currency, o.total, o.paid,
       o.units, o.note, o.revision, o.tags, o.pickup_from, o.pickup_to, o.expires_at, o.placed_at, o.ready_at, o.created_at, ${items} as items` as const;
export const ofPage =
  `page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.created_at desc, o.order_id desc` as const;

export const valuesOf = (orgId: string, storeId: string, { status, show = 'all' }: Filter) =>
  [orgId, storeId, status ?? null, show] as const;

/** Newest first, or the one with a number. */
export const selectOrders = (
  tx: Tx,
  orgId: string,
  storeId: string,
  { number, ...filter }: Wanted,
  limit: number,
  offset: number,
) =>
  tx.query(
    `${shown}
     from (select o.order_id from orders o where ${matching} order by o.created_at desc, o.order_id desc limit $6 offset $7) ${ofPage}`,
    [...valuesOf(orgId, storeId, filter), number, limit, offset],
  );

export type ListedRow = RowOf<typeof selectOrders>;

/** All that were placed: their numbers have no gap, but for those that were taken out of the lists. */
export const countPlaced = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(
    `select s.last_number - (select count(*) from orders o where o.org_id = $1 and o.store_id = $2 and o.is_deleted and o.number is not null) as total
       from stores s where s.org_id = $1 and s.store_id = $2`,
    [orgId, storeId],
  );

export const countOrders = (tx: Tx, orgId: string, storeId: string, { number, ...filter }: Wanted) =>
  tx.query(`select count(*) as total from orders o where ${matching}`, [...valuesOf(orgId, storeId, filter), number]);

export const selectOrderIds = (tx: Tx, orgId: string, storeId: string, { number, ...filter }: Wanted, most: number) =>
  tx.query(`select o.order_id from orders o where ${matching} order by o.created_at desc, o.order_id desc limit $6`, [
    ...valuesOf(orgId, storeId, filter),
    number,
    most,
  ]);

/** Orders in the order of the ids, with what was bought as one text. */
export const selectExported = (tx: Tx, orgId: string, orderIds: readonly string[]) =>
  tx.query(
    `select o.number, o.name, o.email, o.phone, o.currency, o.subtotal, o.discount, o.shipping, o.tax, o.tip, o.rounding, o.channel, o.total, o.payment_status, o.paid, o.refunded,
       o.status, o.fulfilment_status, o.method_kind, o.pickup_from, o.placed_at, o.created_at, o.note,
       ${items} as items
     from orders o where o.org_id = $1 and o.order_id = any($2::uuid[]) order by array_position($2::uuid[], o.order_id)`,
    [orgId, orderIds],
  );

export type ExportedRow = RowOf<typeof selectExported>;
