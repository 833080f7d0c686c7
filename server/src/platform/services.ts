import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Copies } from './db/copies.js';
import type { Database } from './db/database.js';
import type { Scans } from '../scan-ingestion/scans.js';
import type { Storage } from './storage/storage.js';

/** What handlers and background work share; built once in main.ts, and by tests with a fixed clock. */
export interface Services {
  config: Config;
  db: Database;
  log: Logger;
  /** The present moment; tests fix it. */
  now: () => Date;
  scans: Scans;
  /** Pictures, files and the files of releases. */
  storage: Storage;
  copies: Copies;
}
