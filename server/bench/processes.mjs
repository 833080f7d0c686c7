/** Servers to be measured: each a process of its own, bundled as the real one is. */
import { build } from 'esbuild';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { lean } from '../../deploy/bin/lib.mjs';
import { external, threads } from '../externals.mjs';

const root = join(import.meta.dirname, '..');

/** Bundles `<name>.ts` of this folder, beside the threads that a server starts. Gives the folder, to be removed. */
export async function bundleServer(name, plugins = []) {
  const bundle = mkdtempSync(join(root, 'dist', 'bench-'));
  await build({
    entryPoints: {
      [name]: join(import.meta.dirname, `${name}.ts`),
      ...Object.fromEntries(Object.entries(threads).map(([thread, file]) => [thread, join(root, file)])),
    },
    outdir: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external,
    plugins,
    logLevel: 'warning',
  });
  return bundle;
}

/** Starts a program, as `npm start` does, that says `{ ready: <its address> }`; it ends with this process. */
export async function start(file, args, execArgv = process.execArgv) {
  const child = fork(file, args, { execArgv: [...lean.flags, ...execArgv], env: { ...lean.env, ...process.env } });
  const [{ ready }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { child, address: ready };
}

export async function ask({ child }, message) {
  child.send(message);
  const [reply] = await once(child, 'message');
  return reply;
}
