import type { Tx } from '../../platform/db/database.js';

const ofCode = 'ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback))';

const row = {
  images: 'select from images where org_id = $1 and image_id = $2',
  files: 'select from files where org_id = $1 and file_id = $2 and not is_sold and not is_slip',
} as const;

/**
 * Whether a picture or file is there for visitors: it has its row, and of all that shows it not everything is stopped or deleted: a product is
 * stopped when every store that sells it is. What nothing shows yet is there, for the editor. Asked across organizations, as an index is not used behind their walls.
 */
export const selectIsShown = (tx: Tx, table: 'images' | 'files', orgId: string, id: string) =>
  tx.query(
    `with uses as (
       select c.status = 'deleted' or c.held_at is not null as is_gone from codes c
        where c.org_id = $1 and ${ofCode} @> array[$2::uuid] and ${ofCode} <> '{}'
       union all
       select p.status = 'deleted' or p.held_at is not null from pages p
        where p.org_id = $1 and ids_named_in(p.draft::text) @> array[$2::uuid]
       union all
       select p.status = 'deleted' or p.held_at is not null
         from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id
        where v.org_id = $1 and ids_named_in(v.document::text) @> array[$2::uuid]
       union all
       select p.status = 'deleted' or coalesce((
         select bool_and(s.suspended_at is not null) from store_items i join stores s on s.org_id = i.org_id and s.store_id = i.store_id
          where i.org_id = p.org_id and i.product_id = p.product_id and s.status <> 'deleted'), false) from products p
        where p.org_id = $1 and ids_named_in(p.pictures::text) @> array[$2::uuid] and p.pictures <> '[]'
       union all
       select s.status = 'deleted' or s.suspended_at is not null from stores s where s.org_id = $1 and strpos(s.logo::text, $2::uuid::text) > 0
       union all
       select false from organizations o where o.org_id = $1 and strpos(o.logo, $2::uuid::text) > 0
     )
     select exists (${row[table]})
            and not coalesce((select bool_and(is_gone) from uses), false) as is_shown`,
    [orgId, id],
    `${table}_shown`,
  );
