import { scanWithPhone } from '../../core/phone.js';
import { expect, test } from '../../core/test.js';

test('the start page is readable without script and leads to the sign-in [R.home]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await context.close();
});

test('the special host has a start page of its own [R.home.host]', async ({ page, baseURL, complaints: _ }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto('/');
  const usual = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`http://special.localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(usual);
});

test('a paused, a deleted and an unknown code each show a friendly page [R.redirect]', async ({
  page,
  team,
  complaints: _,
}) => {
  const { data: code } = await team.call('codes.create', {
    name: 'Door',
    type: 'link',
    target: 'https://example.com/a',
  });
  const move = (status: 'active' | 'paused') => team.call('codes.update', { code_id: code.code_id, data: { status } });
  expect((await scanWithPhone(page.request, code.scan_url)).status()).toBe(302);

  await move('paused');
  await expect.poll(async () => (await scanWithPhone(page.request, code.scan_url)).status()).toBe(200);
  await page.goto(code.scan_url);
  await expect(page.getByRole('main')).toContainText(team.org.org_name);
  // The view of the paused page is counted, once per page.
  await expect
    .poll(async () => (await team.call('analytics.scans', { code_id: code.code_id })).data.map(({ source }) => source))
    .toContain('view');

  await team.call('codes.delete', { code_id: code.code_id });
  await expect.poll(async () => (await scanWithPhone(page.request, code.scan_url)).status()).toBe(410);
  await page.goto(code.scan_url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const unknown = await page.goto('/never-made-this');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody who opts out gets no visitor id, with plain forms [R.redirect]', async ({ browser, team, baseURL }) => {
  const { data: code } = await team.call('codes.create', {
    name: 'Door',
    type: 'link',
    target: 'https://example.com/a',
  });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const visit = async () => (await scanWithPhone(page.request, code.scan_url)).headers()['set-cookie'];
  expect(await visit()).toBeTruthy();
  await page.goto('/privacy');
  await page.getByRole('main').getByRole('button').click();
  expect(await visit()).toBeUndefined();
  await page.goto('/privacy');
  await page.getByRole('main').getByRole('button').click();
  expect(await visit()).toBeTruthy();
  await context.close();
});
