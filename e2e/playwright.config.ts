import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Releases of remotes change what every page of a server shows, so they have a server to themselves. */
const servers = { tests: 4100, independence: 4101 };
const dataDirOf = (name: keyof typeof servers) =>
  join(import.meta.dirname, '..', '.data', name === 'tests' ? 'e2e' : `e2e-${name}`);

export default defineConfig({
  // Both begin at once, each with workers of its own. Inside of one, tests begin in the order of their folders:
  // the longest stand in `specs/accessibility`, so that none of them is left for the end.
  projects: [
    {
      name: 'independence',
      testDir: 'specs/independence',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: `http://localhost:${servers.independence}` },
    },
    { name: 'tests', testDir: 'specs', testIgnore: 'independence/**', workers: 3 },
    { name: 'shots', testDir: 'shots', workers: 2 },
  ],
  outputDir: '../.data/e2e-results',
  // What has to be quick is said by expectations; a slow machine alone fails no test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 4,
  use: {
    baseURL: `http://localhost:${servers.tests}`,
    // Recording slows every test down, and `npm test` tries each failed one again.
    trace: 'on-first-retry',
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    // What slides or zooms may have moved on between the press and the release of a click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: [server('tests'), server('independence')],
});

function server(name: keyof typeof servers) {
  const port = servers[name];
  const dataDir = dataDirOf(name);
  // The main process makes the folder anew; the workers that load this file again must leave it alone.
  if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true });
  return {
    command: 'node server/dist/main.js',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    // Both servers make their demo at the same moment, beside whatever else the machine does.
    timeout: 180_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SWAPT_DATA_DIR: dataDir,
      SWAPT_DEMO: 'on',
      SWAPT_DEMO_PASSWORD: 'harbour-lights-at-dusk',
      SWAPT_OPERATORS: 'owner@demo.swapt.test,operator@example.test,second@example.test,third@example.test',
      SWAPT_SPECIAL_HOST: `special.localhost:${port}`,
      // The tests act as a proxy in front: they say which address a phone has.
      SWAPT_TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  };
}
