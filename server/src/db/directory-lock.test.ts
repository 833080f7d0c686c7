import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../testing/test-folder.js';
import { DirectoryInUse, lockDirectory } from './directory-lock.js';
import { processToken } from './process-token.js';

describe('the lock of a data folder', () => {
  it('is refused while a live process holds it, naming that process', () => {
    const directory = testFolder();
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(new DirectoryInUse(directory, process.pid));
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
    release();
    lockDirectory(directory)();
  });

  it('is taken over from a process that was killed', async () => {
    const directory = testFolder();
    const child = spawn('sleep', ['60']);
    const pid = child.pid ?? 0;
    lockDirectory(directory)();
    writeFileSync(join(directory, 'lock', '2'), JSON.stringify({ pid, token: processToken(pid) }));
    expect(() => lockDirectory(directory)).toThrow(`process ${pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    lockDirectory(directory)();
  });

  it('is taken over when the number now belongs to another process', () => {
    const directory = testFolder();
    lockDirectory(directory)();
    writeFileSync(join(directory, 'lock', '2'), JSON.stringify({ pid: process.pid, token: 'of an earlier process' }));
    lockDirectory(directory)();
  });

  it('leaves one file behind, however often it was taken', () => {
    const directory = testFolder();
    for (let i = 0; i < 5; i++) lockDirectory(directory)();
    expect(readdirSync(join(directory, 'lock'))).toEqual(['5']);
  });
});
