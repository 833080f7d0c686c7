import type { Tx } from '../../platform/db/database.js';
import { wholeOrganization } from '../../scan-ingestion/counts.js';
import { cutScans, isOrganization, pieceValues, wholeCounts, type Window } from './window.js';

/** Human scans of the codes that lead to pages. Of an organization, code by code: its own counts hold all codes. */
export const countPageScans = async (tx: Tx, window: Window): Promise<number> =>
  countScansOf(tx, { ...window, codeIds: await selectPageCodes(tx, window) });

/** Human scans of these codes. */
export const countScansOf = async (tx: Tx, window: Window): Promise<number> => {
  if (window.codeIds.length === 0) return 0;
  const [row] = await tx.query(
    `select sum(n) as scans from (
       select r.human_scans as n from ${wholeCounts('human_scans')} union all select 1 from ${cutScans} where not s.is_bot
     ) as counted`,
    pieceValues(window, ['month', 'day', 'hour']),
    'analytics-page-scans',
  );
  return row?.scans ?? 0;
};

async function selectPageCodes(tx: Tx, window: Window): Promise<string[]> {
  const rows = await tx.query(
    `select code_id from codes where org_id = $1 and type = 'page' and ($2::uuid[] is null or code_id = any($2))`,
    [window.orgId, isOrganization(window) ? null : window.codeIds],
  );
  return rows.map(({ code_id }) => code_id);
}

/** Views of pages and what was sent from them, page by page, most views first. */
export const selectPageSteps = (tx: Tx, window: Window) => {
  const { orgId, range } = window;
  const isAsked = '($4::uuid[] is null or code_id = any($4))';
  return tx.query(
    `with steps as (
       select page_id, views, 0 as submits from page_views where org_id = $1 and at >= $2 and at < $3 and ${isAsked}
       union all
       select page_id, 0, 1 from submissions where org_id = $1 and at >= $2 and at < $3 and page_id is not null and ${isAsked}
     )
     select s.page_id, coalesce(p.name, '') as name, sum(s.views)::bigint as views, sum(s.submits)::bigint as submits
     from steps s left join pages p on p.org_id = $1 and p.page_id = s.page_id
     group by s.page_id, p.name order by 3 desc, 4 desc, 2`,
    [orgId, range.from, range.to, isOrganization(window) ? null : window.codeIds],
  );
};

export const addPageView = (tx: Tx, orgId: string, view: { pageId: string; codeId: string | null; at: Date }) =>
  tx.query(
    `insert into page_views (org_id, page_id, code_id, at, views)
     values ($1, $2, coalesce((select code_id from codes where org_id = $1 and code_id = $3), '${wholeOrganization}'), date_bin('15 minutes', $4, '2000-01-01T00:00:00Z'), 1)
     on conflict (org_id, page_id, code_id, at) do update set views = page_views.views + 1`,
    [orgId, view.pageId, view.codeId, view.at],
    'add-page-view',
  );
