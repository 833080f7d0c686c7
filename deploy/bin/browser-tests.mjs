/** Runs the browser tests on the built product and reads their counts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, headlessShell } from './chromium.mjs';
import { bin, root, run } from './lib.mjs';

/** `npm test` tries each test twice and names what needed it (docs/decisions/068). */
export async function runBrowserTests(args = []) {
  const file = join(root, '.cache', 'playwright-results.json');
  rmSync(file, { force: true });
  const env = {
    HEADLESS_SHELL_PATH: await headlessShell(),
    CHROME_PATH: await chromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
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
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  for (const page of suites.flatMap(failedPages)) console.log(page);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** The end of what stood on the page where a test failed, dialogs among it, as Playwright wrote it down. */
function failedPages({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ title, tests }) =>
    tests.flatMap((one) => one.results.map((result) => ({ title, ...result }))),
  );
  const pages = results.flatMap(({ title, attachments }) =>
    attachments
      .filter(({ name }) => name === 'error-context')
      .map(({ path }) => `${title}\n${snapshotIn(readFileSync(path, 'utf8')).split('\n').slice(-40).join('\n')}`),
  );
  return [...pages, ...suites.flatMap(failedPages)];
}

const snapshotIn = (text) => /# Page snapshot\s+```yaml\n([^]*?)\n```/.exec(text)?.[1] ?? '';
