/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { answers, bin, fail, run } from './lib.mjs';

const places = [
  process.env.CHROME_PATH,
  // Without all that a window needs: a fifth less of the processor for the same tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const find = () => places.find((path) => path && existsSync(path));

/** The path of a browser; '' lets Playwright use the one it downloaded. */
export async function chromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && answers('apt-get')) {
    await run('apt-get', ['update'], { quiet: true }).catch(() => undefined);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true }).catch(() => undefined);
      if (find()) return find();
    }
  }
  await run(bin('playwright', 'e2e'), ['install', 'chromium'], { quiet: true }).catch((error) =>
    fail(
      `No Chromium was found and none could be installed. Install one, or name it with CHROME_PATH.\n${error.message}`,
    ),
  );
  return '';
}
