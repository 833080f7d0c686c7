import type { PageDocument } from '@swapt/shared/contract';
import type { PageOrder, PageStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = `p.page_id, p.org_id, p.name, p.draft #>> '{root,props,title}' as title,
  coalesce(p.draft #>> '{root,props,image,url}', jsonb_path_query_first(p.draft, '$.content.**.picture.url') #>> '{}') as picture,
  p.status, p.held_at, n.name as page_name, p.revision, p.published_version, p.published_revision, p.published_at, p.created_at, p.updated_at,
  coalesce(nullif(u.name, ''), u.email, '') as updated_by`;
export const joined = `pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id
  left join users u on u.user_id = p.updated_by`;
export const matches = `p.org_id = $1 and case when $2::text is null then p.status <> 'deleted' else p.status = $2 end
  and ($3::text is null or strpos(lower(concat_ws(chr(10), p.name, n.name, p.draft #>> '{root,props,title}')), lower($3)) > 0)`;

export interface NewPage {
  orgId: string;
  pageId: string;
  name: string;
  draft: PageDocument;
  userId: string;
  now: Date;
}

export const insertPage = (tx: Tx, { orgId, pageId, name, draft, userId, now }: NewPage) =>
  tx.query(
    'insert into pages (org_id, page_id, name, draft, updated_by, updated_at, created_at) values ($1, $2, $3, $4, $5, $6, $6)',
    [orgId, pageId, name, JSON.stringify(draft), userId, now],
  );

export const selectPage = (tx: Tx, orgId: string, pageId: string) =>
  tx.query(`select ${columns}, p.draft from ${joined} where p.org_id = $1 and p.page_id = $2`, [orgId, pageId]);

export type PageRow = Omit<PageRowWithDraft, 'draft'>;
export type PageRowWithDraft = RowOf<typeof selectPage>;

/** The page as nobody else can change it until the transaction ends. */
export const lockPage = (tx: Tx, orgId: string, pageId: string) =>
  tx.query(`select ${columns}, p.draft from ${joined} where p.org_id = $1 and p.page_id = $2 for update of p`, [
    orgId,
    pageId,
  ]);

export interface PageFilter {
  status?: PageStatus;
  /** A part of the name, of the name in the address or of the title. */
  search?: string;
}

interface PageOrdered extends PageFilter {
  order: PageOrder;
  /** From when on views count. */
  since: Date;
  limit: number;
}

const listed = `${joined} left join seen s on s.page_id = p.page_id`;
const ordered = `order by case when $5 = 'views' then coalesce(s.views, 0) end desc, p.updated_at desc, p.page_id desc`;

/** Views are added up once for all pages: each page has few rows of them, one per quarter of an hour in which somebody saw it. */
const seen = `with seen as (select page_id, sum(views)::bigint as views from page_views where org_id = $1 and at >= $4 group by page_id)`;

export const selectPages = (
  tx: Tx,
  orgId: string,
  { status, search, order, since, limit, offset }: PageOrdered & { offset: number },
) =>
  tx.query(
    `${seen} select ${columns}, coalesce(s.views, 0) as views from ${listed} where ${matches} ${ordered} limit $6 offset $7`,
    [orgId, status ?? null, search || null, since, order, limit, offset],
  );

export type ListedRow = RowOf<typeof selectPages>;

/** The ids of all that a list shows, in its order, as far as so many. */
export const selectListedIds = (tx: Tx, orgId: string, { status, search, order, since, limit }: PageOrdered) =>
  tx.query(`${seen} select p.page_id from ${listed} where ${matches} ${ordered} limit $6`, [
    orgId,
    status ?? null,
    search || null,
    since,
    order,
    limit,
  ]);

/** Pages in the order of the ids. */
export const selectPagesOf = (tx: Tx, orgId: string, pageIds: readonly string[], since: Date) =>
  tx.query(
    `with seen as (select page_id, sum(views)::bigint as views from page_views
       where org_id = $1 and page_id = any($2::uuid[]) and at >= $3 group by page_id)
     select ${columns}, coalesce(s.views, 0) as views from ${listed}
     where p.org_id = $1 and p.page_id = any($2::uuid[]) order by array_position($2::uuid[], p.page_id)`,
    [orgId, pageIds, since],
  );

export const countPages = (tx: Tx, orgId: string, { status, search }: PageFilter) =>
  tx.query(`select count(*) as total from ${joined} where ${matches}`, [orgId, status ?? null, search || null]);

export const renamePage = (tx: Tx, orgId: string, pageId: string, name: string) =>
  tx.query('update pages set name = $3 where org_id = $1 and page_id = $2', [orgId, pageId, name]);

export const updateDraft = (tx: Tx, { orgId, pageId, draft, userId, now }: Omit<NewPage, 'name'>) =>
  tx.query(
    `update pages set draft = $3, revision = revision + 1, updated_by = $4, updated_at = $5
     where org_id = $1 and page_id = $2 and draft <> $3::jsonb`,
    [orgId, pageId, JSON.stringify(draft), userId, now],
  );

export const isDraft = (tx: Tx, { orgId, pageId, draft }: Pick<NewPage, 'orgId' | 'pageId' | 'draft'>) =>
  tx.query('select 1 from pages where org_id = $1 and page_id = $2 and draft = $3::jsonb', [
    orgId,
    pageId,
    JSON.stringify(draft),
  ]);

export const updateStatus = (tx: Tx, orgId: string, pageId: string, status: PageStatus) =>
  tx.query('update pages set status = $3 where org_id = $1 and page_id = $2', [orgId, pageId, status]);

/** Gives the name of a page up; nobody but its organization can have it again. */
export const freePageName = (tx: Tx, orgId: string, pageId: string, now: Date) =>
  tx.query('update page_names set page_id = null, freed_at = $3 where org_id = $1 and page_id = $2', [
    orgId,
    pageId,
    now,
  ]);

/** No row when the name is another page's, or was another organization's. */
export const insertPageName = (tx: Tx, orgId: string, pageId: string, name: string) =>
  tx.query(
    `insert into page_names (name, org_id, page_id) values ($3, $1, $2)
     on conflict (name) do update set page_id = excluded.page_id, freed_at = null
       where page_names.freed_at is not null and page_names.org_id = excluded.org_id
     returning name`,
    [orgId, pageId, name],
  );
