// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** demo.sql.ts: selectFirstStart */
    'select not exists (select from organizations where org_id <> $1) and not exists (select from accounts) as is_first': {
      values: readonly [string | null];
      row: { is_first: boolean };
    };

    /** demo.sql.ts: lockFirstStart */
    'select pg_advisory_xact_lock(7280)': {
      values: readonly [];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** demo.sql.ts: markDemo */
    "update organizations set is_demo = true, visitor_mode = 'cookie' where org_id = $1": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** demo.sql.ts: selectGuests */
    'select visitor, min(at) as first_at from scans where org_id = $1 and code_id = $2 and visitor is not null and not is_bot\n\
      group by visitor having count(*) > 1 order by count(*) desc, visitor limit $3': {
      values: readonly [string | null, string | null, number | null];
      row: { visitor: string; first_at: Date };
    };

    /** demo.sql.ts: insertPageViews */
    "insert into page_views (org_id, page_id, code_id, at, views)\n\
     select s.org_id, (c.content ->> 'page_id')::uuid, s.code_id, date_bin('15 minutes', s.at, '2000-01-01T00:00:00Z'), count(*)\n\
     from scans s join codes c on c.org_id = s.org_id and c.code_id = s.code_id and c.type = 'page'\n\
     where s.org_id = $1 and not s.is_bot and extract(second from s.at)::int % 10 > 0 group by 1, 2, 3, 4": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** demo.sql.ts: insertStoreViews */
    "insert into store_views (org_id, store_id, kind, at, views)\n\
     select s.org_id, (c.content ->> 'store_id')::uuid, k.kind, date_bin('15 minutes', s.at, '2000-01-01T00:00:00Z'), count(*)\n\
     from scans s join codes c on c.org_id = s.org_id and c.code_id = s.code_id and c.type in ('store', 'item')\n\
       cross join lateral (values ('item', 10, 0), ('cart', 7, 5)) as k (kind, parts, above)\n\
     where s.org_id = $1 and not s.is_bot and extract(second from s.at)::int % k.parts > k.above group by 1, 2, 3, 4": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** demo.sql.ts: selectCodesNamed */
    'select slug, code_id from slugs where org_id = $1 and slug = any($2::text[])': {
      values: readonly [string | null, List<string> | null];
      row: { slug: string; code_id: string | null };
    };

    /** demo.sql.ts: catchUpJobs */
    'update jobs set run_at = $2 where org_id = $1 and run_at < $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
