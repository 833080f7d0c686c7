import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import type { JobKind } from './define-job.js';
import { insertJob, jobsChannel } from './jobs.sql.js';

interface NewJob<Payload> {
  orgId: string;
  payload: Payload;
  now: Date;
  /** When to run it; at once unless it is said. */
  runAt?: Date;
  /**
   * What it is about, where one that has not begun does for everybody who asks: of those of its kind and key a single one waits, and runs at the
   * earliest time that was asked for. Who asks with the same key waits for who asked before, so this comes late in a transaction.
   */
  key?: string;
}

/** Writes a job in the transaction of the change that asks for it: it runs if and only if that change was committed. */
export async function enqueue<Payload extends TSchema>(
  tx: Tx,
  { kind }: JobKind<Payload>,
  { orgId, payload, now, runAt = now, key }: NewJob<Static<Payload>>,
): Promise<void> {
  await insertJob(tx, { org_id: orgId, job_id: uuidv7(now), kind, payload, dedupe_key: key ?? null }, runAt, now);
}

/** Wakes the workers once the transaction is committed. */
export const announceJobs = (tx: Tx) => tx.query(`select pg_notify('${jobsChannel}', '')`);
