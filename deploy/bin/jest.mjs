/** Runs jest and reads its counts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './lib.mjs';

/** Something that a test left open must not keep the run from ending: hence --forceExit. */
export async function runJest(args = []) {
  const file = join(root, '.cache', 'jest-results.json');
  rmSync(file, { force: true });
  const ended = await run(bin('jest'), [
    '-c',
    'jest.config.mjs',
    '--json',
    '--outputFile',
    file,
    '--forceExit',
    ...args,
  ]).catch((error) => error);
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: failed || (ended instanceof Error ? 1 : 0),
    skipped: results.numPendingTests + results.numTodoTests,
  };
}
