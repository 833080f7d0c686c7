import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Copies } from './db/copies.js';
import type { Database } from './db/database.js';
import type { Vault } from './vault/vault.js';
import type { Vendors } from './vendors/vendors.js';
import type { Storage } from './storage/storage.js';

/**
 * What handlers and background work share; built once when a process starts, and by tests with a fixed clock. Levels above this one add theirs where
 * they are defined (`declare module`): `scans` and `shortLinks`.
 */
export interface Services {
  config: Config;
  db: Database;
  log: Logger;
  /** The present moment; tests fix it. */
  now: () => Date;
  /** Pictures, files and the files of releases. */
  storage: Storage;
  copies: Copies;
  /** Secrets of organizations. */
  vault: Vault;
  /** Outside services that are set up. */
  vendors: Vendors;
}
