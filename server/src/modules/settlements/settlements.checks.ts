/** Where money came in while somebody counted, nobody knows on which side it is: what that store settled is not looked at. */
const near = "interval '1 minute'";

/** For the doctor: what was approved for a store at an event comes to what its money came to when the last of it was submitted. */
export const wrongSettlements = `
  with last as (
    select distinct on (org_id, event_id, store_id) org_id, event_id, store_id, submitted_at from settlements where state = 'approved'
     order by org_id, event_id, store_id, nth desc
  ), said as (
    select l.org_id, l.event_id, l.store_id, x.key as tender, x.value::bigint as amount
      from last l join settlements t on t.org_id = l.org_id and t.event_id = l.event_id and t.store_id = l.store_id and t.state = 'approved'
      cross join lateral jsonb_each_text(t.expected) x
  ), money as (
    select d.org_id, d.event_id, d.store_id, p.tender, p.at,
           case p.kind when 'captured' then p.amount when 'refund_failed' then p.amount when 'refunded' then - p.amount else 0 end as amount
      from payment_entries p join pos_sessions d on d.org_id = p.org_id and d.session_id = p.session_id
    union all
    select o.org_id, o.event_id, o.store_id, p.tender, p.at,
           case p.kind when 'captured' then p.amount when 'refund_failed' then p.amount when 'refunded' then - p.amount else 0 end
      from payment_entries p join orders o on o.org_id = p.org_id and o.order_id = p.order_id where p.session_id is null and o.event_id is not null and p.tender in ('online', 'square')
    union all
    select org_id, event_id, store_id, 'cash', opened_at, opening from pos_sessions
    union all
    select d.org_id, d.event_id, d.store_id, 'cash', m.at, case m.kind when 'in' then m.amount else - m.amount end
      from cash_moves m join pos_sessions d on d.org_id = m.org_id and d.session_id = m.session_id
  ), counted as (
    select l.org_id, l.event_id, l.store_id, m.tender, m.amount
      from last l join money m on m.org_id = l.org_id and m.event_id = l.event_id and m.store_id = l.store_id and m.at <= l.submitted_at
  )
  select event_id || '/' || store_id || '/' || tender as subject, format('%s approved, its money came to %s', sum(s), sum(m)) as says
    from (select org_id, event_id, store_id, tender, amount as s, 0 as m from said
          union all select org_id, event_id, store_id, tender, 0, amount from counted) both_sides
   where not exists (
     select from last l join money m on m.org_id = l.org_id and m.event_id = l.event_id and m.store_id = l.store_id
      where l.org_id = both_sides.org_id and l.event_id = both_sides.event_id and l.store_id = both_sides.store_id
        and m.at between l.submitted_at - ${near} and l.submitted_at + ${near})
   group by org_id, event_id, store_id, tender having sum(s) <> sum(m)`;

/** An event is settled once every store that had a desk there is and no desk is open, and not before. */
export const wrongStates = `
  select e.event_id::text as subject, format('%s, %s of its stores are not settled', e.state, count(*) filter (where not x.is_settled)) as says
    from pos_events e cross join lateral (
      select exists (select from settlements t where t.org_id = s.org_id and t.event_id = s.event_id and t.store_id = s.store_id and t.state = 'approved')
             and not exists (select from pos_sessions d where d.org_id = s.org_id and d.event_id = s.event_id and d.store_id = s.store_id and d.state = 'open')
               as is_settled
        from event_stores s where s.org_id = e.org_id and s.event_id = e.event_id
         and exists (select from pos_sessions d where d.org_id = s.org_id and d.event_id = s.event_id and d.store_id = s.store_id)) x
   where e.state in ('closing', 'settled')
   group by e.org_id, e.event_id, e.state having (e.state = 'settled') <> bool_and(x.is_settled)`;

/** Each adds to one that was approved, and nobody approves their own where it does not say so. */
export const wrongApprovals = `
  select t.settlement_id::text as subject, 'approved by who submitted it, or adds to one that was not approved' as says
    from settlements t left join settlements a on a.org_id = t.org_id and a.settlement_id = t.adjusts
   where (t.state = 'approved' and not t.is_alone and t.decided_by = t.submitted_by)
      or (t.adjusts is not null and (a.state <> 'approved' or a.nth >= t.nth or a.event_id <> t.event_id or a.store_id <> t.store_id))`;
