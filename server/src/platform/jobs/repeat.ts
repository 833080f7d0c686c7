import type { Logger } from 'pino';

const slowestMs = 5_000;

/** Repeats `work` in the background, now and then every `everyMs`, waiting longer after each failure. Returns the way to stop, which waits for a running turn. */
export function repeat(
  log: Logger,
  failure: string,
  everyMs: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wait = everyMs;

  async function turn(): Promise<void> {
    try {
      await work();
      wait = everyMs;
    } catch (error) {
      wait = Math.max(everyMs, Math.min(wait * 2, slowestMs));
      log.error({ err: error, retryInMs: wait }, failure);
    }
    if (!isStopped) timer = setTimeout(() => void (running = turn()), wait).unref();
  }

  let running = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
