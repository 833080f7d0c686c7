/** Runs the browser tests on the built product and reads their counts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { bin, root, run } from './lib.mjs';

/** `npm test` tries each test twice and names what needed it (docs/decisions/068). */
export async function runBrowserTests(args = []) {
  const file = join(root, '.cache', 'playwright-results.json');
  rmSync(file, { force: true });
  const env = { CHROME_PATH: await chromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await run(
    bin('playwright', 'e2e'),
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--project=tests',
      '--project=independence',
      '--reporter=list,json',
      ...args,
    ],
    {
      env,
    },
  ).catch(() => undefined);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
