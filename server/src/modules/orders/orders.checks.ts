const subject = 'o.order_id::text as subject';

/** For the doctor: orders whose lines do not add up to what they say. */
export const wrongSums = `
  select ${subject}, format('subtotal %s, lines of %s', o.subtotal, coalesce(l.sum, 0)) as says
    from orders o left join (select org_id, order_id, sum(sum) as sum from order_lines group by org_id, order_id) l
      on l.org_id = o.org_id and l.order_id = o.order_id
   where o.subtotal <> coalesce(l.sum, 0)`;

/** A line is its price and its add-ons, times its units. */
export const wrongLines = `
  select l.order_id || '/' || l.line_no as subject, format('%s, its parts come to %s', l.sum, a.sum) as says
    from order_lines l cross join lateral (
      select l.quantity * (l.unit_price + coalesce(sum((x ->> 'quantity')::bigint * (x ->> 'amount')::bigint), 0)) as sum
        from jsonb_array_elements(l.add_ons) x) a
   where l.sum <> a.sum`;

export const wrongUnits = `
  select ${subject}, format('%s, %s, %s units and add-ons of %s, lines of %s, %s, %s and %s', o.units, o.fulfilled, o.returned, o.add_ons, l.units, l.fulfilled, l.returned, l.add_ons) as says
    from orders o join (
      select org_id, order_id, sum(quantity) as units, sum(fulfilled) as fulfilled, sum(returned) as returned,
             sum(sum - quantity * unit_price) as add_ons
        from order_lines group by org_id, order_id
    ) l on l.org_id = o.org_id and l.order_id = o.order_id
   where (o.units, o.fulfilled, o.returned, o.add_ons) <> (l.units, l.fulfilled, l.returned, l.add_ons)`;

/** What was paid and refunded is what the ledger says. */
export const wrongMoney = `
  select ${subject}, format('%s reserved, %s paid and %s refunded, entries of %s, %s and %s', o.authorized, o.paid, o.refunded, coalesce(e.authorized, 0), coalesce(e.paid, 0), coalesce(e.refunded, 0)) as says
    from orders o left join (
      select org_id, order_id, sum(amount) filter (where kind = 'captured') as paid,
             sum(case kind when 'authorized' then amount when 'voided' then - amount end) as authorized,
             sum(case kind when 'refunded' then amount when 'refund_failed' then - amount end) as refunded
        from payment_entries group by org_id, order_id
    ) e on e.org_id = o.org_id and e.order_id = o.order_id
   where (o.authorized, o.paid, o.refunded) <> (coalesce(e.authorized, 0), coalesce(e.paid, 0), coalesce(e.refunded, 0))`;

/** The numbers of a store have no gap, and none is ahead of its counter. */
export const wrongNumbers = `
  select s.store_id::text as subject, format('the last number is %s, %s orders up to %s', s.last_number, count(o.number), coalesce(max(o.number), 0)) as says
    from stores s left join orders o on o.org_id = s.org_id and o.store_id = s.store_id and o.number is not null
   group by s.org_id, s.store_id, s.last_number
  having s.last_number <> count(o.number) or s.last_number <> coalesce(max(o.number), 0)`;

/** Nobody waits for money that came, or longer than was said. */
export const overdueOrders = `
  select ${subject}, format('%s since %s', o.status, o.expires_at) as says from orders o where o.expires_at < now() - interval '10 minutes'`;

/** An order is found by its own words. What they are is personal and not said. */
export const wrongWords = `
  select order_id::text as subject, format('%s of its words find nothing, %s find it that are not its own', count(*) filter (where w.order_id is null),
      count(*) filter (where o.order_id is null)) as says
    from (select org_id, store_id, created_at, order_id, word from orders, unnest(string_to_array(substr(words, 2), ' ')) word) o
    full join order_words w using (org_id, store_id, word, created_at, order_id)
   where o.order_id is null or w.order_id is null group by order_id`;
