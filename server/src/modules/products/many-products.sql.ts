import type { ProductStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export const selectExisting = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query('select product_id from products where org_id = $1 and product_id = any($2::uuid[]) order by product_id', [
    orgId,
    productIds,
  ]);

/** Locks products in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockProducts = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `select product_id, name, status, revision from products where org_id = $1 and product_id = any($2::uuid[])
     order by product_id for update`,
    [orgId, productIds],
  );

export type LockedProduct = RowOf<typeof lockProducts>;

export interface StatusChange {
  product_id: string;
  status: ProductStatus;
}

export const setStatuses = (tx: Tx, orgId: string, changes: readonly StatusChange[], now: Date) =>
  tx.query(
    `update products p set status = b.status, revision = p.revision + 1, updated_at = $3
       from jsonb_to_recordset($2::jsonb) as b (product_id uuid, status text)
     where p.org_id = $1 and p.product_id = b.product_id`,
    [orgId, JSON.stringify(changes), now],
  );

/** No longer sells anything of these; before their status is changed. */
export const archiveAll = (tx: Tx, orgId: string, productIds: readonly string[], now: Date) =>
  tx.query(
    `update product_variants set archived_at = $3 where org_id = $1 and product_id = any($2::uuid[]) and archived_at is null`,
    [orgId, productIds, now],
  );

/** Sells again what was sold of these when they were deleted, which was their last change; before their status is changed. */
export const bringBackAll = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `update product_variants v set archived_at = null from products p
      where v.org_id = $1 and p.org_id = v.org_id and p.product_id = v.product_id
        and p.product_id = any($2::uuid[]) and p.status = 'deleted' and v.archived_at = p.updated_at`,
    [orgId, productIds],
  );

/** The SKUs that these would have again. */
export const selectSkusThen = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `select v.product_id, lower(v.sku) as sku from product_variants v join products p on p.org_id = v.org_id and p.product_id = v.product_id
      where v.org_id = $1 and p.product_id = any($2::uuid[]) and p.status = 'deleted' and v.archived_at = p.updated_at and v.sku <> ''
      order by v.product_id`,
    [orgId, productIds],
  );
