import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleForSuite } from '../../testing/bundle.js';
import { testFolder } from '../../testing/test-folder.js';
import { openDatabase } from './open.js';
import { asTestDatabase } from '../../testing/engines/test-database.js';

// The bundled form: the database in its own thread, as an installation runs it.
const program = bundleForSuite({
  writer: 'testing/programs/row-writer.ts',
  'db-worker': 'platform/db/pglite/db-worker.ts',
});
// Starting three databases takes its time on a busy machine.
jest.setTimeout(180_000);
const dataDir = testFolder();

/** Starts a process that writes rows until it is killed; collects the numbers it was told are written. */
function startWriter(): { child: ChildProcess; lines: string[]; said: (pattern: RegExp) => Promise<void> } {
  const child = spawn(process.execPath, [program('writer'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  const said = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      output.on('line', (line) => void (pattern.test(line) && resolve()));
      child.once('exit', () => reject(new Error(`The writer ended after ${lines.length} rows`)));
    });
  return { child, lines, said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the embedded database', () => {
  it('keeps every acknowledged row through kill -9, and refuses a second process meanwhile', async () => {
    const first = startWriter();
    await first.said(/^40$/);
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(`process ${first.child.pid}`);
    await kill(first.child);

    const second = startWriter();
    await second.said(/^20$/);
    await kill(second.child);

    const db = asTestDatabase(await openDatabase({ databaseUrl: undefined, dataDir }));
    const rows = await db.system((tx) =>
      tx.query<{ label: string }>("select label from page_events where name = 'test'"),
    );
    await db.close();
    const written = new Set(rows.map(({ label }) => label));
    const acknowledged = [
      ...first.lines.map((n) => `${first.child.pid} ${n}`),
      ...second.lines.map((n) => `${second.child.pid} ${n}`),
    ];
    expect(acknowledged.length).toBeGreaterThan(59);
    expect(acknowledged.filter((label) => !written.has(label))).toEqual([]);
  });
});
