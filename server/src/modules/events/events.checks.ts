/** For the doctor: a store sells at an event exactly while that is open. */
export const wrongStores = `
  select coalesce(x.event_id, o.event_id) || '/' || coalesce(x.store_id, o.store_id) as subject,
         case when o.event_id is null then 'open, but its store is free' else 'its store is taken, but it is not open' end as says
    from (select e.org_id, e.event_id, s.store_id from pos_events e join event_stores s on s.org_id = e.org_id and s.event_id = e.event_id
           where e.state = 'open') x
    full join open_events o on o.org_id = x.org_id and o.event_id = x.event_id and o.store_id = x.store_id
   where o.event_id is null or x.event_id is null`;

/** A drawer had what its entries come to when it was counted; what a desk sold without the network comes later. */
export const wrongDrawers = `
  select d.session_id::text as subject, format('%s expected, its money comes to %s', d.expected, d.opening + c.cash + c.moved) as says
    from pos_sessions d cross join lateral (
      select (select coalesce(sum(case when p.kind = 'captured' then p.amount else - p.amount end), 0) from payment_entries p
               where p.org_id = d.org_id and p.session_id = d.session_id and p.tender = 'cash' and p.at <= d.closed_at) as cash,
             (select coalesce(sum(case m.kind when 'in' then m.amount else - m.amount end), 0) from cash_moves m
               where m.org_id = d.org_id and m.session_id = d.session_id) as moved) c
   where d.state = 'closed' and d.expected <> d.opening + c.cash + c.moved`;

/** Nothing is sold at an event that is closed. */
export const lateSales = `
  select o.order_id::text as subject, format('sold at %s, its event was closed at %s', o.created_at, e.closed_at) as says
    from orders o join pos_events e on e.org_id = o.org_id and e.event_id = o.event_id
   where o.created_at > e.closed_at`;
