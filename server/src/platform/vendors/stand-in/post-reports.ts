import type { Logger } from 'pino';
import { refuseInTransaction } from '../../db/transaction.js';
import type { Tx } from '../../db/database.js';
import type { StandInBase } from './base.js';
import { deleteOld, lockDueReports, updateObject } from './objects.sql.js';

const AT_ONCE = 20;
const TIMEOUT_MS = 10_000;
const HOUR_MS = 3600_000;
/** As long as the real ones go on. */
const KEPT_MS = 72 * HOUR_MS;
const KEY_KEPT_MS = 24 * HOUR_MS;

export interface Report {
  event: object;
  attempts: number;
  /** Null when it was taken. */
  next_at: string | null;
}

/** Removes keys that are too old to be used again, and reports that nobody took. */
export async function tidyStandIns(tx: Tx, now: Date): Promise<void> {
  for (const vendor of ['stripe', 'square'] as const) {
    await deleteOld(tx, vendor, 'key', new Date(now.getTime() - KEY_KEPT_MS));
    await deleteOld(tx, vendor, 'report', new Date(now.getTime() - KEPT_MS));
  }
}

/** The headers that a report of an account goes out with. */
export type Sign = (account: string, body: string) => Readonly<Record<string, string>>;

interface Posting {
  vendor: 'stripe' | 'square';
  /** Where reports are taken. */
  address: string;
  signing: (tx: Tx, now: Date) => Promise<Sign>;
}

/**
 * Posts what is due to the address that reports are taken at, and gives how many were taken. One that is not taken is posted again, later and later,
 * for three days. It is posted at least once: a process that ends in between leaves it due.
 */
export async function postReports(
  { db, log, now }: StandInBase,
  { vendor, address, signing }: Posting,
): Promise<number> {
  refuseInTransaction('posting reports');
  const due = await db.system(async (tx) => {
    const rows = await lockDueReports(tx, vendor, now(), AT_ONCE);
    if (rows.length === 0) return undefined;
    const sign = await signing(tx, now());
    for (const { account, id, body } of rows) {
      // The parse edge: it was written by the store.
      const { event, attempts } = body as Report;
      const wait = Math.min(HOUR_MS, 5_000 * 2 ** (attempts + 1));
      const next: Report = { event, attempts: attempts + 1, next_at: new Date(now().getTime() + wait).toISOString() };
      await updateObject(tx, vendor, account, 'report', id, next);
    }
    return { rows: rows.map(({ account, id, body }) => ({ account, id, report: body as Report })), sign };
  });
  let taken = 0;
  for (const { account, id, report } of due?.rows ?? []) {
    const body = JSON.stringify(report.event);
    if (!(await post(address, body, due?.sign(account, body) ?? {}, log))) continue;
    taken += 1;
    await db.system((tx) => updateObject(tx, vendor, account, 'report', id, { ...report, next_at: null }));
  }
  return taken;
}

async function post(
  address: string,
  body: string,
  signature: Readonly<Record<string, string>>,
  log: Pick<Logger, 'debug'>,
): Promise<boolean> {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...signature };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    log.debug({ err: error }, 'A report of the stand-in was not taken');
    return false;
  }
}
