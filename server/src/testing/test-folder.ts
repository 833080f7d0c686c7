import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'swapt-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A new folder that is removed after the test file. */
export function testFolder(): string {
  return mkdtempSync(join(root, 'data-'));
}
