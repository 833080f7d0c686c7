/** What the results of jest say, as its `--json` writes them. */

/** More files than this were not disturbed by a busy machine. */
export const MANY_FAILURES = 5;

/** Files with a failed test, or that did not run at all, and the tests' names. */
export function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
}

/** Counts over the first run and, where there was one, the second run of its failed files, which takes their place. */
export function countsOf([first, again]) {
  const failed = ({ numFailedTests, numRuntimeErrorTestSuites, crashed }) =>
    numFailedTests + numRuntimeErrorTestSuites || (crashed ? 1 : 0);
  const skipped = first.numPendingTests + first.numTodoTests;
  if (!again) return { passed: first.numPassedTests, failed: failed(first), skipped };
  const total = first.testResults.filter(({ status }) => status !== 'failed');
  const passedElsewhere = total.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed');
  return { passed: passedElsewhere.length + again.numPassedTests, failed: failed(again), skipped };
}
