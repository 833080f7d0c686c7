import type { Page } from '@playwright/test';
import { createClient } from '@swapt/shared/client';
import { newAccount } from '../../core/account.js';
import { mailedLink } from '../../core/mailbox.js';
import { ownServer } from '../../core/own-server.js';
import { openDesk } from '../../core/shops/open-desk.js';
import { discountAll } from '../../core/shops/discount-all.js';
import { openShop } from '../../core/shops/open-shop.js';
import { signUpByHand } from '../../core/sign-up-by-hand.js';
import { expect, test } from '../../core/test.js';
import { tlsProxy } from '../../core/tls-proxy.js';

/** A name that this machine does not know as its own: browsers give its pages what they give any other. */
const stand = { host: 'stand.test', port: 4404 };
const inside = 'http://localhost:4104';
const proxy = tlsProxy(stand, inside);
const server = ownServer(4104, { SWAPT_PUBLIC_URL: proxy.origin, SWAPT_TRUSTED_PROXIES: '127.0.0.1' });
const args = [`--host-resolver-rules=MAP ${stand.host} 127.0.0.1`, '--ignore-certificate-errors'];

test.use({
  ...{ baseURL: proxy.origin, ignoreHTTPSErrors: true },
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] }),
    { scope: 'worker' },
  ],
});
test.beforeAll(async () => {
  await server.begin();
  proxy.begin();
});
test.afterAll(async () => {
  await proxy.cut();
  await server.stop();
});

const account = newAccount();

async function joinWithShop(page: Page, linkTo: (email: string) => Promise<string>): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUpByHand(page, account, linkTo);
  await page.bringToFront();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Harbour pottery');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of the desk' }).click();
  await expect(page.getByText('Opens without the network')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
}

test('on an https address the desk opens without the network, and what it sold waits out a session and an event that end meanwhile', async ({
  page,
  playwright,
  complaints: _,
}) => {
  test.setTimeout(240_000);
  let token = '';
  page.on('request', (asked) => (token = asked.headers().authorization?.slice('Bearer '.length) ?? token));
  const bases = { core: inside, v1: inside, wallet: inside };
  const call = createClient({ bases, token: () => Promise.resolve(token) });
  const direct = await playwright.request.newContext({ baseURL: inside });
  await joinWithShop(page, (to) => mailedLink(direct, to));
  const org_id = (await call('org.list', {})).data[0]?.org_id ?? '';
  const shop = await openShop(call, org_id);
  await discountAll(call, org_id);
  const { deskId: session_id, eventId: event_id } = await openDesk(call, org_id, shop.storeId);
  const sell = async () => {
    await page.getByRole('button', { name: /^Candle of beeswax/ }).click();
    // A candle is 6.50, less the tenth that everything has off.
    await page.getByRole('button', { name: 'Pay €5.85' }).click();
    await page.getByRole('button', { name: /^Exactly/ }).click();
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Next sale' }).click();
  };

  await test.step('the desk is kept, with its policy', async () => {
    await page.goto(`/admin/desk/${session_id}`);
    await expectKept(page);
    expect(await page.evaluate(() => [location.protocol, isSecureContext])).toEqual(['https:', true]);
  });

  await test.step('the browser forgets everything: who signs in again has the desk again', async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: proxy.origin, storageTypes: 'all' });
    await page.reload();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Desk 1' })).toBeVisible();
    await expectKept(page);
  });

  await test.step('nobody answers any more: it sells, is opened again, and sells on', async () => {
    await proxy.cut();
    await sell();
    const opened = await page.reload();
    expect(opened?.headers()['content-security-policy']).toContain("script-src 'self'");
    expect(opened?.headers()['permissions-policy']).toContain('camera=(self)');
    await expect(page.getByRole('heading', { name: 'Desk 1' })).toBeVisible();
    await expect(page.getByText('1 waiting')).toBeVisible();
    await sell();
    await expect(page.getByText('2 waiting')).toBeVisible();
  });

  await test.step('meanwhile the event is closed and the session ended elsewhere', async () => {
    // What was sold within the time that a sale takes to arrive would count as sold after it.
    await page.waitForTimeout(3_000);
    await call('pos.count', { org_id, session_id, counted: 6_300 });
    await call('events.close', { org_id, event_id });
    const { data: open } = await call('sessions.list', {});
    for (const { session_id: one } of open) await call('sessions.end', { session_id: one }).catch(() => undefined);
  });

  await test.step('back with the network, somebody signs in again, and each sale is sent once', async () => {
    proxy.mend();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Desk 1' })).toBeVisible();
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Sign in with a pop-up window' }).click();
    const popup = await opening;
    await signIn(popup);
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await call('pos.sales', { org_id, session_id })).data.map(({ total }) => total))
      .toEqual([585, 585]);
    await expect(page.getByText(/waiting$/)).toHaveCount(0);
  });
});
