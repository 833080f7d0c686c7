import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.js';

/** The radio buttons of the start page answer once React has taken the page over. */
const choose = async (page: Page) => {
  await page.getByLabel('December').check({ force: true });
  return page.getByRole('status').innerText();
};

test('the start page is live after four requests and needs no repair [R.home]', async ({ page, complaints: _ }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'script'].includes(request.resourceType())) requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect.poll(() => choose(page)).toContain('Gift vouchers');
  expect(requests).toHaveLength(4);
});

test('the script of shoppers’ pages comes to 75 KB at most, the screen aside', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
  const shared = scripts.filter((address) => !/\/home\.\w+\.js$/.test(address));
  expect([scripts.length, shared.length]).toEqual([3, 2]);
  const sizes = shared.map(async (address) => {
    const { 'content-encoding': encoding, 'content-length': bytes } = (
      await request.get(address, { headers: { 'accept-encoding': 'br' } })
    ).headers();
    expect([address, encoding]).toEqual([address, 'br']);
    return Number(bytes);
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(75 * 1024);
});

const breakages: [string, (page: Page) => Promise<unknown>][] = [
  ['is gone', (page) => page.route('**/r/mf-public/**/*.js', (route) => route.abort())],
  [
    'has a changed entry',
    (page) =>
      page.route('**/r/mf-public/**/remoteEntry.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.tampered = true` });
      }),
  ],
  [
    'has a changed screen',
    (page) =>
      page.route('**/r/mf-public/**/home.*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.tampered = true` });
      }),
  ],
];

for (const [what, spoil] of breakages) {
  test(`a public page stays readable and its links work when its remote ${what} [G.remote.down]`, async ({ page }) => {
    await spoil(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await choose(page)).toContain('Lunch menu');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
