// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** product-imports.sql.ts: deleteUnstarted */
    'delete from product_imports where org_id = $1 and created_by = $2 and started_at is null': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** product-imports.sql.ts: insertImport */
    'insert into product_imports (org_id, import_id, created_by, created_at) values ($1, $2, $3, $4)': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** product-imports.sql.ts: addRows */
    'update product_imports set rows = rows + $3 where org_id = $1 and import_id = $2 and started_at is null and rows + $3 <= $4 returning rows': {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { rows: number };
    };

    /** product-imports.sql.ts: selectImport */
    'select started_at from product_imports where org_id = $1 and import_id = $2': {
      values: readonly [string | null, string | null];
      row: { started_at: Date | null };
    };

    /** product-imports.sql.ts: insertSkus */
    'insert into imported_skus (org_id, import_id, sku) select $1, $2, unnest($3::text[]) on conflict do nothing returning sku': {
      values: readonly [string | null, string | null, List<string> | null];
      row: { sku: string };
    };

    /** product-imports.sql.ts: insertImported */
    'insert into imported_products (org_id, product_id, import_id, place, product)\n\
     select $1, b.product_id, $2, b.place, b.product from jsonb_to_recordset($3::jsonb) as b (product_id uuid, place integer, product jsonb)': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** product-imports.sql.ts: startImport */
    'update product_imports set started_at = $3 where org_id = $1 and import_id = $2 and started_at is null returning import_id': {
      values: readonly [string | null, string | null, Date | null];
      row: { import_id: string };
    };

    /** product-imports.sql.ts: selectImportedIds */
    'select product_id from imported_products where org_id = $1 and import_id = $2 order by place': {
      values: readonly [string | null, string | null];
      row: { product_id: string };
    };

    /** product-imports.sql.ts: takeImported */
    'delete from imported_products where org_id = $1 and product_id = any($2::uuid[]) returning product_id, place, product': {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string; place: number; product: ColumnTypes['imported_products.product'] };
    };

    /** product-imports.sql.ts: deleteOld */
    'delete from product_imports where coalesce(started_at, created_at) < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
