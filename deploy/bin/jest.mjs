/** Runs jest, gives files that failed one more try, and reads the counts (docs/decisions/068). */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root, run } from './lib.mjs';
import { countsOf, failuresOf, MANY_FAILURES } from './jest-counts.mjs';

export async function runJest(args = []) {
  const first = await runOnce(args);
  const files = failuresOf(first);
  if (files.length === 0 || files.length > MANY_FAILURES) return countsOf([first]);
  console.log(`\nOnce more, one after the other: ${files.map(({ file }) => relative(root, file)).join(', ')}`);
  const again = await runOnce(['--runInBand', '--runTestsByPath', ...files.map(({ file }) => file)]);
  for (const { file, tests } of files) console.log(`Needed a second try: ${relative(root, file)}: ${tests.join('; ')}`);
  return countsOf([first, again]);
}

/** Something that a test left open must not keep the run from ending: hence --forceExit. */
async function runOnce(args) {
  const output = join(root, '.cache', 'jest-results.json');
  rmSync(output, { force: true });
  const ended = await run(bin('jest'), [
    '-c',
    'jest.config.mjs',
    '--json',
    '--outputFile',
    output,
    '--forceExit',
    ...args,
  ]).catch((error) => error);
  return { ...JSON.parse(readFileSync(output, 'utf8')), crashed: ended instanceof Error };
}
