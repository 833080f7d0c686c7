/** For the doctor: what was captured stands in the ledger, once, and is the whole amount. */
export const capturedNotCounted = `
  select p.payment_id::text as subject, format('%s captured, %s in the ledger', p.amount, coalesce(e.amount, 0)) as says
    from payments p left join payment_entries e on e.org_id = p.org_id and e.order_id = p.order_id and e.kind = 'captured' and e.ref = p.payment_id::text
   where (p.state = 'captured') <> (e.amount is not null) or e.amount <> p.amount`;

/** Money of an order that nobody gets anything for goes back. */
export const moneyWithoutOrder = `
  select o.order_id::text as subject, format('%s, %s paid, %s on its way back', o.status, o.paid, o.refund_reserved) as says
    from orders o
   where exists (select 1 from payments p where p.org_id = o.org_id and p.order_id = o.order_id and p.state = 'captured')
     and o.paid - o.refund_reserved > case when o.status in ('placed', 'completed') then o.total else 0 end
     and o.updated_at < now() - interval '10 minutes'
     and not exists (select 1 from refunds r where r.org_id = o.org_id and r.order_id = o.order_id and r.state = 'failed')`;

/** What is reserved for refunds is the refunds that did not fail. */
export const wrongRefunds = `
  select o.order_id::text as subject, format('%s reserved and %s refunded, refunds of %s and %s', o.refund_reserved, o.refunded, coalesce(r.open, 0), coalesce(r.done, 0)) as says
    from orders o left join (
      select org_id, order_id, sum(amount) filter (where state <> 'failed') as open, sum(amount) filter (where state = 'succeeded') as done
        from refunds group by org_id, order_id
    ) r on r.org_id = o.org_id and r.order_id = o.order_id
   where o.refund_reserved <> coalesce(r.open, 0) or o.refunded <> coalesce(r.done, 0)`;

/** Nobody is asked to pay an order that is over. */
export const openForNothing = `
  select p.payment_id::text as subject, format('%s, its order is %s', p.state, o.status) as says
    from payments p join orders o on o.org_id = p.org_id and o.order_id = p.order_id
   where p.next_check_at is not null and o.status in ('expired', 'canceled') and o.updated_at < now() - interval '1 hour'`;

/** What cards keep for an order is what its ledger says. */
export const wrongReserved = `
  select o.order_id::text as subject, format('%s reserved, payments of %s', o.authorized, coalesce(p.amount, 0)) as says
    from orders o left join (select org_id, order_id, sum(amount) as amount from payments where state = 'authorized' group by org_id, order_id) p
      on p.org_id = o.org_id and p.order_id = o.order_id
   where o.authorized <> coalesce(p.amount, 0)`;
