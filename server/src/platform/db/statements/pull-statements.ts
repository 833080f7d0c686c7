import { PGlite } from '@electric-sql/pglite';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, ourMigrations } from '../migrate.js';
import { linkTo } from '../pglite/pglite-link.js';
import { pgliteEngine } from '../pglite/pglite.js';
import { serverRoot } from '../server-root.js';
import { tableTypes } from '../table-types.js';
import { describeOnPglite } from './describe.js';
import { makeStatements } from './make-statements.js';

// To be run after a statement or a migration was written: pnpm --filter @swapt/server statements
const pglite = await PGlite.create();
const engine = pgliteEngine({ open: async (onNotify) => linkTo(pglite, onNotify) });
await migrate(engine, ourMigrations());
const tables = await engine.transaction('begin', tableTypes);
writeFileSync(join(serverRoot, 'src/platform/db/tables.gen.ts'), tables);
const load = (file: string) => import(pathToFileURL(file).href);
const { files, refused } = await makeStatements(describeOnPglite(pglite), load);
await pglite.close();
for (const [file, text] of files) writeFileSync(join(serverRoot, 'src', file), text);
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
