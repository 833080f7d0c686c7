import type { Rest, StatementRow } from './statements.js';

/** A row as the driver returns it: timestamps as `Date`, bigint and numeric as `number`, json parsed, bytea as `Uint8Array`. */
export type Row = Record<string, unknown>;

/** Runs statements inside one transaction. Values and rows have the types that the migrated database gives them; a name makes a hot statement a prepared one. */
export interface Tx {
  query<const Text extends string>(text: Text, ...rest: Rest<Text>): Promise<StatementRow<Text>[]>;
}

/** The one way to the database. Every use is a transaction under a role that cannot bypass row-level security. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Acts inside one organization: other organizations' rows do not exist for these statements. Rolls back when `work` throws. */
  org<T>(orgId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Acts for the installation (sign-in, directory, jobs, ingestion). Never with an organization id taken from a request without a check. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls back when another process announced `channel`, and with '' when something may have been missed; a hint only, polling is the truth.
   * Returns the way to stop.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
