import type { Tx } from '../../platform/db/database.js';

const all = `select image_id as upload_id, 'picture' as kind, name, bytes, created_at from images where org_id = $1
  union all select file_id, case when is_sold then 'sold' when is_slip then 'slip' else 'file' end, name, bytes, created_at from files where org_id = $1`;

export const selectUploads = (tx: Tx, orgId: string, limit: number, offset: number) =>
  tx.query(`select * from (${all}) u order by bytes desc, upload_id limit $2 offset $3`, [orgId, limit, offset]);

/** Gives what was deleted. */
export const deleteUpload = (tx: Tx, orgId: string, id: string) =>
  tx.query(
    `with image as (delete from images where org_id = $1 and image_id = $2 returning bytes),
          file as (delete from files where org_id = $1 and file_id = $2 returning bytes)
     select 'picture' as kind, bytes from image union all select 'file', bytes from file`,
    [orgId, id],
  );

const ofCode = 'ids_named_in(words_of_code(c.target, c.content, c.style, c.rules, c.fallback))';

/** What shows a picture or file, or would when it comes back: a deleted code or page does not. A file that was sold is there as long as it can be downloaded. */
export const selectUse = (tx: Tx, orgId: string, id: string, now: Date) =>
  tx.query(
    `select format('the code “%s”', c.name) as says from codes c
      where c.org_id = $1 and ${ofCode} @> array[$2::uuid] and ${ofCode} <> '{}' and c.status <> 'deleted'
     union all
     select format('the page “%s”', p.name) from pages p where p.org_id = $1 and p.status <> 'deleted' and
       (ids_named_in(p.draft::text) @> array[$2::uuid] or exists (select from page_versions v where v.org_id = p.org_id and v.page_id = p.page_id
         and v.version = p.published_version and ids_named_in(v.document::text) @> array[$2::uuid]))
     union all
     select format('the template “%s”', name) from templates where org_id = $1 and ids_named_in(document::text) @> array[$2::uuid]
     union all
     select format('the style “%s”', name) from code_styles where org_id = $1 and ids_named_in(style::text) @> array[$2::uuid]
     union all
     select format('the product “%s”', p.name) from products p
      where p.org_id = $1 and ids_named_in(p.pictures::text) @> array[$2::uuid] and p.pictures <> '[]' and p.status <> 'deleted'
     union all
     select format('the store “%s” as its logo', s.name) from stores s
      where s.org_id = $1 and s.status <> 'deleted' and strpos(s.logo::text, $2::uuid::text) > 0
     union all
     select format('the product “%s”', p.name) from products p where p.org_id = $1 and p.file_id = $2::uuid and p.status <> 'deleted'
     union all
     select coalesce('order ' || o.number, 'an order') || ', whose shopper can still download it'
       from order_lines l join orders o on o.org_id = l.org_id and o.order_id = l.order_id
      where l.org_id = $1 and l.file_id = $2::uuid and o.status in ('pending', 'placed', 'completed') and (o.files_until is null or o.files_until > $3)
     union all
     select format('a settlement of “%s”', e.name) from settlements t join pos_events e on e.org_id = t.org_id and e.event_id = t.event_id
      where t.org_id = $1 and t.slip_id = $2::uuid
     union all
     select 'the organization as its logo' from organizations where org_id = $1 and strpos(logo, $2::uuid::text) > 0
     limit 1`,
    [orgId, id, now],
  );

/** Which of these are pictures or files, across organizations. */
export const selectKnown = (tx: Tx, orgIds: readonly string[], ids: readonly string[]) =>
  tx.query(
    `select u.id from unnest($1::uuid[], $2::uuid[]) as u (org_id, id)
      where exists (select from images i where i.org_id = u.org_id and i.image_id = u.id)
         or exists (select from files f where f.org_id = u.org_id and f.file_id = u.id)`,
    [orgIds, ids],
  );
