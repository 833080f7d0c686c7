import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { external } from '../../externals.mjs';
import { serverRoot } from '../platform/db/server-root.js';

/** Bundles programs of `src/` the way the build does, for tests that start or kill real processes. Removed after the suite. */
export function bundleForSuite(entries: Record<string, string>): (name: string) => string {
  mkdirSync(join(serverRoot, 'dist'), { recursive: true });
  const outdir = mkdtempSync(join(serverRoot, 'dist', 'test-'));
  const sources = Object.entries(entries).map(([name, file]) => [name, join(serverRoot, 'src', file)]);
  // Not the asynchronous one: its service would keep the test run from ending.
  beforeAll(() => {
    buildSync({
      entryPoints: Object.fromEntries(sources),
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      external,
    });
  });
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));
  return (name) => join(outdir, `${name}.js`);
}
