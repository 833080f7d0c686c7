import { noSums } from './add-up.js';

const figures = Object.keys(noSums());
const of = (table: string) => figures.map((name) => `${table}.${name}`).join(', ');

/** A month whose days are counted anew is not read meanwhile. */
const isCounted = `not k.is_stale and not (k.span = 'month' and exists (select from store_sales d where d.org_id = k.org_id and d.store_id = k.store_id
     and d.span = 'day' and d.is_stale and d.starts >= k.starts and d.starts < k.ends))`;

/** For the doctor: days and months that say something else than their orders, though nothing marked them. */
export const wrongSales = `
  select k.store_id || ' ' || k.span || ' ' || k.starts as subject,
      format('%s orders of %s, %s units; its orders come to %s of %s, %s units', k.orders, k.sales, k.units, o.orders, o.sales, o.units) as says
    from store_sales k cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as sales, coalesce(sum(o.units), 0) as units, coalesce(sum(o.add_ons), 0) as add_ons,
             coalesce(sum(o.discount), 0) as discount, coalesce(sum(o.shipping), 0) as shipping, coalesce(sum(o.tax), 0) as tax,
             coalesce(sum(o.tip), 0) as tip, count(*) filter (where o.is_first) as first_orders,
             count(*) filter (where not o.is_first) as later_orders, count(*) filter (where o.channel = 'online') as online,
             count(*) filter (where o.channel = 'online' and o.paid >= o.total) as online_paid, count(*) filter (where o.is_test) as tests
        from orders o where o.org_id = k.org_id and o.store_id = k.store_id and o.placed_at >= k.starts and o.placed_at < k.ends
         and o.status in ('placed', 'completed') and not o.is_deleted) o
   where ${isCounted} and (${of('k')}) <> (${of('o')})`;

/** What a part of the lines comes to: all of them are of some product, and each is counted for the code that led to it. */
export const wrongShares = `
  select k.store_id || ' ' || k.span || ' ' || k.starts as subject,
      format('products come to %s and codes to %s; its lines to %s and %s', s.items, s.codes, l.items, l.codes) as says
    from store_sales k
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'item'), 0) as items, coalesce(sum(amount) filter (where kind = 'code'), 0) as codes
        from store_sales_shares s
       where s.org_id = k.org_id and s.store_id = k.store_id and s.span = k.span and s.starts = k.starts and s.ends = k.ends) s
    cross join lateral (
      select coalesce(sum(l.sum - l.discount), 0) as items, coalesce(sum(l.sum - l.discount) filter (where l.code_id is not null), 0) as codes
        from orders o join order_lines l on l.org_id = o.org_id and l.order_id = o.order_id
       where o.org_id = k.org_id and o.store_id = k.store_id and o.placed_at >= k.starts and o.placed_at < k.ends
         and o.status in ('placed', 'completed') and not o.is_deleted) l
   where ${isCounted} and (s.items, s.codes) <> (l.items, l.codes)`;

/** What came in and went back, by the ledger. */
export const wrongTenders = `
  select k.store_id || ' ' || k.span || ' ' || k.starts as subject,
      format('%s came in and %s went back, by the ledger %s and %s', s.amount, s.refunded, e.amount, e.refunded) as says
    from store_sales k
    cross join lateral (
      select coalesce(sum(amount), 0) as amount, coalesce(sum(refunded), 0) as refunded from store_sales_shares s
       where s.org_id = k.org_id and s.store_id = k.store_id and s.span = k.span and s.starts = k.starts and s.ends = k.ends and s.kind = 'tender') s
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0) as amount,
             coalesce(sum(case e.kind when 'refunded' then e.amount when 'refund_failed' then - e.amount end), 0) as refunded
        from payment_entries e join orders o on o.org_id = e.org_id and o.order_id = e.order_id
       where e.org_id = k.org_id and e.at >= k.starts and e.at < k.ends and o.store_id = k.store_id
         and o.status in ('placed', 'completed') and not o.is_deleted) e
   where ${isCounted} and (s.amount, s.refunded) <> (e.amount, e.refunded)`;
