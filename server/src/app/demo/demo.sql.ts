import { showcase } from '../../modules/showcase/showcase.service.js';
import type { Tx } from '../../platform/db/database.js';

/** Whether nobody used this installation yet. */
export const selectFirstStart = (tx: Tx) =>
  tx.query(
    'select not exists (select from organizations where org_id <> $1) and not exists (select from accounts) as is_first',
    [showcase.orgId],
  );

/** The same for good: of processes that start together, one gets to know; the others wait for it. */
export async function lockFirstStart(tx: Tx) {
  await tx.query('select pg_advisory_xact_lock(7280)');
  return selectFirstStart(tx);
}

/** Its guests come back over weeks, as only those do who agreed to the cookie. */
export const markDemo = (tx: Tx, orgId: string) =>
  tx.query("update organizations set is_demo = true, visitor_mode = 'cookie' where org_id = $1", [orgId]);

/** People who scanned a code more than once, the most faithful first, and when they came first. */
export const selectGuests = (tx: Tx, orgId: string, codeId: string, most: number) =>
  tx.query(
    `select visitor, min(at) as first_at from scans where org_id = $1 and code_id = $2 and visitor is not null and not is_bot
      group by visitor having count(*) > 1 order by count(*) desc, visitor limit $3`,
    [orgId, codeId, most],
  );

/** Nine of ten people who scanned a code of a page waited for it. */
export const insertPageViews = (tx: Tx, orgId: string) =>
  tx.query(
    `insert into page_views (org_id, page_id, code_id, at, views)
     select s.org_id, (c.content ->> 'page_id')::uuid, s.code_id, date_bin('15 minutes', s.at, '2000-01-01T00:00:00Z'), count(*)
     from scans s join codes c on c.org_id = s.org_id and c.code_id = s.code_id and c.type = 'page'
     where s.org_id = $1 and not s.is_bot and extract(second from s.at)::int % 10 > 0 group by 1, 2, 3, 4`,
    [orgId],
  );

/** Nine of ten people who scanned a code of the store saw its products, and one of seven looked at their cart. */
export const insertStoreViews = (tx: Tx, orgId: string) =>
  tx.query(
    `insert into store_views (org_id, store_id, kind, at, views)
     select s.org_id, (c.content ->> 'store_id')::uuid, k.kind, date_bin('15 minutes', s.at, '2000-01-01T00:00:00Z'), count(*)
     from scans s join codes c on c.org_id = s.org_id and c.code_id = s.code_id and c.type in ('store', 'item')
       cross join lateral (values ('item', 10, 0), ('cart', 7, 5)) as k (kind, parts, above)
     where s.org_id = $1 and not s.is_bot and extract(second from s.at)::int % k.parts > k.above group by 1, 2, 3, 4`,
    [orgId],
  );

/** Codes that orders of the demo came by. */
export const selectCodesNamed = (tx: Tx, orgId: string, slugs: readonly string[]) =>
  tx.query('select slug, code_id from slugs where org_id = $1 and slug = any($2::text[])', [orgId, slugs]);

/** What was to be done in the demo's past is done now. */
export const catchUpJobs = (tx: Tx, orgId: string, now: Date) =>
  tx.query('update jobs set run_at = $2 where org_id = $1 and run_at < $2', [orgId, now]);
