import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { nextInstallation } from '../../core/next-installation.js';
import { ownServer } from '../../core/own-server.js';
import { expect, test } from '../../core/test.js';

const server = ownServer(4103);
const folders: string[] = [];
test.use({ baseURL: server.url });
test.beforeAll(() => server.begin());
test.afterAll(async () => {
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
async function upgrade(page: Page, contract: string) {
  folders.push(nextInstallation(contract));
  await server.replace(folders.at(-1) ?? '');
  // Built anew, its files would have other names.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

test('the platform is updated under remotes that were released before: the contract decides, and nothing else [G.remote.runtime]', async ({
  console: page,
}) => {
  test.slow();
  const lead = page.getByText('All QR codes in your organization.');
  await page.goto('/admin/my-codes');
  await expect(lead).toBeVisible();

  await test.step('a newer one of the same major version goes on with them', async () => {
    await upgrade(page, '2.7.0');
    await page.goto('/admin/my-codes');
    await expect(lead).toBeVisible();
    await page.goto('/admin/store');
    await expect(page.getByRole('heading', { name: 'Stores', level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('an older one than they were made for does not, and says so', async () => {
    await upgrade(page, '1.9.0');
    await page.goto('/admin/my-codes');
    await expect(page.getByText('This section needs a newer console.')).toBeVisible();
  });

  await test.step('the next major version does not, and says so in the place of each', async () => {
    await upgrade(page, '3.0.0');
    await page.goto('/admin/my-codes');
    await expect(page.getByText('This section needs an older console.')).toBeVisible();
    await page.goto('/admin/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });
});
