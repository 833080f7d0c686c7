import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from './migrate.js';
import { makeTemplate } from './open.js';
import { serverRoot } from './server-root.js';

// A step of the build: the database that a first start copies, so that it need not be made then (4 to 20 seconds).
const place = join(serverRoot, 'dist', 'template');
const stamp = join(serverRoot, 'dist', 'template.checksums');
const wanted = readMigrations(join(serverRoot, 'migrations'))
  .map(({ name, checksum }) => `${name} ${checksum}\n`)
  .join('');

if (!existsSync(place) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(place, { recursive: true, force: true });
  rmSync(`${place}.new`, { recursive: true, force: true });
  await makeTemplate(`${place}.new`);
  renameSync(`${place}.new`, place);
  writeFileSync(stamp, wanted);
}
