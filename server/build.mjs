/** Bundles the server, draws its icons and makes the database that a first start copies. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { external, threads } from './externals.mjs';
import { writeIcons } from './icons.mjs';

/** Beside the program itself: each thread's file, and steps of the build. */
const entries = {
  main: 'src/main.ts',
  ...threads,
  'make-template': 'src/platform/db/pglite/make-template.ts',
};

const { metafile } = await build({
  entryPoints: entries,
  outdir: 'dist',
  bundle: true,
  // A command does not load the whole server. The parts lie beside the threads' files, which are found from there.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  external,
  logLevel: 'warning',
  metafile: true,
});
// Parts of earlier builds; only now, so that a server that runs from here is never without its files.
for (const name of readdirSync('dist')) {
  if (/\.js(\.map)?$/.test(name) && !(`dist/${name}` in metafile.outputs)) rmSync(join('dist', name), { force: true });
}
writeIcons();
execFileSync(process.execPath, ['dist/make-template.js'], { stdio: 'inherit' });
