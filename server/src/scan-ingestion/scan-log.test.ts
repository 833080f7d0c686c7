import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../testing/test-folder.js';
import { openScanLog, type ScanLog } from './scan-log.js';

const newFolder = () => join(testFolder(), 'own');

describe('the scan log', () => {
  it('has a line on disk when it says so', async () => {
    const folder = newFolder();
    const log = openScanLog(folder, fail);
    const answers = await Promise.all(['a\n', 'b\n', 'c\n'].map((line) => append(log, line)));
    expect(answers).toEqual([true, true, true]);
    const [segment] = await log.seal();
    expect(readFileSync(segment ?? '', 'utf8')).toBe('a\nb\nc\n');
  });

  it('never names a file that is still written to', async () => {
    const log = openScanLog(newFolder(), fail);
    const appends = Array.from({ length: 200 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n % 20));
      await append(log, `${n}\n`);
    });
    const read: string[] = [];
    for (let round = 0; round < 15; round++) {
      for (const segment of await log.seal()) {
        read.push(...readFileSync(segment, 'utf8').trim().split('\n'));
        rmSync(segment);
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.all(appends);
    for (const segment of await log.seal()) read.push(...readFileSync(segment, 'utf8').trim().split('\n'));
    expect(read.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('answers that a line is lost when the disk refuses it, and works again afterwards', async () => {
    const folder = newFolder();
    const lost: number[] = [];
    const log = openScanLog(folder, (_, lines) => lost.push(lines));
    // A file in place of the folder: the disk refuses, whoever asks.
    writeFileSync(folder, '');
    expect(await Promise.all([append(log, 'a\n'), append(log, 'b\n')])).toEqual([false, false]);
    expect(lost).toEqual([2]);
    rmSync(folder);
    expect(await append(log, 'c\n')).toBe(true);
    const [segment] = await log.seal();
    expect(readFileSync(segment ?? '', 'utf8')).toBe('c\n');
  });

  it('never says that a line is safe in a folder that another process took over, and goes on in a new one', async () => {
    const folder = newFolder();
    const lost: number[] = [];
    const log = openScanLog(folder, (_, lines) => lost.push(lines));
    expect(await append(log, 'a\n')).toBe(true);
    renameSync(folder, `${folder}.taken`);
    expect(await append(log, 'b\n')).toBe(false);
    expect(lost).toEqual([1]);
    expect(await append(log, 'c\n')).toBe(true);
    const [segment] = await log.seal();
    expect(readFileSync(segment ?? '', 'utf8')).toBe('c\n');
  });

  it('keeps what others wrote to a file of an earlier time', async () => {
    const folder = newFolder();
    const log = openScanLog(folder, fail);
    await append(log, 'a\n');
    const [first] = await log.seal();
    appendFileSync(first ?? '', 'torn');
    await append(log, 'b\n');
    const segments = await log.seal();
    expect(segments.map((segment) => readFileSync(segment, 'utf8'))).toEqual(['a\ntorn', 'b\n']);
  });
});

const append = (log: ScanLog, line: string) => new Promise<boolean>((resolve) => log.append(line, resolve));

function fail(error: unknown): never {
  throw error;
}
