/** Prints the one line over all runners and ends with its verdict. No test at all is a failure too. */
export function closingLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exit(sum('failed') || !sum('passed') ? 1 : 0);
}
