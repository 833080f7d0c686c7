import { readFile } from 'node:fs/promises';
import { decode } from '../../core/decode.js';
import { mailedLink } from '../../core/mailbox.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('a shopper orders the cart by keyboard, and the team scans its code, takes the money and hands it over [R.checkout, R.myorders, A.store.orders, A.store.orders.edit]', async ({
  page,
  console: team,
  team: { call, org },
  complaints: _,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const shop = await openShop(call, org.org_id);
  const form = page.locator('form.form');
  let address = '';

  await test.step('puts it into the cart and goes to the checkout', async () => {
    await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
    await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
    await page.getByRole('link', { name: 'See the cart' }).press('Enter');
    await page.getByRole('link', { name: 'Checkout' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€6.50');
  });

  await test.step('what is wrong is said at its place, and nothing typed is lost', async () => {
    await form.getByLabel('Name').fill('Robin Berg');
    await form.getByLabel('E-mail').fill(`robin-${shop.storeId}@example.com`);
    await form.getByLabel('Phone').fill('call me');
    await form.getByRole('button', { name: 'Place order' }).press('Enter');
    await expect(form.getByText(/Write the number with its country/)).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Robin Berg');
    await form.getByLabel('Phone').fill('');
    await form.getByRole('button', { name: 'Place order' }).press('Enter');
  });

  await test.step('sees the order, whose cart is empty', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
    await expect(page.getByText('We have your order')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download receipt' })).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
    address = page.url();
    const code = await page.getByRole('img', { name: 'Show this at the counter' }).screenshot();
    expect(new URL(await decode(code)).pathname).toBe(new URL(address).pathname);
    await page.goto(`/cart/${shop.storeId}/`);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });

  await test.step('the team opens it by its code, takes the money and hands it over', async () => {
    await team.goto(`/admin/store/${shop.storeId}/orders`);
    await expect(team.getByRole('link', { name: /Order 1.*Robin Berg/ })).toBeVisible();
    await team.getByRole('button', { name: 'Scan an order' }).click();
    await team.getByLabel('Address of the order').fill(`${address}x/`);
    await team.getByRole('button', { name: 'Use this code' }).click();
    await expect(team.getByText('This is no order of this store.')).toBeVisible();
    await team.getByLabel('Address of the order').fill(address);
    await team.getByRole('button', { name: 'Use this code' }).click();
    await expect(team).toHaveURL(/\/orders\/hand-over\/[0-9a-f-]{36}$/);
    const order = team.url();
    await team.getByRole('link', { name: 'Orders' }).first().click();
    await team.getByRole('button', { name: 'Board' }).click();
    const prepare = team.getByRole('region', { name: 'To prepare' });
    await expect(prepare).toContainText('Order 1');
    await team.getByRole('button', { name: 'Sound for new orders' }).click();
    await prepare.getByRole('button', { name: 'Ready' }).click();
    await team.mouse.move(0, 0);
    const ready = team.getByRole('region', { name: 'Ready for pick-up' });
    await ready.getByRole('button', { name: 'Take €6.50' }).click();
    await team.getByRole('button', { name: '€6.50 received' }).click();
    await expect(team.getByText('€6.50 noted as paid.')).toBeVisible();
    await ready.getByRole('button', { name: 'Hand over' }).click();
    // Nothing moves on the board while somebody points at it.
    await team.mouse.move(0, 0);
    await expect(ready).not.toContainText('Order 1');
    await team.goto(order);
    await expect(team.getByText('Picked up')).toBeVisible();
    await expect(team.getByText('Done', { exact: true })).toBeVisible();
    await expect(team.getByRole('region', { name: 'History' })).toContainText('Handed over');
  });

  await test.step('the page of the shopper says so by itself', async () => {
    await page.goto(address);
    await expect(page.getByText('Picked up')).toBeVisible();
    await expect(page.getByText('Cancel this order')).toHaveCount(0);
  });

  await test.step('and has the receipt of what was paid', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download receipt' }).press('Enter');
    const receipt = await downloading;
    expect(receipt.suggestedFilename()).toBe('receipt-1.pdf');
    expect((await readFile(await receipt.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

test('without script “Buy now” ends in an order that can be found by mail and canceled [R.checkout, R.myorders, A.order, A.order.edit]', async ({
  browser,
  baseURL,
  console: team,
  team: { call, org },
  request,
}) => {
  test.slow();
  const shop = await openShop(call, org.org_id, { name: 'Second pottery' });
  const email = `buys-${shop.storeId}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€13.00');
  await page.getByLabel('Name').fill('Kim Lund');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();

  await test.step('the mail leads there', async () => {
    await expect.poll(() => mailedLink(request, email), { timeout: 30_000 }).toContain('/my-orders/');
    await page.goto(await mailedLink(request, email));
    await expect(page.getByText('We have your order')).toBeVisible();
  });

  await test.step('so does a code, for who has lost the link', async () => {
    await page.getByRole('link', { name: 'All your orders here' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText(/a code is on its way there/)).toBeVisible();
    let code = '';
    await expect
      .poll(
        async () => (code = /^\d{6}$/m.exec(await (await request.get(`/dev/mailbox?to=${email}`)).text())?.[0] ?? ''),
        {
          timeout: 30_000,
        },
      )
      .not.toBe('');
    await page.getByLabel('Code from the e-mail').fill('000000');
    await page.getByRole('button', { name: 'Show my orders' }).click();
    await expect(page.getByText(/This code is not right/)).toBeVisible();
    await page.getByLabel('Code from the e-mail').fill(code);
    await page.getByRole('button', { name: 'Show my orders' }).click();
    await page.getByRole('link', { name: /Order 1/ }).click();
  });

  await test.step('is canceled, and the team sees it at both addresses', async () => {
    await page.getByText('Cancel this order').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('Canceled')).toBeVisible();
    await team.goto(`/admin/order/${shop.storeId}`);
    await team.getByRole('link', { name: /Order 1/ }).click();
    await expect(team.getByText('Canceled by the shopper')).toBeVisible();
    const id = team.url().split('/').at(-1) ?? '';
    await team.goto(`/admin/order/edit/${id}`);
    await team.getByLabel('For your team alone').fill('Called, comes next week');
    await team.getByRole('button', { name: 'Save note' }).click();
    await expect(team.getByText('The note was saved.')).toBeVisible();
    await team.reload();
    await expect(team.getByLabel('For your team alone')).toHaveValue('Called, comes next week');
  });
  await context.close();
});
