// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** addons.sql.ts: lockStore */
    'select store_id, status, currency from stores where org_id = $1 and store_id = $2 for no key update': {
      values: readonly [string | null, string | null];
      row: { store_id: string; status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused'; currency: string };
    };

    /** addons.sql.ts: selectStore */
    'select store_id from stores where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: { store_id: string };
    };

    /** addons.sql.ts: selectAddOns */
    "select a.add_on_id, a.store_id, a.name, a.amount, a.currency, a.most, a.status, a.position, a.revision, a.created_at, a.updated_at,\n\
  case when not a.is_for_all then coalesce((\n\
    select jsonb_agg(jsonb_build_object('item_id', i.item_id, 'name', p.name) order by i.position, i.item_id)\n\
      from add_on_items c join store_items i on i.org_id = c.org_id and i.item_id = c.item_id\n\
        join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
     where c.org_id = a.org_id and c.add_on_id = a.add_on_id), '[]') end as items from add_ons a where a.org_id = $1 and a.store_id = $2\n\
      order by a.position, a.add_on_id limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: {
        add_on_id: string;
        store_id: string;
        name: string;
        amount: number;
        currency: string;
        most: number;
        status: 'off' | 'on';
        position: number;
        revision: number;
        created_at: Date;
        updated_at: Date;
        items: Narrowed<{ item_id: string; name: string }[] | null, AnswerTypes['addons.selectAddOns.items']>;
      };
    };

    /** addons.sql.ts: selectAddOn */
    "select a.add_on_id, a.store_id, a.name, a.amount, a.currency, a.most, a.status, a.position, a.revision, a.created_at, a.updated_at,\n\
  case when not a.is_for_all then coalesce((\n\
    select jsonb_agg(jsonb_build_object('item_id', i.item_id, 'name', p.name) order by i.position, i.item_id)\n\
      from add_on_items c join store_items i on i.org_id = c.org_id and i.item_id = c.item_id\n\
        join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
     where c.org_id = a.org_id and c.add_on_id = a.add_on_id), '[]') end as items from add_ons a where a.org_id = $1 and a.add_on_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        add_on_id: string;
        store_id: string;
        name: string;
        amount: number;
        currency: string;
        most: number;
        status: 'off' | 'on';
        position: number;
        revision: number;
        created_at: Date;
        updated_at: Date;
        items: Narrowed<{ item_id: string; name: string }[] | null, AnswerTypes['addons.selectAddOn.items']>;
      };
    };

    /** addons.sql.ts: selectEnd */
    'select count(*) as total, coalesce(max(position), -1) + 1 as next from add_ons where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: { total: number; next: number };
    };

    /** addons.sql.ts: insertAddOn */
    'insert into add_ons (org_id, add_on_id, store_id, name, amount, currency, most, status, is_for_all, position, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, number | null, string | null, boolean | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** addons.sql.ts: updateAddOn */
    'update add_ons set name = $3, amount = $4, currency = $5, most = $6, is_for_all = $7, revision = revision + 1, updated_at = $8\n\
      where org_id = $1 and add_on_id = $2': {
      values: readonly [string | null, string | null, string | null, number | null, string | null, number | null, boolean | null, Date | null];
      row: Record<never, never>;
    };

    /** addons.sql.ts: setStatus */
    'update add_ons set status = $3, updated_at = $4 where org_id = $1 and add_on_id = $2': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** addons.sql.ts: clearItems */
    'delete from add_on_items where org_id = $1 and add_on_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** addons.sql.ts: insertItems */
    "insert into add_on_items (org_id, add_on_id, item_id)\n\
     select i.org_id, $2, i.item_id from store_items i\n\
       join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'\n\
      where i.org_id = $1 and i.store_id = $3 and i.item_id = any($4::uuid[]) returning item_id": {
      values: readonly [string | null, string | null, string | null, List<string> | null];
      row: { item_id: string };
    };

    /** addons.sql.ts: renumber */
    "with target as (\n\
       select case when $4::uuid is null then 'infinity'::float8 else\n\
         (select position - 0.5 from add_ons where org_id = $1 and store_id = $2 and add_on_id = $4) end as place\n\
     ), numbered as (\n\
       select a.add_on_id, row_number() over (\n\
         order by case when a.add_on_id = $3 then t.place else a.position::float8 end, a.add_on_id) - 1 as place\n\
         from add_ons a cross join target t where a.org_id = $1 and a.store_id = $2\n\
     )\n\
     update add_ons a set position = n.place from numbered n\n\
      where a.org_id = $1 and a.add_on_id = n.add_on_id and a.position <> n.place": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** addons.sql.ts: deleteAddOn */
    'delete from add_ons where org_id = $1 and add_on_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** offered-addons.sql.ts: selectSoldItem */
    'select item_id from store_items where org_id = $1 and store_id = $2 and item_id = $3 and is_sold': {
      values: readonly [string | null, string | null, string | null];
      row: { item_id: string };
    };

    /** offered-addons.sql.ts: selectOffered */
    "select a.add_on_id, a.name, a.amount, a.most, a.is_for_all from add_ons a\n\
      where a.org_id = $1 and a.store_id = $2 and a.currency = $3 and a.status = 'on'\n\
        and (a.is_for_all or coalesce((\n\
          select true from add_on_items c join store_items i on i.org_id = c.org_id and i.item_id = c.item_id\n\
           where c.org_id = a.org_id and c.add_on_id = a.add_on_id and ($4::uuid is null or c.item_id = $4) and i.is_sold limit 1), false))\n\
      order by a.position, a.add_on_id": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { add_on_id: string; name: string; amount: number; most: number; is_for_all: boolean };
    };
  }
}
