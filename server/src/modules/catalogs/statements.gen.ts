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
    'select org_id, catalog_id, name, created_at from catalogs where org_id = $1 and catalog_id = $2': {
      values: readonly [string | null, string | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date };
    };

    /** catalogs.sql.ts: selectCatalogs */
    'select org_id, catalog_id, name, created_at from catalogs where org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0) order by created_at desc, catalog_id desc limit $3 offset $4': {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { org_id: string; catalog_id: string; name: string; created_at: Date };
    };

    /** catalogs.sql.ts: countCatalogs */
    'select count(*) as total from catalogs where org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0)': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** catalogs.sql.ts: deleteCatalog */
    'delete from catalogs where org_id = $1 and catalog_id = $2 returning catalog_id': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };
  }
}
