/** What a shopper's first view costs in bytes and requests, and how much of it is federation: the same screens in one build, side by side. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publicShellConfig } from '@swapt/shared/build';

const root = join(import.meta.dirname, '../..');
const webpack = createRequire(join(root, 'shell/package.json'))('webpack');
const goals = { script: 75, federation: 4, requests: 4 };
const kb = (bytes) => bytes / 1024;
const brotliOf = (file) => readFileSync(`${file}.br`).length;

/** The public shell with the screens of mf-public in the same build, without a container or a registry. */
async function buildInOne() {
  process.argv.push('production');
  const dir = join(root, 'shell');
  const folder = join(dir, '.cache', 'public-in-one');
  mkdirSync(folder, { recursive: true });
  const shell = readFileSync(join(dir, 'src/public/index.tsx'), 'utf8')
    .replace(/import \{ loadRemote \}.*/, `import { screens } from '${join(root, 'mf-public/src/remote.ts')}';`)
    .replace(/const \{ screens \}[^;]*;/, '');
  writeFileSync(join(folder, 'index.tsx'), shell);
  const config = publicShellConfig({ dir });
  const output = { ...config.output, path: join(folder, 'dist') };
  const entry = { public: join(folder, 'index.tsx') };
  const stats = await new Promise((resolve, reject) =>
    webpack({ ...config, entry, output, cache: false, name: 'public-in-one' }, (error, result) =>
      error ? reject(error) : resolve(result),
    ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return output.path;
}

const sizeOf = (folder, pattern) => {
  const name = readdirSync(folder).find((candidate) => pattern.test(candidate));
  if (!name) throw new Error(`${folder} has no ${pattern}`);
  return brotliOf(join(folder, name));
};

export async function run() {
  const remote = join(root, 'mf-public/dist');
  const shell = sizeOf(join(root, 'shell/dist/public'), /^public\.\w+\.js$/);
  const entry = sizeOf(remote, /^remoteEntry\.js$/);
  const screen = sizeOf(remote, /^home\.\w+\.js$/);
  const one = await buildInOne();
  const whole = sizeOf(one, /^public\.\w+\.js$/) + sizeOf(one, /^home\.\w+\.js$/);
  const { screens } = JSON.parse(readFileSync(join(remote, 'release.json'), 'utf8'));
  const rows = [
    ['public shell', kb(shell)],
    ['remote entry', kb(entry)],
    ['script without the screen', kb(shell + entry), goals.script],
    ['the screen of the start page', kb(screen)],
    ['the same in one build, with the screen', kb(whole)],
    ['federation over one build', kb(shell + entry + screen - whole), goals.federation],
    ['requests to live (page, shell, entry, screen)', 3 + screens.home.length, goals.requests],
  ];
  console.log('| first view, brotli 11 | KB | goal |\n|---|---|---|');
  for (const [what, value, goal] of rows) {
    console.log(`| ${what} | ${value.toFixed(what.startsWith('requests') ? 0 : 1)} | ${goal ? `<= ${goal}` : ''} |`);
  }
  if (rows.some(([, value, goal]) => goal && value > goal)) process.exitCode = 1;
}
