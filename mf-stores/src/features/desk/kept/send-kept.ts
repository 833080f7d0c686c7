import { ApiError, type OrgCall } from '@swapt/shared/client';
import type { DeskSale } from '@swapt/shared/contract';
import { eventLimits } from '@swapt/shared/values';
import type { KeptSale } from './desk-database.js';
import { dropSale, keepSale, keptSales } from './kept-sales.js';

/** So many are on their way at once. */
const atOnce = 4;

/** May be another answer next time: nobody answered, it was too much at once, or nobody is signed in. */
const mayPass = ({ status }: ApiError) =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

/** By the clock of the device alone, however wrong it is. */
export const madeAgo = (madeAt: number, now = Date.now()): number =>
  Math.min(eventLimits.lateSale, Math.max(0, (now - madeAt) / 1000));

/** What is sent by itself: what the server refused, and what somebody else sold, wait for a word. */
export const isWaitingFor =
  (userId: string) =>
  ({ problem, user_id }: KeptSale): boolean =>
    problem === null && user_id === userId;

/**
 * Sends what waits on this device, each once: one tab sends at a time, and the server knows a sale by its key. What it refuses stays, with its reason.
 * Gives what was taken, by key, as it goes on.
 */
export async function sendKept(
  call: OrgCall,
  userId: string,
  onSent: (key: string, sale: DeskSale) => void,
): Promise<void> {
  await navigator.locks.request(`swapt-desk-${call.orgId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const waiting = (await keptSales(call.orgId)).filter(isWaitingFor(userId));
    let isCut = false;
    const work = async () => {
      for (let sale = waiting.shift(); sale && !isCut; sale = waiting.shift())
        isCut = !(await sendOne(call, sale, onSent)) || isCut;
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  });
}

/** Whether the server answered. */
async function sendOne(call: OrgCall, kept: KeptSale, onSent: (key: string, sale: DeskSale) => void): Promise<boolean> {
  const { sale_key, session_id, input, made_at } = kept;
  try {
    const { data } = await call('pos.sell', { ...input, sale_key, session_id, made_ago: madeAgo(made_at) });
    onSent(sale_key, data);
    await dropSale(sale_key);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error) || error.code === 'idempotency.in_progress') return false;
    const { code, message, fields } = error;
    await keepSale({ ...kept, problem: { code, message, fields: Object.values(fields) } });
    return true;
  }
}
