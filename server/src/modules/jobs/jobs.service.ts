import type { Job } from '@swapt/shared/contract';
import { errors, type ErrorCode, type JobName } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { JobDefinition } from '../../platform/jobs/define-job.js';
import { announceJobs } from '../../platform/jobs/enqueue.js';
import { deleteFailed, retryJob, selectJob, type Shown, type ShownRow } from './jobs.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
/** What the console calls jobs, by kind. */
export type Names = ReadonlyMap<string, JobName>;

export const namesOf = (jobs: readonly JobDefinition[]): Names =>
  new Map(jobs.flatMap(({ kind, name }) => (name ? [[kind, name] as const] : [])));

export const shownTo = ({ orgId, services }: Ctx, names: Names): Shown => ({
  orgId,
  kinds: [...names.keys()],
  now: services.now(),
});

/** Of several people who run the same at once, one does. */
export async function retry(ctx: Ctx, names: Names, jobId: string): Promise<Job> {
  const shown = shownTo(ctx, names);
  const [retried] = await retryJob(ctx.tx, shown, jobId);
  const job = await readOne(ctx, names, jobId);
  if (!retried) throw new AppError('job.bad_state');
  await announceJobs(ctx.tx);
  return job;
}

export async function dismiss(ctx: Ctx, names: Names, jobId: string): Promise<void> {
  const [gone] = await deleteFailed(ctx.tx, shownTo(ctx, names), jobId);
  if (gone) return;
  await readOne(ctx, names, jobId);
  throw new AppError('job.bad_state');
}

async function readOne(ctx: Ctx, names: Names, jobId: string): Promise<Job> {
  const [row] = await selectJob(ctx.tx, shownTo(ctx, names), jobId);
  if (!row) throw new AppError('job.not_found');
  return toJob(row, names);
}

/** Another release may have failed with a code that this one does not know. */
const isCode = (code: string): code is ErrorCode => code in errors;
const sentenceOf = (code: string) => errors[isCode(code) ? code : 'server.failed'][1];

export function toJob({ kind, error_code: code, run_at: runAt, ...row }: ShownRow, names: Names): Job {
  const name = names.get(kind);
  if (!name) throw new Error(`Jobs of the kind ${kind} are not shown`);
  const waits = row.state === 'waiting' || row.state === 'retrying';
  return {
    job_id: row.job_id,
    attempts: row.attempts,
    name,
    state: row.state,
    reason: code && sentenceOf(code),
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_at: waits ? runAt.toISOString() : null,
  };
}
