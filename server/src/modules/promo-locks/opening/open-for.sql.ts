import type { Tx } from '../../../platform/db/database.js';

/** What is open for somebody, newest first, with the active discounts that it opens in a store, or in any. */
export const selectOpenFor = (tx: Tx, orgId: string, person: string, storeId: string | null, now: Date) =>
  tx.query(
    `select l.name, l.promo_code, g.expires_at, array_agg(d.name order by d.name) filter (where d.name is not null) as gives
       from promo_grants g
       join promo_locks l on l.org_id = g.org_id and l.lock_id = g.lock_id
       left join discounts d on d.org_id = l.org_id and d.lock_id = l.lock_id and d.state = 'active'
        and ($3::uuid is null or d.store_id is null or d.store_id = $3)
      where g.org_id = $1 and g.person = $2 and g.state = 'open' and g.expires_at > $4
      group by l.name, l.promo_code, g.expires_at, g.grant_id having $3::uuid is null or count(d.discount_id) > 0
      order by g.grant_id desc`,
    [orgId, person, storeId, now],
  );

/** The stores in which a shopper can use a promo code. */
export const selectStoresOf = (tx: Tx, orgId: string, promoCode: string) =>
  tx.query(
    `select s.store_id, s.name from stores s
      where s.org_id = $1 and s.status = 'open' and s.suspended_at is null and exists (
        select from discounts d join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id and l.promo_code = $2 and l.state <> 'ended'
         where d.org_id = s.org_id and d.state = 'active' and (d.store_id is null or d.store_id = s.store_id))
      order by s.name, s.store_id limit 6`,
    [orgId, promoCode],
  );
