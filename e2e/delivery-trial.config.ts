import { defineConfig } from '@playwright/test';
export default defineConfig({ projects: [{ name: 'tests', testDir: 'specs/public' }], outputDir: '/tmp/delivery/e2e', timeout: 60_000, workers: 1,
  use: { baseURL: 'http://localhost:4400', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking'] } } });
