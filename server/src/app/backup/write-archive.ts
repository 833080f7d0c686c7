import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { applied } from '../../platform/db/migrate.js';
import type { Tx } from '../../platform/db/database.js';
import { zipStream, type ZipEntry } from '../../platform/zip-stream.js';
import * as manifests from './manifest.js';
import type { Progress } from './progress.js';
import * as sql from './rows.sql.js';

const rowsAtOnce = 200;

export interface ArchivedFile {
  key: string;
  read: () => AsyncIterable<Uint8Array>;
}

interface Source {
  engine: manifests.Manifest['engine'];
  files: readonly ArchivedFile[];
}

/**
 * Writes what a transaction sees, table by table, then the files. The transaction must see one moment (`repeatable read`) and begin as the owner of the
 * tables. Nobody waits for it, so the disk may be written to within it.
 */
export async function writeArchive(
  path: string,
  tx: Tx,
  { engine, files }: Source,
  progress: Progress,
): Promise<manifests.Manifest> {
  const manifest: manifests.Manifest = {
    format: manifests.format,
    program: manifests.programVersion(),
    madeAt: new Date().toISOString(),
    engine,
    migrations: [...(await applied(tx))].map(([name, checksum]) => ({ name, checksum })),
    // They run ahead of the rows, whatever this transaction sees: numbers that are skipped harm nobody.
    sequences: await sql.selectSequences(tx),
    tables: [],
    entries: [],
  };
  const tables = await sql.selectTables(tx);
  await sql.setTexts(tx);
  await sql.define(tx, 'set local role swapt_system');

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const table of tables)
      yield summed(manifests.rowsName(table.name), rowsOf(tx, table, manifest, progress), manifest);
    for (const { key, read } of files) {
      progress(`file ${key}`);
      yield summed(manifests.storedName(key), read(), manifest);
    }
    // Each is made when its turn comes, when all before it has been written.
    const text = async function* () {
      yield JSON.stringify(manifest, null, 1);
    };
    yield { name: manifests.manifestName, content: text() };
    const sum = async function* () {
      yield createHash('sha256')
        .update(JSON.stringify(manifest, null, 1))
        .digest('hex');
    };
    yield { name: manifests.manifestSumName, content: sum() };
  }
  await pipeline(
    zipStream(entries(), new Date(manifest.madeAt)),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return manifest;
}

/** The rows of a table, one a line. */
async function* rowsOf(
  tx: Tx,
  table: sql.Table,
  manifest: manifests.Manifest,
  progress: Progress,
): AsyncGenerator<string> {
  const { name, columns } = table;
  let rows = 0;
  await sql.openRows(tx, table);
  for (let isMore = true; isMore;) {
    const found = await sql.fetchRows(tx, rowsAtOnce);
    rows += found.length;
    isMore = found.length === rowsAtOnce;
    progress(`${name}: ${rows.toLocaleString('en')} rows`);
    if (found.length > 0) yield found.map(({ line }) => `${line}\n`).join('');
  }
  await sql.closeRows(tx);
  manifest.tables.push({ name, columns: [...columns], rows });
}

/** Lets content through and writes its sum down. */
function summed(name: string, content: AsyncIterable<string | Uint8Array>, { entries }: manifests.Manifest): ZipEntry {
  async function* pass() {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of content) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }
  return { name, content: pass() };
}
