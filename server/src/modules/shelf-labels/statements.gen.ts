// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** shelf-labels.sql.ts: selectStoreOf */
    "select i.store_id from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
      where i.org_id = $1 and i.item_id = $2": {
      values: readonly [string | null, string | null];
      row: { store_id: string };
    };

    /** shelf-labels.sql.ts: selectItems */
    "select i.item_id, i.product_id, p.name, (\n\
       select c.code_id from codes c where c.org_id = i.org_id and c.type = 'item' and c.content ->> 'item_id' = i.item_id::text and c.status = 'active'\n\
        order by c.created_at, c.code_id limit 1) as code_id\n\
     from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
    where i.org_id = $1 and i.store_id = $2 and p.status <> 'deleted'\n\
      and ($3::uuid[] is null or i.item_id = any($3))\n\
      and ($4::uuid is null or exists (\n\
        select from catalog_items k where k.org_id = i.org_id and k.catalog_id = $4 and k.product_id = i.product_id))\n\
    order by i.position, i.item_id limit $5": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null];
      row: { item_id: string; product_id: string; name: string; code_id: string | null };
    };

    /** shelf-labels.sql.ts: selectPrices */
    "select v.product_id, min(x.amount) as least, max(x.amount) as most,\n\
       case when count(distinct (x.amount, v.net_content)) = 1 then min(v.net_content) else '' end as net_content\n\
       from product_variants v\n\
       join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3\n\
      where v.org_id = $1 and v.product_id = any($2::uuid[]) and v.archived_at is null group by v.product_id": {
      values: readonly [string | null, List<string> | null, string | null];
      row: { product_id: string; least: number; most: number; net_content: string };
    };
  }
}
