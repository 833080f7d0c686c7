import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { refuseInTransaction } from '../../../db/transaction.js';
import type { Tx } from '../../../db/database.js';
import type { SigningSecrets } from '../stripe-event.js';
import { deleteOld, insertObject, lockDueReports, lockObject, updateObject } from './objects.sql.js';
import type { StandInBase } from './stand-in.js';
import { secondsOf } from './store.js';

const AT_ONCE = 20;
const TIMEOUT_MS = 10_000;
const HOUR_MS = 3600_000;
/** As long as the real one goes on. */
const KEPT_MS = 72 * HOUR_MS;
const KEY_KEPT_MS = 24 * HOUR_MS;

interface Report {
  event: object;
  attempts: number;
  /** Null when it was taken. */
  next_at: string | null;
}

/** Removes keys that are too old to be used again, and reports that nobody took. */
export async function tidyStandIn(tx: Tx, now: Date): Promise<void> {
  await deleteOld(tx, 'key', new Date(now.getTime() - KEY_KEPT_MS));
  await deleteOld(tx, 'report', new Date(now.getTime() - KEPT_MS));
}

/** By what reports are signed, made when they are first asked for, and the same for every process. */
export async function signingSecrets(tx: Tx, now: Date): Promise<SigningSecrets> {
  const secretOf = async (id: string) => {
    const suggestion = { secret: `whsec_${randomBytes(24).toString('hex')}` };
    await insertObject(tx, '', 'secret', id, suggestion, now);
    const [row] = await lockObject(tx, '', 'secret', id);
    // The parse edge: it was written above.
    return (row?.body as typeof suggestion).secret;
  };
  return { own: [await secretOf('own')], connected: [await secretOf('connected')] };
}

/**
 * Posts what is due to the address that reports are taken at, and gives how many were taken. One that is not taken is posted again, later and later,
 * for three days. It is posted at least once: a process that ends in between leaves it due.
 */
export async function postReports({ db, log, now }: StandInBase, address: string): Promise<number> {
  refuseInTransaction('posting reports');
  const due = await db.system(async (tx) => {
    const rows = await lockDueReports(tx, now(), AT_ONCE);
    if (rows.length === 0) return [];
    const secrets = await signingSecrets(tx, now());
    for (const { account, id, body } of rows) {
      // The parse edge: it was written by the store.
      const { event, attempts } = body as Report;
      const wait = Math.min(HOUR_MS, 5_000 * 2 ** (attempts + 1));
      const next: Report = { event, attempts: attempts + 1, next_at: new Date(now().getTime() + wait).toISOString() };
      await updateObject(tx, account, 'report', id, next);
    }
    return rows.map(({ account, id, body }) => {
      const [secret = ''] = account === '' ? secrets.own : secrets.connected;
      return { account, id, report: body as Report, secret };
    });
  });
  let taken = 0;
  for (const { account, id, report, secret } of due) {
    if (!(await post(address, JSON.stringify(report.event), secret, now(), log))) continue;
    taken += 1;
    await db.system((tx) => updateObject(tx, account, 'report', id, { ...report, next_at: null }));
  }
  return taken;
}

async function post(
  address: string,
  body: string,
  secret: string,
  now: Date,
  log: Pick<Logger, 'debug'>,
): Promise<boolean> {
  const at = secondsOf(now);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${signature}` };
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
