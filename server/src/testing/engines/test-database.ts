import type { Database, Row, Tx } from '../../platform/db/database.js';

/** A transaction of a test, which may also send statements of its own and say itself what comes back. */
export interface TestTx extends Tx {
  query: Tx['query'] &
    (<R extends object = Row>(text: string, values?: readonly unknown[], name?: string) => Promise<R[]>);
}

export interface TestDatabase extends Omit<Database, 'org' | 'system'> {
  org<T>(orgId: string, work: (tx: TestTx) => Promise<T>): Promise<T>;
  system<T>(work: (tx: TestTx) => Promise<T>): Promise<T>;
}

/** The same database, as tests see it: only the types of the product refuse a statement that it does not know. */
export const asTestDatabase = (db: Database) => db as TestDatabase;

export const asTestTx = (tx: Tx) => tx as TestTx;
