import { useFakeStripe } from '../../core/shops/fake-stripe.js';
import { openCardShop } from '../../core/shops/open-card-shop.js';
import { expect, test } from '../../core/test.js';

test('from the code on the shelf to paid in two taps [R.checkout, R.store.item, O.payments.testPay]', async ({
  page,
  team: { call, org },
  complaints: _,
}) => {
  test.slow();
  const shop = await openCardShop(call, org.org_id);
  const ids = { org_id: org.org_id, store_id: shop.storeId };
  const { data: made } = await call('stores.itemCode', { org_id: org.org_id, item_id: shop.itemOf(1) });
  const { data: code } = await call('codes.get', { org_id: org.org_id, code_id: made.code_id });
  await page.goto(code.scan_url);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('button', { name: 'Pay €6.50 with the test wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  await expect(page.getByText('Test order: no real money is paid.')).toBeVisible();
  const { data: orders } = await call('orders.byStore', ids);
  expect(orders).toMatchObject([{ number: 1, payment_status: 'paid', tender: 'card' }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a wallet pays a delivery to its owner’s address [R.checkout]', async ({ page, team: { call, org } }) => {
    const shop = await openCardShop(call, org.org_id);
    await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await page.getByLabel('By bike').check();
    await page.getByLabel('Name', { exact: true }).fill('Robin Berg');
    await page.getByRole('button', { name: 'with the test wallet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
    await expect(page.getByText('Robin Berg')).toBeVisible();
    await expect(page.getByText('€8.50').first()).toBeVisible();
  });
});

test('with a key the wallet shows what its address costs, and pays [R.checkout, O.payments.paymentIntent]', async ({
  page,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openCardShop(call, org.org_id);
  const { data: store } = await call('stores.get', { org_id: org.org_id, store_id: shop.storeId });
  await call('stores.update', {
    ...{ org_id: org.org_id, store_id: shop.storeId, revision: store.revision },
    data: { card_charge: 'handover' },
  });
  const asked = await useFakeStripe(page, /\/checkout\/[^/]+\/\?/);
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Buy now' }).click();
  // The server knows nothing of this key: the page is made anew once it is live.
  const wallet = page.getByRole('button', { name: 'Fake wallet' });
  await expect(wallet).toBeVisible();
  await page.getByLabel('By bike').check();
  // The wallet has to reserve the money as its payment does.
  await expect(wallet).toHaveAttribute('title', /manual/);
  await wallet.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  await expect(page.getByText('Hafenweg 1')).toBeVisible();
  await expect(page.getByText('€8.50').first()).toBeVisible();
  const { data: orders } = await call('orders.byStore', { org_id: org.org_id, store_id: shop.storeId });
  expect(orders).toMatchObject([{ payment_status: 'authorized', tender: 'card' }]);
});
