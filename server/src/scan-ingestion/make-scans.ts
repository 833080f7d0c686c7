import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Services } from '../platform/services.js';
import { makeDayKeys } from './day-keys.js';
import { ensureScanPartition } from './ingest.sql.js';
import { ingestLeftovers, ingestSegments } from './ingestor.js';
import { sumPastHours } from './keep-counts.js';
import { claimFolder, keepClaim, removeFolder } from './log-folders.js';
import { openScanLog } from './scan-log.js';
import type { Scans } from './scans.js';
import { repeat } from '../platform/jobs/repeat.js';
import { selectSecret } from './secret.sql.js';

const leftoversEveryMs = 30_000;
const aDay = 86_400_000;
const turnKeysEveryMs = 600_000;
const sumHoursEveryMs = 60_000;

type Needs = Pick<Services, 'db' | 'log' | 'now'> & {
  config: Pick<Services['config'], 'dataDir' | 'cityFile'>;
  /** Measurements hold the ingestion back, to see what it costs by itself. */
  ingestEveryMs?: number;
};

/** Holds what belongs to scans in one process. Its log has a folder of its own, because several processes may share the data folder. */
export function makeScans({ config, db, log, now, ingestEveryMs = 500 }: Needs): Scans {
  const root = join(config.dataDir, 'scans');
  const folder = join(root, `${process.pid}-${randomBytes(6).toString('hex')}`);
  const scanLog = openScanLog(folder, (error, lines) =>
    log.error({ err: error, lines }, 'Scans could not be written to the log and are not counted'),
  );
  const dayKeys = makeDayKeys({ db, now });
  const stops: (() => Promise<void>)[] = [];
  let secret: Promise<Uint8Array> | undefined;
  let known: Uint8Array | undefined;
  let claim: Promise<void> | undefined;
  let running: Promise<number> = Promise.resolve(0);

  const ingestor = { config, db, log, now, keys: { secret: readSecret, dayKey: dayKeys.of } };

  function readSecret(): Promise<Uint8Array> {
    secret ??= db
      .system((tx) => selectSecret(tx, 'scans', randomBytes(32)))
      .then((read) => (known = read))
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  }

  /** One ingestion at a time; a caller that comes during one gets the next, which has what was logged before the call. */
  function ingest(): Promise<number> {
    running = running.catch(() => 0).then(async () => ingestSegments(ingestor, await scanLog.seal()));
    return running;
  }

  async function makePartitions(): Promise<void> {
    const present = now();
    for (const ahead of [0, 1, 2]) {
      const month = new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth() + ahead, 1));
      await db.system((tx) => ensureScanPartition(tx, month.toISOString().slice(0, 10)));
    }
  }

  return {
    record: (scan, done) => scanLog.append(`${JSON.stringify(scan)}\n`, done),
    ingest,
    ...ingestor.keys,
    knownSecret: () => known,
    async start() {
      await (claim ??= claimFolder(folder));
      const stopClaim = keepClaim(folder);
      stops.push(async () => stopClaim());
      stops.push(
        repeat(log, 'Partitions of scans could not be made', aDay, makePartitions),
        repeat(log, 'Keys of the day could not be turned', turnKeysEveryMs, dayKeys.turn),
        repeat(log, 'Scans could not be moved into the database; they wait in the log', ingestEveryMs, ingest),
        repeat(log, 'Hours of scans could not be added to their days', sumHoursEveryMs, () => sumPastHours(db, now())),
        repeat(log, 'Logs of earlier processes could not be read', leftoversEveryMs, () =>
          ingestLeftovers(ingestor, root, folder),
        ),
      );
    },
    async stop() {
      for (const stop of stops.splice(0)) await stop();
      try {
        await ingest();
        await removeFolder(folder);
      } catch (error) {
        log.warn({ err: error }, 'The last scans stay in the log; the next start moves them into the database');
      }
    },
  };
}
