import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import type { JobDefinitions } from './define-job.js';
import { jobsChannel, removeEnded } from './jobs.sql.js';
import { jobRunner } from './run-jobs.js';

const POLL_MS = 2_000;
const HOUR_MS = 3600_000;
const KEEP_DONE_MS = 7 * 24 * HOUR_MS;
/** Long enough for the operator to see what was given up. */
const KEEP_DEAD_MS = 30 * 24 * HOUR_MS;

/** What a module removes every hour because it has expired. */
export type Tidy = (tx: Tx, now: Date) => Promise<unknown>;

/** Works off jobs until it is stopped. Looks every two seconds, and at once when one is announced. Stopping waits for the jobs under way. */
export async function startWorker(
  services: Services,
  definitions: JobDefinitions,
  tidy: readonly Tidy[] = [],
): Promise<() => Promise<void>> {
  let isStopping = false;
  let wake = () => {};
  const runner = jobRunner(services, definitions, { isStopping: () => isStopping, onRoom: () => wake() });
  let lastTidy = 0;
  let lastBurial = -POLL_MS;
  const unlisten = await services.db.listen(jobsChannel, () => wake());

  async function round(): Promise<void> {
    if (performance.now() - lastBurial >= POLL_MS) {
      lastBurial = performance.now();
      await runner.buryLost();
    }
    await runner.fill();
    const now = services.now().getTime();
    if (now - lastTidy < HOUR_MS) return;
    lastTidy = now;
    await services.db.system(async (tx) => {
      await removeEnded(tx, 'done', new Date(now - KEEP_DONE_MS));
      await removeEnded(tx, 'dead', new Date(now - KEEP_DEAD_MS));
      for (const work of tidy) await work(tx, new Date(now));
    });
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      const pause = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      await round().catch((error: unknown) =>
        services.log.warn({ err: error }, 'Jobs wait: the database does not answer'),
      );
      if (!isStopping) await pause;
    }
  }

  const ended = loop();
  return async () => {
    isStopping = true;
    wake();
    await ended;
    await runner.idle();
    await unlisten();
  };
}
