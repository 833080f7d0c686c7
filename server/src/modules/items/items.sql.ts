import type { Tx } from '../../platform/db/database.js';

const matches = `i.org_id = $1 and i.catalog_id = $2 and p.status <> 'deleted' and ($3::text is null or strpos(p.words, lower($3)) > 0)`;
const joinEntry = 'join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id';

/** One page of a catalog in its order, or all that match. */
export const selectItems = (
  tx: Tx,
  orgId: string,
  catalogId: string,
  search: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx.query(
    `select i.item_id, i.catalog_id, i.product_id, i.position from catalog_items i ${joinEntry}
      where ${matches} order by i.position, i.item_id limit $4 offset $5`,
    [orgId, catalogId, search ?? null, limit, offset],
  );

export const countItems = (tx: Tx, orgId: string, catalogId: string, search: string | undefined) =>
  tx.query(`select count(*) as total from catalog_items i ${joinEntry} where ${matches}`, [
    orgId,
    catalogId,
    search ?? null,
  ]);

/** One item, unless its product was deleted. */
export const selectItem = (tx: Tx, orgId: string, itemId: string) =>
  tx.query(
    `select i.item_id, i.catalog_id, i.product_id, i.position from catalog_items i ${joinEntry}
      where i.org_id = $1 and i.item_id = $2 and p.status <> 'deleted'`,
    [orgId, itemId],
  );

export const selectCatalogId = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query('select catalog_id from catalogs where org_id = $1 and catalog_id = $2', [orgId, catalogId]);

/** Whose order is changed one after the other. */
export const lockCatalog = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query('select catalog_id from catalogs where org_id = $1 and catalog_id = $2 for update', [orgId, catalogId]);

/** How many products the catalog shows, and the place after its last one. */
export const selectEnd = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query(
    `select count(*) filter (where p.status <> 'deleted') as total, coalesce(max(i.position), -1) + 1 as next
       from catalog_items i ${joinEntry} where i.org_id = $1 and i.catalog_id = $2`,
    [orgId, catalogId],
  );

interface NewItem {
  item_id: string;
  product_id: string;
  position: number;
}

/** Those that the catalog has already stay where they are. */
export const insertItems = (tx: Tx, orgId: string, catalogId: string, items: readonly NewItem[]) =>
  tx.query(
    `insert into catalog_items (org_id, item_id, catalog_id, product_id, position)
     select $1, b.item_id, $2, b.product_id, b.position
       from jsonb_to_recordset($3::jsonb) as b (item_id uuid, product_id uuid, position integer)
     on conflict (org_id, catalog_id, product_id) do nothing returning item_id`,
    [orgId, catalogId, JSON.stringify(items)],
  );

/** Numbers the items of a catalog anew, with one of them before another or at the end. */
export const renumber = (tx: Tx, orgId: string, catalogId: string, itemId: string, before: string | null) =>
  tx.query(
    `with target as (
       select case when $4::uuid is null then 'infinity'::float8 else
         (select position - 0.5 from catalog_items where org_id = $1 and catalog_id = $2 and item_id = $4) end as place
     ), numbered as (
       select i.item_id, row_number() over (
         order by case when i.item_id = $3 then t.place else i.position::float8 end, i.item_id) - 1 as place
         from catalog_items i cross join target t where i.org_id = $1 and i.catalog_id = $2
     )
     update catalog_items i set position = n.place from numbered n
      where i.org_id = $1 and i.item_id = n.item_id and i.position <> n.place`,
    [orgId, catalogId, itemId, before],
  );

export const deleteItem = (tx: Tx, orgId: string, itemId: string) =>
  tx.query('delete from catalog_items where org_id = $1 and item_id = $2 returning item_id', [orgId, itemId]);
