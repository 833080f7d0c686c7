import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import type { Migration } from '../../platform/db/migrate.js';

/** What an archive says of itself, as its last file but one: `manifest.sha256` behind it has its sum. */
export interface Manifest {
  /** Raised when an archive is laid out in another way. */
  format: number;
  program: string;
  madeAt: string;
  engine: 'pglite' | 'postgres';
  /** The version of the tables. */
  migrations: Pick<Migration, 'name' | 'checksum'>[];
  tables: { name: string; columns: string[]; rows: number }[];
  sequences: { name: string; value: number }[];
  /** Every other file of the archive. */
  entries: { name: string; bytes: number; sha256: string }[];
}

export const format = 1;
export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.sha256';
export const rowsName = (table: string) => `tables/${table}.jsonl`;
const storedPrefix = 'stored/';
export const storedName = (key: string) => `${storedPrefix}${key}`;

/** The keys of the pictures, files and files of releases that an archive has. */
export const storedKeys = ({ entries }: Pick<Manifest, 'entries'>): string[] =>
  entries.flatMap(({ name }) => (name.startsWith(storedPrefix) ? [name.slice(storedPrefix.length)] : []));

/** The version of this program. */
export function programVersion(): string {
  // The parse edge: our own package file.
  const { version } = JSON.parse(readFileSync(join(serverRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** How many rows of a table an archive has. */
export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>, name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

/** What an archive has, for people. */
export function summaryOf({ tables, entries, madeAt, program }: Manifest): string {
  const counted = ['organizations', 'users', 'codes', 'scans', 'stores', 'products'].map(
    (name) => `${rowsOf({ tables }, name).toLocaleString('en')} ${name}`,
  );
  const all = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = storedKeys({ entries }).length;
  return `${counted.join(', ')}; ${all.toLocaleString('en')} rows in ${tables.length} tables, ${files.toLocaleString('en')} files. Made ${madeAt} by Swapt ${program}.`;
}
