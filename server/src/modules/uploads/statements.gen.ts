// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** uploads.sql.ts: selectUploads */
    "select * from (select image_id as upload_id, 'picture' as kind, name, bytes, created_at from images where org_id = $1\n\
  union all select file_id, case when is_sold then 'sold' when is_slip then 'slip' else 'file' end, name, bytes, created_at from files where org_id = $1) u order by bytes desc, upload_id limit $2 offset $3": {
      values: readonly [string | null, number | null, number | null];
      row: {
        upload_id: string;
        kind: 'file' | 'slip' | 'sold' | 'picture';
        name: string;
        bytes: number;
        created_at: Date;
      };
    };

    /** uploads.sql.ts: deleteUpload */
    "with image as (delete from images where org_id = $1 and image_id = $2 returning bytes),\n\
          file as (delete from files where org_id = $1 and file_id = $2 returning bytes)\n\
     select 'picture' as kind, bytes from image union all select 'file', bytes from file": {
      values: readonly [string | null, string | null];
      row: { kind: 'file' | 'picture'; bytes: number };
    };

    /** uploads.sql.ts: selectUse */
    "select format('the code “%s”', c.name) as says from codes c\n\
      where c.org_id = $1 and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) @> array[$2::uuid] and ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback)) <> '{}' and c.status <> 'deleted'\n\
     union all\n\
     select format('the page “%s”', p.name) from pages p where p.org_id = $1 and p.status <> 'deleted' and\n\
       (ids_named_in(p.draft::text) @> array[$2::uuid] or exists (select from page_versions v where v.org_id = p.org_id and v.page_id = p.page_id\n\
         and v.version = p.published_version and ids_named_in(v.document::text) @> array[$2::uuid]))\n\
     union all\n\
     select format('the template “%s”', name) from templates where org_id = $1 and ids_named_in(document::text) @> array[$2::uuid]\n\
     union all\n\
     select format('the style “%s”', name) from code_styles where org_id = $1 and ids_named_in(style::text) @> array[$2::uuid]\n\
     union all\n\
     select format('the product “%s”', p.name) from products p\n\
      where p.org_id = $1 and ids_named_in(p.pictures::text) @> array[$2::uuid] and p.pictures <> '[]' and p.status <> 'deleted'\n\
     union all\n\
     select format('the store “%s” as its logo', s.name) from stores s\n\
      where s.org_id = $1 and s.status <> 'deleted' and strpos(s.logo::text, $2::uuid::text) > 0\n\
     union all\n\
     select format('the product “%s”', p.name) from products p where p.org_id = $1 and p.file_id = $2::uuid and p.status <> 'deleted'\n\
     union all\n\
     select coalesce('order ' || o.number, 'an order') || ', whose shopper can still download it'\n\
       from order_lines l join orders o on o.org_id = l.org_id and o.order_id = l.order_id\n\
      where l.org_id = $1 and l.file_id = $2::uuid and o.status in ('pending', 'placed', 'completed') and (o.files_until is null or o.files_until > $3)\n\
     union all\n\
     select format('a settlement of “%s”', e.name) from settlements t join pos_events e on e.org_id = t.org_id and e.event_id = t.event_id\n\
      where t.org_id = $1 and t.slip_id = $2::uuid\n\
     union all\n\
     select 'the organization as its logo' from organizations where org_id = $1 and strpos(logo, $2::uuid::text) > 0\n\
     limit 1": {
      values: readonly [string | null, string | null, Date | null];
      row: { says: string };
    };

    /** uploads.sql.ts: selectKnown */
    'select u.id from unnest($1::uuid[], $2::uuid[]) as u (org_id, id)\n\
      where exists (select from images i where i.org_id = u.org_id and i.image_id = u.id)\n\
         or exists (select from files f where f.org_id = u.org_id and f.file_id = u.id)': {
      values: readonly [List<string> | null, List<string> | null];
      row: { id: string | null };
    };
  }
}
