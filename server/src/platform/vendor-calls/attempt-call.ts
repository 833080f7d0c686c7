import { setTimeout as sleep } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { refuseInTransaction } from '../db/transaction.js';
import { backOff } from '../jobs/run-jobs.js';
import type { Services } from '../services.js';
import { VendorError, type VendorDetail } from '../vendors/vendor-error.js';
import type { Answer, Outcome, VendorCall, VendorCallKind, VendorCallSteps } from './vendor-call.js';
import { claimCall, endAttempt, selectCall, type AttemptEnd, type ClaimedRow } from './vendor-calls.sql.js';

/** How long an attempt may take. The time-outs of all ports, with what they repeat by themselves, are shorter. */
export const CALL_LEASE_MS = 120_000;
const MOST_CHECKS = 20;
const CHECK_MS = 200;

/**
 * What is known after an attempt. `reply` is there where this very attempt was answered, and not where the call had been done before. `waiting`: it is
 * tried again then, by itself. `isBeingSent`: by somebody else, now.
 */
export type Attempted<Reply> =
  | { state: 'done'; ref: string; reply: Reply | undefined }
  | Extract<Outcome<Reply>, { state: 'failed' }>
  | { state: 'waiting'; nextAt: Date; isBeingSent: boolean };

interface Asked {
  orgId: string;
  callId: string;
}

/** Sends a call that waits, or finds out what became of it, in two short transactions around the service's answer. */
export async function attemptCall<Request extends TSchema, Reply>(
  services: Services,
  steps: VendorCallKind<Request> & VendorCallSteps<Request, Reply>,
  { orgId, callId }: Asked,
): Promise<Attempted<Reply>> {
  refuseInTransaction('a call of an outside service');
  const { db, now } = services;
  const until = new Date(now().getTime() + CALL_LEASE_MS);
  const [row] = await db.org(orgId, (tx) => claimCall(tx, orgId, callId, now(), until));
  if (!row) return readEnd(services, { orgId, callId });
  // The parse edge: it was checked when it was queued.
  const call = callOf(row) as VendorCall<Static<Request>>;
  const end = async (ending: AttemptEnd, outcome?: Outcome<Reply>) =>
    db.org(orgId, async (tx) => {
      const isOurs = (await endAttempt(tx, row, ending)).length > 0;
      if (isOurs && outcome) await steps.end(tx, call, outcome, services);
      return isOurs;
    });
  try {
    const found = await ask(services, steps, row, call);
    const isWaiting = 'nextAt' in found;
    const isOurs = await end(found, isWaiting ? undefined : found);
    return isOurs && !isWaiting ? found : await readEnd(services, { orgId, callId });
  } catch (error) {
    // A fault of ours, at any moment: what the service did is found out by the next attempt.
    const detail = { code: 'internal', message: String(error).slice(0, 500) };
    await end({ state: 'unknown', error: detail, nextAt: now() }).catch(() => undefined);
    throw error;
  }
}

type Found<Reply> = Outcome<Reply> | { state: 'waiting' | 'unknown'; error: VendorDetail; nextAt: Date };

/** Asks the service, without a transaction. */
async function ask<Request extends TSchema, Reply>(
  services: Services,
  { safeAgainMs, send, find }: VendorCallSteps<Request, Reply>,
  { attempts, sent_before: sentBefore }: ClaimedRow,
  call: VendorCall<Static<Request>>,
): Promise<Found<Reply>> {
  const now = services.now();
  const nextAt = new Date(now.getTime() + backOff(attempts));
  const isSafe = sentBefore === null || now.getTime() - sentBefore.getTime() < safeAgainMs;
  let isSending = isSafe;
  try {
    const known = isSafe ? undefined : await find(call, services);
    if (known) return done(known);
    if (!isSafe && safeAgainMs === 0) return { state: 'failed', error: neverHeard };
    isSending = true;
    return done(await send(call, services));
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    const detail = error.detail ?? { code: error.failure, message: error.message };
    services.log.warn({ err: error, vendor: error.vendor, call: call.callId }, 'A call of an outside service failed');
    if (isSending && error.failure === 'refused') return { state: 'failed', error: detail };
    const isUnheard = sentBefore === null && error.failure === 'limited';
    return { state: isUnheard ? 'waiting' : 'unknown', error: detail, nextAt };
  }
}

const neverHeard = { code: 'never_heard', message: 'The service never heard of it.' };
const done = <Reply>({ ref, reply }: Answer<Reply>): Outcome<Reply> => ({ state: 'done', ref, reply });

const callOf = (row: ClaimedRow): VendorCall<unknown> => ({
  orgId: row.org_id,
  callId: row.call_id,
  subjectId: row.subject_id,
  request: row.request,
  queuedAt: row.queued_at,
});

/** How it stands with a call that somebody else ended or is sending, or that has to wait. */
async function readEnd({ db }: Services, { orgId, callId }: Asked): Promise<Attempted<never>> {
  const [row] = await db.org(orgId, (tx) => selectCall(tx, orgId, callId));
  if (row?.state === 'done' && row.vendor_ref !== null) return { state: 'done', ref: row.vendor_ref, reply: undefined };
  if (row?.state === 'failed') return { state: 'failed', error: row.error ?? neverHeard };
  if (!row?.next_at) throw new Error(`There is no call ${callId}`);
  return { state: 'waiting', nextAt: row.next_at, isBeingSent: row.state === 'sending' };
}

/** For somebody who waits for it: a call that another one is sending is waited for, some seconds. */
export async function attemptTogether<Request extends TSchema, Reply>(
  services: Services,
  steps: VendorCallKind<Request> & VendorCallSteps<Request, Reply>,
  asked: Asked,
): Promise<Attempted<Reply>> {
  for (let checks = 0; ; checks += 1) {
    const found = await attemptCall(services, steps, asked);
    if (found.state !== 'waiting' || !found.isBeingSent || checks === MOST_CHECKS) return found;
    await sleep(CHECK_MS);
  }
}
