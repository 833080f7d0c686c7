import type { Page } from '@playwright/test';
import { joinTeam } from '../../core/join-team.js';
import { openCardShop } from '../../core/shops/open-card-shop.js';
import { openDesk } from '../../core/shops/open-desk.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, openConsole, test } from '../../core/test.js';

const phone = { width: 390, height: 844 };
const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu of the desk' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const pay = async (page: Page) => {
  await page.getByRole('button', { name: /^Candle of beeswax/ }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
};

test('a manager approves with a PIN what a cashier may not do, and takes the desk over', async ({
  team: { account: owner, call, org },
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const shop = await openShop(call, org.org_id);
  await call('pos.setPin', { org_id: org.org_id, pin: '4711' });
  const { deskId: session_id } = await openDesk(call, org.org_id, shop.storeId);
  const cashier = await joinTeam({ browser, baseURL, call, orgId: org.org_id, role: 'cashier' });
  const { screen } = cashier;
  await openConsole(screen);
  // The first screen of a cashier has the camera, so it is loaded as a page of its own.
  await expect(screen.getByRole('heading', { name: 'Desks' })).toBeVisible();
  await screen.setViewportSize(phone);
  await screen.goto(`/admin/desk/${session_id}`);

  await pay(screen);
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await screen.getByRole('button', { name: '1 item' }).click();
  await screen.getByRole('button', { name: 'Discount' }).click();
  await screen.getByRole('spinbutton', { name: 'Per cent' }).fill('50');
  await screen.getByLabel('Reason').fill('Cracked');
  await screen.getByRole('button', { name: 'Take off' }).click();
  await screen.getByRole('button', { name: 'Pay €3.25' }).click();
  await screen.getByRole('button', { name: 'Exactly €3.25' }).click();
  const dialog = screen.getByRole('dialog', { name: 'A manager approves this' });
  await dialog.getByLabel('PIN').fill('1357');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('PIN').fill('4711');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(screen.getByText('Sale 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Next sale' }).click();

  await menu(screen, 'Change the cashier');
  const taking = screen.getByRole('dialog', { name: 'Who sells now?' });
  await taking.getByLabel('PIN').fill('4711');
  await taking.getByRole('button', { name: 'Take over' }).click();
  await expect(screen.getByRole('banner')).toContainText(owner.name);
  await pay(screen);
  await screen.getByRole('button', { name: /^Exactly/ }).click();
  await expect(screen.getByText('Sale 2')).toBeVisible();
  const { data: sales } = await call('pos.sales', { org_id: org.org_id, session_id });
  expect(sales.map(({ sold_by, total }) => [sold_by, total])).toEqual([
    [owner.name, 650],
    [cashier.account.name, 325],
  ]);
  await cashier.context.close();
});

test('a sale that a phone pays waits, is called off with its cart still there, and is sold once it is paid', async ({
  console: page,
  team: { call, org },
}) => {
  const shop = await openCardShop(call, org.org_id);
  const { org_id } = org;
  const { deskId: session_id } = await openDesk(call, org_id, shop.storeId);
  const sales = async () => (await call('pos.sales', { org_id, session_id })).data;
  await page.setViewportSize(phone);
  await page.goto(`/admin/desk/${session_id}`);
  await pay(page);
  const showCode = async () => {
    await page.getByRole('radio', { name: 'By phone' }).click();
    await page.getByRole('button', { name: 'Show the code' }).click();
    await expect(page.getByRole('img', { name: 'Code to pay with, for the shopper’s phone' })).toBeVisible();
  };
  await showCode();
  await page.getByRole('button', { name: 'Call the sale off' }).click();
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeVisible();
  expect(await sales()).toMatchObject([{ state: 'expired' }]);
  await showCode();
  const [waiting] = await sales();
  const named = { store_id: shop.storeId, link: waiting?.link.split('/').at(-1) ?? '' };
  await call('payments.intent', named);
  await call('payments.testPay', { ...named, card: 'pm_card_visa' });
  await expect(page.getByRole('region', { name: 'Sold' })).toBeVisible();
  await page.getByRole('button', { name: 'Next sale' }).click();
  await menu(page, 'Sales and returns');
  await expect(page.getByRole('link', { name: 'Give money back in its order' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('two tabs of one desk send a sale once; what was sold before the desk was closed elsewhere is sent after it', async ({
  console: page,
  context,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  const { org_id } = org;
  const { deskId: session_id } = await openDesk(call, org_id, shop.storeId);
  const sales = async () => (await call('pos.sales', { org_id, session_id })).data.length;
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/admin/desk/${session_id}`);
  // What is behind another tab is drawn seldom.
  await page.bringToFront();
  await expect(page.getByRole('button', { name: /^Candle of beeswax/ })).toBeVisible();
  const sell = async () => {
    await pay(page);
    await page.getByRole('button', { name: /^Exactly/ }).click();
    await page.getByRole('button', { name: 'Next sale' }).click();
  };
  await context.setOffline(true);
  await sell();
  await sell();
  for (const tab of [page, other]) await expect(tab.getByText('2 waiting')).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText('2 waiting')).toHaveCount(0);
  await expect.poll(sales).toBe(2);

  await context.setOffline(true);
  await sell();
  await call('pos.count', { org_id, session_id, counted: 6_300 });
  await context.setOffline(false);
  await expect.poll(sales).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Desk 1 is closed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0);
});
