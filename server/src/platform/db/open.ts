import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { Database } from './database.js';
import { lockDirectory } from './pglite/directory-lock.js';
import { spaceGuard } from './disk-space.js';
import { asDatabase, type Engine } from './engine.js';
import { migrate, ourMigrations } from './migrate.js';
import { openHere } from './pglite/pglite-link.js';
import { openThread } from './pglite/pglite-thread.js';
import { pgliteEngine } from './pglite/pglite.js';
import { answerSnapshots } from './pglite/snapshot-requests.js';
import { postgresEngine } from './postgres.js';
import { makeFolder } from './sync-files.js';
import { syncedOptions } from './pglite/synced-files.js';
import { makeDirectory } from './pglite/template.js';

/** Stands beside the built program; from TypeScript there is none, and the database runs in the main thread. */
const threadFile = new URL('./db-worker.js', import.meta.url);

/** Opens the database that the settings name, with its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const engine = config.databaseUrl ? postgresEngine(config.databaseUrl) : await embeddedEngine(config.dataDir);
  try {
    await refuseOld(engine);
    await migrate(engine, ourMigrations());
    return asDatabase(engine);
  } catch (error) {
    await engine.close().catch(() => undefined);
    throw error;
  }
}

/** Locks the data folder and opens PGlite in it. */
async function embeddedEngine(dataDir: string): Promise<Engine> {
  makeFolder(dataDir);
  const { file: lockFile, release } = await lockDirectory(dataDir);
  process.once('exit', release);
  const giveBack = () => {
    process.removeListener('exit', release);
    release();
  };
  const directory = join(dataDir, 'database');
  try {
    if (!existsSync(directory)) await makeDirectory(directory, ourMigrations());
  } catch (error) {
    giveBack();
    throw error;
  }
  const engine = pgliteEngine({
    open: (onNotify) =>
      existsSync(threadFile)
        ? openThread(threadFile, { directory, lockFile }, onNotify)
        : openHere(syncedOptions({ directory, lockFile }), onNotify),
    beforeEach: spaceGuard(directory),
    onClose: () => {
      stopAnswering();
      giveBack();
    },
  });
  const stopAnswering = answerSnapshots(dataDir, engine.pause);
  return engine;
}

/** What is written for 15 does not run on what is older. */
export async function refuseOld(engine: Engine): Promise<void> {
  const [row] = await engine.transaction('begin', (tx) =>
    tx.query("select current_setting('server_version_num')::int as version"),
  );
  if (row && row.version < 150_000)
    throw new Error('PostgreSQL 15 or newer is needed; DATABASE_URL names an older one.');
}
