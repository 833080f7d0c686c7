import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** The draft of a locked page becomes its next version and is live. The oldest versions go. */
export async function insertVersion(
  tx: Tx,
  { orgId, pageId, userId, now, most }: { orgId: string; pageId: string; userId: string; now: Date; most: number },
): Promise<void> {
  await tx.query(
    `insert into page_versions (org_id, page_id, version, document, published_by, published_at)
     select org_id, page_id, coalesce(published_version, 0) + 1, draft, $3, $4 from pages where org_id = $1 and page_id = $2`,
    [orgId, pageId, userId, now],
  );
  await tx.query(
    `update pages set status = 'published', published_version = coalesce(published_version, 0) + 1, published_revision = revision, published_at = $3
     where org_id = $1 and page_id = $2`,
    [orgId, pageId, now],
  );
  await tx.query(
    `delete from page_versions v using pages p
     where v.org_id = $1 and v.page_id = $2 and p.org_id = v.org_id and p.page_id = v.page_id and v.version <= p.published_version - $3`,
    [orgId, pageId, most],
  );
}

const matches = 'v.org_id = $1 and v.page_id = $2 and ($3::integer is null or v.version = $3)';

/** With `version` that one with its document, else all of them without. */
export const selectVersions = (
  tx: Tx,
  orgId: string,
  pageId: string,
  version: number | undefined,
  limit: number,
  offset: number,
) =>
  tx.query(
    `select v.version, v.document #>> '{root,props,title}' as title, v.published_at, p.status = 'published' and p.published_version = v.version as is_live,
       coalesce(nullif(u.name, ''), u.email, '') as published_by, case when $3::integer is not null then v.document end as document
     from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id left join users u on u.user_id = v.published_by
     where ${matches} order by v.version desc limit $4 offset $5`,
    [orgId, pageId, version ?? null, limit, offset],
  );

export type VersionRow = RowOf<typeof selectVersions>;

export const countVersions = (tx: Tx, orgId: string, pageId: string, version: number | undefined) =>
  tx.query(`select count(*) as total from page_versions v where ${matches}`, [orgId, pageId, version ?? null]);

/** Codes that keep somebody from a page: stopped by the operator, not yet or no longer open, or asking something first. */
const isClosing = `c.status <> 'deleted' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, '$[*].when[*] ? (@.kind == "age" || @.kind == "place")'))`;

/** Whether search engines may be told of a published page: it says so, and no code keeps anybody from it. */
const isFindable = `v.document #> '{root,props,findable}' = 'true' and o.delete_after is null
  and not exists (select from codes c where c.org_id = p.org_id and c.content ? 'page_id' and c.content ->> 'page_id' = p.page_id::text and ${isClosing})
  and not exists (select from codes c where c.org_id = p.org_id and c.type = 'link' and right(c.target, 42) = '/page/' || p.page_id and ${isClosing})`;

const publicPage = `select p.page_id, p.org_id, o.shown_name as org_name, o.colour, o.visitor_mode, p.status, coalesce(${isFindable}, false) as is_findable,
    (select n.name from page_names n where n.org_id = p.org_id and n.page_id = p.page_id) as page_name, v.version, v.published_at, v.document
  from pages p join organizations o on o.org_id = p.org_id
  left join page_versions v on p.status = 'published' and p.held_at is null and v.org_id = p.org_id and v.page_id = p.page_id and v.version = p.published_version`;

/** A page as visitors see it, across organizations. */
export const selectPublicPage = (tx: Tx, pageId: string) =>
  tx.query(`${publicPage} where p.page_id = $1`, [pageId], 'page_public');

/** `document` is there only while the page is published and the operator has not stopped it. */
export type PublicPageRow = RowOf<typeof selectPublicPage>;

export const selectPublicPageNamed = (tx: Tx, name: string) =>
  tx.query(
    `${publicPage} join page_names n on n.org_id = p.org_id and n.page_id = p.page_id where n.name = $1`,
    [name],
    'page_public_named',
  );

const findablePages = `page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id and p.published_version = v.version
  join organizations o on o.org_id = p.org_id where p.status = 'published' and p.held_at is null and ${isFindable}`;

export const countFindablePages = (tx: Tx) => tx.query(`select count(*) as total from ${findablePages}`);

/** Those that search engines may be told of, across organizations, oldest first: what was listed stays in its place when others are added. */
export const selectFindablePages = (tx: Tx, limit: number, offset: number) =>
  tx.query(
    `select p.page_id, (select n.name from page_names n where n.org_id = p.org_id and n.page_id = p.page_id) as page_name, v.published_at
     from ${findablePages} order by p.page_id limit $1 offset $2`,
    [limit, offset],
  );

/** Whether a name was some page's once and is nobody's now. */
export const isFreedName = async (tx: Tx, name: string) =>
  (await tx.query('select 1 from page_names where name = $1 and freed_at is not null', [name])).length > 0;

/** Across organizations. */
export const selectNewestPublished = (tx: Tx, limit: number, perOrg: number) =>
  tx.query(
    `select page_id from (select page_id, published_at, row_number() over (partition by org_id order by published_at desc) as n
       from pages where status = 'published' and held_at is null) p where n <= $2 order by published_at desc limit $1`,
    [limit, perOrg],
  );

/** The pages that a code leads to, across organizations. */
export const selectPagesOfCode = (tx: Tx, codeId: string) =>
  tx.query(
    `select c.org_id, p.page_id, c.rules <> '[]' or c.password_hash is not null or c.scan_limit is not null as is_conditional
     from codes c join pages p on p.org_id = c.org_id and p.page_id = (c.content ->> 'page_id')::uuid
     where c.code_id = $1 and c.type = 'page' and c.status <> 'deleted' and c.held_at is null and p.status <> 'deleted'`,
    [codeId],
  );

export const selectCode = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(`select code_id from codes where org_id = $1 and code_id = $2 and status <> 'deleted'`, [orgId, codeId]);
