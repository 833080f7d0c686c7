import type { LoggedScan } from './scan.js';

/** Everything about scans that a process holds. Made without side effects; `start` begins the background work. */
export interface Scans {
  /** Calls back once the scan is safe on disk, or cannot be: a shopper is never stopped. No promise, because the hottest path has none. */
  record(scan: LoggedScan, done: () => void): void;
  /** Moves what was logged so far into the database and says how many scans were new. */
  ingest(): Promise<number>;
  /** The secret of this installation for view tokens and visitor pseudonyms. */
  secret(): Promise<Uint8Array>;
  /** The same, once it was read. */
  knownSecret(): Uint8Array | undefined;
  /** The key by which visitors are known on the day of this moment; nothing once it is gone. */
  dayKey(at: number): Promise<Uint8Array | undefined>;
  start(): Promise<void>;
  /** Ends the background work after the last scan is on disk and in the database. */
  stop(): Promise<void>;
}

declare module '../platform/services.js' {
  interface Services {
    scans: Scans;
  }
}
