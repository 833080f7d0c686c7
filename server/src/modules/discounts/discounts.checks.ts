/** For the doctor: a discount whose counters are not those of its orders. */
export const wrongCounters = `
  select d.discount_id::text as subject, format('says %s used and %s reserved, has %s and %s', d.used, d.reserved, u.used, u.reserved) as says
    from discounts d cross join lateral (
      select count(*) filter (where state = 'used') as used, count(*) filter (where state = 'reserved') as reserved
        from discount_uses u where u.org_id = d.org_id and u.discount_id = d.discount_id) u
   where d.used <> u.used or d.reserved <> u.reserved`;

/** Somebody who is counted more or less often than their orders say. */
export const wrongPeople = `
  select coalesce(n.discount_id, o.discount_id)::text as subject, format('somebody is counted %s times, has %s', coalesce(n.uses, 0), coalesce(o.uses, 0)) as says
    from discount_people n full join (
      select u.org_id, u.discount_id, p.person, count(*) as uses from discount_uses u cross join lateral unnest(u.people) as p (person)
       where u.state <> 'released' group by u.org_id, u.discount_id, p.person
    ) o on o.org_id = n.org_id and o.discount_id = n.discount_id and o.person = n.person
   where coalesce(n.uses, 0) <> coalesce(o.uses, 0)`;

/** What the table refuses for a discount as a whole it cannot refuse for one person. */
export const aboveLimit = `
  select d.discount_id::text as subject, format('somebody used it %s times, at most %s', n.uses, d.limit_each) as says
    from discounts d join discount_people n on n.org_id = d.org_id and n.discount_id = d.discount_id where n.uses > d.limit_each`;
