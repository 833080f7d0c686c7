import type { Tx } from '../../platform/db/database.js';

/** `has_add_ons`: whether the store offers any at all, so that nobody looks for them where there are none. */
export const selectProduct = (tx: Tx, orgId: string, storeId: string, itemId: string) =>
  tx.query(
    `select i.item_id, i.product_id, p.name, p.text, p.kind, p.pictures, p.options,
       exists (select from add_ons a where a.org_id = $1 and a.store_id = $2 and a.status = 'on') as has_add_ons
       from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
      where i.org_id = $1 and i.store_id = $2 and i.item_id = $3 and i.is_sold`,
    [orgId, storeId, itemId],
    'shown_product',
  );

export const selectVariants = (tx: Tx, orgId: string, storeId: string, productId: string, currency: string) =>
  tx.query(
    `select v.variant_id, v.option_values, v.net_content, x.amount, x.compare_at, coalesce(k.mode, 'free') as mode, coalesce(k.on_hand, 0) as on_hand,
       coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety, k.sold_out_until
     from product_variants v
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4
     left join stock k on k.org_id = v.org_id and k.store_id = $2 and k.variant_id = v.variant_id
     where v.org_id = $1 and v.product_id = $3 and v.archived_at is null order by v.position, v.variant_id`,
    [orgId, storeId, productId, currency],
    'shown_variants',
  );

/** Of these variants, those that the store sells to shoppers. */
export const selectOfCart = (tx: Tx, orgId: string, storeId: string, variantIds: readonly string[], currency: string) =>
  tx.query(
    `select i.item_id, p.product_id, v.variant_id, p.name, p.kind, p.file_id, p.tax_class, p.pictures -> 0 as picture, v.sku, v.option_values, x.amount, coalesce(k.mode, 'free') as mode,
       coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety, k.sold_out_until
     from product_variants v
     join store_items i on i.org_id = v.org_id and i.store_id = $2 and i.product_id = v.product_id and i.is_sold
     join products p on p.org_id = v.org_id and p.product_id = v.product_id
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id
     where v.org_id = $1 and v.variant_id = any($3::uuid[]) and v.archived_at is null`,
    [orgId, storeId, variantIds, currency],
    'lines_of_cart',
  );
