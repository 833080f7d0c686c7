import { chmodSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../testing/test-folder.js';
import { tighten } from './tighten.js';

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

describe('a data folder', () => {
  it('of an earlier version is not left open to others, whatever is in it', () => {
    const folder = testFolder();
    mkdirSync(join(folder, 'images', 'a'), { recursive: true });
    writeFileSync(join(folder, 'images', 'a', 'b'), '');
    for (const path of ['images', 'images/a']) chmodSync(join(folder, path), 0o777);
    chmodSync(join(folder, 'images/a/b'), 0o666);
    chmodSync(folder, 0o755);
    expect(tighten(folder)).toEqual([]);
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'images/a'))).toBe('700');
    expect(modeOf(join(folder, 'images/a/b'))).toBe('600');
  });

  it('never changes what a link in it leads to', () => {
    const [folder, outside] = [testFolder(), join(testFolder(), 'outside')];
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(folder, 'link'));
    tighten(folder);
    expect((statSync(outside).mode & 0o777).toString(8)).toBe('644');
  });

  it('of another user is not changed, and that is said', () => {
    const folder = testFolder();
    chmodSync(folder, 0o755);
    const me = process.geteuid;
    process.geteuid = () => 4_242;
    try {
      expect(tighten(folder)).toEqual([expect.stringContaining('belongs to another user')]);
    } finally {
      process.geteuid = me;
    }
    expect(modeOf(folder)).toBe('755');
  });
});
