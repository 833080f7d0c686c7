import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';

const everyMs = 60_000;
/** A page that fails is seldom alone: one look for all that come within this time. */
const gatherMs = 1000;

/** Looks at the budgets every minute, and a moment after `look` was asked for. */
export function watchBudgets({ log }: Services, check: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  /** One look at a time. */
  const next = () => (running = running.catch(() => undefined).then(check));
  const stopRepeating = repeat(log, 'Error budgets could not be looked at', everyMs, next);

  return {
    checkSoon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        next().catch((error: unknown) => log.error({ err: error }, 'Error budgets could not be looked at'));
      }, gatherMs).unref();
    },
    stop: async () => {
      clearTimeout(timer);
      await stopRepeating();
      await running.catch(() => undefined);
    },
  };
}
