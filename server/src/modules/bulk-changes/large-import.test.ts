import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundleForSuite } from '../../testing/bundle.js';
import { readEngines } from '../../testing/engines/engines.js';
import { emptyPostgres } from '../../testing/engines/test-databases.js';
import { testFolder } from '../../testing/test-folder.js';

const isWhole = process.env.SWAPT_PROVE === 'bulk';
const rows = isWhole ? 100_000 : 2_000;
const withinMs = 300_000;
jest.setTimeout(900_000);

/** What `import-load.ts` prints. */
interface Measured {
  checkMs: number;
  createMs: number;
  state: string;
  changed: number;
  cancelledAt: number;
  isStill: boolean;
  others: { p95: number };
}

const engines = ['the embedded engine', 'PostgreSQL'].filter(
  (name) => name !== 'PostgreSQL' || !('missing' in readEngines().postgres),
);

describe.each(engines)(`an import of ${rows} products on %s`, (engine) => {
  const program = bundleForSuite({
    load: 'testing/programs/import-load.ts',
    'db-worker': 'platform/db/pglite/db-worker.ts',
  });
  const dataDir = testFolder();

  it(`is checked and created in at most ${withinMs / 1000} s, can be cancelled, and keeps nobody waiting [A.products]`, async () => {
    const address = engine === 'PostgreSQL' ? [await emptyPostgres()] : [];
    const { stdout } = await promisify(execFile)(process.execPath, [
      program('load'),
      dataDir,
      String(rows),
      ...address,
    ]);
    const measured = JSON.parse(stdout) as Measured;
    if (isWhole) process.stdout.write(`${engine}: ${stdout}\n`);
    expect(measured).toMatchObject({ state: 'done', changed: rows, isStill: true });
    expect(measured.checkMs + measured.createMs).toBeLessThan(withinMs);
    expect(measured.cancelledAt).toBeLessThan(rows);
    // Others wait for one part at most. How long that is says a computer that does nothing else.
    if (isWhole) expect(measured.others.p95).toBeLessThan(500);
  });
});
