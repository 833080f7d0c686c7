import { pino } from 'pino';
import { makeServices } from '../app/make-services.js';
import { readConfig } from '../platform/config/config.js';
import type { Database } from '../platform/db/database.js';
import { openDatabase } from '../platform/db/open.js';
import { readEngines } from './engines/engines.js';
import { asTestDatabase } from './engines/test-database.js';
import { emptyPostgres } from './engines/test-databases.js';
import { testFolder } from './test-folder.js';

/** The settings of an installation of its own that nobody has started yet: its folder and, on PostgreSQL, its database are empty. */
export async function emptyPlace(engine: Database['engine']): Promise<Record<string, string>> {
  return { SWAPT_DATA_DIR: testFolder(), ...(engine === 'postgres' && { DATABASE_URL: await emptyPostgres() }) };
}

/** Everything of a server but its listener, opened as the product does, so that it holds the lock of its folder. */
export async function openInstallation(place: Record<string, string>, ingestEveryMs?: number) {
  const config = readConfig(place);
  const db = await openDatabase(config);
  const services = makeServices({
    config,
    db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    ...(ingestEveryMs && { ingestEveryMs }),
  });
  await services.scans.start();
  async function close(): Promise<void> {
    await services.scans.stop();
    await db.close();
  }
  return { ...services, db: asTestDatabase(db), close };
}

/** Both engines where PostgreSQL is on the machine. */
export const enginesHere = (): Database['engine'][] =>
  'missing' in readEngines().postgres ? ['pglite'] : ['pglite', 'postgres'];
