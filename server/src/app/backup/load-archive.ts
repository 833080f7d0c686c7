import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../platform/db/database.js';
import { migrateIn, ourMigrations } from '../../platform/db/migrate.js';
import { ensureMonths } from '../../scan-ingestion/ingestor.js';
import { rowsName, storedKeys, storedName } from './manifest.js';
import type { Archive } from './open-archive.js';
import type { Progress } from './progress.js';
import * as sql from './rows.sql.js';

const rowsAtOnce = 500;
const charactersAtOnce = 4 * 1024 * 1024;

type StoreFile = (key: string, content: Buffer) => Promise<void>;

/**
 * Fills an empty database, in the one transaction that is given: makes the tables as they were in the archive, fills them, and brings them up to date. Nothing
 * of what a change sets off happens here, because its effects are rows of the archive themselves.
 */
export async function loadRows(tx: Tx, archive: Archive, progress: Progress): Promise<void> {
  await migrateIn(tx, archive.migrations);
  await sql.setTexts(tx);
  const tables = tablesOf(archive, await sql.selectTables(tx));
  const names = tables.map(({ name }) => `"${name}"`);
  const keys = await sql.selectForeignKeys(tx);
  // Without foreign keys the order of tables does not matter; they come back when everything is there, and look at it then.
  await sql.define(tx, ...keys.map(({ drop }) => drop));
  await sql.define(tx, ...names.map((name) => `alter table ${name} disable trigger user`));
  // What migrations put into tables is in the archive, as it was later.
  await sql.define(tx, `truncate ${names.join(', ')}`, 'set local role swapt_system');
  for (const table of tables) await loadTable(tx, table, await archive.read(rowsName(table.name)), progress);
  await sql.define(tx, 'reset role', ...keys.map(({ add }) => add));
  await sql.define(tx, ...names.map((name) => `alter table ${name} enable trigger user`));
  for (const { name, value } of archive.manifest.sequences) await sql.setSequence(tx, name, value);
  await migrateIn(tx, ourMigrations());
}

/** Names out of the archive become part of a statement only where the database has them, too. */
function tablesOf({ manifest }: Archive, present: readonly sql.Table[]): sql.Table[] {
  const archived = new Map(manifest.tables.map((table) => [table.name, table]));
  if (archived.size !== present.length) throw new Error('The archive has not the tables of its version.');
  return present.map(({ name, columns, types }) => {
    const typeOf = new Map(columns.map((column, at) => [column, types[at] ?? '']));
    const chosen = archived.get(name)?.columns ?? [];
    if (chosen.length !== columns.length || chosen.some((column) => !typeOf.has(column)))
      throw new Error(`The archive has not the columns of ${name} of its version.`);
    return { name, columns: chosen, types: chosen.map((column) => typeOf.get(column) ?? '') };
  });
}

async function loadTable(tx: Tx, table: sql.Table, content: Readable, progress: Progress): Promise<void> {
  const momentAt = table.name === 'scans' ? table.columns.indexOf('at') : -1;
  let rows = 0;
  for await (const lines of batchesOf(content)) {
    if (momentAt >= 0) await ensureMonths(tx, momentsIn(lines, momentAt));
    await sql.insertRows(tx, table, lines);
    rows += lines.length;
    progress(`${table.name}: ${rows.toLocaleString('en')} rows`);
  }
}

// The parse edge: a row is a list of texts, and when a scan was is never missing.
const momentsIn = (lines: readonly string[], at: number) =>
  lines.map((line) => (JSON.parse(line) as (string | null)[])[at] ?? '');

/** Lines in batches that are neither many nor large. */
async function* batchesOf(content: Readable): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  let rest = '';
  for await (const piece of content.setEncoding('utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      batch.push(line);
      characters += line.length;
      if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
      yield batch;
      [batch, characters] = [[], 0];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Gives every stored file to `store`, one at a time. */
export async function loadFiles(archive: Archive, store: StoreFile, progress: Progress): Promise<void> {
  for (const key of storedKeys(archive.manifest)) {
    progress(`file ${key}`);
    await store(key, await buffer(await archive.read(storedName(key))));
  }
}
