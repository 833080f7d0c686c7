import type { Tx } from '../../platform/db/database.js';
import type { ImportedProduct } from './imported-product.js';

/** A person has one table on its way in at a time. */
export const deleteUnstarted = (tx: Tx, orgId: string, userId: string) =>
  tx.query('delete from product_imports where org_id = $1 and created_by = $2 and started_at is null', [orgId, userId]);

export const insertImport = (tx: Tx, orgId: string, importId: string, userId: string, now: Date) =>
  tx.query('insert into product_imports (org_id, import_id, created_by, created_at) values ($1, $2, $3, $4)', [
    orgId,
    importId,
    userId,
    now,
  ]);

/** Counts rows that came; no row when it is too many, or the import was started or is gone. */
export const addRows = (tx: Tx, orgId: string, importId: string, count: number, most: number) =>
  tx.query(
    `update product_imports set rows = rows + $3 where org_id = $1 and import_id = $2 and started_at is null and rows + $3 <= $4 returning rows`,
    [orgId, importId, count, most],
  );

export const selectImport = (tx: Tx, orgId: string, importId: string) =>
  tx.query('select started_at from product_imports where org_id = $1 and import_id = $2', [orgId, importId]);

/** Answers those that the import did not have yet. */
export const insertSkus = (tx: Tx, orgId: string, importId: string, skus: readonly string[]) =>
  tx.query(
    'insert into imported_skus (org_id, import_id, sku) select $1, $2, unnest($3::text[]) on conflict do nothing returning sku',
    [orgId, importId, skus],
  );

export interface Imported {
  product_id: string;
  place: number;
  product: ImportedProduct;
}

export const insertImported = (tx: Tx, orgId: string, importId: string, products: readonly Imported[]) =>
  tx.query(
    `insert into imported_products (org_id, product_id, import_id, place, product)
     select $1, b.product_id, $2, b.place, b.product from jsonb_to_recordset($3::jsonb) as b (product_id uuid, place integer, product jsonb)`,
    [orgId, importId, JSON.stringify(products)],
  );

/** Only once; no row when the import was started already or is gone. */
export const startImport = (tx: Tx, orgId: string, importId: string, now: Date) =>
  tx.query(
    'update product_imports set started_at = $3 where org_id = $1 and import_id = $2 and started_at is null returning import_id',
    [orgId, importId, now],
  );

/** In the order of the table. */
export const selectImportedIds = (tx: Tx, orgId: string, importId: string) =>
  tx.query('select product_id from imported_products where org_id = $1 and import_id = $2 order by place', [
    orgId,
    importId,
  ]);

/** What of these is still to be created; it has its turn once. */
export const takeImported = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    'delete from imported_products where org_id = $1 and product_id = any($2::uuid[]) returning product_id, place, product',
    [orgId, productIds],
  );

export const deleteOld = (tx: Tx, before: Date) =>
  tx.query('delete from product_imports where coalesce(started_at, created_at) < $1', [before]);
