import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composed } from './composed.js';
import type { Tx } from './database.js';
import type { Engine } from './engine.js';
import { serverRoot } from './server-root.js';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The files of `migrations/`, in order. */
export function ourMigrations(): Migration[] {
  const folder = join(serverRoot, 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** A migration is no statement to prepare: what one reads, a later one may have removed. */
const fileText = composed(
  'db.migration',
  (sql: string) => sql,
  () => [['set local statement_timeout = 0']],
);

/** Brings the tables up to date, file by file, each in its own transaction. Processes that start together wait for one another. */
export async function migrate(engine: Engine, migrations: Migration[]): Promise<void> {
  await engine.transaction('begin', async (tx) => {
    await prepare(tx);
    refuseForeign(await applied(tx), migrations);
  });
  for (const migration of migrations) await engine.transaction('begin', (tx) => migrateIn(tx, [migration]));
}

/** The same within one transaction that is under way: a database that is being filled has all of it or nothing. */
export async function migrateIn(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await prepare(tx);
  const done = await applied(tx);
  for (const { name, sql, checksum } of migrations) {
    if (done.has(name)) continue;
    await tx.query(fileText(sql));
    await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

async function prepare(tx: Tx): Promise<void> {
  await lock(tx);
  await tx.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
}

async function lock(tx: Tx): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('select pg_advisory_xact_lock(7279)');
}

/** The checksums of what was applied, by name. */
export async function applied(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.query('select name, checksum from schema_migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeign(done: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of done) {
    if (!known.has(name))
      throw new Error(`The database was made by a newer version: it has ${name}. Start that version.`);
    if (known.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Add a new file instead, or start with an empty data folder.`,
      );
    }
  }
}
