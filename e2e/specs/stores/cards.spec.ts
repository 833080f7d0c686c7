import type { Page } from '@playwright/test';
import type { Api } from '@swapt/shared/contract';
import { openShop } from '../../core/open-shop.js';
import { expect, test } from '../../core/test.js';
import { takeCards } from '../../core/take-cards.js';

const deliveries: Api['stores.update']['in']['data']['fulfilment'] = [
  { kind: 'pickup', name: 'At the stall', is_on: true, place: '', lead_minutes: 0, slot_minutes: 0, days_ahead: 0 },
  {
    ...{ kind: 'delivery', name: 'By bike', is_on: true },
    zones: [{ country: 'DE', postcodes: '10', price: 200, minimum: null, free_from: null }],
  },
];

async function write(page: Page, storeId: string) {
  await page.getByLabel('Name', { exact: true }).fill('Robin Berg');
  await page.getByLabel('E-mail').fill(`cards-${storeId}@example.com`);
}

test('a delivery says what it costs as its address is typed; a card is declined, and another one pays [R.checkout, R.myorders, O.payments.testPay]', async ({
  page,
  team: { call, org },
  complaints: _,
}) => {
  test.setTimeout(100_000);
  await takeCards(call, org.org_id);
  const shop = await openShop(call, org.org_id, { fulfilment: deliveries });
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const ordered = page.getByRole('region', { name: 'Your order' });
  await write(page, shop.storeId);
  await page.getByLabel('By bike').check();
  await page.getByLabel('Street and number').fill('Hafenweg 1');
  await page.getByLabel('Town or city').fill('Berlin');
  await page.getByLabel('Postcode').fill('10115');
  await expect(ordered).toContainText('€8.50');
  await expect(page.getByText('You pay €8.50 by card.')).toBeVisible();
  await page.getByLabel('Test card').selectOption('Is declined');
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByText('Your bank declined this card.')).toBeVisible();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await page.getByLabel('Test card').selectOption('The bank asks first');
  await page.getByRole('button', { name: 'Pay €8.50' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Go to your bank' }).click();
  const bank = await opening;
  await expect(bank.getByText('Your bank says yes')).toBeVisible();
  await bank.close();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  await expect(page.getByText('Test order: no real money is paid.')).toBeVisible();
});

test('who closes the tab after paying has paid, and the team hears of it [R.checkout, O.payments.success]', async ({
  browser,
  baseURL,
  team: { call, org },
}) => {
  test.slow();
  await takeCards(call, org.org_id);
  const shop = await openShop(call, org.org_id, { fulfilment: deliveries });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await write(page, shop.storeId);
  await page.getByLabel('Test card').selectOption('The bank asks first');
  await page.getByRole('button', { name: 'Place order' }).click();
  const bank = await page.getByRole('link', { name: 'Go to your bank' }).getAttribute('href');
  await page.close();
  const asking = await context.newPage();
  await asking.goto(bank ?? '');
  await expect(asking.getByText('Your bank says yes')).toBeVisible();
  await context.close();
  const read = async () => (await call('orders.byStore', { org_id: org.org_id, store_id: shop.storeId })).data;
  await expect.poll(async () => (await read())[0]?.payment_status, { timeout: 90_000 }).toBe('paid');
});
