import type { Tx } from '../../platform/db/database.js';

/** Whose items are changed one after the other, and not beside its stock. */
export const lockStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select store_id, status from stores where org_id = $1 and store_id = $2 for update', [orgId, storeId]);

/** One item, unless its product or its store was deleted. */
export const selectItem = (tx: Tx, orgId: string, itemId: string) =>
  tx.query(
    `select i.item_id, i.store_id, i.product_id from store_items i
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status <> 'deleted'
       join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
      where i.org_id = $1 and i.item_id = $2`,
    [orgId, itemId],
  );

/** Where a product is sold. */
export const selectStoresOf = (tx: Tx, orgId: string, productId: string) =>
  tx.query(
    `select s.store_id, s.name, s.status, s.suspended_at is not null as is_suspended, i.item_id, i.is_shown from store_items i
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status <> 'deleted'
      where i.org_id = $1 and i.product_id = $2 order by lower(s.name), s.store_id limit 100`,
    [orgId, productId],
  );

export const selectCatalogId = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query('select catalog_id from catalogs where org_id = $1 and catalog_id = $2', [orgId, catalogId]);

/** What a catalog shows, in its order. */
export const selectCatalogProducts = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query(
    `select i.product_id from catalog_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
      where i.org_id = $1 and i.catalog_id = $2 and p.status <> 'deleted' order by i.position, i.item_id`,
    [orgId, catalogId],
  );

/** How many products the store shows its team, and the place after its last one. */
export const selectEnd = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(
    `select count(*) filter (where p.status <> 'deleted') as total, coalesce(max(i.position), -1) + 1 as next
       from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
      where i.org_id = $1 and i.store_id = $2`,
    [orgId, storeId],
  );

/** Nobody changes these products until the transaction ends; in the order in which they are locked to be changed. */
export const lockProducts = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    'select product_id from products where org_id = $1 and product_id = any($2::uuid[]) order by product_id for key share',
    [orgId, productIds],
  );

interface NewItem {
  item_id: string;
  product_id: string;
  position: number;
}

/** Those that the store sells already stay where they are. */
export const insertItems = (tx: Tx, orgId: string, storeId: string, items: readonly NewItem[], now: Date) =>
  tx.query(
    `insert into store_items (org_id, item_id, store_id, product_id, position, created_at)
     select $1, b.item_id, $2, b.product_id, b.position, $4
       from jsonb_to_recordset($3::jsonb) as b (item_id uuid, product_id uuid, position integer)
     on conflict (org_id, store_id, product_id) do nothing returning item_id`,
    [orgId, storeId, JSON.stringify(items), now],
  );

export const showItem = (tx: Tx, orgId: string, itemId: string, isShown: boolean) =>
  tx.query('update store_items set is_shown = $3 where org_id = $1 and item_id = $2', [orgId, itemId, isShown]);

/** Numbers the items of a store anew, with one of them before another or at the end. */
export const renumber = (tx: Tx, orgId: string, storeId: string, itemId: string, before: string | null) =>
  tx.query(
    `with target as (
       select case when $4::uuid is null then 'infinity'::float8 else
         (select position - 0.5 from store_items where org_id = $1 and store_id = $2 and item_id = $4) end as place
     ), numbered as (
       select i.item_id, row_number() over (
         order by case when i.item_id = $3 then t.place else i.position::float8 end, i.item_id) - 1 as place
         from store_items i cross join target t where i.org_id = $1 and i.store_id = $2
     )
     update store_items i set position = n.place from numbered n
      where i.org_id = $1 and i.item_id = n.item_id and i.position <> n.place`,
    [orgId, storeId, itemId, before],
  );

/** Stock of an item that shoppers have reserved, in one row where there is any. */
export const selectReserved = (tx: Tx, orgId: string, storeId: string, productId: string) =>
  tx.query(
    `select k.variant_id from product_variants v join stock k on k.org_id = v.org_id and k.variant_id = v.variant_id
      where v.org_id = $1 and k.store_id = $2 and v.product_id = $3 and k.reserved > 0 limit 1`,
    [orgId, storeId, productId],
  );

export const deleteItem = (tx: Tx, orgId: string, itemId: string) =>
  tx.query('delete from store_items where org_id = $1 and item_id = $2 returning item_id', [orgId, itemId]);
