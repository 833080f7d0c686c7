import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundleForSuite } from '../../testing/bundle.js';
import { readEngines } from '../../testing/engines/engines.js';
import { emptyPostgres } from '../../testing/engines/test-databases.js';
import { testFolder } from '../../testing/test-folder.js';

const isWhole = process.env.SWAPT_PROVE === 'bulk';
const [codes, changed, withinMs] = isWhole ? [100_000, 10_000, 30_000] : [2_000, 1_000, 30_000];
jest.setTimeout(600_000);

/** What `bulk-load.ts` prints. */
interface Measured {
  changeMs: number;
  undoMs: number;
  undone: number;
  cancelledAt: number;
  isStill: boolean;
  steps: number;
  redirect: [before: string, after: string];
  others: { p95: number; most: number };
}

const engines = ['the embedded engine', 'PostgreSQL'].filter(
  (name) => name !== 'PostgreSQL' || !('missing' in readEngines().postgres),
);

describe.each(engines)(`a change of ${changed} of ${codes} codes on %s`, (engine) => {
  const program = bundleForSuite({
    load: 'testing/programs/bulk-load.ts',
    'db-worker': 'platform/db/pglite/db-worker.ts',
  });
  const dataDir = testFolder();

  it(`takes at most ${withinMs / 1000} s, shows progress, can be cancelled and undone, and keeps nobody waiting`, async () => {
    const address = engine === 'PostgreSQL' ? [await emptyPostgres()] : [];
    const args = [program('load'), dataDir, String(codes), String(changed), ...address];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const measured = JSON.parse(stdout) as Measured;
    if (isWhole) process.stdout.write(`${engine}: ${stdout}\n`);
    expect(measured.changeMs).toBeLessThan(withinMs);
    expect(measured.undoMs).toBeLessThan(withinMs);
    expect(measured).toMatchObject({ undone: changed, isStill: true, redirect: ['target', 'paused'] });
    expect(measured.steps).toBeGreaterThan(2);
    expect(measured.cancelledAt).toBeLessThan(changed);
    // Others wait for one part at most. How long that is says a computer that does nothing else.
    if (isWhole) expect(measured.others.p95).toBeLessThan(500);
  });
});
