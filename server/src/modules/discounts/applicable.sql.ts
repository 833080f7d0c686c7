import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

interface Asked {
  storeId: string;
  codes: readonly string[];
  productIds: readonly string[];
  people: readonly string[];
  /** One that is looked at as if it were active. */
  previewed: string | null;
}

/**
 * The active discounts that apply by themselves in a store, and those of these codes whatever store they are for, with the products of the cart that each
 * is for and how often these people have used it.
 */
export const selectApplicable = (tx: Tx, orgId: string, { storeId, codes, productIds, people, previewed }: Asked) =>
  tx.query(
    `select d.discount_id, d.name, d.code, d.revision, d.store_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency, d.minimum,
       d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state,
       case when not d.is_for_all then array(
         select p from unnest($4::uuid[]) as p
          where exists (select from discount_products c where c.org_id = d.org_id and c.discount_id = d.discount_id and c.product_id = p)
             or exists (select from discount_catalogs c join catalog_items i on i.org_id = c.org_id and i.catalog_id = c.catalog_id and i.product_id = p
                 where c.org_id = d.org_id and c.discount_id = d.discount_id)) end as product_ids,
       case when d.limit_each is null then 0 else coalesce((
         select max(n.uses) from discount_people n where n.org_id = d.org_id and n.discount_id = d.discount_id and n.person = any($5::text[])), 0) end as uses
     from discounts d
     where d.org_id = $1 and ((d.code is null and d.state = 'active' and (d.store_id is null or d.store_id = $2))
       or (d.code = any($3::text[]) and d.state in ('active', 'paused')) or d.discount_id = $6::uuid)
     order by d.discount_id`,
    [orgId, storeId, codes, productIds, people, previewed],
    'applicable_discounts',
  );

export type ApplicableRow = RowOf<typeof selectApplicable>;

export const selectKnownCodes = (tx: Tx, orgId: string, storeId: string, codes: readonly string[]) =>
  tx.query(
    `select code from discounts where org_id = $1 and (store_id is null or store_id = $2) and code = any($3::text[]) and state = 'active'`,
    [orgId, storeId, codes],
  );
