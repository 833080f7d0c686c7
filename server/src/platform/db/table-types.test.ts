import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOnEngines } from '../../testing/harness.js';
import { serverRoot } from './server-root.js';
import { tableTypes } from './table-types.js';

describeOnEngines('the types of rows', ({ db }) => {
  it('are those of the migrated tables; else run `pnpm --filter @swapt/server statements`', async () => {
    const stored = readFileSync(join(serverRoot, 'src/platform/db/tables.gen.ts'), 'utf8');
    expect(await db.system(tableTypes)).toBe(stored);
  });
});
