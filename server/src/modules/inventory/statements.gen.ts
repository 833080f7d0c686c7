// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** item-list.sql.ts: selectStore */
    'select store_id from stores where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: { store_id: string };
    };

    /** item-list.sql.ts: selectItems */
    "select i.item_id, i.store_id, i.product_id, p.name, p.pictures #>> '{0,url}' as picture, p.status, i.is_shown, i.position\n\
       from unnest($2::uuid[]) with ordinality as w (item_id, place)\n\
       join store_items i on i.org_id = $1 and i.item_id = w.item_id\n\
       join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      order by w.place": {
      values: readonly [string | null, List<string> | null];
      row: {
        item_id: string;
        store_id: string;
        product_id: string;
        name: string;
        picture: string | null;
        status: 'active' | 'archived' | 'deleted' | 'draft';
        is_shown: boolean;
        position: number;
      };
    };

    /** item-list.sql.ts: selectVariants */
    "select i.item_id, v.variant_id, v.option_values, v.sku, v.barcode, x.amount as price, coalesce(k.mode, 'free') as mode,\n\
       coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.sold, 0) as sold, coalesce(k.safety, 0) as safety,\n\
       k.low_at, k.sold_out_until,\n\
       (select count(*) from item_alerts a\n\
         where a.org_id = i.org_id and a.item_id = i.item_id and a.variant_id = v.variant_id and a.confirmed_at is not null) as waiting\n\
     from store_items i\n\
     join stores s on s.org_id = i.org_id and s.store_id = i.store_id\n\
     join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null\n\
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
     left join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = s.currency\n\
     where i.org_id = $1 and i.item_id = any($2::uuid[]) order by v.position, v.variant_id": {
      values: readonly [string | null, List<string> | null];
      row: {
        item_id: string;
        variant_id: string;
        option_values: string[];
        sku: string;
        barcode: string;
        price: number | null;
        mode: 'free' | 'free' | 'track';
        on_hand: number;
        reserved: number;
        sold: number;
        safety: number;
        low_at: number | null;
        sold_out_until: Date | null;
        waiting: number;
      };
    };

    /** item-list.sql.ts: selectSums */
    "select i.item_id, count(*) as variants, coalesce(sum(k.on_hand) filter (where k.mode = 'track'), 0) as on_hand,\n\
       coalesce(sum(k.reserved), 0) as reserved, coalesce(sum(k.sold), 0)::bigint as sold, bool_or(coalesce(k.sold_out_until > $3 or k.is_low, false)) as is_low\n\
     from store_items i\n\
     join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null\n\
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
     where i.org_id = $1 and i.item_id = any($2::uuid[]) group by i.item_id": {
      values: readonly [string | null, List<string> | null, Date | null];
      row: { item_id: string; variants: number; on_hand: number; reserved: number; sold: number; is_low: boolean };
    };

    /** item-search.sql.ts: selectFoundIds */
    "select i.item_id from store_items i cross join lateral (\n\
  select p.status, p.words from product_entries p where p.org_id = i.org_id and p.product_id = i.product_id offset 0) e where i.org_id = $1 and i.store_id = $2 and e.status <> 'deleted' and strpos(e.words, lower($3)) > 0 order by strpos(e.words || chr(10), chr(10) || lower($3) || chr(10)) > 0 desc, i.position, i.item_id limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: { item_id: string };
    };

    /** item-search.sql.ts: countFound */
    "select count(*) as total from store_items i cross join lateral (\n\
  select p.status, p.words from product_entries p where p.org_id = i.org_id and p.product_id = i.product_id offset 0) e where i.org_id = $1 and i.store_id = $2 and e.status <> 'deleted' and strpos(e.words, lower($3)) > 0": {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** stock.sql.ts: lockStores */
    "select store_id, zone from stores where org_id = $1 and store_id = any($2::uuid[]) and status <> 'deleted' order by store_id for share": {
      values: readonly [string | null, List<string> | null];
      row: { store_id: string; zone: string };
    };

    /** stock.sql.ts: selectItemsOf */
    "select i.store_id, i.item_id from product_variants v\n\
       join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status <> 'deleted'\n\
       join store_items i on i.org_id = v.org_id and i.product_id = v.product_id\n\
      where v.org_id = $1 and i.store_id = any($2::uuid[]) and v.variant_id = $3 and v.archived_at is null": {
      values: readonly [string | null, List<string> | null, string | null];
      row: { store_id: string; item_id: string };
    };

    /** stock.sql.ts: insertStock */
    'insert into stock (org_id, store_id, variant_id) values ($1, $2, $3) on conflict do nothing': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** stock.sql.ts: lockStock */
    'select k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until from stock k where k.org_id = $1 and k.store_id = any($2::uuid[]) and k.variant_id = $3 order by k.store_id for update': {
      values: readonly [string | null, List<string> | null, string | null];
      row: {
        store_id: string;
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        sold: number;
        safety: number;
        low_at: number | null;
        sold_out_until: Date | null;
      };
    };

    /** stock.sql.ts: changeStock */
    "with changed as (\n\
       update stock k set mode = 'track', on_hand = k.on_hand + $10\n\
        where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 and k.on_hand + $10 between k.reserved and $12\n\
          and ($11::integer is null or k.on_hand = $11)\n\
       returning k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until\n\
     ), moved as (\n\
       insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, cause_id, note, by_user, at)\n\
       select $1, $4, k.store_id, k.variant_id, $5, $10, $6, $7, $8, $9 from changed k\n\
     )\n\
     select k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until from changed k": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, number | null, number | null, number | null];
      row: {
        store_id: string;
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        sold: number;
        safety: number;
        low_at: number | null;
        sold_out_until: Date | null;
      };
    };

    /** stock.sql.ts: sellStock */
    "with changed as (\n\
       update stock k set sold = k.sold + $10, on_hand = case k.mode when 'track' then k.on_hand - $10 else k.on_hand end\n\
        where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 and k.sold + $10 >= 0\n\
          and (k.mode = 'free' or k.on_hand - $10 between k.reserved and $11)\n\
       returning k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until\n\
     ), moved as (\n\
       insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, note, by_user, at)\n\
       select $1, $4, k.store_id, k.variant_id, $5, case k.mode when 'track' then - $10 else 0 end, $10, $6, $7, $8, $9 from changed k\n\
     )\n\
     select k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until from changed k": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, number | null, number | null];
      row: {
        store_id: string;
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        sold: number;
        safety: number;
        low_at: number | null;
        sold_out_until: Date | null;
      };
    };

    /** stock.sql.ts: writeSettings */
    'update stock k set mode = $4, safety = $5, low_at = $6, sold_out_until = $7\n\
      where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 returning k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, number | null, Date | null];
      row: {
        store_id: string;
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        sold: number;
        safety: number;
        low_at: number | null;
        sold_out_until: Date | null;
      };
    };

    /** store-items.sql.ts: lockStore */
    'select store_id, status from stores where org_id = $1 and store_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { store_id: string; status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused' };
    };

    /** store-items.sql.ts: selectItem */
    "select i.item_id, i.store_id, i.product_id from store_items i\n\
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status <> 'deleted'\n\
       join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
      where i.org_id = $1 and i.item_id = $2": {
      values: readonly [string | null, string | null];
      row: { item_id: string; store_id: string; product_id: string };
    };

    /** store-items.sql.ts: selectStoresOf */
    "select s.store_id, s.name, s.status, s.suspended_at is not null as is_suspended, i.item_id, i.is_shown from store_items i\n\
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status <> 'deleted'\n\
      where i.org_id = $1 and i.product_id = $2 order by lower(s.name), s.store_id limit 100": {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        is_suspended: boolean;
        item_id: string;
        is_shown: boolean;
      };
    };

    /** store-items.sql.ts: selectCatalogId */
    'select catalog_id from catalogs where org_id = $1 and catalog_id = $2': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string };
    };

    /** store-items.sql.ts: selectCatalogProducts */
    "select i.product_id from catalog_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      where i.org_id = $1 and i.catalog_id = $2 and p.status <> 'deleted' order by i.position, i.item_id": {
      values: readonly [string | null, string | null];
      row: { product_id: string };
    };

    /** store-items.sql.ts: selectEnd */
    "select count(*) filter (where p.status <> 'deleted') as total, coalesce(max(i.position), -1) + 1 as next\n\
       from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      where i.org_id = $1 and i.store_id = $2": {
      values: readonly [string | null, string | null];
      row: { total: number; next: number };
    };

    /** store-items.sql.ts: lockProducts */
    'select product_id from products where org_id = $1 and product_id = any($2::uuid[]) order by product_id for key share': {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string };
    };

    /** store-items.sql.ts: insertItems */
    'insert into store_items (org_id, item_id, store_id, product_id, position, created_at)\n\
     select $1, b.item_id, $2, b.product_id, b.position, $4\n\
       from jsonb_to_recordset($3::jsonb) as b (item_id uuid, product_id uuid, position integer)\n\
     on conflict (org_id, store_id, product_id) do nothing returning item_id': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { item_id: string };
    };

    /** store-items.sql.ts: showItem */
    'update store_items set is_shown = $3 where org_id = $1 and item_id = $2': {
      values: readonly [string | null, string | null, boolean | null];
      row: Record<never, never>;
    };

    /** store-items.sql.ts: renumber */
    "with target as (\n\
       select case when $4::uuid is null then 'infinity'::float8 else\n\
         (select position - 0.5 from store_items where org_id = $1 and store_id = $2 and item_id = $4) end as place\n\
     ), numbered as (\n\
       select i.item_id, row_number() over (\n\
         order by case when i.item_id = $3 then t.place else i.position::float8 end, i.item_id) - 1 as place\n\
         from store_items i cross join target t where i.org_id = $1 and i.store_id = $2\n\
     )\n\
     update store_items i set position = n.place from numbered n\n\
      where i.org_id = $1 and i.item_id = n.item_id and i.position <> n.place": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** store-items.sql.ts: selectReserved */
    'select k.variant_id from product_variants v join stock k on k.org_id = v.org_id and k.variant_id = v.variant_id\n\
      where v.org_id = $1 and k.store_id = $2 and v.product_id = $3 and k.reserved > 0 limit 1': {
      values: readonly [string | null, string | null, string | null];
      row: { variant_id: string };
    };

    /** store-items.sql.ts: deleteItem */
    'delete from store_items where org_id = $1 and item_id = $2 returning item_id': {
      values: readonly [string | null, string | null];
      row: { item_id: string };
    };
  }

  interface ComposedStatements {
    /** item-list.sql.ts: selectItemIds */
    'inventory.ids': {
      values: readonly unknown[];
      row: { item_id: string };
    };

    /** item-list.sql.ts: countItems */
    'inventory.count': {
      values: readonly unknown[];
      row: { total: number };
    };

    /** stock-moves.sql.ts: selectMoves */
    'inventory.moves': {
      values: readonly unknown[];
      row: {
        move_id: string;
        store_id: string;
        variant_id: string;
        name: string;
        option_values: string[];
        kind: 'adjust' | 'count' | 'receive' | 'return' | 'sale' | 'sold_outside' | 'transfer';
        change: number;
        sold: number;
        note: string;
        by: string | null;
        at: Date;
        other_store: string | null;
      };
    };

    /** stock-moves.sql.ts: countMoves */
    'inventory.movesCount': {
      values: readonly unknown[];
      row: { total: number };
    };
  }
}
