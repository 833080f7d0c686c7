import type { Page } from '@playwright/test';
import { takeCards } from '../../core/shops/take-cards.js';
import { expect, openConsole, test } from '../../core/test.js';

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const ours = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme-store'));

test('by redirect: the person comes back to the page they asked for [A.guard, G.session, R.login, S.auth.redirects]', async ({
  page,
  team,
  complaints: _,
}) => {
  await page.context().clearCookies();
  await page.goto('/admin/profile/users?search=tester');
  await expect(page).toHaveURL(/\/auth\/login/);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/authorize');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect(new URL((await sent).url()).searchParams.get('code_challenge_method')).toBe('S256');
  await typePassword(page, team.account);
  await expect(page).toHaveURL(/\/admin\/profile\/users\?search=tester$/);
  await expect(page.getByText(team.account.email).first()).toBeVisible();
});

test('by popup: the window closes itself and the page stays where it was [G.session, A.guard]', async ({
  page,
  team,
  complaints: _,
}) => {
  await page.context().clearCookies();
  await page.goto('/admin/profile/users');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with a pop-up window' }).click();
  const popup = await opened;
  await typePassword(popup, team.account);
  await expect(page).toHaveURL(/\/admin\/profile\/users$/);
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('who moves money proves again who they are, over the page, and what they did goes on by itself [A.payment]', async ({
  console: page,
  team: { account, call, org },
}) => {
  await takeCards(call, org.org_id);
  // A quarter of an hour is too long for a test: the first answer says that it has passed.
  await page.route('**/v1/payment/org', (route) =>
    route.request().postData()?.includes('detach')
      ? route.fulfill({ status: 403, json: { status: 403, code: 'auth.not_fresh', title: 'Sign in again' } })
      : route.fallback(),
  );
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog).toContainText(account.email);
  await page.unroute('**/v1/payment/org');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in with a pop-up window' }).click();
  // The session lives, and still the password is asked for.
  await typePassword(await opened, account);
  await expect(page.getByText('Card payments are disconnected.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Connect card payments' })).toBeVisible();
});

test('a reload keeps the session, and an expired token is renewed without a question [G.session]', async ({
  console: page,
}) => {
  // Away from the console, which would renew by itself and write over this.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('@@auth0spajs@@') || !text.includes('expiresAt')) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expiresAt: 1 }));
    }
  });
  const renewal = page.waitForResponse(
    (response) =>
      response.url().endsWith('/oauth/token') && (response.request().postData() ?? '').includes('refresh_token'),
  );
  await page.goto('/admin/profile');
  expect((await renewal).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/profile');
});

test('two tabs share the session; signing out in one ends both and clears what the browser kept [G.session, S.auth.redirects]', async ({
  console: page,
}) => {
  const second = await page.context().newPage();
  await second.goto('/admin/profile');
  await expect(second.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(await ours(page)).not.toEqual([]);

  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await left;
  await expect(second).not.toHaveURL(/\/admin\/profile$/);
  await expect.poll(() => ours(page)).toEqual([]);

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('somebody who is sent to another site after signing in stays here [A.guard]', async ({
  page,
  team: _,
  complaints: __,
}) => {
  await page.goto('/auth/login?return_to=//evil.example/');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/admin/);
});

test('the organization in use is kept in the browser as the record of six fields [F.org]', async ({ page, team }) => {
  await openConsole(page);
  const record = await page.evaluate(() =>
    Object.values(localStorage).find((text) => text.includes('"org_name"') && text.includes('"twilio_number"')),
  );
  expect(record).toContain(team.org.org_id);
});
