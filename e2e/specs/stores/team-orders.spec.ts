import { mailedLink } from '../../core/mailbox.js';
import { openCardShop } from '../../core/shops/open-card-shop.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('the team makes an order for a caller, who pays it by the link in a mail; then its lines change and the rest is due [A.store.orders, A.store.orders.edit, O.orders.make, O.orders.editLines]', async ({
  console: team,
  browser,
  baseURL,
  team: { call, org },
}) => {
  test.setTimeout(100_000);
  const shop = await openCardShop(call, org.org_id);
  const email = `caller-${shop.storeId}@example.com`;

  await test.step('made by the team, with the total as it is filled in', async () => {
    await team.goto(`/admin/store/${shop.storeId}/orders`);
    await team.getByRole('button', { name: 'New order' }).click();
    await team.getByRole('combobox', { name: 'Products' }).click();
    await team.getByRole('combobox', { name: 'Products' }).fill('Candle');
    await team.getByTitle('Candle of beeswax').click();
    await team.getByRole('combobox', { name: 'Products' }).press('Escape');
    await team.getByLabel('How many of Candle of beeswax').fill('2');
    await expect(team.getByText('Total: €13.00')).toBeVisible();
    await team.getByLabel('Name').fill('Robin Berg');
    await team.getByLabel('E-mail address').fill(email);
    await team.getByRole('button', { name: 'Make the order' }).click();
    await expect(team.getByText('Choose how they get it.')).toBeVisible();
    await team.getByRole('radio', { name: /At the stall/ }).check();
    await team.getByRole('radio', { name: /By card/ }).check();
    await team.getByLabel('Language of their mails').click({ force: true });
    await team.getByTitle('German').click();
    await team.getByRole('button', { name: 'Make the order' }).click();
    await expect(team.getByText(`The link is on its way to ${email}.`)).toBeVisible();
    await expect(team).toHaveURL(/\/orders\/edit\/[0-9a-f-]{36}$/);
    const { data } = await call('orders.byStore', { org_id: org.org_id, store_id: shop.storeId, status: ['pending'] });
    expect((await call('orders.get', { org_id: org.org_id, id: data[0]?.order_id ?? '' })).data.language).toBe('de');
  });

  await test.step('paid by who called', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(await mailedLink(page.request, email));
    await expect(page.getByText(/Please pay by/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay €13.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
    await context.close();
  });

  await test.step('one comes off, and a bowl comes on', async () => {
    await team.reload();
    await team.getByRole('button', { name: 'Change lines' }).click();
    const dialog = team.getByRole('dialog', { name: 'Change lines' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(team.getByText('Nothing is changed yet.')).toBeVisible();
    await dialog.getByLabel('Candle of beeswax').fill('1');
    await dialog.getByRole('combobox', { name: /Put more on it/ }).click();
    await dialog.getByRole('combobox', { name: /Put more on it/ }).fill('Bowl');
    await team.getByTitle('Bowl').click();
    await dialog.getByRole('combobox', { name: /Put more on it/ }).press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(team.getByText('The order was changed.', { exact: false })).toBeVisible();
    await team.reload();
    const lines = team.getByRole('region', { name: 'What was ordered' });
    await expect(lines).toContainText('1 × Bowl');
    await expect(lines).toContainText('€24.00');
    await expect(team.getByText('Lines changed')).toBeVisible();
    await expect(team.getByText('Partly paid').first()).toBeVisible();
  });
});

test('of two who change one order the second is told, and keeps what was typed [A.order.edit]', async ({
  console: first,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  const items = [{ variant_id: shop.variantOf(1), quantity: 2 }];
  const { data: quote } = await call('orders.quote', { store_id: shop.storeId, items });
  const { data: order } = await call('orders.create', {
    ...{ store_id: shop.storeId, items, method_id: quote.methods[0]?.method_id ?? '', tender: 'pickup' },
    contact: { name: 'Robin Berg', email: `two-${shop.storeId}@example.com` },
  });
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(`/admin/order/edit/${order.order_id}`);
    await page.getByRole('button', { name: 'Change lines' }).click();
    await page.getByRole('dialog').getByLabel('Candle of beeswax').fill('1');
  }
  await first.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('The order was changed.', { exact: false })).toBeVisible();
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Somebody else has changed this order meanwhile.', { exact: false })).toBeVisible();
  await expect(second.getByRole('dialog').getByLabel('Candle of beeswax')).toHaveValue('1');
  await second.reload();
  await expect(second.getByRole('region', { name: 'What was ordered' })).toContainText('€6.50');
  await second.close();
});
