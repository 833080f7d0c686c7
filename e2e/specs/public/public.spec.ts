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

test('a page asks for the cookie of a year, and the answer can be taken back; nobody gets one unasked [R.redirect, R.privacy]', async ({
  browser,
  team,
  baseURL,
}) => {
  const org_id = team.org.org_id;
  const { data: code } = await team.call('codes.create', {
    name: 'Door',
    type: 'link',
    target: 'https://example.com/a',
  });
  const note = { name: 'Opening', type: 'note' as const, content: { text: 'Open from seven.' } };
  const { data: shown } = await team.call('codes.create', note);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const known = async () => (await context.cookies()).filter(({ name }) => name.startsWith('swapt_v'));

  const scanned = await scanWithPhone(page.request, code.scan_url);
  expect(scanned.headers()['set-cookie']).toBeUndefined();
  await page.goto(`/c/${shown.slug}`);
  await expect(page.getByRole('heading', { name: /recognize this browser/ })).toHaveCount(0);
  await team.call('org.update', { org_id, data: { visitor_mode: 'cookie' } });
  // What a process remembers of a code is a minute old at most; another code is read anew.
  const { data: another } = await team.call('codes.create', note);
  await page.goto(`/c/${another.slug}`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(`/c/${another.slug}`);
  await expect(page.getByRole('heading', { name: /recognize this browser/ })).toHaveCount(0);
  expect(await known()).toMatchObject([{ name: `swapt_v_${org_id}`, value: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);

  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`What data ${team.org.org_name} gets`);
  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  expect(await known()).toMatchObject([{ value: 'no' }]);
  await page.getByRole('button', { name: 'Do not recognize this browser' }).click();
  expect(await known()).toEqual([]);
  await page.getByRole('button', { name: 'Allow it again' }).click();
  await expect(page.getByRole('button', { name: 'Do not recognize this browser' })).toBeVisible();
  await context.close();
});
