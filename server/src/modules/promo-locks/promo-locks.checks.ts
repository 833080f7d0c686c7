/** For the doctor: a promo lock that says something else than its grants. */
export const wrongLocks = `
  select l.lock_id::text as subject, format('says %s used, has %s', l.used, g.used) as says
    from promo_locks l cross join lateral (
      select count(*) as used from promo_grants g
       where g.org_id = l.org_id and g.lock_id = l.lock_id and g.via = 'code' and g.state <> 'expired') g
   where l.used <> g.used`;

/** The same of a master key. */
export const wrongKeys = `
  select k.key_id::text as subject, format('says %s used, has %s', k.used, g.used) as says
    from master_keys k cross join lateral (
      select count(*) as used from promo_grants g where g.org_id = k.org_id and g.key_id = k.key_id and g.state <> 'expired') g
   where k.used <> g.used`;

/** Somebody who is counted more or less often than their grants say. */
export const wrongPeople = `
  select coalesce(n.lock_id, o.lock_id)::text as subject, format('somebody is counted %s times, has %s', coalesce(n.uses, 0), coalesce(o.uses, 0)) as says
    from promo_people n full join (
      select g.org_id, g.lock_id, p.person, count(*) as uses from promo_grants g cross join lateral unnest(g.people) as p (person)
       where g.state <> 'expired' group by g.org_id, g.lock_id, p.person
    ) o on o.org_id = n.org_id and o.lock_id = n.lock_id and o.person = n.person
   where coalesce(n.uses, 0) <> coalesce(o.uses, 0)`;

/** What the tables refuse for a lock or key as a whole they cannot refuse for one person. */
export const aboveLimit = `
  select l.lock_id::text as subject, format('somebody opened it %s times, at most %s', n.uses, l.limit_each) as says
    from promo_locks l join promo_people n on n.org_id = l.org_id and n.lock_id = l.lock_id where n.uses > l.limit_each`;

/** An order has what it took of a lock as long as it has a discount that the lock opens. */
export const wrongOrders = `
  select coalesce(u.order_id, g.order_id)::text as subject, format('has %s discounts of a promo lock and %s grants', coalesce(u.uses, 0), coalesce(g.grants, 0)) as says
    from (select u.org_id, u.order_id, d.lock_id, count(*) as uses from discount_uses u
           join discounts d on d.org_id = u.org_id and d.discount_id = u.discount_id and d.lock_id is not null
          where u.state <> 'released' group by 1, 2, 3) u
    full join (select org_id, order_id, lock_id, count(*) as grants from promo_grants where state = 'consumed' group by 1, 2, 3) g
      on g.org_id = u.org_id and g.order_id = u.order_id and g.lock_id = u.lock_id
   where g.grants is distinct from 1 or u.uses is null`;
