import type { Tx } from '../database.js';
import type { Engine } from '../engine.js';
import type { OnNotify, PgliteLink } from './pglite-link.js';
import type { Pause } from './snapshot.js';
import { refuseNesting, runTransaction } from '../transaction.js';

interface PgliteSettings {
  open: (onNotify: OnNotify) => Promise<PgliteLink>;
  /** May refuse a transaction before it begins. */
  beforeEach?: () => Promise<void>;
  onClose?: () => void;
}

/** How often it is looked which tables have changed much. */
const tidyEveryMs = 30_000;
/** How long the write-ahead log may become, which the next start after a crash reads: 64 MB take it a few seconds. */
const checkpointAfterBytes = 64 * 1024 * 1024;

/**
 * What a PostgreSQL server does beside its work: without statistics plans read and sort what an index has in order, without a vacuum the room of
 * old versions is not used again, and without a checkpoint the write-ahead log grows until the stop.
 */
async function tidy(link: PgliteLink): Promise<void> {
  const changed = await link.query(
    `select relid::regclass::text as name from pg_stat_user_tables
     where greatest(n_mod_since_analyze, n_dead_tup, n_ins_since_vacuum) > 100 + 0.2 * n_live_tup`,
    [],
  );
  for (const { name } of changed) await link.query(`vacuum (analyze) ${String(name)}`);
  const [log] = await link.query(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 > $1 as "isLong" from pg_control_checkpoint()`,
    [checkpointAfterBytes],
  );
  if (log?.isLong) await link.query('checkpoint');
}

/** PGlite has one connection: transactions take turns on it. An engine that broke down is opened anew for the next turn. */
export function pgliteEngine({ open, beforeEach, onClose }: PgliteSettings): Engine & { pause: Pause } {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let link: PgliteLink | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let tidiedAt = Date.now();

  function runAlone<T>(run: () => Promise<T>): Promise<T> {
    const mine = turn.then(run);
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function working(): Promise<PgliteLink> {
    if (link?.isBroken) {
      await link.close().catch(() => undefined);
      link = undefined;
    }
    if (!link) {
      link = await open((channel, payload) => channels.get(channel)?.forEach((call) => call(payload)));
      for (const [channel, calls] of channels) {
        await link.listen(channel);
        calls.forEach((call) => call(''));
      }
    }
    return link;
  }

  return {
    kind: 'pglite',
    async transaction<T>(begin: string, work: (tx: Tx) => Promise<T>) {
      refuseNesting();
      return runAlone(async () => {
        await beforeEach?.();
        const result = await runTransaction(await working(), begin, work);
        if (Date.now() - tidiedAt > tidyEveryMs) {
          tidiedAt = Date.now();
          // Behind this one, so that nobody's answer waits for it. It fails where a transaction would, and that one says so.
          void runAlone(async () => tidy(await working())).catch(() => undefined);
        }
        return result;
      });
    },
    async listen(channel, onNotify) {
      const calls = channels.get(channel) ?? new Set();
      const isNew = calls.size === 0;
      channels.set(channel, calls.add(onNotify));
      if (isNew) await runAlone(async () => (await working()).listen(channel));
      return async () => void calls.delete(onNotify);
    },
    pause: (work) =>
      runAlone(async () => {
        await (await working()).query('checkpoint', []);
        return work();
      }),
    close: () =>
      runAlone(async () => {
        await link?.close();
        link = undefined;
        onClose?.();
      }),
  };
}
