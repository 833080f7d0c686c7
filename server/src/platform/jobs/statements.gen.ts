// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** enqueue.ts: announceJobs */
    "select pg_notify('jobs_due', '')": {
      values: readonly [];
      row: { pg_notify: unknown };
    };

    /** jobs.sql.ts: insertJob */
    "insert into jobs as j (org_id, job_id, kind, payload, run_at, created_at, dedupe_key) values ($1, $2, $3, $4, $5, $6, $7)\n\
     on conflict (org_id, kind, dedupe_key) where dedupe_key is not null do update set run_at = least(j.run_at, excluded.run_at)\n\
     returning case when $5 <= $6 then pg_notify('jobs_due', '')::text end as woken": {
      values: readonly [string | null, string | null, string | null, string | null, Date | null, Date | null, string | null];
      row: { woken: string | null };
    };

    /** jobs.sql.ts: takeJob */
    "update jobs j set attempts = j.attempts + 1, locked_until = $2, tried_at = $1, dedupe_key = null\n\
      from (select org_id, job_id from jobs\n\
             where state = 'waiting' and run_at <= $1 and (locked_until is null or locked_until <= $1) and org_id <> all ($3::uuid[])\n\
               and kind <> all ($5::text[])\n\
             order by array_position($4::uuid[], org_id) nulls first, run_at limit 1 for update skip locked) due\n\
     where j.org_id = due.org_id and j.job_id = due.job_id\n\
     returning j.org_id, j.job_id, j.kind, j.payload, j.attempts": {
      values: readonly [Date | null, Date | null, List<string> | null, List<string> | null, List<string> | null];
      row: { org_id: string; job_id: string; kind: string; payload: unknown; attempts: number };
    };

    /** jobs.sql.ts: lockJob */
    "select 1 from jobs where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting' for update": {
      values: readonly [string | null, string | null, number | null];
      row: { '?column?': number };
    };

    /** jobs.sql.ts: extendLease */
    "update jobs set locked_until = $4 where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting' returning 1": {
      values: readonly [string | null, string | null, number | null, Date | null];
      row: { '?column?': number };
    };

    /** jobs.sql.ts: finishJob */
    "update jobs set state = 'done', payload = '{}', locked_until = null, last_error = null, error_code = null where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting'": {
      values: readonly [string | null, string | null, number | null];
      row: Record<never, never>;
    };

    /** jobs.sql.ts: failJob */
    "update jobs set state = case when $5::timestamptz is null then 'dead' else state end,\n\
        payload = case when $5 is null and kind <> all ($7::text[]) then '{}' else payload end,\n\
        run_at = coalesce($5, run_at), locked_until = null, last_error = $4, error_code = $6\n\
      where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting'": {
      values: readonly [string | null, string | null, number | null, string | null, Date | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** jobs.sql.ts: buryJobs */
    "update jobs set state = 'dead', payload = case when kind = any ($3::text[]) then payload else '{}' end, run_at = $1, locked_until = null,\n\
        last_error = coalesce(last_error, 'The process ended during every attempt.'), error_code = coalesce(error_code, 'server.failed')\n\
      where (org_id, job_id) in (select org_id, job_id from jobs\n\
        where state = 'waiting' and attempts >= $2 and locked_until <= $1 for update skip locked)": {
      values: readonly [Date | null, number | null, List<string> | null];
      row: Record<never, never>;
    };

    /** jobs.sql.ts: removeEnded */
    'delete from jobs where state = $1 and run_at < $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
