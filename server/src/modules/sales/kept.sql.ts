import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { Moment, Share } from './sold.sql.js';

const sums =
  `orders, sales, units, add_ons, discount, shipping, tax, tip, first_orders, later_orders, online, online_paid, tests` as const;

const isCounted =
  `k.zone = g.zone and k.starts >= g.starts and k.starts < g.ends and k.ends <= g.ends and not k.is_stale` as const;

/** Months of stores that are counted, as they are on clocks of these zones, and the days that are in none of them. */
export const selectKept = (
  tx: Tx,
  orgId: string,
  wanted: readonly { storeId: string; zone: string; from: Date; to: Date; span: 'day' | 'month' }[],
) =>
  tx.query(
    `with wanted as (
       select * from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[]) with ordinality as g (store_id, zone, starts, ends, widest, n)
     ), months as materialized (
       select g.n, k.span, k.starts, k.ends, k.week, ${sums}
         from wanted g join store_sales k on k.org_id = $1 and k.store_id = g.store_id and g.widest = 'month' and k.span = 'month' and ${isCounted}
        where not exists (select from store_sales d where d.org_id = k.org_id and d.store_id = k.store_id and d.span = 'day'
          and d.is_stale and d.starts >= k.starts and d.starts < k.ends)
     )
     select n::integer as n, span, starts, ends, week, ${sums} from (
       select * from months
       union all
       select g.n, k.span, k.starts, k.ends, k.week, ${sums}
         from wanted g join store_sales k on k.org_id = $1 and k.store_id = g.store_id and k.span = 'day' and ${isCounted}
        where not exists (select from months m where m.n = g.n and k.starts >= m.starts and k.starts < m.ends)) k
      order by n, starts`,
    [
      orgId,
      wanted.map(({ storeId }) => storeId),
      wanted.map(({ zone }) => zone),
      wanted.map(({ from }) => from),
      wanted.map(({ to }) => to),
      wanted.map(({ span }) => span),
    ],
    'kept_sales',
  );

export type Kept = RowOf<typeof selectKept>;

/** The parts of these days and months, by the place `n` of what was asked for. */
export const selectKeptShares = (
  tx: Tx,
  orgId: string,
  chosen: readonly { n: number; storeId: string; span: string; starts: Date; ends: Date }[],
  kinds: readonly string[],
) =>
  tx.query(
    `select g.n, s.kind, s.key, sum(s.orders)::integer as orders, sum(s.units)::bigint as units, sum(s.amount)::bigint as amount,
       sum(s.refunded)::bigint as refunded, max(s.name) as name
       from unnest($2::integer[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[]) as g (n, store_id, span, starts, ends)
       cross join lateral (
         select s.* from store_sales_shares s where s.org_id = $1 and s.store_id = g.store_id and s.span = g.span and s.starts = g.starts
            and s.ends = g.ends and s.kind = any($7::text[]) offset 0) s
      group by g.n, s.kind, s.key`,
    [
      orgId,
      chosen.map(({ n }) => n),
      chosen.map(({ storeId }) => storeId),
      chosen.map(({ span }) => span),
      chosen.map(({ starts }) => starts),
      chosen.map(({ ends }) => ends),
      kinds,
    ],
    'kept_shares',
  );

/** Stores that sold something, with the end of their last day that stands here, and when they sold first. */
export const selectSellers = (tx: Tx) =>
  tx.query(
    `select s.org_id, s.store_id, s.zone,
       (select k.ends from store_sales k where k.org_id = s.org_id and k.store_id = s.store_id and k.span = 'day' order by k.starts desc limit 1) as last_end,
       (select o.placed_at from orders o where o.org_id = s.org_id and o.store_id = s.store_id and o.placed_at is not null order by o.placed_at limit 1) as first_at
       from stores s where s.last_number > 0`,
  );

/** What was counted by the clocks of another zone is nobody’s day any more. */
export const deleteForeignDays = (tx: Tx) =>
  tx.query(
    `delete from store_sales k using stores s where s.org_id = k.org_id and s.store_id = k.store_id and s.zone <> k.zone`,
  );

export interface NewSpan {
  span: 'day' | 'month';
  starts: Date;
  ends: Date;
}

export const insertSpans = (
  tx: Tx,
  orgId: string,
  { storeId, zone }: { storeId: string; zone: string },
  added: readonly NewSpan[],
  now: Date,
) =>
  tx.query(
    `insert into store_sales (org_id, store_id, zone, span, starts, ends, added_at)
     select $1, $2, $3, a.span, a.starts, a.ends, $7 from unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) as a (span, starts, ends)
     on conflict do nothing`,
    [
      ...([orgId, storeId, zone, added.map((one) => one.span), added.map((one) => one.starts)] as const),
      ...([added.map((one) => one.ends), now] as const),
    ],
  );

/** Some stale days of one store that were added before a moment, so that nobody changes their orders until they are counted. What somebody changes is left for later. */
export const lockStaleDays = (tx: Tx, addedBefore: Date, most: number) =>
  tx.query(
    `select k.org_id, k.store_id, k.zone, k.starts, k.ends
       from (select org_id, store_id from store_sales where is_stale and span = 'day' and added_at <= $2 limit 1 for update skip locked) f
       join store_sales k on k.org_id = f.org_id and k.store_id = f.store_id and k.span = 'day' and k.is_stale and k.added_at <= $2
      order by k.starts limit $1 for update of k skip locked`,
    [most, addedBefore],
  );

