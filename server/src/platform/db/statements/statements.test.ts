import { PGlite } from '@electric-sql/pglite';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readEngines } from '../../../testing/engines/engines.js';
import { describeOnPostgres } from '../../../testing/harness.js';
import { serverRoot } from '../server-root.js';
import { describeOnPglite, describeOnPostgres as describer, type Describer } from './describe.js';
import { findStatements, type Sources } from './find-statements.js';
import { makeStatements } from './make-statements.js';

const root = join(serverRoot, 'src');
const load = (file: string) => import(file);
let sources: Sources;
beforeAll(() => {
  sources = findStatements();
});

/** Prepares everything on one engine and compares the answers with the files that are there. */
async function expectCommitted(on: Describer): Promise<void> {
  const { files, refused } = await makeStatements(on, load, sources);
  expect(refused).toEqual([]);
  for (const [file, text] of files) {
    const path = join(root, file);
    // Else: pnpm --filter @swapt/server statements
    expect({ file, text: existsSync(path) ? readFileSync(path, 'utf8') : '' }).toEqual({ file, text });
  }
  expect([...files.keys()].sort()).toEqual(generated());
}

const generated = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('statements.gen.ts'))
    .sort();

describe('every statement on PGlite', () => {
  it('is prepared, and its types are those that stand in its folder', async () => {
    const pglite = await PGlite.create({ loadDataDir: await openAsBlob(readEngines().pgliteTemplate) });
    await expectCommitted(describeOnPglite(pglite));
    await pglite.close();
  });
});

describeOnPostgres('every statement', ({ url }) => {
  it('is prepared, and its types are those that stand in its folder', async () => {
    const client = new pg.Client(url());
    await client.connect();
    await expectCommitted(describer(client));
    await client.end();
  });
});
