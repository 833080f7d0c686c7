import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** Where an item is sold, unless its product or its store was deleted. */
export const selectStoreOf = (tx: Tx, orgId: string, itemId: string) =>
  tx.query(
    `select i.store_id from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
      where i.org_id = $1 and i.item_id = $2`,
    [orgId, itemId],
  );

interface Chosen {
  itemIds?: readonly string[] | undefined;
  catalogId?: string | undefined;
}

/** Items in the order of the store: those that are named, those of a catalog, or all; with the oldest code of each that works. */
export const selectItems = (tx: Tx, orgId: string, storeId: string, { itemIds, catalogId }: Chosen, limit: number) =>
  tx.query(
    `select i.item_id, i.product_id, p.name, (
       select c.code_id from codes c where c.org_id = i.org_id and c.type = 'item' and c.content ->> 'item_id' = i.item_id::text and c.status = 'active'
        order by c.created_at, c.code_id limit 1) as code_id
     from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
    where i.org_id = $1 and i.store_id = $2 and p.status <> 'deleted'
      and ($3::uuid[] is null or i.item_id = any($3))
      and ($4::uuid is null or exists (
        select from catalog_items k where k.org_id = i.org_id and k.catalog_id = $4 and k.product_id = i.product_id))
    order by i.position, i.item_id limit $5`,
    [orgId, storeId, itemIds ?? null, catalogId ?? null, limit],
  );

export type ShelfItem = RowOf<typeof selectItems>;

/** The lowest and the highest price of each product in a currency, where it has any, and its net content where all of its variants are alike. */
export const selectPrices = (tx: Tx, orgId: string, productIds: readonly string[], currency: string) =>
  tx.query(
    `select v.product_id, min(x.amount) as least, max(x.amount) as most,
       case when count(distinct (x.amount, v.net_content)) = 1 then min(v.net_content) else '' end as net_content
       from product_variants v
       join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3
      where v.org_id = $1 and v.product_id = any($2::uuid[]) and v.archived_at is null group by v.product_id`,
    [orgId, productIds, currency],
  );
