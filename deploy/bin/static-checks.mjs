/** Format, lint, types and dead code, each a check with a name. */
import { join } from 'node:path';
import { bin, remotes, root, run } from './lib.mjs';

const eslint = (name, paths) =>
  run(bin('eslint'), ['--max-warnings', '0', '--cache', '--cache-location', `.cache/eslint-${name}`, ...paths], {
    quiet: true,
  });
const tsc = (project) => run(bin('tsc'), ['-p', project], { quiet: true });

// What the packages share is read once for all that runs in a browser. What takes longest begins first.
export const staticChecks = [
  ['lint of what browsers run', () => eslint('browser', ['shared', 'shell', ...remotes])],
  ['lint of server and browser tests', () => eslint('server', ['server', 'e2e'])],
  ['types of what browsers run', () => tsc('tsconfig.browser.json')],
  ['types of the server', () => tsc('server')],
  ['types of the browser tests', () => tsc('e2e')],
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'], { quiet: true })],
  [
    'contract surface',
    () => run(bin('tsx', 'shared'), ['src/surface/check.ts'], { quiet: true, cwd: join(root, 'shared') }),
  ],
  [
    'lists of public screens',
    () => import('./public-screens.mjs').then(({ checkPublicScreens }) => checkPublicScreens()),
  ],
  [
    'lists of console screens',
    () => import('./console-screens.mjs').then(({ checkConsoleScreens }) => checkConsoleScreens()),
  ],
  ['API description', () => import('./lint-api.mjs').then(({ checkApi }) => checkApi())],
  ['dead code', () => run(bin('knip'), [], { quiet: true })],
];

/** Runs every check, two at a time, says how each went, and counts. */
export async function runStaticChecks() {
  const waiting = [...staticChecks];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const error = await check().then(
        () => undefined,
        (reason) => reason,
      );
      console.log(`  ${error ? 'FAILED' : 'ok'}  ${name}${error ? `\n${error.message}` : ''}`);
      counts[error ? 'failed' : 'passed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
