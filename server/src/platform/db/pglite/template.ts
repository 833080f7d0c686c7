import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrate, type Migration } from '../migrate.js';
import { openHere } from './pglite-link.js';
import { pgliteEngine } from './pglite.js';
import { serverRoot } from '../server-root.js';
import { syncFolder, syncTree } from '../sync-files.js';

const place = join(serverRoot, 'dist', 'template');
const stamp = `${place}.checksums`;

/** Makes, in the build, the database that a first start copies: making it then takes 4 to 20 seconds. Does nothing when it is there already. */
export async function makeTemplate(migrations: Migration[]): Promise<void> {
  if (isTemplateOf(migrations)) return;
  const draft = `${place}.${process.pid}`;
  rmSync(place, { recursive: true, force: true });
  await makeDatabase(draft, migrations);
  renameSync(draft, place);
  writeFileSync(stamp, checksums(migrations));
}

/**
 * Fills the directory of a first start. It is made beside its place and moved there whole, so that a start cut short leaves nothing half-made;
 * its syncs are done once, at the end.
 */
export async function makeDirectory(directory: string, migrations: Migration[]): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (isTemplateOf(migrations)) cpSync(place, draft, { recursive: true });
  else await makeDatabase(draft, migrations);
  syncTree(draft);
  renameSync(draft, directory);
  syncFolder(dirname(directory));
}

function isTemplateOf(migrations: Migration[]): boolean {
  return existsSync(place) && existsSync(stamp) && readFileSync(stamp, 'utf8') === checksums(migrations);
}

function checksums(migrations: Migration[]): string {
  return migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join('');
}

/** A database with all tables and no rows, not synced. */
async function makeDatabase(directory: string, migrations: Migration[]): Promise<void> {
  const engine = pgliteEngine({ open: (onNotify) => openHere({ dataDir: directory }, onNotify) });
  await migrate(engine, migrations);
  await engine.close();
}
