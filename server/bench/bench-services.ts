import { pino } from 'pino';
import type { Config } from '../src/platform/config/config.js';
import { makeCopies } from '../src/platform/db/copies.js';
import type { Database } from '../src/platform/db/database.js';
import { makeScans } from '../src/scan-ingestion/make-scans.js';
import type { Services } from '../src/platform/services.js';
import { openStorage } from '../src/platform/storage/open-storage.js';

/** What a started program shares, for a bench that starts its parts one by one. */
export function benchServices(
  config: Config,
  db: Database,
  own: { now?: () => Date; ingestEveryMs?: number } = {},
): Services {
  const parts = { config, db, log: pino({ level: 'warn' }), now: () => new Date(), ...own };
  return { ...parts, storage: openStorage(config, db), copies: makeCopies(db), scans: makeScans(parts) };
}
