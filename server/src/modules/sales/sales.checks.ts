/** For the doctor: days and months that say something else than their orders, though nothing marked them. */
export const wrongSales = `
  select k.store_id || ' ' || k.span || ' ' || k.starts as subject,
      format('%s orders of %s, %s units; its orders come to %s of %s, %s units', k.orders, k.sales, k.units, o.orders, o.sales, o.units) as says
    from store_sales k cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as sales, coalesce(sum(o.units), 0) as units, count(*) filter (where o.is_first) as firsts,
             coalesce(sum(o.discount), 0) as discount, coalesce(sum(o.tax), 0) as tax
        from orders o where o.org_id = k.org_id and o.store_id = k.store_id and o.placed_at >= k.starts and o.placed_at < k.ends
         and o.status in ('placed', 'completed') and not o.is_deleted) o
   where not k.is_stale and (k.orders, k.sales, k.units, k.first_orders, k.discount, k.tax) <> (o.orders, o.sales, o.units, o.firsts, o.discount, o.tax)`;

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
   where not k.is_stale and (s.amount, s.refunded) <> (e.amount, e.refunded)`;
