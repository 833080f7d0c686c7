import { runModule } from '../../testing/run-module.js';

interface Counted {
  counts: { passed: number; failed: number; skipped: number };
  files: { file: string; tests: string[] }[];
}

const count = `
  import { readFileSync } from 'node:fs';
  import { countsOf, failuresOf } from './deploy/bin/jest-counts.mjs';
  const runs = JSON.parse(readFileSync(0, 'utf8'));
  console.log(JSON.stringify({ counts: countsOf(runs), files: failuresOf(runs[0]) }));
`;
const countsOf = (...runs: object[]) => runModule(count, runs) as Counted;

const test = (fullName: string, status: string) => ({ fullName, status });
const good = { name: 'good.test.ts', status: 'passed', assertionResults: [test('a', 'passed'), test('b', 'pending')] };
const bad = { name: 'bad.test.ts', status: 'failed', assertionResults: [test('c', 'passed'), test('d', 'failed')] };
const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
const mended = { ...bad, status: 'passed', assertionResults: [test('c', 'passed'), test('d', 'passed')] };
const run = (crashed: boolean, passed: number, failed: number, errors: number, testResults: object[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: errors,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults,
  crashed,
});
const first = run(true, 2, 1, 1, [good, bad, broken]);

describe('counts of npm test', () => {
  it('names the files that failed, also those that did not run at all', () => {
    expect(countsOf(first).files).toEqual([
      { file: 'bad.test.ts', tests: ['d'] },
      { file: 'broken.test.ts', tests: [] },
    ]);
  });

  it('takes the second run of failed files in the place of the first', () => {
    const again = run(false, 3, 0, 0, [mended, { ...broken, status: 'passed' }]);
    expect(countsOf(first, again).counts).toEqual({ passed: 4, failed: 0, skipped: 1 });
  });

  it.each([
    ['fails again', run(true, 1, 1, 0, [bad])],
    ['does not run again', run(true, 0, 0, 1, [broken])],
    ['ends badly without a failed test', run(true, 2, 0, 0, [mended])],
  ])('fails where a file %s', (_, again) => {
    expect(countsOf(first, again).counts.failed).toBe(1);
  });

  it('fails a single run that ended badly, failed a test or did not run a file', () => {
    expect(countsOf(first).counts).toEqual({ passed: 2, failed: 2, skipped: 1 });
    expect(countsOf(run(true, 1, 0, 0, [good])).counts.failed).toBe(1);
    expect(countsOf(run(false, 1, 0, 0, [good])).counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
  });
});
