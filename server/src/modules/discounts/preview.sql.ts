import type { Tx } from '../../platform/db/database.js';

/** Of these variants, those that the store offers, with their prices in its currency. */
export const selectPriced = (tx: Tx, orgId: string, storeId: string, variantIds: readonly string[], currency: string) =>
  tx.query(
    `select v.variant_id, v.product_id, p.name, v.option_values, x.amount from product_variants v
       join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status <> 'deleted'
       join store_items i on i.org_id = v.org_id and i.store_id = $2 and i.product_id = v.product_id
       join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4
      where v.org_id = $1 and v.variant_id = any($3::uuid[]) and v.archived_at is null`,
    [orgId, storeId, variantIds, currency],
  );
