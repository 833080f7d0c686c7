import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../src/platform/db/database.js';

/** Vacuum and statistics after filling: what a server's autovacuum does within minutes, and the embedded engine with the first transaction after half a minute. */
export async function settle(db: Database, address: string | undefined): Promise<void> {
  if (!address) {
    await pause(31_000);
    await db.system((tx) => tx.query('select 1'));
    await db.system((tx) => tx.query('select 1'));
    return;
  }
  const client = new pg.Client(address);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
