import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { asDatabase, type Engine } from '../../platform/db/engine.js';
import { migrate, ourMigrations } from '../../platform/db/migrate.js';
import { refuseOld } from '../../platform/db/open.js';
import { openHere } from '../../platform/db/pglite/pglite-link.js';
import { pgliteEngine } from '../../platform/db/pglite/pglite.js';
import { snapshotOf } from '../../platform/db/pglite/snapshot-requests.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { createLog } from '../../platform/http/logger.js';
import { diskStorage } from '../../platform/storage/disk-storage.js';
import { areas } from '../../platform/storage/storage.js';
import { listIn, readIn } from '../../platform/storage/stored-rows.js';
import { ingestCopy } from '../../scan-ingestion/ingest-copy.js';
import { waitForScans } from '../../scan-ingestion/wait-for-scans.js';
import type { Manifest } from './manifest.js';
import { progressOf, type Progress } from './progress.js';
import { writeArchive, type ArchivedFile } from './write-archive.js';

export type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 'cityFile'>;

/** Everything is read as it was at one moment; nobody who works meanwhile waits for it. */
const oneMoment = 'begin transaction isolation level repeatable read, read only';

type Print = (line: string) => void;

/** Writes an archive of the installation that these settings name, while it runs. */
export async function backUp(from: Installation, path: string, print: Print): Promise<Manifest> {
  const progress = progressOf(print);
  if (!from.databaseUrl) return backUpEmbedded(from, path, progress);
  const waiting = await waitForScans(from.dataDir);
  if (waiting > 0)
    print(
      `${waiting} files of the scan log in ${from.dataDir} wait for a server that moves them into the database. Their scans are not in this backup.`,
    );
  return backUpPostgres(from.databaseUrl, path, progress);
}

async function backUpPostgres(url: string, path: string, progress: Progress): Promise<Manifest> {
  const engine = postgresEngine(url);
  try {
    await refuseOld(engine);
    return await engine.transaction(oneMoment, async (tx) => {
      const files = (await listIn(tx)).map(({ key, bytes }) => ({ key, read: () => readIn(tx, key, bytes) }));
      return writeArchive(path, tx, { engine: 'postgres', files }, progress);
    });
  } finally {
    await engine.close();
  }
}

/** From a copy of the data folder, in which the scans of the log are counted first: so an archive has no addresses of visitors. */
async function backUpEmbedded(
  { dataDir, cityFile }: Installation,
  path: string,
  progress: Progress,
): Promise<Manifest> {
  const { folder, remove } = await snapshotOf(dataDir);
  try {
    const engine = pgliteEngine({
      open: (onNotify) => openHere({ dataDir: join(folder, 'database') }, onNotify),
    });
    try {
      await ingestInto(engine, { folder, cityFile });
      const files = await filesIn(folder);
      return await engine.transaction(oneMoment, (tx) => writeArchive(path, tx, { engine: 'pglite', files }, progress));
    } finally {
      await engine.close();
    }
  } finally {
    remove();
  }
}

async function ingestInto(engine: Engine, copy: { folder: string; cityFile: Config['cityFile'] }): Promise<void> {
  await migrate(engine, ourMigrations());
  const config = { dataDir: copy.folder, cityFile: copy.cityFile };
  await ingestCopy({ config, db: asDatabase(engine), log: createLog('error'), now: () => new Date() });
}

async function filesIn(folder: string): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const area of areas)
    for await (const { key } of diskStorage(folder).list(area))
      files.push({ key, read: () => createReadStream(join(folder, key)) });
  return files;
}
