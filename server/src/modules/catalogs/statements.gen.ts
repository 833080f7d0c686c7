// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** catalogs.sql.ts: insertCatalog */
    'insert into catalogs (org_id, catalog_id, name, created_at) values ($1, $2, $3, $4) on conflict (org_id, lower(name)) do nothing returning org_id, catalog_id, name, created_at': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date };
    };

    /** catalogs.sql.ts: selectCatalog */
    "select c.org_id, c.catalog_id, c.name, c.created_at, (select count(*) from catalog_items i\n\
  join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
  where i.org_id = c.org_id and i.catalog_id = c.catalog_id) as products from catalogs c where c.org_id = $1 and c.catalog_id = $2": {
      values: readonly [string | null, string | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date; products: number };
    };

    /** catalogs.sql.ts: selectCatalogs */
    "select c.org_id, c.catalog_id, c.name, c.created_at, (select count(*) from catalog_items i\n\
  join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
  where i.org_id = c.org_id and i.catalog_id = c.catalog_id) as products from catalogs c where org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0) order by c.created_at desc, c.catalog_id desc limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date; products: number };
    };

    /** catalogs.sql.ts: selectListedIds */
    'select catalog_id from catalogs where org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0) order by created_at desc, catalog_id desc limit $3': {
      values: readonly [string | null, string | null, number | null];
      row: { catalog_id: string };
    };

    /** catalogs.sql.ts: selectCatalogsOf */
    "select c.org_id, c.catalog_id, c.name, c.created_at, (select count(*) from catalog_items i\n\
  join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
  where i.org_id = c.org_id and i.catalog_id = c.catalog_id) as products from catalogs c where c.org_id = $1 and c.catalog_id = any($2::uuid[])\n\
     order by array_position($2::uuid[], c.catalog_id)": {
      values: readonly [string | null, List<string> | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date; products: number };
    };

    /** catalogs.sql.ts: countCatalogs */
    'select count(*) as total from catalogs where org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0)': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** catalogs.sql.ts: renameCatalog */
    'update catalogs set name = $3 where org_id = $1 and catalog_id = $2\n\
        and not exists (select from catalogs o where o.org_id = $1 and o.catalog_id <> $2 and lower(o.name) = lower($3))\n\
      returning catalog_id': {
      values: readonly [string | null, string | null, string | null];
      row: { catalog_id: string };
    };

    /** catalogs.sql.ts: deleteCatalog */
    'delete from catalogs where org_id = $1 and catalog_id = $2 returning catalog_id': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };

    /** many-catalogs.sql.ts: lockCatalogs */
    'select catalog_id from catalogs where org_id = $1 and catalog_id = any($2::uuid[]) order by catalog_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { catalog_id: string };
    };

    /** many-catalogs.sql.ts: deleteCatalogs */
    "delete from catalogs c where c.org_id = $1 and c.catalog_id = any($2::uuid[])\n\
     returning c.catalog_id as item_id, jsonb_build_object('name', c.name, 'row', to_jsonb(c), 'items',\n\
       (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from catalog_items i where i.org_id = c.org_id and i.catalog_id = c.catalog_id)) as before": {
      values: readonly [string | null, List<string> | null];
      row: { item_id: string; before: { name: string; row: unknown; items: unknown[] } };
    };

    /** many-catalogs.sql.ts: insertAgain */
    "insert into catalogs select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::catalogs, b -> 'row') r\n\
      where r.org_id = $1 on conflict do nothing returning catalog_id": {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };

    /** many-catalogs.sql.ts: insertItemsAgain */
    "insert into catalog_items select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_recordset(null::catalog_items, b -> 'items') r\n\
      where r.org_id = $1 and r.catalog_id = any($3::uuid[]) and exists (select from products p where p.org_id = $1 and p.product_id = r.product_id)\n\
     on conflict do nothing": {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };
  }
}
