import type { Tx } from '../db/database.js';

export interface JobRow {
  org_id: string;
  job_id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

const returned = 'j.org_id, j.job_id, j.kind, j.payload, j.attempts';

export const insertJob = (tx: Tx, job: Omit<JobRow, 'attempts'>, runAt: Date, now: Date) =>
  tx.query('insert into jobs (org_id, job_id, kind, payload, run_at, created_at) values ($1, $2, $3, $4, $5, $6)', [
    job.org_id,
    job.job_id,
    job.kind,
    JSON.stringify(job.payload),
    runAt,
    now,
  ]);

/** Leases the oldest due jobs; rows that another worker holds are passed over. An attempt counts from here, so that a job that kills its process ends too. */
export const takeJobs = (tx: Tx, now: Date, leaseUntil: Date, limit: number) =>
  tx.query<JobRow>(
    `update jobs j set attempts = j.attempts + 1, locked_until = $2
      from (select org_id, job_id from jobs
             where state = 'waiting' and run_at <= $1 and (locked_until is null or locked_until <= $1)
             order by run_at limit $3 for update skip locked) due
     where j.org_id = due.org_id and j.job_id = due.job_id
     returning ${returned}`,
    [now, leaseUntil, limit],
    'take-jobs',
  );

/** Holds the row to the end of the transaction, unless the lease ran out and somebody else took the job. */
export const holdJob = (tx: Tx, { org_id, job_id, attempts }: JobRow) =>
  tx.query("select 1 from jobs where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting' for update", [
    org_id,
    job_id,
    attempts,
  ]);

export const finishJob = (tx: Tx, { org_id, job_id }: JobRow) =>
  tx.query("update jobs set state = 'done', locked_until = null, last_error = null where org_id = $1 and job_id = $2", [
    org_id,
    job_id,
  ]);

export const failJob = (tx: Tx, { org_id, job_id, attempts }: JobRow, error: string, next: Date | null) =>
  tx.query(
    `update jobs set state = case when $5::timestamptz is null then 'dead' else state end, run_at = coalesce($5, run_at), locked_until = null, last_error = $4
      where org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting'`,
    [org_id, job_id, attempts, error, next],
  );

/** Jobs whose process ended at every attempt. */
export const buryJobs = (tx: Tx, now: Date, maxAttempts: number) =>
  tx.query(
    `update jobs set state = 'dead', locked_until = null, last_error = coalesce(last_error, 'The process ended during every attempt.')
      where state = 'waiting' and attempts >= $2 and locked_until <= $1`,
    [now, maxAttempts],
  );

export const removeDone = (tx: Tx, before: Date) =>
  tx.query("delete from jobs where state = 'done' and run_at < $1", [before]);
