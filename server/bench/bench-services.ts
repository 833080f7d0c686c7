import { pino } from 'pino';
import type { Config } from '../src/config.js';
import { makeCopies } from '../src/db/copies.js';
import type { Database } from '../src/db/database.js';
import { makeScans } from '../src/scans/make-scans.js';
import type { Services } from '../src/services.js';
import { openStorage } from '../src/storage/open-storage.js';

/** What a started program shares, for a bench that starts its parts one by one. */
export function benchServices(
  config: Config,
  db: Database,
  own: { now?: () => Date; ingestEveryMs?: number } = {},
): Services {
  const parts = { config, db, log: pino({ level: 'warn' }), now: () => new Date(), ...own };
  return { ...parts, storage: openStorage(config, db), copies: makeCopies(db), scans: makeScans(parts) };
}
