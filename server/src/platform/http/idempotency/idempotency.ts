import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database.js';
import { AppError } from '../../errors/app-error.js';
import { claimKey, keepReply, releaseKey, selectKey, takeOverKey, type KeyId } from './idempotency.sql.js';

/** One use of an Idempotency-Key. `keeps` is false where a reply carries a secret, which must not lie readable in the database. */
export interface KeyedCall {
  id: KeyId;
  operation: string;
  hash: Uint8Array;
  keeps: boolean;
  now: Date;
}

/** Runs a transaction of the caller's organization, or of the installation where there is none. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const GIVEN_UP_MS = 10 * 60_000;

export const requestHash = (operation: string, input: unknown) =>
  createHash('sha256').update(operation).update(JSON.stringify(input)).digest();

/** Runs `work` once per key, in its own transaction: callers at the same moment wait for the first one and get the same bytes. A failure frees the key. */
export async function once(tx: Tx, call: KeyedCall | undefined, work: () => Promise<string>): Promise<string> {
  if (!call) return work();
  const [claimed] = await claimKey(tx, call.id, call.operation, call.hash, call.now);
  if (!claimed) return readReply(tx, call);
  const reply = await work();
  await keepReply(tx, call.id, 200, call.keeps ? reply : null);
  return reply;
}

/** As `once`, for long work that opens transactions of its own: callers at the same moment are told to wait. */
export async function onceAcross(
  transact: Transact,
  call: KeyedCall | undefined,
  work: () => Promise<string>,
): Promise<string> {
  if (!call) return work();
  const before = await transact(async (tx) => {
    const [claimed] = await claimKey(tx, call.id, call.operation, call.hash, call.now);
    if (claimed) return undefined;
    const abandoned = new Date(call.now.getTime() - GIVEN_UP_MS);
    const [taken] = await takeOverKey(tx, call.id, abandoned, call.now);
    return taken ? undefined : readReply(tx, call);
  });
  if (before !== undefined) return before;
  try {
    const reply = await work();
    await transact((tx) => keepReply(tx, call.id, 200, call.keeps ? reply : null));
    return reply;
  } catch (error) {
    await transact((tx) => releaseKey(tx, call.id));
    throw error;
  }
}

async function readReply(tx: Tx, call: KeyedCall): Promise<string> {
  const [used] = await selectKey(tx, call.id);
  const isSame = used?.operation === call.operation && Buffer.compare(used.request_hash, call.hash) === 0;
  if (used && !isSame) throw new AppError('idempotency.mismatch');
  if (!used || used.status === null) throw new AppError('idempotency.in_progress');
  if (used.reply === null) throw new AppError('idempotency.secret_shown');
  return used.reply;
}
