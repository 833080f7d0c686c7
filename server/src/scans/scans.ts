import type { LoggedScan } from './scan.js';
import type { Resolution } from './resolution.js';

/** Everything about scans that a process holds. Made without side effects; `start` begins the background work. */
export interface Scans {
  /** What a short name leads to. Cached only while `start`ed, since only then changes are noticed. */
  resolve(slug: string): Resolution | Promise<Resolution>;
  /** Resolves to whether the scan is safe on disk; never rejects, because a shopper is never stopped. */
  record(scan: LoggedScan): Promise<boolean>;
  /** Moves what was logged so far into the database and says how many scans were new. */
  ingest(): Promise<number>;
  /** The secret of this installation for view tokens and visitor pseudonyms. */
  secret(): Promise<Uint8Array>;
  start(): Promise<void>;
  /** Ends the background work after the last scan is on disk and in the database. */
  stop(): Promise<void>;
}
