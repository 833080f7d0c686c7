#!/usr/bin/env node
/** Builds, tests, shows and releases the remote in this folder, outside of the repository of the shell. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { screensFile } from './screens-file.mjs';
import { showInShell } from './show-in-shell.mjs';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const folder = process.cwd();
const [command = 'help', ...rest] = process.argv.slice(2);
const { name, dependencies } = packageHere();
/** The installation that this package came from, unless another one is named. */
const server = process.env['SWAPT_PUBLIC_URL'] ?? originOf(dependencies?.['@swapt/shared']);

function packageHere() {
  try {
    return require(join(folder, 'package.json'));
  } catch {
    return fail('Run this in the folder of a remote: there is no package.json here.');
  }
}

/** @param {string | undefined} address */
function originOf(address) {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** The file of a program that a package brings. @param {string} name @param {string} [program] */
function programOf(name, program = name) {
  const file = require.resolve(`${name}/package.json`);
  const { bin } = require(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[program]);
}

const webpack = () => [programOf('webpack'), '--config', join(here, 'webpack.config.mjs'), '--mode', 'production'];

/** @param {string[]} args */
function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const listScreens = () => writeFileSync(join(folder, 'src/remote.gen.ts'), screensFile(folder, 'swapt-remote'));

/** @type {Record<string, () => unknown>} */
const commands = {
  build: () => run(webpack()),
  test: () => {
    run([programOf('typescript', 'tsc'), '--noEmit']);
    run([programOf('jest'), '--config', join(here, 'jest.config.mjs'), ...rest]);
  },
  dev: async () => {
    const { values } = parseArgs({ args: rest, options: { shell: { type: 'string' } } });
    const shell = values.shell ?? server ?? fail('Name the installation with --shell.');
    const port = Number(process.env['PORT'] ?? 4301);
    await showInShell({ name, command: process.execPath, args: webpack(), cwd: folder, shell, port });
  },
};

async function release() {
  // Bundled from the release commands of the server when this package is packed.
  const { teamCommand } = await import(new URL('team-command.mjs', import.meta.url).href);
  process.exitCode = await teamCommand(command === 'help' ? ['--help'] : [command, ...rest], {
    name,
    folder,
    server: server ?? fail('Name the installation with SWAPT_PUBLIC_URL.'),
    print: console.log,
  });
}

const own = commands[command];
if (command === 'help')
  console.log('Use: swapt-remote build | test | dev [--shell URL], and to release what was built:\n');
try {
  if (own) listScreens();
  await (own ?? release)();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
