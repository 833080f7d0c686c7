import { readFile, rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.js';
import type { Database, Tx } from '../platform/db/database.js';
import { ensureScanPartition } from './ingest.sql.js';
import { insertScans } from './insert-scans.js';
import { leftFolders, removeFolder, segmentsOf, takeFolder } from './log-folders.js';
import { scanLinesTorn, scansIngested } from './metrics.js';
import { recognize } from './recognize.js';
import { readLine, toScanRow } from './scan-row.js';
import type { ScanRow } from './scan.js';
import type { Scans } from './scans.js';
import { selectVisitorModes } from './visitor-modes.sql.js';

/**
 * As many as came in half a second, up to this: the more there are, the more of them share a row. Small enough to keep others on the embedded engine
 * waiting for a tenth of a second only.
 */
const batchSize = 1_000;

interface Ingestor {
  config: Pick<Config, 'cityFile'>;
  db: Database;
  log: Logger;
  now: () => Date;
  keys: Pick<Scans, 'secret' | 'dayKey'>;
}

/**
 * Moves whole log files into the database. A file is removed after its last batch is committed, and so on disk (db/synced-files.ts); a crash before
 * that replays it, and its scan ids keep a replay from counting twice.
 */
export async function ingestSegments(ingestor: Ingestor, segments: readonly string[]): Promise<number> {
  let inserted = 0;
  for (const segment of segments) {
    const scans = await readSegment(ingestor, segment);
    for (let at = 0; at < scans.length; at += batchSize) {
      const stored = await storeScans(ingestor.db, scans.slice(at, at + batchSize));
      scansIngested.inc(stored);
      inserted += stored;
    }
    await rm(segment, { force: true });
  }
  return inserted;
}

/** What dead processes logged and did not get to ingest. */
export async function ingestLeftovers(ingestor: Ingestor, root: string, own: string): Promise<number> {
  let inserted = 0;
  for (const left of await leftFolders(root, own, ingestor.now())) {
    const folder = await takeFolder(left);
    if (!folder) continue;
    inserted += await ingestSegments(ingestor, await segmentsOf(folder));
    await removeFolder(folder);
  }
  return inserted;
}

async function readSegment({ config, db, log, keys }: Ingestor, segment: string): Promise<ScanRow[]> {
  const lines = (await readIfThere(segment)).split('\n').filter((line) => line !== '');
  const scans = lines.flatMap((line) => readLine(line) ?? []);
  if (scans.length < lines.length) {
    scanLinesTorn.inc(lines.length - scans.length);
    log.warn({ segment, lines: lines.length - scans.length }, 'The scan log has torn lines');
  }
  if (scans.length === 0) return [];
  // As they are set now: what an organization has given up is not done any more, whenever the scan was.
  const modeOf = await db.system((tx) => selectVisitorModes(tx, [...new Set(scans.map(({ orgId }) => orgId))]));
  return Promise.all(
    scans.map(async (scan) => toScanRow(scan, await recognize(keys, scan, modeOf(scan.orgId)), config.cityFile)),
  );
}

/** Another process that found the same dead process's files may have finished with this one. */
async function readIfThere(segment: string): Promise<string> {
  return readFile(segment, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/** Stores scans with everything counted from them and says how many were new. */
export const storeScans = (db: Database, scans: ScanRow[]): Promise<number> =>
  db.system((tx) => insertScansOfMonths(tx, scans));

/** The same inside of a transaction with the system's role. */
export async function insertScansOfMonths(tx: Tx, scans: readonly ScanRow[]): Promise<number> {
  await ensureMonths(
    tx,
    scans.map(({ at }) => at.toISOString()),
  );
  return insertScans(tx, scans);
}

/** Makes the partitions of scans for these moments, written as ISO 8601 in UTC. */
export async function ensureMonths(tx: Tx, moments: readonly string[]): Promise<void> {
  const months = new Set(moments.map((moment) => `${moment.slice(0, 7)}-01`));
  for (const month of months) await ensureScanPartition(tx, month);
}
