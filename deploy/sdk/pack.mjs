/**
 * Packs what teams outside of this repository install: `@swapt/shared` of this contract, with its build and its release commands, and the program that
 * makes an empty remote. The server gives both to package managers (`/sdk`).
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../bin/lib.mjs';

const out = join(root, 'shared/dist/sdk');
/** Beside what the package names itself: what a remote is tested, typed and built with. */
const tools = [
  '@swc/jest',
  '@types/jest',
  '@types/node',
  'jest',
  'jest-environment-jsdom',
  'typescript',
  'webpack-cli',
];
/** What makes parts of this package here, and nothing there. */
const ours = ['@resvg/resvg-js', 'tsx'];

const esbuild = () => createRequire(join(root, 'server/package.json'))('esbuild');
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The versions that this repository is tried with. */
function catalog() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, rows = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...rows.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}

function packageOfSdk() {
  const { name, version, type, exports, dependencies, peerDependencies, devDependencies } =
    readJson('shared/package.json');
  const versions = catalog();
  const names = [...Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }), ...tools]
    .filter((one) => !ours.includes(one))
    .sort();
  return {
    ...{ name, version, type, license: 'UNLICENSED', engines: { node: '>=20.19' } },
    description: 'What remotes of Swapt are made with',
    bin: { 'swapt-remote': './src/remote-tools/swapt-remote.mjs' },
    exports: { ...exports, './package.json': './package.json' },
    dependencies: Object.fromEntries(names.map((one) => [one, versions[one] ?? missing(one)])),
  };
}

const missing = (name) => {
  throw new Error(`${name} has no version in pnpm-workspace.yaml`);
};

async function pack(folder, file) {
  const made = JSON.parse(
    await run('npm', ['pack', '--json', '--pack-destination', out], { quiet: true, cwd: folder }),
  );
  rmSync(join(out, file), { force: true });
  cpSync(join(out, made[0].filename), join(out, file));
  rmSync(join(out, made[0].filename));
  rmSync(folder, { recursive: true });
}

async function packShared() {
  const folder = join(out, 'shared');
  mkdirSync(folder, { recursive: true });
  const isShipped = (path) => !/\.test\.|[\\/]surface([\\/]|$)/.test(path);
  cpSync(join(root, 'shared/src'), join(folder, 'src'), { recursive: true, filter: isShipped });
  await esbuild().build({
    entryPoints: [join(root, 'server/src/modules/remotes/cli/team-command.ts')],
    outfile: join(folder, 'src/remote-tools/team-command.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageOfSdk(), null, 2));
  await pack(folder, 'swapt-shared.tgz');
}

async function packCreate() {
  const folder = join(out, 'create-remote');
  cpSync(join(root, 'deploy/sdk/create-remote'), folder, { recursive: true });
  const { version } = readJson('shared/package.json');
  const versions = catalog();
  const used = ['@ant-design/icons-svg', '@tanstack/react-query', 'antd', 'react', 'react-dom'];
  const own = Object.fromEntries(used.map((name) => [name, versions[name]]));
  writeFileSync(join(folder, 'versions.json'), JSON.stringify(own));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'create-swapt-remote', version, type: 'module', bin: './create-remote.mjs' }),
  );
  await pack(folder, 'create-remote.tgz');
}

export async function packSdk() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await packShared();
  await packCreate();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await packSdk();
