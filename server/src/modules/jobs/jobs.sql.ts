import type { JobFilter } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** Jobs of an organization, of the kinds that it is shown, as they stand at a moment. */
export interface Shown {
  orgId: string;
  kinds: readonly string[];
  now: Date;
}

const stateNow = `case when state = 'dead' then 'failed' when state = 'done' then 'done' when locked_until > $3 then 'running'
    when last_error is not null and run_at > $3 then 'retrying' else 'waiting' end`;
const select = `select job_id, kind, attempts, error_code, created_at, tried_at, run_at, ${stateNow} as state from jobs
  where org_id = $1 and kind = any ($2::text[])`;
/** What the table calls it. */
const stored = { failed: 'dead', waiting: 'waiting', done: 'done' } as const satisfies Record<JobFilter, string>;
const storedOf = (filter: JobFilter | undefined) => (filter ? stored[filter] : null);

/** Ids are made in the order of time. */
export const selectJobs = (
  tx: Tx,
  { orgId, kinds, now }: Shown,
  filter: JobFilter | undefined,
  limit: number,
  offset: number,
) =>
  tx.query(`${select} and ($4::text is null or state = $4) order by job_id desc limit $5 offset $6`, [
    orgId,
    kinds,
    now,
    storedOf(filter),
    limit,
    offset,
  ]);

export const countJobs = (tx: Tx, { orgId, kinds }: Shown, filter: JobFilter | undefined) =>
  tx.query(
    `select count(*) as total from jobs where org_id = $1 and kind = any ($2::text[]) and ($3::text is null or state = $3)`,
    [orgId, kinds, storedOf(filter)],
  );

export const selectJob = (tx: Tx, { orgId, kinds, now }: Shown, jobId: string) =>
  tx.query(`${select} and job_id = $4`, [orgId, kinds, now, jobId]);

export type ShownRow = RowOf<typeof selectJob>;

/**
 * Makes a job due that was given up, or that waits for its next attempt. Its attempts are counted on: they tell whose a job is, and one that was given
 * up gets this one. No row when somebody else was first, or it did not fail.
 */
export const retryJob = (tx: Tx, { orgId, kinds, now }: Shown, jobId: string) =>
  tx.query(
    `update jobs set state = 'waiting', run_at = $3, last_error = null, error_code = null
      where org_id = $1 and kind = any ($2::text[]) and job_id = $4
        and (state = 'dead' or (state = 'waiting' and last_error is not null and run_at > $3 and coalesce(locked_until <= $3, true))) returning job_id`,
    [orgId, kinds, now, jobId],
  );

export const deleteFailed = (tx: Tx, { orgId, kinds }: Shown, jobId: string) =>
  tx.query(
    `delete from jobs where org_id = $1 and kind = any ($2::text[]) and job_id = $3 and state = 'dead' returning job_id`,
    [orgId, kinds, jobId],
  );
