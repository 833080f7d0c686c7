import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ourMigrations, type Migration } from '../../platform/db/migrate.js';
import { format, manifestName, manifestSumName, type Manifest } from './manifest.js';
import type { Progress } from './progress.js';
import { openZip, type Zip } from './read-zip.js';

export interface Archive {
  manifest: Manifest;
  /** The migrations that made the tables of its rows. */
  migrations: Migration[];
  read: (name: string) => Promise<Readable>;
  close: () => void;
}

/** Opens an archive that this program can restore, every byte of which was looked at; refuses others with a sentence. */
export async function openArchive(path: string, progress: Progress): Promise<Archive> {
  const zip = await openZip(path).catch(refuseDamaged);
  try {
    const manifest = await readManifest(zip).catch(refuseDamaged);
    if (manifest.format !== format) refuseNewer();
    const migrations = migrationsOf(manifest);
    await checkEntries(zip, manifest, progress).catch(refuseDamaged);
    return { manifest, migrations, read: (name) => zip.read(name), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readManifest(zip: Zip): Promise<Manifest> {
  const content = await text(await zip.read(manifestName));
  if (createHash('sha256').update(content).digest('hex') !== (await text(await zip.read(manifestSumName))))
    throw new Error(`${manifestName} is not what was written`);
  // The parse edge: with its sum, it is what a backup wrote.
  return JSON.parse(content) as Manifest;
}

async function checkEntries(zip: Zip, { entries }: Manifest, progress: Progress): Promise<void> {
  if (zip.names.length !== entries.length + 2) throw new Error('it has not the files that it had');
  for (const { name, sha256 } of entries) {
    progress(`checking ${name}`);
    const hash = createHash('sha256');
    // The parse edge: a stream that is not in object mode gives buffers.
    for await (const piece of await zip.read(name)) hash.update(piece as Buffer);
    if (hash.digest('hex') !== sha256) throw new Error(`${name} is not what was written`);
  }
}

/** An older archive is filled in where its tables were, and then brought up to date. */
function migrationsOf(manifest: Manifest): Migration[] {
  const sums = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]));
  const known = ourMigrations().filter(({ name }) => sums.has(name));
  if (known.length < sums.size) refuseNewer(manifest);
  const changed = known.find(({ name, checksum }) => sums.get(name) !== checksum);
  if (changed) throw new Error(`The archive was made with another ${changed.name} than this program has.`);
  return known;
}

function refuseNewer(manifest?: Manifest): never {
  throw new Error(
    `The archive was made by a newer Swapt${manifest ? ` (${manifest.program})` : ''}. Restore it with that version.`,
  );
}

function refuseDamaged(error: unknown): never {
  if (Reflect.get(Object(error), 'code') === 'ENOENT') throw new Error('There is no such file.');
  throw new Error(
    `The archive is damaged or cut short: ${error instanceof Error ? error.message : String(error)}. Take another one.`,
  );
}