/** What these days are added up to is to be added up anew. */
export const markMonths = (tx: Tx, orgId: string, storeId: string, days: readonly Date[]) =>
  tx.query(
    `update store_sales k set is_stale = true where k.org_id = $1 and k.store_id = $2 and k.span = 'month'
       and exists (select from unnest($3::timestamptz[]) d where k.starts <= d and k.ends > d)`,
    [orgId, storeId, days],
  );

/** A stale month whose days are all counted. */
export const lockStaleMonth = (tx: Tx) =>
  tx.query(
    `select k.org_id, k.store_id, k.starts, k.ends from store_sales k
      where k.is_stale and k.span = 'month' and not exists (
        select from store_sales d where d.org_id = k.org_id and d.store_id = k.store_id and d.span = 'day' and d.is_stale and d.starts >= k.starts and d.starts < k.ends)
      limit 1 for update of k`,
  );

type Sums = Omit<Moment, 'n' | 'at'>;

export const keepDay = (
  tx: Tx,
  { orgId, storeId, starts, ends }: { orgId: string; storeId: string; starts: Date; ends: Date },
  sold: Sums & { week: readonly number[] },
) =>
  tx.query(
    `update store_sales set is_stale = false, orders = $5, sales = $6, units = $7, add_ons = $8, discount = $9, shipping = $10, tax = $11, tip = $12,
       first_orders = $13, later_orders = $14, online = $15, online_paid = $16, tests = $17, week = $18
      where org_id = $1 and store_id = $2 and span = 'day' and starts = $3 and ends = $4`,
    [
      ...([orgId, storeId, starts, ends, sold.orders, sold.sales, sold.units, sold.add_ons, sold.discount] as const),
      ...([sold.shipping, sold.tax, sold.tip, sold.first_orders, sold.later_orders, sold.online] as const),
      ...([sold.online_paid, sold.tests, sold.week] as const),
    ],
    'keep_day',
  );

export const deleteShares = (tx: Tx, orgId: string, storeId: string, span: 'day' | 'month', starts: readonly Date[]) =>
  tx.query(
    `delete from store_sales_shares where org_id = $1 and store_id = $2 and span = $3 and starts = any($4::timestamptz[])`,
    [orgId, storeId, span, starts],
  );

export const insertShares = (
  tx: Tx,
  orgId: string,
  storeId: string,
  shares: readonly (Omit<Share, 'n'> & { starts: Date; ends: Date })[],
) =>
  tx.query(
    `insert into store_sales_shares (org_id, store_id, span, starts, ends, kind, key, orders, units, amount, refunded, name)
     select $1, $2, 'day', s.* from jsonb_to_recordset($3::jsonb) as s (starts timestamptz, ends timestamptz, kind text, key text, orders integer,
       units bigint, amount bigint, refunded bigint, name text)`,
    [orgId, storeId, JSON.stringify(shares)],
  );

/** Adds the days of a month up to it. */
export const keepMonth = (tx: Tx, orgId: string, storeId: string, starts: Date, ends: Date) =>
  tx.query(
    `with added as (
       insert into store_sales_shares (org_id, store_id, span, starts, ends, kind, key, orders, units, amount, refunded, name)
       select $1, $2, 'month', $3, $4, s.kind, s.key, sum(s.orders), sum(s.units), sum(s.amount), sum(s.refunded), max(s.name)
         from store_sales_shares s where s.org_id = $1 and s.store_id = $2 and s.span = 'day' and s.starts >= $3 and s.ends <= $4
        group by s.kind, s.key
     ), days as (
       select * from store_sales where org_id = $1 and store_id = $2 and span = 'day' and starts >= $3 and ends <= $4
     ), hours as (
       select array_agg(n order by hour)::integer[] as week from (
         select w.hour, sum(w.n) as n from days d cross join lateral unnest(d.week) with ordinality as w (n, hour) group by w.hour) h
     ), total as (
       select coalesce(sum(orders), 0) as orders, coalesce(sum(sales), 0) as sales, coalesce(sum(units), 0) as units, coalesce(sum(add_ons), 0) as add_ons,
              coalesce(sum(discount), 0) as discount, coalesce(sum(shipping), 0) as shipping, coalesce(sum(tax), 0) as tax, coalesce(sum(tip), 0) as tip,
              coalesce(sum(first_orders), 0) as first_orders, coalesce(sum(later_orders), 0) as later_orders, coalesce(sum(online), 0) as online,
              coalesce(sum(online_paid), 0) as online_paid, coalesce(sum(tests), 0) as tests from days
     )
     update store_sales k set is_stale = false, orders = t.orders, sales = t.sales, units = t.units, add_ons = t.add_ons, discount = t.discount,
       shipping = t.shipping, tax = t.tax, tip = t.tip, first_orders = t.first_orders, later_orders = t.later_orders, online = t.online,
       online_paid = t.online_paid, tests = t.tests, week = coalesce(h.week, '{}')
       from total t, hours h
      where k.org_id = $1 and k.store_id = $2 and k.span = 'month' and k.starts = $3 and k.ends = $4`,
    [orgId, storeId, starts, ends],
  );
