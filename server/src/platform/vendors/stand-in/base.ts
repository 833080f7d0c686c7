import type { Logger } from 'pino';
import type { Database } from '../../db/database.js';

/** What a stand-in is made with. */
export interface StandInBase {
  db: Database;
  log: Logger;
  now: () => Date;
}

/** A service on this machine, for installations that are tried out. */
export interface StandInServer {
  /** Where it listens; it begins to with the first who asks. */
  address: () => Promise<URL>;
  /** Posts the reports that are due. */
  post: (to: string) => Promise<number>;
  close: () => Promise<void>;
}
