/** How long a team waits for its remote: a production build after another one. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Seconds. The release in `dist` stays as it is. */
export async function warmBuild(name) {
  const out = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const cwd = join(root, name);
  const build = () =>
    run(join(cwd, 'node_modules/.bin/webpack'), ['--mode', 'production', '--output-path', out], { cwd });
  try {
    await build();
    const started = performance.now();
    await build();
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
