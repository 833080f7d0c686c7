/** Format, lint, types and dead code, each a check with a name. */
import { bin, remotes, run } from './lib.mjs';

const packages = ['shared', 'server', 'shell', ...remotes, 'e2e'];

export const staticChecks = [
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'], { quiet: true })],
  [
    'lint',
    () =>
      run(bin('eslint'), ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', '.'], { quiet: true }),
  ],
  ...packages.map((name) => [`types of ${name}`, () => run(bin('tsc'), ['-p', name], { quiet: true })]),
  ['dead code', () => run(bin('knip'), [], { quiet: true })],
];

/** Runs every check, says how each went, and counts. */
export async function runStaticChecks() {
  let passed = 0;
  let failed = 0;
  for (const [name, check] of staticChecks) {
    const error = await check().then(
      () => undefined,
      (reason) => reason,
    );
    console.log(`  ${error ? 'FAILED' : 'ok'}  ${name}${error ? `\n${error.message}` : ''}`);
    if (error) failed += 1;
    else passed += 1;
  }
  return { passed, failed, skipped: 0 };
}
