import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import type { Attempt } from './job-run.js';
import { extendLease, finishJob, lockJob, type JobRow } from './jobs.sql.js';
import { noOrg } from '../db/no-org.js';

/** How long a job is somebody's without a sign of life. */
export const LEASE_MS = 60_000;
const HEARTBEAT_MS = LEASE_MS / 3;

/** Another worker took the job, after this one gave no sign of life for too long. What it does is that one's now. */
export class LostLease extends Error {
  override name = 'LostLease';
}

/** The ways to work on a job that was taken. */
export function attemptAt(services: Services, job: JobRow, heartbeatMs = HEARTBEAT_MS): Attempt<unknown> {
  const { db, now, log } = services;

  const statements = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const whileOurs = async (tx: Tx) => {
      if ((await lockJob(tx, job)).length === 0) throw new LostLease();
      return work(tx);
    };
    return job.org_id === noOrg ? db.system(whileOurs) : db.org(job.org_id, whileOurs);
  };

  async function outside<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const lost = new AbortController();
    const beat = async () => {
      const kept = await db.system((tx) => extendLease(tx, job, new Date(now().getTime() + LEASE_MS)));
      if (kept.length === 0) lost.abort(new LostLease());
    };
    // A database that is away takes the lease from nobody: whether it is still ours is seen at the end.
    const timer = setInterval(() => void beat().catch((error: unknown) => log.debug({ err: error })), heartbeatMs);
    try {
      const result = await work(lost.signal);
      lost.signal.throwIfAborted();
      return result;
    } catch (error) {
      // Work that was told to stop fails in ways of its own.
      lost.signal.throwIfAborted();
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  const finish = (work: (tx: Tx) => Promise<void>) =>
    statements(async (tx) => {
      await work(tx);
      await finishJob(tx, job);
    });

  return { job, services, statements, outside, finish };
}
