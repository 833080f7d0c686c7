/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { answers, bin, fail, run } from './lib.mjs';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shell = '/usr/bin/chromium-headless-shell';
const find = () => places.find((path) => path && existsSync(path));

/** The path of a browser; '' lets Playwright use the one it downloaded. */
export async function chromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium …');
  await installPackages(['chromium']);
  if (find()) return find();
  await run(bin('playwright', 'e2e'), ['install', 'chromium'], { quiet: true }).catch((error) =>
    fail(
      `No Chromium was found and none could be installed. Install one, or name it with CHROME_PATH.\n${error.message}`,
    ),
  );
  return '';
}

/** The path of a Chromium without windows, which takes a fifth less of the processor; '' where there is none, or a browser was named. */
export async function headlessShell() {
  if (process.env.CHROME_PATH) return '';
  if (!existsSync(shell)) await installPackages(['chromium-headless-shell']);
  return existsSync(shell) ? shell : '';
}

async function installPackages(names) {
  if (process.getuid?.() !== 0 || !answers('apt-get')) return;
  await run('apt-get', ['update'], { quiet: true })
    .then(() => run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { quiet: true }))
    .catch(() => undefined);
}
