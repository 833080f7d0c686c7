import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const port = 4100;
const dataDir = join(import.meta.dirname, '..', '.data', 'e2e');
// The main process makes the folder anew; the workers that load this file again must leave it alone.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  projects: [
    { name: 'tests', testDir: 'specs' },
    { name: 'shots', testDir: 'shots' },
  ],
  outputDir: '../.data/e2e-results',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A machine that is busy for a moment must not fail a run; what needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node server/dist/main.js',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      SWAPT_DATA_DIR: dataDir,
      SWAPT_DEMO: 'on',
      SWAPT_DEMO_PASSWORD: 'harbour-lights-at-dusk',
      SWAPT_SPECIAL_HOST: `special.localhost:${port}`,
      // The tests act as a proxy in front: they say which address a phone has.
      SWAPT_TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  },
});
