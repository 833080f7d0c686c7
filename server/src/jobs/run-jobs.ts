import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import { buryJobs, failJob, finishJob, holdJob, takeJobs, type JobRow } from './jobs.sql.js';

/**
 * What a kind of job does. `tx` is bound to the job's organization and commits together with the job being done: what it writes takes effect
 * exactly once. Anything outside of the database may happen again after a crash.
 */
type JobRun = (tx: Tx, job: JobRow, services: JobServices) => Promise<void>;
export type JobServices = Pick<Services, 'config' | 'db' | 'log' | 'now'>;
export type JobRuns = Readonly<Record<string, JobRun>>;

const MINUTE_MS = 60_000;
export const LEASE_MS = 5 * MINUTE_MS;
export const MAX_ATTEMPTS = 8;
const BATCH = 10;

/** Works off what is due now, and gives the number of jobs tried. Ends early, between two jobs, when `isStopping`. */
export async function runDueJobs(services: JobServices, runs: JobRuns, isStopping = () => false): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = services.now();
    const jobs = await services.db.system(async (tx) => {
      await buryJobs(tx, now, MAX_ATTEMPTS);
      return takeJobs(tx, now, new Date(now.getTime() + LEASE_MS), BATCH);
    });
    for (const job of jobs) {
      // What was leased and not begun is taken by another worker once its lease has ended.
      if (isStopping()) return tried;
      await runJob(services, runs, job);
      tried += 1;
    }
    if (jobs.length < BATCH) return tried;
  }
}

async function runJob(services: JobServices, runs: JobRuns, job: JobRow): Promise<void> {
  try {
    const run = runs[job.kind];
    if (!run) throw new Error(`There is no job of the kind ${job.kind}`);
    await services.db.org(job.org_id, async (tx) => {
      if ((await holdJob(tx, job)).length === 0) return;
      await run(tx, job, services);
      await finishJob(tx, job);
    });
  } catch (error) {
    const next = job.attempts < MAX_ATTEMPTS ? new Date(services.now().getTime() + backOff(job.attempts)) : null;
    services.log.warn({ err: error, job: job.job_id, kind: job.kind, attempts: job.attempts }, 'A job failed');
    await services.db.system((tx) => failJob(tx, job, String(error).slice(0, 500), next));
  }
}

/** 10 s, 20 s, 40 s … at most an hour; a fifth of it by chance, so that jobs that failed together do not come back together. */
function backOff(attempts: number): number {
  const full = Math.min(60 * MINUTE_MS, 5_000 * 2 ** attempts);
  return full * (0.8 + 0.2 * Math.random());
}
