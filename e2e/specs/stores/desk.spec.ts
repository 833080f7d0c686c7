import type { Page } from '@playwright/test';
import { openDesk } from '../../core/shops/open-desk.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

const phone = { width: 390, height: 844 };

const sell = async (page: Page, name: RegExp, pay: RegExp) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: pay }).click();
  await expect(page.getByRole('region', { name: 'Sold' })).toBeVisible();
};
const next = (page: Page) => page.getByRole('button', { name: 'Next sale' }).click();

test('a day at a stand on a phone: planned, opened, sold, lost its network, took something back, counted [A.store.events, O.stores.events, O.pos.start]', async ({
  console: page,
  context,
  team: { call, org },
}) => {
  test.setTimeout(180_000);
  const shop = await openShop(call, org.org_id);
  const at = { org_id: org.org_id, event_id: '' };
  await page.setViewportSize(phone);

  await test.step('an event is planned and its first desk opened', async () => {
    await page.goto(`/admin/store/${shop.storeId}/events`);
    await page.getByRole('button', { name: 'Plan an event' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Plan an event' });
    await dialog.getByRole('button', { name: 'Plan the event' }).click();
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Harbour market');
    await dialog.getByLabel(/^Place/).fill('Quay 3');
    await dialog.getByRole('button', { name: 'Plan the event' }).click();
    await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
    at.event_id = page.url().split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Start selling' }).click();
    await page.getByLabel('Name of the desk').fill('Desk 1');
    await page.getByLabel('Money in the drawer').fill('50');
    await page.getByRole('dialog').getByRole('button', { name: 'Start selling' }).click();
    await expect(page.getByRole('heading', { name: 'Desk 1' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
  const sessionId = page.url().split('/').at(-1) ?? '';
  const desk = async () => (await call('pos.session', { org_id: org.org_id, session_id: sessionId })).data;

  await test.step('something on the shelf and its cash are three presses, and the change is worked out', async () => {
    await sell(page, /^Candle of beeswax/, /^Exactly €6\.50$/);
    await expect(page.getByText('Sale 1')).toBeVisible();
    await next(page);
    await sell(page, /^Bowl/, /^€20\.00$/);
    await expect(page.getByRole('status').filter({ hasText: 'Change' })).toContainText('€2.50');
    await expect(page.getByText('Sale 2')).toBeVisible();
    await next(page);
    await expect.poll(async () => (await desk()).expected).toBe(5000 + 650 + 1750);
  });

  await test.step('a press is answered within 100 ms', async () => {
    const took = await page.getByRole('button', { name: /^Bowl/ }).evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const seen = new MutationObserver(() => {
            if (!/Pay €17\.50/.test(document.body.innerText)) return;
            seen.disconnect();
            resolve(performance.now() - start);
          });
          seen.observe(document.body, { childList: true, subtree: true, characterData: true });
          button.click();
        }),
    );
    expect(took).toBeLessThan(100);
  });

  await test.step('a sale is put aside, another one is found by words with something off, and the first goes on', async () => {
    await page.getByRole('button', { name: '1 item' }).click();
    await page.getByRole('button', { name: 'Put aside' }).click();
    await page.getByRole('textbox', { name: 'Find by name or code' }).fill('mug sea');
    await page.getByRole('textbox', { name: 'Find by name or code' }).press('Enter');
    await page.getByRole('button', { name: '1 item' }).click();
    await page.getByRole('button', { name: 'Discount' }).click();
    await page.getByRole('spinbutton', { name: 'Per cent' }).fill('10');
    await page.getByRole('button', { name: 'Take off' }).click();
    await expect(page.getByText('Please write why.')).toBeVisible();
    await page.getByLabel('Reason').fill('Scratched');
    await page.getByRole('button', { name: 'Take off' }).click();
    await page.getByRole('button', { name: 'Pay €12.60' }).click();
    await page.getByRole('radio', { name: 'Card' }).click();
    await page.getByRole('button', { name: '€12.60 is paid' }).click();
    await expect(page.getByText('Sale 3')).toBeVisible();
    await next(page);
    await page.getByRole('button', { name: 'Put aside: 1' }).click();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await page.getByRole('button', { name: 'Pay €17.50' }).click();
    await page.getByRole('button', { name: 'Exactly €17.50' }).click();
    await expect(page.getByText('Sale 4')).toBeVisible();
    await next(page);
  });

  await test.step('without the network it sells on, is opened again, and keeps what it sold', async () => {
    await page.getByRole('button', { name: 'Menu of the desk' }).click();
    await expect(page.getByText('Opens without the network')).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await sell(page, /^Candle of beeswax/, /^Exactly €6\.50$/);
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await next(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Desk 1' })).toBeVisible();
    await expect(page.getByText('1 waiting')).toBeVisible();
    await sell(page, /^Bowl/, /^€20\.00$/);
    await next(page);
    await expect(page.getByText('2 waiting')).toBeVisible();
    expect((await desk()).sales).toBe(4);
  });

  await test.step('back with the network, each is sent once', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/waiting$/)).toHaveCount(0);
    await expect.poll(async () => (await desk()).sales).toBe(6);
    expect((await desk()).expected).toBe(5000 + 2 * (650 + 1750) + 1750);
  });

  await test.step('a receipt brings something back, for cash out of the drawer', async () => {
    await page.getByRole('button', { name: 'Menu of the desk' }).click();
    await page.getByRole('menuitem', { name: 'Sales and returns' }).click();
    await page.getByRole('button', { name: 'Take something of sale 2 back' }).click();
    await page.getByLabel('Bowl').fill('1');
    await page.getByLabel('Reason').fill('Cracked');
    await page.getByRole('button', { name: 'Take back and give cash' }).click();
    await expect(page.getByRole('dialog', { name: 'Taken back' })).toContainText('€17.50');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(async () => (await desk()).expected).toBe(5000 + 2 * (650 + 1750));
  });

  await test.step('money is taken out, the drawer is counted, and the difference is said', async () => {
    const menu = async (name: string) => {
      await page.getByRole('button', { name: 'Menu of the desk' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await menu('Take money out');
    await page.getByLabel('Amount').fill('20');
    await page.getByLabel('Reason').fill('To the bank');
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect(page.getByText('It is out of the drawer now.')).toBeVisible();
    await menu('Count and close');
    const dialog = page.getByRole('dialog', { name: 'Count and close' });
    await dialog.getByLabel('Money in the drawer').fill('77');
    await expect(dialog.getByText('€1.00 too little')).toBeVisible();
    await dialog.getByLabel('Money in the drawer').fill('78');
    await expect(dialog.getByText('It is exact')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close the desk' }).click();
    await expect(page.getByRole('heading', { name: 'Desk 1 is closed' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Desk 1 is closed' })).toBeVisible();
    expect(await desk()).toMatchObject({ state: 'closed', counted: 7800, expected: 7800 });
  });

  await test.step('the event is closed, and its page says so after a reload', async () => {
    await page.goto(`/admin/store/${shop.storeId}/events/${at.event_id}`);
    await expect(page.getByRole('button', { name: 'Z report of Desk 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the event' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the event' }).click();
    await page.reload();
    await expect(page.getByText('Closed, to settle')).toBeVisible();
  });
});

test('a sale that no longer fits is told to the cashier, and kept or discarded as they say', async ({
  console: page,
  context,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  const { org_id } = org;
  const { deskId: session_id } = await openDesk(call, org_id, shop.storeId);
  const sales = async () => (await call('pos.sales', { org_id, session_id })).data;
  await page.setViewportSize(phone);
  await page.goto(`/admin/desk/${session_id}`);
  await expect(page.getByRole('button', { name: /^Candle of beeswax/ })).toBeVisible();
  await context.setOffline(true);
  for (const _ of [1, 2]) {
    await sell(page, /^Candle of beeswax/, /^Exactly/);
    await next(page);
  }
  // Sold elsewhere meanwhile.
  await call('stores.modifyInventory', {
    ...{ org_id, store_id: shop.storeId, variant_id: shop.variantOf(1), inventory_change: -3 },
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: '2 to look at' }).click();
  const list = page.getByRole('region', { name: 'Not sent yet' });
  await expect(list.getByText('The sale is still on this device.')).toHaveCount(2);
  await list.getByRole('button', { name: 'Keep it as it was sold' }).first().click();
  await expect(list.getByRole('button', { name: 'Discard' })).toHaveCount(1);
  await expect.poll(async () => (await sales()).length).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: '1 to look at' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(list).toHaveCount(0);
  expect(await sales()).toHaveLength(1);
});

test('a cashier sees desks, the board and what is handed over, and nothing else in the menu', async ({
  console: page,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.route('**/api/org/list**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"role":"owner"', '"role":"cashier"') });
  });
  await page.goto('/admin');
  await expect(menu.getByRole('link')).toHaveText(['Desks']);
  await expect(page.getByRole('heading', { name: 'Desks' })).toBeVisible();
  await page.goto(`/admin/store/${shop.storeId}/orders/board`);
  await expect(page.getByRole('navigation', { name: 'Screens of this store' }).getByRole('link')).toHaveText([
    'Orders',
  ]);
});
