// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../platform/db/statements.js' {
  interface Statements {
    /** customer-scans.sql.ts: countCustomerScans */
    'update customers c set scans = c.scans + n.scans, first_seen_at = least(c.first_seen_at, n.first_at), last_seen_at = greatest(c.last_seen_at, n.last_at)\n\
     from (\n\
       select v.org_id, v.customer_id, count(*) as scans, min(s.at) as first_at, max(s.at) as last_at\n\
       from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as s (org_id, visitor, at)\n\
       join customer_visitors v on v.org_id = s.org_id and v.visitor = s.visitor group by 1, 2\n\
     ) n where c.org_id = n.org_id and c.customer_id = n.customer_id': {
      values: readonly [List<string> | null, List<string> | null, List<Date> | null];
      row: Record<never, never>;
    };

    /** ingest.sql.ts: updateVariants */
    "with changed as (\n\
       update scans s set variant = k.variant from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[]) as k (org_id, at, scan_id, variant)\n\
       where s.org_id = k.org_id and s.at = k.at and s.scan_id = k.scan_id and s.variant = '' returning s.scan_id, s.is_bot\n\
     ) select scan_id from changed where not is_bot": {
      values: readonly [List<string> | null, List<Date> | null, List<string> | null, List<string> | null];
      row: { scan_id: string };
    };

    /** ingest.sql.ts: insertVisits */
    'with inserted as (\n\
         insert into scan_last_visits (org_id, code_id, visitor, at) select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[])\n\
         on conflict do nothing returning org_id, code_id, visitor\n\
       ) select json_agg(json_build_array(org_id, code_id, visitor))::text as found from inserted': {
      values: readonly [List<string> | null, List<string> | null, List<string> | null, List<Date> | null];
      row: { found: string | null };
    };

    /** ingest.sql.ts: moveVisits */
    'with newer as (\n\
       select n.org_id, n.code_id, n.visitor, n.at, l.at as before\n\
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) as n (org_id, code_id, visitor, at)\n\
       cross join lateral (\n\
         select at from scan_last_visits l where l.org_id = n.org_id and l.code_id = n.code_id and l.visitor = n.visitor offset 0\n\
       ) as l\n\
       where l.at < n.at\n\
     ), kept as (\n\
       insert into scan_last_visits (org_id, code_id, visitor, at) select org_id, code_id, visitor, at from newer\n\
       on conflict (org_id, code_id, visitor) do update set at = excluded.at\n\
     )\n\
     select * from newer': {
      values: readonly [List<string> | null, List<string> | null, List<string> | null, List<Date> | null];
      row: {
        org_id: Narrowed<string | null, AnswerTypes['ingest.moveVisits.org_id']>;
        code_id: Narrowed<string | null, AnswerTypes['ingest.moveVisits.code_id']>;
        visitor: Narrowed<string | null, AnswerTypes['ingest.moveVisits.visitor']>;
        at: Date;
        before: Date;
      };
    };

    /** ingest.sql.ts: selectCounts */
    'select json_agg(json_build_array(k.n, c.scans, c.human_scans, c.last_visits, c.shares, c.times, c.is_summed))::text as found\n\
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) with ordinality as k (org_id, code_id, span, starts, n)\n\
       cross join lateral (\n\
         select scans, human_scans, last_visits, shares, times, is_summed from scan_counts c\n\
         where c.org_id = k.org_id and c.code_id = k.code_id and c.span = k.span and c.starts = k.starts offset 0\n\
       ) as c': {
      values: readonly [List<string> | null, List<string> | null, List<string> | null, List<Date> | null];
      row: { found: string | null };
    };

    /** ingest.sql.ts: upsertCounts */
    "insert into scan_counts (org_id, code_id, span, starts, scans, human_scans, last_visits, shares, times, is_summed)\n\
     select org_id, code_id, span, starts, scans, human_scans, last_visits, shares::json, times::json, span <> 'hour'\n\
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])\n\
       as c (org_id, code_id, span, starts, scans, human_scans, last_visits, shares, times)\n\
     on conflict (org_id, code_id, span, starts) do update set scans = excluded.scans, human_scans = excluded.human_scans,\n\
       last_visits = excluded.last_visits, shares = excluded.shares, times = excluded.times": {
      values: readonly [List<string> | null, List<string> | null, List<string> | null, List<Date> | null, List<number> | null, List<number> | null, List<number> | null, List<string> | null, List<string> | null];
      row: Record<never, never>;
    };

    /** ingest.sql.ts: selectFresh */
    "select org_id from scan_counts where span = 'hour' and not is_summed and starts < $1 limit 1": {
      values: readonly [Date | null];
      row: { org_id: string };
    };

    /** ingest.sql.ts: markSummed */
    "update scan_counts set is_summed = true where (org_id, code_id, span, starts) in (\n\
       select org_id, code_id, span, starts from scan_counts where org_id = $1 and span = 'hour' and not is_summed and starts < $2\n\
       order by code_id, starts limit $3\n\
     ) returning org_id, code_id, starts, scans, human_scans, last_visits, shares, times": {
      values: readonly [string | null, Date | null, number | null];
      row: {
        org_id: string;
        code_id: string;
        starts: Date;
        scans: number;
        human_scans: number;
        last_visits: number;
        shares: ColumnTypes['scan_counts.shares'];
        times: ColumnTypes['scan_counts.times'];
      };
    };

    /** ingest.sql.ts: addToCounters */
    'insert into code_counters (org_id, code_id, scans, human_scans, visitors, last_scan_at)\n\
     select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[])\n\
     on conflict (org_id, code_id) do update set scans = code_counters.scans + excluded.scans,\n\
       human_scans = code_counters.human_scans + excluded.human_scans, visitors = code_counters.visitors + excluded.visitors,\n\
       last_scan_at = greatest(code_counters.last_scan_at, excluded.last_scan_at)': {
      values: readonly [List<string> | null, List<string> | null, List<number> | null, List<number> | null, List<number> | null, List<Date> | null];
      row: Record<never, never>;
    };

    /** ingest.sql.ts: ensureScanPartition */
    'select ensure_scan_partition($1::date)': {
      values: readonly [string | null];
      row: { ensure_scan_partition: unknown };
    };

    /** secret.sql.ts: selectSecret */
    'insert into secrets (name, value) values ($1, $2) on conflict do nothing': {
      values: readonly [string | null, Uint8Array | null];
      row: Record<never, never>;
    };

    /** secret.sql.ts: selectSecret */
    'select value from secrets where name = $1': {
      values: readonly [string | null];
      row: { value: Uint8Array };
    };

    /** secret.sql.ts: deleteSecrets */
    'delete from secrets where starts_with(name, $1) and name < $2 collate "C"': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** visitor-modes.sql.ts: selectVisitorModes */
    'select org_id, visitor_mode from organizations where org_id = any($1::uuid[])': {
      values: readonly [List<string> | null];
      row: { org_id: string; visitor_mode: 'cookie' | 'daily' | 'none' };
    };
  }

  interface ComposedStatements {
    /** ingest.sql.ts: insertNewScans */
    'scans.insert': {
      values: readonly unknown[];
      row: { found: string | null };
    };
  }
}
