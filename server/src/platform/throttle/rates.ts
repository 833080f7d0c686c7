import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inTime } from '../in-time.js';
import type { Services } from '../services.js';
import { deleteWindows, takeHits } from './rates.sql.js';

const callersKept = 50_000;
/** As many as a process takes at once while there is room; of what is left an eighth, and so one by one at the end. */
const mostAtOnce = 32;
const keptMs = 600_000;
/** Nobody waits longer for a count than this; then the process counts for itself for a while. */
const patienceMs = 500;
const restMs = 5_000;

type Needs = Pick<Services, 'db' | 'now' | 'log'>;

/** One caller's window, as this process knows it. */
interface Window {
  start: number;
  /** Taken by all processes together, and of that by this one. */
  taken: number;
  mine: number;
  used: number;
  taking?: Promise<void> | undefined;
}

interface Count {
  /** More than `max` when this request is one too many. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

export type CountRequest = (key: string, windowMs: number, max: number) => Promise<Count>;

/**
 * Counts requests by windows of time. The embedded database has one process, which counts in memory. With PostgreSQL processes take requests of a window
 * in small lots before they let them through: together they let no more through than one would, and most requests ask nobody. Without the database each
 * counts for itself, so that pages are still shown.
 */
export function makeRates({ db, now, log }: Needs): CountRequest {
  const windows = new LRUCache<string, Window>({ max: callersKept });
  let restsUntil = 0;
  let tidiedAt = 0;

  async function take(key: string, window: Window, max: number): Promise<void> {
    const wanted = Math.max(1, Math.min(mostAtOnce, Math.floor((max - window.taken) / 8)));
    const alone = () => {
      window.mine = max;
      window.taken = max;
    };
    if (Date.now() < restsUntil) return alone();
    try {
      const hash = createHash('sha256').update(key).digest('base64url');
      const counting = db.system((tx) => takeHits(tx, hash, new Date(window.start), wanted));
      const taken = await inTime(counting, patienceMs);
      if (taken === undefined) throw new Error('The database did not count a request in time');
      window.mine += Math.max(0, Math.min(wanted, max - (taken - wanted)));
      window.taken = Math.min(taken, max);
    } catch (error) {
      restsUntil = Date.now() + restMs;
      log.warn({ err: error }, 'Requests are counted by this process alone for a moment');
      alone();
    }
  }

  function tidy(at: number): void {
    if (at - tidiedAt < keptMs) return;
    tidiedAt = at;
    db.system((tx) => deleteWindows(tx, new Date(at - keptMs))).catch((error: unknown) =>
      log.warn({ err: error }, 'Old counts of requests could not be removed yet'),
    );
  }

  return async (key, windowMs, max) => {
    const at = now().getTime();
    const start = at - (at % windowMs);
    const ttl = start + windowMs - at;
    let window = windows.get(key);
    if (window?.start !== start) windows.set(key, (window = { start, taken: 0, mine: 0, used: 0 }));
    if (db.engine === 'pglite') return { current: ++window.used, ttl };

    tidy(at);
    while (window.used >= window.mine && window.taken < max) {
      const own: Window = window;
      await (own.taking ??= take(key, own, max).finally(() => (own.taking = undefined)));
    }
    if (window.used >= window.mine) return { current: max + 1, ttl };
    window.used += 1;
    return { current: Math.min(max, Math.max(window.used, window.taken - (window.mine - window.used))), ttl };
  };
}

const known = new WeakMap<object, CountRequest>();

/** The one count of a process, whatever is limited. */
export function ratesOf(services: Needs): CountRequest {
  let rates = known.get(services);
  if (!rates) known.set(services, (rates = makeRates(services)));
  return rates;
}
