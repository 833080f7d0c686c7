import type { ErrorCode } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';
import type { RowOf } from '../db/statements.js';

const returned = 'j.org_id, j.job_id, j.kind, j.payload, j.attempts';
/** An attempt counts from its taking, so it tells whose a job is: whoever takes it next has another number. */
const isOurs = "org_id = $1 and job_id = $2 and attempts = $3 and state = 'waiting'";
const keyOf = ({ org_id, job_id, attempts }: JobRow) => [org_id, job_id, attempts] as const;

export const jobsChannel = 'jobs_due';

/**
 * Of those with one key a single one waits. The one that is there is written, not left alone: so it is locked until this transaction ends, and nobody
 * takes it before what was changed here can be seen. Workers are woken once it is committed, where it is due by then.
 */
export const insertJob = (
  tx: Tx,
  job: Omit<JobRow, 'attempts'> & { dedupe_key: string | null },
  runAt: Date,
  now: Date,
) =>
  tx.query(
    `insert into jobs as j (org_id, job_id, kind, payload, run_at, created_at, dedupe_key) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, kind, dedupe_key) where dedupe_key is not null do update set run_at = least(j.run_at, excluded.run_at)
     returning case when $5 <= $6 then pg_notify('${jobsChannel}', '')::text end as woken`,
    [job.org_id, job.job_id, job.kind, JSON.stringify(job.payload), runAt, now, job.dedupe_key],
    'insert_job',
  );

export interface Taken {
  /** Organizations that have as many jobs under way as they may. */
  busy: readonly string[];
  /** Kinds of which as many jobs are under way as may be. */
  fullKinds: readonly string[];
  /** Those that were served of late, the last one at the end: the others come first, then whoever waits longest. */
  served: readonly string[];
}

/**
 * Leases one due job; rows that another worker holds are passed over. An attempt counts from here, so that a job that kills its process ends too, and
 * the job's key is free from here: what is changed while it runs asks for another one.
 */
export const takeJob = (tx: Tx, now: Date, leaseUntil: Date, { busy, fullKinds, served }: Taken) =>
  tx.query(
    `update jobs j set attempts = j.attempts + 1, locked_until = $2, tried_at = $1, dedupe_key = null
      from (select org_id, job_id from jobs
             where state = 'waiting' and run_at <= $1 and (locked_until is null or locked_until <= $1) and org_id <> all ($3::uuid[])
               and kind <> all ($5::text[])
             order by array_position($4::uuid[], org_id) nulls first, run_at limit 1 for update skip locked) due
     where j.org_id = due.org_id and j.job_id = due.job_id
     returning ${returned}`,
    [now, leaseUntil, busy, served, fullKinds],
    'take-job',
  );

export type JobRow = RowOf<typeof takeJob>;

/** Locks the row to the end of the transaction, unless the lease ran out and somebody else took the job. */
export const lockJob = (tx: Tx, job: JobRow) =>
  tx.query(`select 1 from jobs where ${isOurs} for update`, keyOf(job), 'lock_job');

/** Keeps a job that takes longer; no row when it is somebody else's by now. */
export const extendLease = (tx: Tx, job: JobRow, until: Date) =>
  tx.query(`update jobs set locked_until = $4 where ${isOurs} returning 1`, [...keyOf(job), until]);

/** What a job was asked with may be personal, and nobody needs it any more. */
export const finishJob = (tx: Tx, job: JobRow) =>
  tx.query(
    `update jobs set state = 'done', payload = '{}', locked_until = null, last_error = null, error_code = null where ${isOurs}`,
    keyOf(job),
    'finish_job',
  );

export interface Failure {
  /** For the operator. */
  error: string;
  /** For the organization. */
  code: ErrorCode;
  /** When it is tried next; without that it is given up. */
  next: Date | null;
}

/** What is given up keeps what it was asked with where its organization may run it again, and forgets it else. */
export const failJob = (tx: Tx, job: JobRow, { error, code, next }: Failure, shown: readonly string[]) =>
  tx.query(
    `update jobs set state = case when $5::timestamptz is null then 'dead' else state end,
        payload = case when $5 is null and kind <> all ($7::text[]) then '{}' else payload end,
        run_at = coalesce($5, run_at), locked_until = null, last_error = $4, error_code = $6
      where ${isOurs}`,
    [...keyOf(job), error, next, code, shown],
  );

/** Gives up jobs whose process ended at every attempt. */
export const buryJobs = (tx: Tx, now: Date, maxAttempts: number, shown: readonly string[]) =>
  tx.query(
    `update jobs set state = 'dead', payload = case when kind = any ($3::text[]) then payload else '{}' end, run_at = $1, locked_until = null,
        last_error = coalesce(last_error, 'The process ended during every attempt.'), error_code = coalesce(error_code, 'server.failed')
      where (org_id, job_id) in (select org_id, job_id from jobs
        where state = 'waiting' and attempts >= $2 and locked_until <= $1 for update skip locked)`,
    [now, maxAttempts, shown],
    'end_lost_jobs',
  );

/** Removes jobs that ended before then. */
export const removeEnded = (tx: Tx, state: 'done' | 'dead', before: Date) =>
  tx.query('delete from jobs where state = $1 and run_at < $2', [state, before]);
