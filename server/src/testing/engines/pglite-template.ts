import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkTo } from '../../platform/db/pglite/pglite-link.js';
import { pgliteEngine } from '../../platform/db/pglite/pglite.js';
import { migrate, ourMigrations } from '../../platform/db/migrate.js';
import { serverRoot } from '../../platform/db/server-root.js';

const folder = join(dirname(serverRoot), '.data', 'test-template');

/** The dump that every test file starts from; made anew only when a migration changed. */
export async function pgliteTemplate(): Promise<string> {
  const migrations = ourMigrations();
  const hash = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 16);
  const file = join(folder, `${hash}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create();
  await migrate(pgliteEngine({ open: async (onNotify) => linkTo(pglite, onNotify) }), migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  for (const old of readdirSync(folder)) if (old.endsWith('.tar') && !old.startsWith(hash)) rmSync(join(folder, old));
  return file;
}
