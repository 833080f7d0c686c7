// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** attribution.sql.ts: selectLedCodes */
    "select c.code_id, case when c.type = 'page' then (c.content ->> 'page_id')::uuid end as page_id,\n\
       (select k.campaign_id from campaign_codes cc join campaigns k on k.org_id = cc.org_id and k.campaign_id = cc.campaign_id\n\
         where cc.org_id = c.org_id and cc.code_id = c.code_id and k.state = 'running'\n\
         order by k.starts_at desc nulls last, k.campaign_id desc limit 1) as campaign_id\n\
     from codes c where c.org_id = $1 and c.code_id = any($2::uuid[]) and c.status <> 'deleted'": {
      values: readonly [string | null, List<string> | null];
      row: { code_id: string; page_id: string | null; campaign_id: string | null };
    };

    /** attribution.sql.ts: selectLedPages */
    "select page_id from pages where org_id = $1 and page_id = any($2::uuid[]) and status <> 'deleted'": {
      values: readonly [string | null, List<string> | null];
      row: { page_id: string };
    };

    /** kept.sql.ts: selectKept */
    "with wanted as (\n\
       select * from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[]) with ordinality as g (store_id, zone, starts, ends, widest, n)\n\
     ), months as materialized (\n\
       select g.n, k.span, k.starts, k.ends, k.week, orders, sales, units, add_ons, discount, shipping, tax, tip, first_orders, later_orders, online, online_paid, tests\n\
         from wanted g join store_sales k on k.org_id = $1 and k.store_id = g.store_id and g.widest = 'month' and k.span = 'month' and k.zone = g.zone and k.starts >= g.starts and k.starts < g.ends and k.ends <= g.ends and not k.is_stale\n\
        where not exists (select from store_sales d where d.org_id = k.org_id and d.store_id = k.store_id and d.span = 'day'\n\
          and d.is_stale and d.starts >= k.starts and d.starts < k.ends)\n\
     )\n\
     select n::integer as n, span, starts, ends, week, orders, sales, units, add_ons, discount, shipping, tax, tip, first_orders, later_orders, online, online_paid, tests from (\n\
       select * from months\n\
       union all\n\
       select g.n, k.span, k.starts, k.ends, k.week, orders, sales, units, add_ons, discount, shipping, tax, tip, first_orders, later_orders, online, online_paid, tests\n\
         from wanted g join store_sales k on k.org_id = $1 and k.store_id = g.store_id and k.span = 'day' and k.zone = g.zone and k.starts >= g.starts and k.starts < g.ends and k.ends <= g.ends and not k.is_stale\n\
        where not exists (select from months m where m.n = g.n and k.starts >= m.starts and k.starts < m.ends)) k\n\
      order by n, starts": {
      values: readonly [string | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null, List<string> | null];
      row: {
        n: number;
        span: 'day' | 'month';
        starts: Date;
        ends: Date;
        week: number[];
        orders: number;
        sales: number;
        units: number;
        add_ons: number;
        discount: number;
        shipping: number;
        tax: number;
        tip: number;
        first_orders: number;
        later_orders: number;
        online: number;
        online_paid: number;
        tests: number;
      };
    };

    /** kept.sql.ts: selectKeptShares */
    'select g.n, s.kind, s.key, sum(s.orders)::integer as orders, sum(s.units)::bigint as units, sum(s.amount)::bigint as amount,\n\
       sum(s.refunded)::bigint as refunded, max(s.name) as name\n\
       from unnest($2::integer[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[]) as g (n, store_id, span, starts, ends)\n\
       cross join lateral (\n\
         select s.* from store_sales_shares s where s.org_id = $1 and s.store_id = g.store_id and s.span = g.span and s.starts = g.starts\n\
            and s.ends = g.ends and s.kind = any($7::text[]) offset 0) s\n\
      group by g.n, s.kind, s.key': {
      values: readonly [string | null, List<number> | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null, List<string> | null];
      row: {
        n: number | null;
        kind: string;
        key: string;
        orders: number;
        units: number;
        amount: number;
        refunded: number;
        name: string;
      };
    };

    /** kept.sql.ts: selectSellers */
    "select s.org_id, s.store_id, s.zone,\n\
       (select k.ends from store_sales k where k.org_id = s.org_id and k.store_id = s.store_id and k.span = 'day' order by k.starts desc limit 1) as last_end,\n\
       (select o.placed_at from orders o where o.org_id = s.org_id and o.store_id = s.store_id and o.placed_at is not null order by o.placed_at limit 1) as first_at\n\
       from stores s where s.last_number > 0": {
      values: readonly [];
      row: { org_id: string; store_id: string; zone: string; last_end: Date | null; first_at: Date | null };
    };

    /** kept.sql.ts: deleteForeignDays */
    'delete from store_sales k using stores s where s.org_id = k.org_id and s.store_id = k.store_id and s.zone <> k.zone': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** kept.sql.ts: insertSpans */
    'insert into store_sales (org_id, store_id, zone, span, starts, ends, added_at)\n\
     select $1, $2, $3, a.span, a.starts, a.ends, $7 from unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) as a (span, starts, ends)\n\
     on conflict do nothing': {
      values: readonly [string | null, string | null, string | null, List<string> | null, List<Date> | null, List<Date> | null, Date | null];
      row: Record<never, never>;
    };

    /** kept.sql.ts: lockStaleDays */
    "select k.org_id, k.store_id, k.zone, k.starts, k.ends\n\
       from (select org_id, store_id from store_sales where is_stale and span = 'day' and added_at <= $2 limit 1 for update skip locked) f\n\
       join store_sales k on k.org_id = f.org_id and k.store_id = f.store_id and k.span = 'day' and k.is_stale and k.added_at <= $2\n\
      order by k.starts limit $1 for update of k skip locked": {
      values: readonly [number | null, Date | null];
      row: { org_id: string; store_id: string; zone: string; starts: Date; ends: Date };
    };

    /** kept.sql.ts: markMonths */
    "update store_sales k set is_stale = true where k.org_id = $1 and k.store_id = $2 and k.span = 'month'\n\
       and exists (select from unnest($3::timestamptz[]) d where k.starts <= d and k.ends > d)": {
      values: readonly [string | null, string | null, List<Date> | null];
      row: Record<never, never>;
    };

    /** kept.sql.ts: lockStaleMonth */
    "select k.org_id, k.store_id, k.starts, k.ends from store_sales k\n\
      where k.is_stale and k.span = 'month' and not exists (\n\
        select from store_sales d where d.org_id = k.org_id and d.store_id = k.store_id and d.span = 'day' and d.is_stale and d.starts >= k.starts and d.starts < k.ends)\n\
      limit 1 for update of k": {
      values: readonly [];
      row: { org_id: string; store_id: string; starts: Date; ends: Date };
    };

    /** kept.sql.ts: keepDay */
    "update store_sales set is_stale = false, orders = $5, sales = $6, units = $7, add_ons = $8, discount = $9, shipping = $10, tax = $11, tip = $12,\n\
       first_orders = $13, later_orders = $14, online = $15, online_paid = $16, tests = $17, week = $18\n\
      where org_id = $1 and store_id = $2 and span = 'day' and starts = $3 and ends = $4": {
      values: readonly [string | null, string | null, Date | null, Date | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, List<number> | null];
      row: Record<never, never>;
    };

    /** kept.sql.ts: deleteShares */
    'delete from store_sales_shares where org_id = $1 and store_id = $2 and span = $3 and starts = any($4::timestamptz[])': {
      values: readonly [string | null, string | null, string | null, List<Date> | null];
      row: Record<never, never>;
    };

    /** kept.sql.ts: insertShares */
    "insert into store_sales_shares (org_id, store_id, span, starts, ends, kind, key, orders, units, amount, refunded, name)\n\
     select $1, $2, 'day', s.* from jsonb_to_recordset($3::jsonb) as s (starts timestamptz, ends timestamptz, kind text, key text, orders integer,\n\
       units bigint, amount bigint, refunded bigint, name text)": {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** kept.sql.ts: keepMonth */
    "with added as (\n\
       insert into store_sales_shares (org_id, store_id, span, starts, ends, kind, key, orders, units, amount, refunded, name)\n\
       select $1, $2, 'month', $3, $4, s.kind, s.key, sum(s.orders), sum(s.units), sum(s.amount), sum(s.refunded), max(s.name)\n\
         from store_sales_shares s where s.org_id = $1 and s.store_id = $2 and s.span = 'day' and s.starts >= $3 and s.ends <= $4\n\
        group by s.kind, s.key\n\
     ), days as (\n\
       select * from store_sales where org_id = $1 and store_id = $2 and span = 'day' and starts >= $3 and ends <= $4\n\
     ), hours as (\n\
       select array_agg(n order by hour)::integer[] as week from (\n\
         select w.hour, sum(w.n) as n from days d cross join lateral unnest(d.week) with ordinality as w (n, hour) group by w.hour) h\n\
     ), total as (\n\
       select coalesce(sum(orders), 0) as orders, coalesce(sum(sales), 0) as sales, coalesce(sum(units), 0) as units, coalesce(sum(add_ons), 0) as add_ons,\n\
              coalesce(sum(discount), 0) as discount, coalesce(sum(shipping), 0) as shipping, coalesce(sum(tax), 0) as tax, coalesce(sum(tip), 0) as tip,\n\
              coalesce(sum(first_orders), 0) as first_orders, coalesce(sum(later_orders), 0) as later_orders, coalesce(sum(online), 0) as online,\n\
              coalesce(sum(online_paid), 0) as online_paid, coalesce(sum(tests), 0) as tests from days\n\
     )\n\
     update store_sales k set is_stale = false, orders = t.orders, sales = t.sales, units = t.units, add_ons = t.add_ons, discount = t.discount,\n\
       shipping = t.shipping, tax = t.tax, tip = t.tip, first_orders = t.first_orders, later_orders = t.later_orders, online = t.online,\n\
       online_paid = t.online_paid, tests = t.tests, week = coalesce(h.week, '{}')\n\
       from total t, hours h\n\
      where k.org_id = $1 and k.store_id = $2 and k.span = 'month' and k.starts = $3 and k.ends = $4": {
      values: readonly [string | null, string | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** sales.sql.ts: selectSellingStores */
    "select s.store_id, s.name, s.status, s.currency, s.zone from stores s\n\
      where s.org_id = $1 and case when $2::uuid is null then s.status <> 'deleted' else s.store_id = $2 end order by lower(s.name), s.store_id": {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        currency: string;
        zone: string;
      };
    };

    /** sales.sql.ts: selectEventOfStore */
    'select e.event_id, e.name, e.state, e.starts_at, e.opened_at, e.closed_at from pos_events e\n\
      where e.org_id = $1 and e.event_id = $3\n\
        and exists (select from event_stores x where x.org_id = e.org_id and x.event_id = e.event_id and x.store_id = $2)': {
      values: readonly [string | null, string | null, string | null];
      row: {
        event_id: string;
        name: string;
        state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        starts_at: Date;
        opened_at: Date | null;
        closed_at: Date | null;
      };
    };

    /** sales.sql.ts: selectLedNames */
    'select code_id as id, name from codes where org_id = $1 and code_id = any($2::uuid[])\n\
     union all select page_id, name from pages where org_id = $1 and page_id = any($2::uuid[])\n\
     union all select campaign_id, name from campaigns where org_id = $1 and campaign_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: { id: string; name: string };
    };

    /** sales.sql.ts: selectStanding */
    "select s.store_id, coalesce(k.on_hand, 0)::bigint as on_hand, coalesce(k.low, 0)::integer as low, coalesce(k.gone, 0)::integer as gone,\n\
       (select count(*) from event_stores x join pos_events e on e.org_id = x.org_id and e.event_id = x.event_id\n\
         where x.org_id = $1 and x.store_id = s.store_id and e.state = 'scheduled')::integer as scheduled_events,\n\
       o.event_id as open_event_id, e.name as open_event\n\
     from unnest($2::uuid[]) as s (store_id)\n\
     left join open_events o on o.org_id = $1 and o.store_id = s.store_id\n\
     left join pos_events e on e.org_id = $1 and e.event_id = o.event_id\n\
     left join lateral (\n\
       select sum(k.on_hand) as on_hand,\n\
         count(*) filter (where k.is_low and not (k.on_hand - k.reserved <= k.safety)) as low,\n\
         count(*) filter (where k.sold_out_until > $3 or k.on_hand - k.reserved <= k.safety) as gone\n\
       from stock k join product_variants v on v.org_id = k.org_id and v.variant_id = k.variant_id and v.archived_at is null\n\
        join store_items i on i.org_id = k.org_id and i.store_id = k.store_id and i.product_id = v.product_id\n\
       where k.org_id = $1 and k.store_id = s.store_id and k.mode = 'track') k on true": {
      values: readonly [string | null, List<string> | null, Date | null];
      row: {
        store_id: string | null;
        on_hand: number;
        low: number;
        gone: number;
        scheduled_events: number;
        open_event_id: string | null;
        open_event: string | null;
      };
    };

    /** sold.sql.ts: selectMoments */
    "select g.n::integer as n, date_bin('15 minutes', o.placed_at, '2000-01-01T00:00:00Z') as at, count(*)::integer as orders,\n\
       sum(o.total)::bigint as sales, sum(o.units)::bigint as units, sum(o.add_ons)::bigint as add_ons, sum(o.discount)::bigint as discount,\n\
       sum(o.shipping)::bigint as shipping, coalesce(sum(o.tax), 0)::bigint as tax, sum(o.tip)::bigint as tip,\n\
       count(*) filter (where o.is_first)::integer as first_orders, count(*) filter (where not o.is_first)::integer as later_orders,\n\
       count(*) filter (where o.channel = 'online')::integer as online,\n\
       count(*) filter (where o.channel = 'online' and o.paid >= o.total)::integer as online_paid,\n\
       count(*) filter (where o.is_test)::integer as tests\n\
     from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality as g (store_id, starts, ends, n) cross join lateral (select o.order_id, o.placed_at, o.total, o.units, o.add_ons, o.discount, o.shipping, o.tax, o.tip, o.is_first, o.channel, o.paid, o.is_test\n\
   from orders o where o.org_id = $1 and o.store_id = g.store_id and o.placed_at >= g.starts and o.placed_at < g.ends and o.status in ('placed', 'completed') and not o.is_deleted and ($5::uuid is null or o.event_id = $5) offset 0) o group by 1, 2 order by 1, 2": {
      values: readonly [string | null, List<string> | null, List<Date> | null, List<Date> | null, string | null];
      row: {
        n: number;
        at: Date;
        orders: number;
        sales: number;
        units: number;
        add_ons: number;
        discount: number;
        shipping: number;
        tax: number;
        tip: number;
        first_orders: number;
        later_orders: number;
        online: number;
        online_paid: number;
        tests: number;
      };
    };

    /** sold.sql.ts: selectShares */
    "with sold as materialized (select g.n, o.order_id, o.channel, o.total, o.units from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality as g (store_id, starts, ends, n) cross join lateral (select o.order_id, o.placed_at, o.total, o.units, o.add_ons, o.discount, o.shipping, o.tax, o.tip, o.is_first, o.channel, o.paid, o.is_test\n\
   from orders o where o.org_id = $1 and o.store_id = g.store_id and o.placed_at >= g.starts and o.placed_at < g.ends and o.status in ('placed', 'completed') and not o.is_deleted and ($5::uuid is null or o.event_id = $5) offset 0) o),\n\
     lines as materialized (\n\
       select s.n, l.order_id, l.code_id, l.page_id, l.campaign_id, l.item_id, l.name, l.quantity, l.sum - l.discount as amount, l.add_ons\n\
         from sold s join order_lines l on l.org_id = $1 and l.order_id = s.order_id\n\
          where $6::text[] && array['code', 'page', 'campaign', 'direct', 'item', 'add_on'])\n\
     select n::integer as n, 'channel' as kind, channel as key, count(*)::integer as orders, sum(units)::bigint as units, sum(total)::bigint as amount,\n\
            0::bigint as refunded, '' as name from sold where 'channel' = any($6::text[]) group by n, channel\n\
     union all\n\
     select n::integer, p.kind, p.key, count(distinct order_id)::integer, sum(quantity)::bigint, sum(amount)::bigint, 0, max(p.name)\n\
       from lines l cross join lateral (values\n\
         ('code', l.code_id::text, ''), ('page', l.page_id::text, ''), ('campaign', l.campaign_id::text, ''),\n\
         ('direct', case when l.code_id is null and l.page_id is null then '' end, ''), ('item', coalesce(l.item_id::text, ''), l.name)\n\
       ) p (kind, key, name) where p.key is not null and p.kind = any($6::text[]) group by n, p.kind, p.key\n\
     union all\n\
     select n::integer, 'add_on', a ->> 'add_on_id', count(distinct order_id)::integer, sum(quantity * (a ->> 'quantity')::bigint)::bigint,\n\
            sum(quantity * (a ->> 'quantity')::bigint * (a ->> 'amount')::bigint)::bigint, 0, max(a ->> 'name')\n\
       from lines cross join lateral jsonb_array_elements(add_ons) a where add_ons <> '[]' and 'add_on' = any($6::text[]) group by n, a ->> 'add_on_id'\n\
     union all\n\
     select g.n::integer, 'tender', e.tender, count(distinct e.order_id)::integer, 0, coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0)::bigint,\n\
            coalesce(sum(case e.kind when 'refunded' then e.amount when 'refund_failed' then - e.amount end), 0)::bigint, ''\n\
       from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality as g (store_id, starts, ends, n) cross join lateral (\n\
         select e.order_id, e.kind, e.tender, e.amount from payment_entries e\n\
          where e.org_id = $1 and e.at >= g.starts and e.at < g.ends and e.kind in ('captured', 'refunded', 'refund_failed') offset 0) e\n\
         join orders o on o.org_id = $1 and o.order_id = e.order_id and o.store_id = g.store_id and o.status in ('placed', 'completed') and not o.is_deleted and ($5::uuid is null or o.event_id = $5)\n\
      where 'tender' = any($6::text[])\n\
      group by g.n, e.tender": {
      values: readonly [string | null, List<string> | null, List<Date> | null, List<Date> | null, string | null, List<string> | null];
      row: {
        n: number;
        kind: 'add_on' | 'campaign' | 'code' | 'direct' | 'item' | 'page' | 'channel' | 'tender';
        key: string | null;
        orders: number;
        units: number | null;
        amount: number | null;
        refunded: number;
        name: string | null;
      };
    };

    /** sold.sql.ts: selectFirstSale */
    'select s.store_id, (select o.placed_at from orders o where o.org_id = $1 and o.store_id = s.store_id and o.placed_at is not null\n\
         and ($3::uuid is null or o.event_id = $3) order by o.placed_at limit 1) as at\n\
       from unnest($2::uuid[]) as s (store_id)': {
      values: readonly [string | null, List<string> | null, string | null];
      row: { store_id: string | null; at: Date | null };
    };

    /** store-views.sql.ts: addStoreViews */
    'insert into store_views (org_id, store_id, kind, at, views)\n\
     select v.org_id, v.store_id, v.kind, v.at, v.views\n\
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::integer[]) as v (org_id, store_id, kind, at, views)\n\
       join stores s on s.org_id = v.org_id and s.store_id = v.store_id order by 1, 2, 3, 4\n\
     on conflict (org_id, store_id, kind, at) do update set views = store_views.views + excluded.views': {
      values: readonly [List<string> | null, List<string> | null, List<string> | null, List<Date> | null, List<number> | null];
      row: Record<never, never>;
    };

    /** store-views.sql.ts: countViews */
    "select coalesce(sum(views) filter (where kind = 'item'), 0)::integer as items, coalesce(sum(views) filter (where kind = 'cart'), 0)::integer as carts\n\
       from store_views where org_id = $1 and store_id = $2 and at >= $3 and at < $4": {
      values: readonly [string | null, string | null, Date | null, Date | null];
      row: { items: number; carts: number };
    };

    /** store-views.sql.ts: selectStoreCodes */
    "select code_id from codes where org_id = $1 and type in ('store', 'item') and content ->> 'store_id' = $2::uuid::text": {
      values: readonly [string | null, string | null];
      row: { code_id: string };
    };
  }
}
