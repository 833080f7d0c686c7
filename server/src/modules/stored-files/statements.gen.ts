// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** room.sql.ts: selectRoom */
    'select stored_bytes as bytes, stored_files as files from organizations where org_id = $1': {
      values: readonly [string | null];
      row: { bytes: number; files: number };
    };

    /** room.sql.ts: takeRoom */
    'update organizations set stored_bytes = stored_bytes + $2, stored_files = stored_files + 1\n\
      where org_id = $1 and stored_bytes + $2 <= $3 and stored_files < $4 returning stored_bytes as bytes, stored_files as files': {
      values: readonly [string | null, number | null, number | null, number | null];
      row: { bytes: number; files: number };
    };

    /** room.sql.ts: freeRoom */
    'update organizations set stored_bytes = stored_bytes - $2, stored_files = stored_files - 1 where org_id = $1': {
      values: readonly [string | null, number | null];
      row: Record<never, never>;
    };

    /** shown.sql.ts: selectIsShown */
    "with uses as (\n\
       select c.status = 'deleted' or c.held_at is not null as is_gone from codes c\n\
        where c.org_id = $1 and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) @> array[$2::uuid] and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) <> '{}'\n\
       union all\n\
       select p.status = 'deleted' or p.held_at is not null from pages p\n\
        where p.org_id = $1 and ids_named_in(p.draft::text) @> array[$2::uuid]\n\
       union all\n\
       select p.status = 'deleted' or p.held_at is not null\n\
         from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id\n\
        where v.org_id = $1 and ids_named_in(v.document::text) @> array[$2::uuid]\n\
       union all\n\
       select p.status = 'deleted' or coalesce((\n\
         select bool_and(s.suspended_at is not null) from store_items i join stores s on s.org_id = i.org_id and s.store_id = i.store_id\n\
          where i.org_id = p.org_id and i.product_id = p.product_id and s.status <> 'deleted'), false) from products p\n\
        where p.org_id = $1 and ids_named_in(p.pictures::text) @> array[$2::uuid] and p.pictures <> '[]'\n\
       union all\n\
       select s.status = 'deleted' or s.suspended_at is not null from stores s where s.org_id = $1 and strpos(s.logo::text, $2::uuid::text) > 0\n\
       union all\n\
       select false from organizations o where o.org_id = $1 and strpos(o.logo, $2::uuid::text) > 0\n\
     )\n\
     select exists (select from images where org_id = $1 and image_id = $2)\n\
            and not coalesce((select bool_and(is_gone) from uses), false) as is_shown": {
      values: readonly [string | null, string | null];
      row: { is_shown: boolean };
    };

    /** shown.sql.ts: selectIsShown */
    "with uses as (\n\
       select c.status = 'deleted' or c.held_at is not null as is_gone from codes c\n\
        where c.org_id = $1 and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) @> array[$2::uuid] and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) <> '{}'\n\
       union all\n\
       select p.status = 'deleted' or p.held_at is not null from pages p\n\
        where p.org_id = $1 and ids_named_in(p.draft::text) @> array[$2::uuid]\n\
       union all\n\
       select p.status = 'deleted' or p.held_at is not null\n\
         from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id\n\
        where v.org_id = $1 and ids_named_in(v.document::text) @> array[$2::uuid]\n\
       union all\n\
       select p.status = 'deleted' or coalesce((\n\
         select bool_and(s.suspended_at is not null) from store_items i join stores s on s.org_id = i.org_id and s.store_id = i.store_id\n\
          where i.org_id = p.org_id and i.product_id = p.product_id and s.status <> 'deleted'), false) from products p\n\
        where p.org_id = $1 and ids_named_in(p.pictures::text) @> array[$2::uuid] and p.pictures <> '[]'\n\
       union all\n\
       select s.status = 'deleted' or s.suspended_at is not null from stores s where s.org_id = $1 and strpos(s.logo::text, $2::uuid::text) > 0\n\
       union all\n\
       select false from organizations o where o.org_id = $1 and strpos(o.logo, $2::uuid::text) > 0\n\
     )\n\
     select exists (select from files where org_id = $1 and file_id = $2 and not is_sold and not is_slip)\n\
            and not coalesce((select bool_and(is_gone) from uses), false) as is_shown": {
      values: readonly [string | null, string | null];
      row: { is_shown: boolean };
    };
  }
}
