import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '../../platform/db/pglite/directory-lock.js';
import { refuseOld } from '../../platform/db/open.js';
import { openHere } from '../../platform/db/pglite/pglite-link.js';
import { pgliteEngine } from '../../platform/db/pglite/pglite.js';
import { makeDirectory } from '../../platform/db/pglite/template.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { makeFolder, syncFolder, syncTree } from '../../platform/db/sync-files.js';
import { diskStorage } from '../../platform/storage/disk-storage.js';
import { areas } from '../../platform/storage/storage.js';
import { storeIn } from '../../platform/storage/stored-rows.js';
import { loadFiles, loadRows } from './load-archive.js';
import type { Archive } from './open-archive.js';
import type { Progress } from './progress.js';
import { countTables } from './rows.sql.js';

/** Fills the data folder or the database that the settings name. When it fails, or is killed, the target is as empty as it was. */
export async function restoreInto(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  archive: Archive,
  progress: Progress,
): Promise<void> {
  makeFolder(dataDir);
  const { release } = await lockDirectory(dataDir);
  try {
    await refuseFull(dataDir);
    if (databaseUrl) await restorePostgres(databaseUrl, archive, progress);
    else await restoreEmbedded(dataDir, archive, progress);
  } finally {
    release();
  }
}

/** Also for PostgreSQL: the next start would count the scans that wait in the log of another installation, and take in its files. */
async function refuseFull(dataDir: string): Promise<void> {
  for (const name of ['database', 'scans', ...areas]) {
    const found = await readdir(join(dataDir, name)).catch(() => []);
    if (found.length > 0)
      throw new Error(
        `${join(dataDir, name)} is not empty. Set SWAPT_DATA_DIR to a new folder, or move away what is in this one.`,
      );
  }
}

async function restorePostgres(url: string, archive: Archive, progress: Progress): Promise<void> {
  const engine = postgresEngine(url);
  try {
    await refuseOld(engine);
    await engine.transaction('begin', async (tx) => {
      const [found] = await countTables(tx);
      if (found?.tables !== 0)
        throw new Error('The database in DATABASE_URL is not empty. Create a new one and set DATABASE_URL to it.');
      await loadRows(tx, archive, progress);
      await loadFiles(archive, (key, content) => storeIn(tx, key, content), progress);
    });
  } finally {
    await engine.close();
  }
}

/** Made beside its place, and moved there whole: the database last, with which an installation begins. */
async function restoreEmbedded(dataDir: string, archive: Archive, progress: Progress): Promise<void> {
  const draft = join(dataDir, 'restoring');
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft);
  try {
    const directory = join(draft, 'database');
    await makeDirectory(directory, archive.migrations);
    const engine = pgliteEngine({ open: (onNotify) => openHere({ dataDir: directory }, onNotify) });
    await engine.transaction('begin', (tx) => loadRows(tx, archive, progress)).finally(() => engine.close());
    const storage = diskStorage(draft);
    await loadFiles(archive, (key, content) => storage.put(key, content), progress);
    syncTree(draft);
    for (const name of [...areas, 'database']) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
      if (existsSync(join(draft, name))) renameSync(join(draft, name), join(dataDir, name));
    }
    syncFolder(dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
