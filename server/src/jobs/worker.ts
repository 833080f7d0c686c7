import { jobsChannel } from './enqueue.js';
import { removeDone } from './jobs.sql.js';
import { runDueJobs, type JobRuns, type JobServices } from './run-jobs.js';

const POLL_MS = 2_000;
const HOUR_MS = 3600_000;
const KEEP_DONE_MS = 7 * 24 * HOUR_MS;

/** Works off jobs until it is stopped. Looks every two seconds, and at once when one is announced. Stopping waits for the job under way. */
export async function startWorker(services: JobServices, runs: JobRuns): Promise<() => Promise<void>> {
  let isStopping = false;
  let wake = () => {};
  let lastTidy = 0;
  const unlisten = await services.db.listen(jobsChannel, () => wake());

  async function round(): Promise<void> {
    await runDueJobs(services, runs, () => isStopping);
    const now = services.now().getTime();
    if (now - lastTidy < HOUR_MS) return;
    lastTidy = now;
    await services.db.system((tx) => removeDone(tx, new Date(now - KEEP_DONE_MS)));
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
    await unlisten();
  };
}
