import type { Page } from '@playwright/test';
import type { Call } from '@swapt/shared/client';
import { useFakeStripe } from '../../core/shops/fake-stripe.js';
import { openCardShop, openDeliveringShop } from '../../core/shops/open-card-shop.js';
import type { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

/** The address of an order that waits for its card. */
async function unpaidOrder(call: Call, { storeId: store_id, variantOf }: Awaited<ReturnType<typeof openShop>>) {
  const items = [{ variant_id: variantOf(1), quantity: 1 }];
  const { data: quote } = await call('orders.quote', { store_id, items });
  const { data: order } = await call('orders.create', {
    ...{ store_id, items, method_id: quote.methods[0]?.method_id ?? '', tender: 'card' },
    contact: { name: 'Robin Berg', email: `cards-${store_id}@example.com` },
  });
  return `/my-orders/${store_id}/${order.link}`;
}

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
  const shop = await openCardShop(call, org.org_id);
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

test('what was chosen before the page was live is reckoned once it is [R.checkout]', async ({
  page,
  team: { call, org },
}) => {
  const shop = await openCardShop(call, org.org_id);
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/public[^/]*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByLabel('By bike').check();
  await page.getByLabel('Street and number').fill('Hafenweg 1');
  await page.getByLabel('Postcode').fill('10115');
  const ordered = page.getByRole('region', { name: 'Your order' });
  await expect(ordered).not.toContainText('€8.50');
  letThrough();
  await expect(ordered).toContainText('€8.50');
  await expect(page.getByLabel('By bike')).toBeChecked();
  await expect(page.getByLabel('Postcode')).toHaveValue('10115');
});

test('who closes the tab after paying has paid, and the team hears of it [R.checkout, O.payments.success]', async ({
  browser,
  baseURL,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openCardShop(call, org.org_id);
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

test('an owner connects card payments in the console, a shopper pays, and the team refunds some of it and prints its invoice [A.payment, O.payments.tax, O.payments.connect.create, O.payments.refund]', async ({
  page,
  console: team,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openDeliveringShop(call, org.org_id);
  await team.goto('/admin/payment');
  await team.getByLabel('Where is your business?').fill('Germany');
  await team.getByTitle('Germany').last().click();
  await team.getByRole('button', { name: 'Connect card payments' }).click();
  await expect(team.getByText('Shoppers cannot pay by card yet.')).toBeVisible();
  await expect(team.getByText('A bank account for payouts')).toBeVisible();
  await team.getByRole('button', { name: 'Answer the questions' }).click();
  await expect(team.getByText('Shoppers can pay by card.')).toBeVisible();
  await team.reload();
  await expect(team.getByText('Shoppers can pay by card.')).toBeVisible();

  await page.goto(`/checkout/${shop.storeId}/?item=${shop.variantOf(1)}.2`);
  await write(page, shop.storeId);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  const address = page.url();

  await team.goto(`/admin/store/${shop.storeId}/orders`);
  await expect(team.getByText('Test, no real money')).toBeVisible();
  await team.getByRole('link', { name: /Order 1.*Robin Berg/ }).click();
  const money = team.getByRole('region', { name: 'Payments and refunds' });
  await expect(money).toContainText('€13.00');
  await money.getByRole('button', { name: 'Refund' }).click();
  const dialog = team.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('An amount').check();
  await dialog.getByLabel('Amount', { exact: true }).fill('20');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('This is more than what is left to refund.')).toBeVisible();
  await dialog.getByLabel('Some of what was ordered').check();
  await dialog.getByLabel('Candle of beeswax').fill('1');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(money).toContainText('−€6.50');
  await team.reload();
  await expect(team.getByText('Partly refunded')).toBeVisible();
  await expect(team.getByRole('region', { name: 'History' })).toContainText('Refunded');
  const orderPage = team.url();

  await team.goto('/admin/payment');
  await team.getByLabel('Legal name').fill('Harbour pottery Ltd');
  await team.getByLabel('Address', { exact: true }).fill('Quay 3\nHamburg');
  await team.getByRole('button', { name: 'Save' }).click();
  await expect(team.getByText('Saved. New invoices say so.')).toBeVisible();
  await team.reload();
  await expect(team.getByLabel('Legal name')).toHaveValue('Harbour pottery Ltd');
  await team.goto(orderPage);
  const papers = team.getByRole('region', { name: 'To print' });
  await papers.getByRole('button', { name: 'Invoice' }).click();
  await expect(papers.getByText(/invoice-T1\.pdf is ready/)).toBeVisible();
  await papers.getByRole('button', { name: 'Credit note' }).click();
  await expect(papers.getByText(/credit-note-T1\.pdf is ready/)).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('€6.50 was refunded')).toBeVisible();
});

test('with a key the form of the card service pays, after a card that was declined [R.myorders, O.payments.intent]', async ({
  page,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openCardShop(call, org.org_id);
  const address = await unpaidOrder(call, shop);
  const asked = await useFakeStripe(page, address);
  await page.goto(address);
  await expect(page.getByText('Form of payment')).toBeVisible();
  await expect(page.getByText('Form of expressCheckout')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €6.50' }).click();
  await expect(page.getByText('Your card was declined by the fake.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €6.50' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set(['https://js.stripe.com']));
});

test('a bank that wants the money back is heard of on the order and on the page of payments [A.payment, A.order.edit]', async ({
  console: page,
  team: { call, org },
}) => {
  const shop = await openCardShop(call, org.org_id);
  const link = (await unpaidOrder(call, shop)).split('/').at(-1) ?? '';
  await call('payments.intent', { store_id: shop.storeId, link });
  await call('payments.testPay', { store_id: shop.storeId, link, card: 'pm_card_createDispute' });
  await page.goto('/admin/payment');
  const panel = page.getByRole('region', { name: 'Your money' });
  await expect(panel.getByText('On its way to you')).toBeVisible();
  // The card service reports it a moment later.
  await expect(async () => {
    await page.reload();
    await expect(panel.getByRole('link', { name: 'Order 1' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await panel.getByRole('link', { name: 'Order 1' }).click();
  await expect(page.getByText(/^The shopper’s bank wants €\d+\.\d\d back$/)).toBeVisible();
  await expect(page.getByText('The shopper’s bank wants the money back')).toBeVisible();
});

test('a store that charges later reserves the money, and the team charges it [A.order.edit, O.payments.capture]', async ({
  console: page,
  browser,
  baseURL,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openCardShop(call, org.org_id);
  await page.goto(`/admin/store/${shop.storeId}/settings`);
  await page.getByLabel('Once everything is sent or handed over; until then the money is reserved').check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/^The settings of .* were saved\.$/)).toBeVisible();
  const buying = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const shopper = await buying.newPage();
  await shopper.goto(await unpaidOrder(call, shop));
  await shopper.getByRole('button', { name: 'Pay €6.50' }).click();
  await expect(shopper.getByText('Reserved on your card. It is charged once you get your order.')).toBeVisible();
  await page.goto(`/admin/store/${shop.storeId}/orders`);
  await page.getByRole('link', { name: /1/ }).first().click();
  await expect(page.getByText('Reserved on the card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Charge €6.50 now' }).click();
  await expect(page.getByText('€6.50 were charged.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Refund' })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('Paid', { exact: true })).toBeVisible();
  await buying.close();
});
