// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** jobs.sql.ts: selectJobs */
    "select job_id, kind, attempts, error_code, created_at, tried_at, run_at, case when state = 'dead' then 'failed' when state = 'done' then 'done' when locked_until > $3 then 'running'\n\
    when last_error is not null and run_at > $3 then 'retrying' else 'waiting' end as state from jobs\n\
  where org_id = $1 and kind = any ($2::text[]) and ($4::text is null or state = $4) order by job_id desc limit $5 offset $6": {
      values: readonly [string | null, List<string> | null, Date | null, string | null, number | null, number | null];
      row: {
        job_id: string;
        kind: string;
        attempts: number;
        error_code: string | null;
        created_at: Date;
        tried_at: Date | null;
        run_at: Date;
        state: 'done' | 'failed' | 'retrying' | 'running' | 'waiting';
      };
    };

    /** jobs.sql.ts: countJobs */
    'select count(*) as total from jobs where org_id = $1 and kind = any ($2::text[]) and ($3::text is null or state = $3)': {
      values: readonly [string | null, List<string> | null, string | null];
      row: { total: number };
    };

    /** jobs.sql.ts: selectJob */
    "select job_id, kind, attempts, error_code, created_at, tried_at, run_at, case when state = 'dead' then 'failed' when state = 'done' then 'done' when locked_until > $3 then 'running'\n\
    when last_error is not null and run_at > $3 then 'retrying' else 'waiting' end as state from jobs\n\
  where org_id = $1 and kind = any ($2::text[]) and job_id = $4": {
      values: readonly [string | null, List<string> | null, Date | null, string | null];
      row: {
        job_id: string;
        kind: string;
        attempts: number;
        error_code: string | null;
        created_at: Date;
        tried_at: Date | null;
        run_at: Date;
        state: 'done' | 'failed' | 'retrying' | 'running' | 'waiting';
      };
    };

    /** jobs.sql.ts: retryJob */
    "update jobs set state = 'waiting', run_at = $3, last_error = null, error_code = null\n\
      where org_id = $1 and kind = any ($2::text[]) and job_id = $4\n\
        and (state = 'dead' or (state = 'waiting' and last_error is not null and run_at > $3 and coalesce(locked_until <= $3, true))) returning job_id": {
      values: readonly [string | null, List<string> | null, Date | null, string | null];
      row: { job_id: string };
    };

    /** jobs.sql.ts: deleteFailed */
    "delete from jobs where org_id = $1 and kind = any ($2::text[]) and job_id = $3 and state = 'dead' returning job_id": {
      values: readonly [string | null, List<string> | null, string | null];
      row: { job_id: string };
    };
  }
}
