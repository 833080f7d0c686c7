import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleForSuite } from '../../../testing/bundle.js';
import { testFolder } from '../../../testing/test-folder.js';
import { DirectoryInUse, lockDirectory } from './directory-lock.js';
import { thisProcess } from './holder.js';
import { processToken } from '../process-token.js';

const program = bundleForSuite({
  writer: 'testing/programs/row-writer.ts',
  'db-worker': 'platform/db/pglite/db-worker.ts',
});
const once = async (directory: string) => (await lockDirectory(directory, 1_500)).release();
/** The lock file of somebody whom this process cannot ask. */
const elsewhere = JSON.stringify({ pid: 1, token: 'of a process there', host: 'kiosk its-boot its-container' });

describe('the lock of a data folder', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.dontMock('node:fs');
  });

  it('is refused while a live process holds it, naming that process', async () => {
    const directory = testFolder();
    const { release } = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(new DirectoryInUse(directory, process.pid, undefined));
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    release();
    await once(directory);
  });

  it('is taken over at once from a process of this machine that was killed', async () => {
    const directory = testFolder();
    const child = spawn('sleep', ['60']);
    const pid = child.pid ?? 0;
    await once(directory);
    writeFileSync(join(directory, 'lock', '2'), JSON.stringify({ ...thisProcess(), pid, token: processToken(pid) }));
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    (await lockDirectory(directory, 3_600_000)).release();
  });

  it('is taken over when the number now belongs to another process', async () => {
    const directory = testFolder();
    await once(directory);
    writeFileSync(join(directory, 'lock', '2'), JSON.stringify({ pid: process.pid, token: 'of an earlier process' }));
    await once(directory);
  });

  it('is refused while a process of another machine or container beats, and taken over after its silence', async () => {
    const directory = testFolder();
    await once(directory);
    const file = join(directory, 'lock', '2');
    writeFileSync(file, elsewhere);
    let beat = 1_000_000;
    const beating = setInterval(() => utimesSync(file, beat, beat++), 300);
    await expect(lockDirectory(directory, 5_000)).rejects.toThrow('in use by process 1 on kiosk');
    clearInterval(beating);
    await once(directory);
    expect(readdirSync(join(directory, 'lock'))).toEqual(['3']);
  });

  it('is beaten by its holder at least three times within a silence', async () => {
    jest.useFakeTimers();
    const { file, release } = await lockDirectory(testFolder());
    utimesSync(file, 1, 1);
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    expect(statSync(file).mtimeMs).toBeGreaterThan(1_000);
    release();
  });

  it.each([
    ['container', { readlinkSync: () => 'pid:[1]' }],
    ['machine', { readFileSync: () => 'another boot' }],
  ])('does not ask for its holder by a number where another %s has the same name', async (_, there) => {
    jest.doMock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), ...there }));
    await jest.isolateModulesAsync(async () => {
      const { stateOf } = await import('./holder.js');
      expect(stateOf(thisProcess())).toBe('elsewhere');
    });
  });

  it('never lets a process write that stood still while another took over: it ends', async () => {
    const directory = testFolder();
    const child = spawn(process.execPath, [program('writer'), directory], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const lines: string[] = [];
    await new Promise<void>((resolve) =>
      createInterface({ input: child.stdout }).on('line', (line) => lines.push(line) > 20 && resolve()),
    );
    const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    child.kill('SIGSTOP');
    await sleep(200);
    const [entry = ''] = readdirSync(join(directory, 'lock'));
    writeFileSync(join(directory, 'lock', `${Number(entry) + 1}`), elsewhere);
    rmSync(join(directory, 'lock', entry));
    const before = stateOfFiles(join(directory, 'database'));
    child.kill('SIGCONT');
    expect(await ended).toBe('SIGKILL');
    expect(complaint).toContain('another process took over');
    expect(stateOfFiles(join(directory, 'database'))).toEqual(before);
    expect(readFileSync(join(directory, 'lock', `${Number(entry) + 1}`), 'utf8')).toBe(elsewhere);
  });

  it('leaves one file behind, however often it was taken', async () => {
    const directory = testFolder();
    for (let i = 0; i < 5; i++) await once(directory);
    expect(readdirSync(join(directory, 'lock'))).toEqual(['5']);
  });
});

function stateOfFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    return `${join(entry.parentPath, entry.name)} ${size} ${entry.isFile() ? mtimeMs : ''}`;
  });
}
