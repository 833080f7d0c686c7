// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** analytics.sql.ts: selectTopCodes */
    "with facts as (\n\
       select r.code_id, r.human_scans from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join lateral (\n\
         (select code_id, human_scans from scan_counts\n\
          where p.span <> 'scan' and org_id = $1 and span = p.span and starts >= p.starts and starts < p.ends\n\
            and code_id <> '00000000-0000-0000-0000-000000000000' offset 0)\n\
         union all\n\
         (select code_id, human_scans from scan_counts where org_id = $1 and span = 'hour' and not is_summed and p.span in ('month', 'day') and starts >= p.starts and starts < p.ends and code_id <> '00000000-0000-0000-0000-000000000000' offset 0)\n\
       ) as r\n\
       union all\n\
       select s.code_id, 1 from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join lateral (\n\
  select * from scans s where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) offset 0\n\
) as s where not s.is_bot\n\
     ), sums as (\n\
       select code_id, sum(human_scans) as scans from facts group by code_id having sum(human_scans) > 0\n\
     )\n\
     select s.code_id, c.name, s.scans from sums s join codes c on c.org_id = $1 and c.code_id = s.code_id\n\
     where '00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[]) order by s.scans desc, c.name limit 10": {
      values: readonly [string | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null];
      row: { code_id: string; name: string; scans: number };
    };

    /** analytics.sql.ts: selectFirstHour */
    "select min(r.first) as first from unnest($2::uuid[]) as asked (id) cross join lateral (\n\
       select min(starts) as first from scan_counts where org_id = $1 and code_id = asked.id and span = 'hour' and scans > 0 offset 0\n\
     ) as r": {
      values: readonly [string | null, List<string> | null];
      row: { first: Date | null };
    };

    /** analytics.sql.ts: isOwnCode */
    'select 1 from codes where org_id = $1 and code_id = $2': {
      values: readonly [string | null, string | null];
      row: { '?column?': number };
    };

    /** analytics.sql.ts: selectFolderCodes */
    'select array(select c.code_id from codes c where c.org_id = f.org_id and c.folder_id = f.folder_id order by 1) as codes\n\
     from folders f where f.org_id = $1 and f.folder_id = $2': {
      values: readonly [string | null, string | null];
      row: { codes: string[] };
    };

    /** funnel.sql.ts: countScansOf */
    "select sum(n) as scans from (\n\
       select r.human_scans as n from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join unnest($2::uuid[]) as asked (id) cross join lateral (\n\
  (select human_scans from scan_counts where p.span <> 'scan' and org_id = $1 and code_id = asked.id and span = p.span\n\
    and starts >= p.starts and starts < p.ends offset 0)\n\
  union all\n\
  (select human_scans from scan_counts where code_id = asked.id and org_id = $1 and span = 'hour' and not is_summed and p.span in ('month', 'day') and starts >= p.starts and starts < p.ends offset 0)\n\
) as r union all select 1 from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join lateral (\n\
  select * from scans s where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) offset 0\n\
) as s where not s.is_bot\n\
     ) as counted": {
      values: readonly [string | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null];
      row: { scans: number | null };
    };

    /** funnel.sql.ts: selectPageCodes */
    "select code_id from codes where org_id = $1 and type = 'page' and ($2::uuid[] is null or code_id = any($2))": {
      values: readonly [string | null, List<string> | null];
      row: { code_id: string };
    };

    /** funnel.sql.ts: selectPageSteps */
    "with steps as (\n\
       select page_id, views, 0 as submits from page_views where org_id = $1 and at >= $2 and at < $3 and ($4::uuid[] is null or code_id = any($4))\n\
       union all\n\
       select page_id, 0, 1 from submissions where org_id = $1 and at >= $2 and at < $3 and page_id is not null and ($4::uuid[] is null or code_id = any($4))\n\
     )\n\
     select s.page_id, coalesce(p.name, '') as name, sum(s.views)::bigint as views, sum(s.submits)::bigint as submits\n\
     from steps s left join pages p on p.org_id = $1 and p.page_id = s.page_id\n\
     group by s.page_id, p.name order by 3 desc, 4 desc, 2": {
      values: readonly [string | null, Date | null, Date | null, List<string> | null];
      row: { page_id: string; name: string; views: number; submits: number };
    };

    /** funnel.sql.ts: addPageView */
    "insert into page_views (org_id, page_id, code_id, at, views)\n\
     values ($1, $2, coalesce((select code_id from codes where org_id = $1 and code_id = $3), '00000000-0000-0000-0000-000000000000'), date_bin('15 minutes', $4, '2000-01-01T00:00:00Z'), 1)\n\
     on conflict (org_id, page_id, code_id, at) do update set views = page_views.views + 1": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** live.sql.ts: selectMinutes */
    "select floor(extract(epoch from s.at - $3) / 60)::int as minute, count(*) as scans from scans s where s.org_id = $1 and s.at >= $3 and not s.is_bot and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) group by 1": {
      values: readonly [string | null, List<string> | null, Date | null];
      row: { minute: number; scans: number };
    };

    /** live.sql.ts: countRecentVisitors */
    "select count(distinct s.visitor) as visitors from scans s where s.org_id = $1 and s.at >= $3 and not s.is_bot and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[]))": {
      values: readonly [string | null, List<string> | null, Date | null];
      row: { visitors: number };
    };

    /** live.sql.ts: selectNewest */
    "select s.scan_id, s.code_id, coalesce(c.name, '') as code_name, s.at, s.country, s.city, s.device\n\
     from scans s left join codes c on c.org_id = s.org_id and c.code_id = s.code_id\n\
     where s.org_id = $1 and s.at >= $3 and not s.is_bot and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) order by s.at desc, s.scan_id desc limit $4": {
      values: readonly [string | null, List<string> | null, Date | null, number | null];
      row: {
        scan_id: string;
        code_id: string;
        code_name: string;
        at: Date;
        country: string;
        city: string;
        device: string;
      };
    };

    /** page-events.sql.ts: addToEvents */
    'update page_events set hits = hits + $5 where day = $1 and name = $2 and path = $3 and label = $4 returning 1': {
      values: readonly [string | null, string | null, string | null, string | null, number | null];
      row: { '?column?': number };
    };

    /** page-events.sql.ts: countEvents */
    'select count(*) as rows from page_events where day = $1': {
      values: readonly [string | null];
      row: { rows: number };
    };

    /** page-events.sql.ts: insertEvents */
    'insert into page_events (day, name, path, label, hits) values ($1, $2, $3, $4, $5)\n\
     on conflict (day, name, path, label) do update set hits = page_events.hits + excluded.hits': {
      values: readonly [string | null, string | null, string | null, string | null, number | null];
      row: Record<never, never>;
    };

    /** single-scans.sql.ts: selectScans */
    "select s.scan_id, s.code_id, coalesce(c.name, '') as code_name, s.at, s.country, s.city, s.device, s.system, s.browser,\n\
       s.language, s.variant, s.channel, s.source, s.is_bot\n\
     from scans s left join codes c on c.org_id = s.org_id and c.code_id = s.code_id\n\
     where s.org_id = $1 and s.at >= $3 and s.at < $4 and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) order by s.at desc, s.scan_id desc limit $5 offset $6": {
      values: readonly [string | null, List<string> | null, Date | null, Date | null, number | null, number | null];
      row: {
        scan_id: string;
        code_id: string;
        code_name: string;
        at: Date;
        country: string;
        city: string;
        device: string;
        system: string;
        browser: string;
        language: string;
        variant: string;
        channel: string;
        source: 'click' | 'scan' | 'view';
        is_bot: boolean;
      };
    };

    /** single-scans.sql.ts: countReturning */
    "select count(*) as visitors from (select s.visitor from scans s where s.org_id = $1 and s.at >= $3 and s.at < $4 and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) and s.visitor is not null and not s.is_bot group by s.visitor having count(*) > 1) as returning_visitors": {
      values: readonly [string | null, List<string> | null, Date | null, Date | null];
      row: { visitors: number };
    };

    /** single-scans.sql.ts: selectReturning */
    "select s.visitor, count(*) as scans, min(s.at) as first_at, max(s.at) as last_at,\n\
       (array_agg(s.country order by s.at desc))[1] as country, (array_agg(s.device order by s.at desc))[1] as device\n\
     from scans s where s.org_id = $1 and s.at >= $3 and s.at < $4 and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) and s.visitor is not null and not s.is_bot group by s.visitor having count(*) > 1 order by scans desc, last_at desc, s.visitor limit $5 offset $6": {
      values: readonly [string | null, List<string> | null, Date | null, Date | null, number | null, number | null];
      row: {
        visitor: string;
        scans: number;
        first_at: Date;
        last_at: Date;
        country: Narrowed<string | null, AnswerTypes['single-scans.selectReturning.country']>;
        device: Narrowed<string | null, AnswerTypes['single-scans.selectReturning.device']>;
      };
    };

    /** times.sql.ts: selectDays */
    "select r.* from unnest($2::uuid[]) as asked (id) cross join lateral (\n\
       (select starts, times from scan_counts where org_id = $1 and code_id = asked.id and span = 'day'\n\
         and starts > $3::timestamptz - interval '1 day' and starts < $4 offset 0)\n\
       union all\n\
       (select date_trunc('day', starts, 'UTC'), times from scan_counts where org_id = $1 and code_id = asked.id and span = 'hour' and not is_summed\n\
         and starts > $3::timestamptz - interval '1 hour' and starts < $4 offset 0)\n\
     ) as r": {
      values: readonly [string | null, List<string> | null, Date | null, Date | null];
      row: { starts: Date; times: ColumnTypes['scan_counts.times'] };
    };

    /** times.sql.ts: selectCut */
    "select s.at, s.is_bot from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join lateral (\n\
  select * from scans s where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) offset 0\n\
) as s": {
      values: readonly [string | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null];
      row: { at: Date; is_bot: boolean };
    };

    /** visitors.sql.ts: countVisitors */
    'select count(*) as visitors from (select distinct visitor from scans where org_id = $1 and at >= $2 and at < $3 and visitor is not null and not is_bot) as seen': {
      values: readonly [string | null, Date | null, Date | null];
      row: { visitors: number };
    };

    /** visitors.sql.ts: countVisitors */
    'select count(*) as visitors from (select distinct visitor from scans where org_id = $1 and at >= $2 and at < $3 and visitor is not null and not is_bot and code_id = any($4::uuid[])) as seen': {
      values: readonly [string | null, Date | null, Date | null, List<string> | null];
      row: { visitors: number };
    };

    /** visitors.sql.ts: countLastInCut */
    "select count(distinct s.visitor) as visitors from unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends) cross join lateral (\n\
  select * from scans s where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends and ('00000000-0000-0000-0000-000000000000' = any($2::uuid[]) or s.code_id = any($2::uuid[])) offset 0\n\
) as s\n\
     join scan_last_visits l on l.org_id = $1 and l.code_id = any($2::uuid[]) and l.visitor = s.visitor and l.at < p.ends where not s.is_bot": {
      values: readonly [string | null, List<string> | null, List<string> | null, List<Date> | null, List<Date> | null];
      row: { visitors: number };
    };

    /** visitors.sql.ts: selectModes */
    "with spells as (\n\
       select changed_at as ends, mode_before as mode from visitor_mode_changes where org_id = $1\n\
       union all select 'infinity', visitor_mode from organizations where org_id = $1\n\
     )\n\
     select s.mode from spells s\n\
     where s.ends > $2 and not exists (select from spells b where b.ends >= $3 and b.ends < s.ends) order by s.ends": {
      values: readonly [string | null, Date | null, Date | null];
      row: { mode: 'cookie' | 'daily' | 'none' };
    };
  }

  interface ComposedStatements {
    /** analytics.sql.ts: selectShares */
    'analytics.shares': {
      values: readonly unknown[];
      row: { share: string; scans: number };
    };
  }
}
