import { PGlite } from '@electric-sql/pglite';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, ourMigrations } from './migrate.js';
import { linkTo } from './pglite-link.js';
import { pgliteEngine } from './pglite.js';
import { serverRoot } from './server-root.js';
import { tableTypes } from './table-types.js';

// To be run after a migration was written: npx tsx server/src/platform/db/pull-tables.ts
const engine = pgliteEngine({ open: async (onNotify) => linkTo(await PGlite.create(), onNotify) });
await migrate(engine, ourMigrations());
const text = await engine.transaction('begin', tableTypes);
await engine.close();
writeFileSync(join(serverRoot, 'src/platform/db/tables.gen.ts'), text);
