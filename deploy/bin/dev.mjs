/**
 * `npm run dev`: serves everything, rebuilds the package that changed and reloads the browser.
 * `npm run dev -- --only mf-codes --shell URL`: builds that one remote alone and shows it in a console that runs elsewhere.
 */
import { parseArgs } from 'node:util';
import { developAll } from './dev-all.mjs';
import { developOne } from './dev-one.mjs';
import { checkNode, fail, install } from './lib.mjs';

const usage = 'npm run dev, or: npm run dev -- --only mf-codes --shell http://localhost:4000';

function readArguments() {
  try {
    return parseArgs({ options: { only: { type: 'string' }, shell: { type: 'string' } } }).values;
  } catch (error) {
    return fail(`${error.message}\nUse: ${usage}`);
  }
}

const { only, shell } = readArguments();
if (shell && !only)
  fail(`--shell names the console in which one remote is shown; say which with --only.\nUse: ${usage}`);
checkNode();
await install();
await (only ? developOne(only, shell ?? 'http://localhost:4000') : developAll());
