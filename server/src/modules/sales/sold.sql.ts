import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** A store from one moment to another. Statements answer by the place of a span in their list, from 1. */
export interface Span {
  storeId: string;
  from: Date;
  to: Date;
}

const spans = `unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality as g (store_id, starts, ends, n)`;
/** Of orders that were placed and not called off since. $5: of one event alone. */
const isCounted = `o.status in ('placed', 'completed') and not o.is_deleted and ($5::uuid is null or o.event_id = $5)`;
const counted =
  `select o.order_id, o.placed_at, o.total, o.units, o.add_ons, o.discount, o.shipping, o.tax, o.tip, o.is_first, o.channel, o.paid, o.is_test
   from orders o where o.org_id = $1 and o.store_id = g.store_id and o.placed_at >= g.starts and o.placed_at < g.ends and ${isCounted} offset 0` as const;

const valuesOf = (orgId: string, wanted: readonly Span[], eventId: string | null) =>
  [
    orgId,
    wanted.map(({ storeId }) => storeId),
    wanted.map(({ from }) => from),
    wanted.map(({ to }) => to),
    eventId,
  ] as const;

/** What was sold in each quarter of an hour. */
export const selectMoments = (tx: Tx, orgId: string, wanted: readonly Span[], eventId: string | null) =>
  tx.query(
    `select g.n::integer as n, date_bin('15 minutes', o.placed_at, '2000-01-01T00:00:00Z') as at, count(*)::integer as orders,
       sum(o.total)::bigint as sales, sum(o.units)::bigint as units, sum(o.add_ons)::bigint as add_ons, sum(o.discount)::bigint as discount,
       sum(o.shipping)::bigint as shipping, coalesce(sum(o.tax), 0)::bigint as tax, sum(o.tip)::bigint as tip,
       count(*) filter (where o.is_first)::integer as first_orders, count(*) filter (where not o.is_first)::integer as later_orders,
       count(*) filter (where o.channel = 'online')::integer as online,
       count(*) filter (where o.channel = 'online' and o.paid >= o.total)::integer as online_paid,
       count(*) filter (where o.is_test)::integer as tests
     from ${spans} cross join lateral (${counted}) o group by 1, 2 order by 1, 2`,
    valuesOf(orgId, wanted, eventId),
    'sold_moments',
  );

export type Moment = RowOf<typeof selectMoments>;

/** All kinds of parts. */
export const partKinds = ['channel', 'code', 'page', 'campaign', 'direct', 'item', 'add_on', 'tender'];

/**
 * The parts of what was sold, of these kinds. A line counts for its code, its page and its campaign alike, and for none where nothing led to it. Kinds
 * that nobody asks for are not read.
 */
export const selectShares = (
  tx: Tx,
  orgId: string,
  wanted: readonly Span[],
  eventId: string | null,
  kinds: readonly string[],
) =>
  tx.query(
    `with sold as materialized (select g.n, o.order_id, o.channel, o.total, o.units from ${spans} cross join lateral (${counted}) o),
     lines as materialized (
       select s.n, l.order_id, l.code_id, l.page_id, l.campaign_id, l.item_id, l.name, l.quantity, l.sum - l.discount as amount, l.add_ons
         from sold s join order_lines l on l.org_id = $1 and l.order_id = s.order_id
          where $6::text[] && array['code', 'page', 'campaign', 'direct', 'item', 'add_on'])
     select n::integer as n, 'channel' as kind, channel as key, count(*)::integer as orders, sum(units)::bigint as units, sum(total)::bigint as amount,
            0::bigint as refunded, '' as name from sold where 'channel' = any($6::text[]) group by n, channel
     union all
     select n::integer, p.kind, p.key, count(distinct order_id)::integer, sum(quantity)::bigint, sum(amount)::bigint, 0, max(p.name)
       from lines l cross join lateral (values
         ('code', l.code_id::text, ''), ('page', l.page_id::text, ''), ('campaign', l.campaign_id::text, ''),
         ('direct', case when l.code_id is null and l.page_id is null then '' end, ''), ('item', coalesce(l.item_id::text, ''), l.name)
       ) p (kind, key, name) where p.key is not null and p.kind = any($6::text[]) group by n, p.kind, p.key
     union all
     select n::integer, 'add_on', a ->> 'add_on_id', count(distinct order_id)::integer, sum(quantity * (a ->> 'quantity')::bigint)::bigint,
            sum(quantity * (a ->> 'quantity')::bigint * (a ->> 'amount')::bigint)::bigint, 0, max(a ->> 'name')
       from lines cross join lateral jsonb_array_elements(add_ons) a where add_ons <> '[]' and 'add_on' = any($6::text[]) group by n, a ->> 'add_on_id'
     union all
     select g.n::integer, 'tender', e.tender, count(distinct e.order_id)::integer, 0, coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0)::bigint,
            coalesce(sum(case e.kind when 'refunded' then e.amount when 'refund_failed' then - e.amount end), 0)::bigint, ''
       from ${spans} cross join lateral (
         select e.order_id, e.kind, e.tender, e.amount from payment_entries e
          where e.org_id = $1 and e.at >= g.starts and e.at < g.ends and e.kind in ('captured', 'refunded', 'refund_failed') offset 0) e
         join orders o on o.org_id = $1 and o.order_id = e.order_id and o.store_id = g.store_id and ${isCounted}
      where 'tender' = any($6::text[])
      group by g.n, e.tender`,
    [...valuesOf(orgId, wanted, eventId), kinds],
    'sold_shares',
  );

export type Share = RowOf<typeof selectShares>;

/** When somebody first bought there, at the event where one is named. */
export const selectFirstSale = (tx: Tx, orgId: string, storeIds: readonly string[], eventId: string | null) =>
  tx.query(
    `select s.store_id, (select o.placed_at from orders o where o.org_id = $1 and o.store_id = s.store_id and o.placed_at is not null
         and ($3::uuid is null or o.event_id = $3) order by o.placed_at limit 1) as at
       from unnest($2::uuid[]) as s (store_id)`,
    [orgId, storeIds, eventId],
    'first_sale',
  );
