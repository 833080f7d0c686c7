/** Format, lint, types and dead code, each a check with a name. */
import { join } from 'node:path';
import { bin, remotes, root, run } from './lib.mjs';

const packages = ['shared', 'server', 'shell', ...remotes, 'e2e'];

export const staticChecks = [
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'], { quiet: true })],
  [
    'lint',
    () =>
      run(bin('eslint'), ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', '.'], { quiet: true }),
  ],
  ...packages.map((name) => [`types of ${name}`, () => run(bin('tsc'), ['-p', name], { quiet: true })]),
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
