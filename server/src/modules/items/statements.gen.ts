// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** items.sql.ts: selectItems */
    "select i.item_id, i.catalog_id, i.product_id, i.position from catalog_items i join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      where i.org_id = $1 and i.catalog_id = $2 and p.status <> 'deleted' and ($3::text is null or strpos(p.words, lower($3)) > 0) order by i.position, i.item_id limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: { item_id: string; catalog_id: string; product_id: string; position: number };
    };

    /** items.sql.ts: countItems */
    "select count(*) as total from catalog_items i join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id where i.org_id = $1 and i.catalog_id = $2 and p.status <> 'deleted' and ($3::text is null or strpos(p.words, lower($3)) > 0)": {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** items.sql.ts: selectItem */
    "select i.item_id, i.catalog_id, i.product_id, i.position from catalog_items i join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      where i.org_id = $1 and i.item_id = $2 and p.status <> 'deleted'": {
      values: readonly [string | null, string | null];
      row: { item_id: string; catalog_id: string; product_id: string; position: number };
    };

    /** items.sql.ts: selectCatalogId */
    'select catalog_id from catalogs where org_id = $1 and catalog_id = $2': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };

    /** items.sql.ts: lockCatalog */
    'select catalog_id from catalogs where org_id = $1 and catalog_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };

    /** items.sql.ts: selectEnd */
    "select count(*) filter (where p.status <> 'deleted') as total, coalesce(max(i.position), -1) + 1 as next\n\
       from catalog_items i join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id where i.org_id = $1 and i.catalog_id = $2": {
      values: readonly [string | null, string | null];
      row: { total: number; next: number };
    };

    /** items.sql.ts: insertItems */
    'insert into catalog_items (org_id, item_id, catalog_id, product_id, position)\n\
     select $1, b.item_id, $2, b.product_id, b.position\n\
       from jsonb_to_recordset($3::jsonb) as b (item_id uuid, product_id uuid, position integer)\n\
     on conflict (org_id, catalog_id, product_id) do nothing returning item_id': {
      values: readonly [string | null, string | null, string | null];
      row: { item_id: string };
    };

    /** items.sql.ts: renumber */
    "with target as (\n\
       select case when $4::uuid is null then 'infinity'::float8 else\n\
         (select position - 0.5 from catalog_items where org_id = $1 and catalog_id = $2 and item_id = $4) end as place\n\
     ), numbered as (\n\
       select i.item_id, row_number() over (\n\
         order by case when i.item_id = $3 then t.place else i.position::float8 end, i.item_id) - 1 as place\n\
         from catalog_items i cross join target t where i.org_id = $1 and i.catalog_id = $2\n\
     )\n\
     update catalog_items i set position = n.place from numbered n\n\
      where i.org_id = $1 and i.item_id = n.item_id and i.position <> n.place": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** items.sql.ts: deleteItem */
    'delete from catalog_items where org_id = $1 and item_id = $2 returning item_id': {
      values: readonly [string | null, string | null];
      row: { item_id: string };
    };
  }
}
