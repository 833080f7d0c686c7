import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

interface Asked {
  storeId: string;
  codes: readonly string[];
  productIds: readonly string[];
  people: readonly string[];
  /** Who has opened promo locks, of `personOf`. */
  person: string | null;
  now: Date;
  /** One that is looked at as if it were active. */
  previewed: string | null;
}

/**
 * The active discounts that apply by themselves in a store, and those of these codes whatever store they are for, with the products of the cart that each
 * is for and how often these people have used it. What a promo lock opens has the code of the lock, and is locked for whom it is not open.
 */
export const selectApplicable = (
  tx: Tx,
  orgId: string,
  { storeId, codes, productIds, people, person, now, previewed }: Asked,
) =>
  tx.query(
    `select d.discount_id, d.name, coalesce(d.code, l.promo_code) as code, d.lock_id, d.revision, d.store_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency, d.minimum,
       d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state,
       case when not d.is_for_all then array(
         select p from unnest($4::uuid[]) as p
          where exists (select from discount_products c where c.org_id = d.org_id and c.discount_id = d.discount_id and c.product_id = p)
             or exists (select from discount_catalogs c join catalog_items i on i.org_id = c.org_id and i.catalog_id = c.catalog_id and i.product_id = p
                 where c.org_id = d.org_id and c.discount_id = d.discount_id)) end as product_ids,
       case when d.limit_each is null then 0 else coalesce((
         select max(n.uses) from discount_people n where n.org_id = d.org_id and n.discount_id = d.discount_id and n.person = any($5::text[])), 0) end as uses,
       d.lock_id is not null and not exists (select from promo_grants g where g.org_id = d.org_id and g.lock_id = d.lock_id and g.person = $7
         and g.state = 'open' and g.expires_at > $8) as is_locked
     from discounts d left join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id
     where d.org_id = $1 and ((d.code is null and d.lock_id is null and d.state = 'active' and (d.store_id is null or d.store_id = $2))
       or (d.code = any($3::text[]) and d.state in ('active', 'paused'))
       or (l.promo_code = any($3::text[]) and l.state in ('active', 'paused') and d.state in ('active', 'paused')) or d.discount_id = $6::uuid)
     order by d.discount_id`,
    [orgId, storeId, codes, productIds, people, previewed, person, now],
    'applicable_discounts',
  );

export type ApplicableRow = RowOf<typeof selectApplicable>;

export const selectKnownCodes = (tx: Tx, orgId: string, storeId: string, codes: readonly string[]) =>
  tx.query(
    `select distinct coalesce(d.code, l.promo_code) as code from discounts d
       left join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id and l.state in ('active', 'paused')
      where d.org_id = $1 and (d.store_id is null or d.store_id = $2) and d.state = 'active' and coalesce(d.code, l.promo_code) = any($3::text[])`,
    [orgId, storeId, codes],
  );
