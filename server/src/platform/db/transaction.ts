import { AsyncLocalStorage } from 'node:async_hooks';
import type { Row, Tx } from './database.js';

/** One connection of a driver. A text without values may hold several statements. */
export interface Connection {
  query(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` between `begin` and commit on a connection that nobody else uses meanwhile; rolls back when anything failed. */
export async function runTransaction<T>(
  connection: Connection,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const scope = { isOpen: true };
  let failure: Error | undefined;
  async function query(text: string, values?: readonly unknown[], name?: string): Promise<Row[]> {
    // On the embedded engine a late statement would run outside of any transaction, and so past row-level security.
    if (!scope.isOpen) throw new Error('A statement was sent after its transaction had ended');
    try {
      const rows = await connection.query(text, values, name);
      if (/^\s*rollback to/i.test(text)) failure = undefined;
      return rows;
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
  // The parse edge of rows: they are what the database said of the statement when it was prepared by a test.
  const tx: Tx = { query: query as Tx['query'] };
  try {
    await connection.query(begin);
    const result = await current.run(scope, () => work(tx));
    // PostgreSQL answers a commit after a failed statement with a silent rollback: that must not look like success.
    if (failure) throw failure;
    scope.isOpen = false;
    await connection.query('commit');
    return result;
  } catch (error) {
    scope.isOpen = false;
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The embedded engine has one connection: a transaction opened inside another would wait for itself forever. */
export function refuseNesting(): void {
  if (isInTransaction()) throw new Error('A transaction was opened inside another one; use the tx at hand');
}

/** Whether the caller is between begin and commit. */
export const isInTransaction = (): boolean => current.getStore()?.isOpen === true;

/** Stands at the door of what takes long (a thread, the network, a file): while a transaction waits for it, everybody else waits too. */
export function refuseInTransaction(what: string): void {
  if (isInTransaction())
    throw new Error(`Inside of a transaction stand statements alone; ${what} comes before or after it`);
}
