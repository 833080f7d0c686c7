import type pg from 'pg';

type OnNotify = (payload: string) => void;

/** A line can die without a word, and nothing is heard on it then: it is asked so often, and has so long to answer. */
const BEAT_MS = 3_000;
const PATIENCE_MS = 4_000;

/**
 * One connection for all channels, made when first needed and again one second after it is lost. What was announced meanwhile is lost too, so that
 * everybody is told '' then: anything may have changed.
 */
export function postgresListener(connect: () => pg.Client) {
  const channels = new Map<string, Set<OnNotify>>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(isAgain = false): Promise<void> {
    const next = connect();
    client = next;
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.forEach((call) => call(payload ?? '')));
    next.on('error', () => reopen(next));
    next.on('end', () => reopen(next));
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${channel}`);
      if (isAgain) for (const calls of channels.values()) calls.forEach((call) => call(''));
    } catch {
      reopen(next);
    }
  }

  const beat = setInterval(() => {
    const asked = client;
    if (!asked) return;
    const late = setTimeout(() => reopen(asked), PATIENCE_MS).unref();
    asked.query('select 1').then(
      () => clearTimeout(late),
      () => reopen(asked),
    );
  }, BEAT_MS);
  beat.unref();

  function reopen(lost: pg.Client): void {
    if (isClosed || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    retry = setTimeout(() => void open(true), 1_000);
    retry.unref();
  }

  return {
    async listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>> {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('A channel is written in small letters and underscores');
      const calls = channels.get(channel) ?? new Set();
      const isNew = calls.size === 0;
      channels.set(channel, calls.add(onNotify));
      if (!client && !retry) await open();
      else if (isNew) await client?.query(`listen ${channel}`).catch(() => undefined);
      return async () => void calls.delete(onNotify);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(beat);
      await client?.end().catch(() => undefined);
    },
  };
}
