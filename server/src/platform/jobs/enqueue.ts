import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { insertJob } from './jobs.sql.js';

export const jobsChannel = 'jobs_due';

export interface NewJob {
  orgId: string;
  kind: string;
  payload: Record<string, unknown>;
  now: Date;
  /** When to run it; at once unless it is said. */
  runAt?: Date;
}

/** Writes a job in the transaction of the change that asks for it: it runs if and only if that change was committed. */
export async function enqueue(tx: Tx, { orgId, kind, payload, now, runAt = now }: NewJob): Promise<void> {
  await insertJob(tx, { org_id: orgId, job_id: uuidv7(now), kind, payload }, runAt, now);
  if (runAt <= now) await tx.query(`select pg_notify('${jobsChannel}', '')`);
}
