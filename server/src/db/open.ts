import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { asDatabase, type Engine } from './engine.js';
import { migrate, readMigrations } from './migrate.js';
import { openHere } from './pglite-link.js';
import { openThread } from './pglite-thread.js';
import { pgliteEngine } from './pglite.js';
import { postgresEngine } from './postgres.js';
import { serverRoot } from './server-root.js';

const template = join(serverRoot, 'dist', 'template');
/** Stands beside the built program; from TypeScript there is none, and the database runs in the main thread. */
const threadFile = new URL('./db-worker.js', import.meta.url);

/** Opens the database that the settings name, with its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const engine = config.databaseUrl ? postgresEngine(config.databaseUrl) : await openEmbedded(config.dataDir);
  try {
    await refuseOld(engine);
    await migrate(engine, readMigrations(join(serverRoot, 'migrations')));
    return asDatabase(engine);
  } catch (error) {
    await engine.close().catch(() => undefined);
    throw error;
  }
}

/** Locks the data folder and opens PGlite in it. */
async function openEmbedded(dataDir: string): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true });
  const release = lockDirectory(dataDir);
  process.once('exit', release);
  const directory = join(dataDir, 'database');
  try {
    await prepare(directory);
  } catch (error) {
    release();
    throw error;
  }
  return pgliteEngine(
    (onNotify) =>
      existsSync(threadFile) ? openThread(threadFile, directory, onNotify) : openHere({ dataDir: directory }, onNotify),
    () => {
      process.removeListener('exit', release);
      release();
    },
  );
}

/** Makes the directory of a first start beside its place and moves it there whole: a start that was cut short leaves nothing half-made. */
async function prepare(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(template)) cpSync(template, draft, { recursive: true });
  else await makeTemplate(draft);
  renameSync(draft, directory);
}

/** A database with all tables and no rows. */
export async function makeTemplate(directory: string): Promise<void> {
  const engine = pgliteEngine(
    (onNotify) => openHere({ dataDir: directory }, onNotify),
    () => undefined,
  );
  await migrate(engine, readMigrations(join(serverRoot, 'migrations')));
  await engine.transaction('begin', (tx) => tx.query('analyze'));
  await engine.close();
}

async function refuseOld(engine: Engine): Promise<void> {
  const [row] = await engine.transaction('begin', (tx) =>
    tx.query<{ version: number }>("select current_setting('server_version_num')::int as version"),
  );
  if (row && row.version < 150_000)
    throw new Error('PostgreSQL 15 or newer is needed; DATABASE_URL names an older one.');
}
