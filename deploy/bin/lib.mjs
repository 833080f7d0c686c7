/** What the commands of package.json share. Plain Node: it runs before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const remotes = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'];
const pnpmVersion = '12.21.0';

/**
 * What a server's process is started with so that it keeps no memory that it has given up (docs/decisions/098-less-memory.md). Compiling the database
 * takes 80 MB for a moment, in several threads; by itself the allocator of Linux keeps what each of them had. Others do not know the settings.
 */
export const lean = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
};

export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Swapt needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Runs a command to its end. Output goes to the terminal unless `quiet`, then only a failure's output is shown. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}

/** `node_modules/.bin` of the workspace root or of one package. */
export const bin = (name, folder = '.') => join(root, folder, 'node_modules', '.bin', name);

export function hashOf(paths) {
  const hash = createHash('sha256');
  const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (skipped.has(entry.name)) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) walk(full);
      else hash.update(full.slice(root.length)).update(readFileSync(full));
    }
  };
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    if (path.includes('.')) hash.update(readFileSync(full));
    else walk(full);
  }
  return hash.update(process.versions.node.split('.')[0]).digest('hex');
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Runs `work` unless it already ran for the same inputs. */
export async function once(stampFile, hash, work) {
  const file = join(root, stampFile);
  if (readStamp(file) === hash) return false;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}

/** Installs the workspace with the one pnpm version that it was tried with; needs nothing but Node's own npx. */
export async function install() {
  const inputs = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  await once('node_modules/.swapt-installed', hashOf(inputs), async () => {
    console.log('Installing packages …');
    await run('npx', ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], { quiet: true }).catch((error) =>
      fail(`Packages could not be installed. Is the npm registry reachable?\n${error.message}`),
    );
  });
}

/** Whether a program answers, by its path or by name. */
export const answers = (command, args = ['--version']) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
