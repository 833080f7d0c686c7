/** For the doctor: stock that says it keeps more or less than orders have asked for. */
export const wrongReserved = `
  select k.store_id || '/' || k.variant_id as subject, format('%s reserved, orders want %s', k.reserved, coalesce(r.quantity, 0)) as says
    from stock k left join (
      select org_id, store_id, variant_id, sum(quantity) as quantity from stock_reservations where state = 'reserved'
       group by org_id, store_id, variant_id
    ) r on r.org_id = k.org_id and r.store_id = k.store_id and r.variant_id = k.variant_id
   where k.reserved <> coalesce(r.quantity, 0)`;

/** Only an order that waits for its money keeps stock, and five minutes after its time none at all. */
export const openReservations = `
  select r.order_id::text as subject, format('%s is kept for an order that is %s', r.variant_id, o.status) as says
    from stock_reservations r join orders o on o.org_id = r.org_id and o.order_id = r.order_id
   where r.state = 'reserved' and (o.status <> 'pending' or o.expires_at < now() - interval '5 minutes')`;

/** What was ordered has been taken from the stock; an amount that was typed at a desk is of nothing there. */
export const missingReservations = `
  select l.order_id::text as subject, format('%s of %s ordered, %s taken', sum(l.quantity), l.variant_id, coalesce(max(r.quantity), 0)) as says
    from orders o join order_lines l on l.org_id = o.org_id and l.order_id = o.order_id
    left join stock_reservations r on r.org_id = l.org_id and r.order_id = l.order_id and r.variant_id = l.variant_id and r.state = 'committed'
   where o.status in ('placed', 'completed') and l.variant_id is not null
   group by l.org_id, l.order_id, l.variant_id having sum(l.quantity) <> coalesce(max(r.quantity), 0)`;
