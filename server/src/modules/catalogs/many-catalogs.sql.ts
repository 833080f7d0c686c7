import type { Tx } from '../../platform/db/database.js';

/** Of these, those of the organization: locked in the order of their ids, and nobody adds a product to them until the transaction ends. */
export const lockCatalogs = (tx: Tx, orgId: string, catalogIds: readonly string[]) =>
  tx.query(
    'select catalog_id from catalogs where org_id = $1 and catalog_id = any($2::uuid[]) order by catalog_id for update',
    [orgId, catalogIds],
  );

/** Each with all that putting it back takes. */
export const deleteCatalogs = (tx: Tx, orgId: string, catalogIds: readonly string[]) =>
  tx.query(
    `delete from catalogs c where c.org_id = $1 and c.catalog_id = any($2::uuid[])
     returning c.catalog_id as item_id, jsonb_build_object('name', c.name, 'row', to_jsonb(c), 'items',
       (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from catalog_items i where i.org_id = c.org_id and i.catalog_id = c.catalog_id)) as before`,
    [orgId, catalogIds],
  );

/** No row for a catalog whose name another one has by now. */
export const insertAgain = (tx: Tx, orgId: string, before: string) =>
  tx.query(
    `insert into catalogs select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::catalogs, b -> 'row') r
      where r.org_id = $1 on conflict do nothing returning catalog_id`,
    [orgId, before],
  );

/** The products of these catalogs that are still there, at their places. */
export const insertItemsAgain = (tx: Tx, orgId: string, before: string, catalogIds: readonly string[]) =>
  tx.query(
    `insert into catalog_items select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_recordset(null::catalog_items, b -> 'items') r
      where r.org_id = $1 and r.catalog_id = any($3::uuid[]) and exists (select from products p where p.org_id = $1 and p.product_id = r.product_id)
     on conflict do nothing`,
    [orgId, before, catalogIds],
  );
