// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** experiences.sql.ts: selectExperiences */
    "select kind, id, name, slug from (\n\
    select 'page' as kind, page_id as id, name, '' as slug, created_at from pages where org_id = $1 and status <> 'deleted' and $2\n\
    union all\n\
    select 'note', n.note_id, left(n.text, 120), '', n.created_at from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id\n\
      where n.org_id = $1 and n.is_public and c.status <> 'deleted' and $3\n\
    union all\n\
    select 'file', file_id, name, '', created_at from files where org_id = $1 and not is_sold and not is_slip and $3\n\
    union all\n\
    select type, code_id, name, slug, created_at from codes\n\
      where org_id = $1 and type in ('card', 'wifi', 'event', 'app') and status in ('active', 'paused') and $3\n\
    union all\n\
    select 'store', store_id, name, '', created_at from stores where org_id = $1 and status in ('open', 'paused') and suspended_at is null and $6\n\
    union all\n\
    select 'item', i.item_id, p.name, i.store_id::text, i.created_at from store_items i\n\
      join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status in ('open', 'paused') and s.suspended_at is null\n\
      join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status = 'active'\n\
      where i.org_id = $1 and i.is_shown and $6\n\
  ) as e (kind, id, name, slug, created_at)\n\
  where ($4::text is null or strpos(lower(name), lower($4)) > 0) and ($5::text is null or kind = $5) order by created_at desc, id desc limit $7 offset $8": {
      values: readonly [string | null, boolean | null, boolean | null, string | null, string | null, boolean | null, number | null, number | null];
      row: {
        kind: 'app' | 'card' | 'event' | 'wifi' | 'file' | 'note' | 'page' | 'store' | 'item';
        id: string;
        name: string;
        slug: string;
      };
    };

    /** experiences.sql.ts: countExperiences */
    "select count(*) as total from (\n\
    select 'page' as kind, page_id as id, name, '' as slug, created_at from pages where org_id = $1 and status <> 'deleted' and $2\n\
    union all\n\
    select 'note', n.note_id, left(n.text, 120), '', n.created_at from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id\n\
      where n.org_id = $1 and n.is_public and c.status <> 'deleted' and $3\n\
    union all\n\
    select 'file', file_id, name, '', created_at from files where org_id = $1 and not is_sold and not is_slip and $3\n\
    union all\n\
    select type, code_id, name, slug, created_at from codes\n\
      where org_id = $1 and type in ('card', 'wifi', 'event', 'app') and status in ('active', 'paused') and $3\n\
    union all\n\
    select 'store', store_id, name, '', created_at from stores where org_id = $1 and status in ('open', 'paused') and suspended_at is null and $6\n\
    union all\n\
    select 'item', i.item_id, p.name, i.store_id::text, i.created_at from store_items i\n\
      join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status in ('open', 'paused') and s.suspended_at is null\n\
      join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status = 'active'\n\
      where i.org_id = $1 and i.is_shown and $6\n\
  ) as e (kind, id, name, slug, created_at)\n\
  where ($4::text is null or strpos(lower(name), lower($4)) > 0) and ($5::text is null or kind = $5)": {
      values: readonly [string | null, boolean | null, boolean | null, string | null, string | null, boolean | null];
      row: { total: number };
    };
  }
}
