import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('a shopper finds a product, puts it into the cart by keyboard, and finds it there again [R.store, R.store.item, R.cart, S.cart.persist]', async ({
  page,
  team: { call, org },
  complaints: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shop = await openShop(call, org.org_id);
  const wrap = { name: 'Gift wrap', price: { amount: 250, currency: 'EUR' }, most: 1, item_ids: null } as const;
  const { data: addOn } = await call('addons.create', { org_id: org.org_id, store_id: shop.storeId, ...wrap });

  await test.step('searches and opens it', async () => {
    await page.goto(`/store/${shop.storeId}`);
    await expect(page).toHaveURL(/\/store\/[0-9a-f-]+\/$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Plate for bread' })).toContainText('Sold out');
    await page.getByRole('searchbox').fill('mug');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('One product was found for “mug”.');
    await page.getByRole('link', { name: /Stoneware mug/ }).press('Enter');
  });

  await test.step('chooses a variant and puts two into the cart', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Stoneware mug' })).toBeVisible();
    await page.getByRole('radio', { name: 'Small' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('€19.00')).toBeVisible();
    await page.getByRole('radio', { name: 'Sand' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('This combination is not sold.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('checkbox', { name: 'Gift wrap, €2.50 more' }).press('Space');
    await page.getByLabel('Quantity').fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Stoneware mug is in your cart.')).toBeVisible();
    await page.getByRole('link', { name: 'See the cart' }).press('Enter');
  });

  await test.step('changes it; a reload and a second tab show the same', async () => {
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€43.00');
    await page.getByRole('button', { name: 'One more of Stoneware mug' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€64.50');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€64.50');
    const second = await page.context().newPage();
    await second.goto(`/cart/${shop.storeId}/`);
    await second.getByRole('button', { name: 'One less of Stoneware mug' }).click();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€43.00');
    await second.close();
  });

  await test.step('is reported what changed meanwhile, and removes it', async () => {
    await shop.put(shop.variantOf(0, 1), 1);
    await page.reload();
    await expect(page.getByText('You want 2, and there are only 1 left.')).toBeVisible();
    await page.getByRole('button', { name: 'Take 1' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€21.50');
    await call('addons.status', { org_id: org.org_id, add_on: addOn.add_on_id, status: 'off' });
    await page.reload();
    await expect(page.getByText('Not offered any more, or not so many: Gift wrap.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it out' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('€19.00');
    await page.getByRole('button', { name: 'Remove Stoneware mug' }).press('Enter');
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
});

test('each store is in its own colours, and a paused one says why [S.storetheme, F.storetheme]', async ({
  page,
  team: { call, org },
}) => {
  const red = await openShop(call, org.org_id, {
    theme: { headerColor: '#7a0f0f', iconColor: '#ffffff', buttonColor: '' },
  });
  const blue = await openShop(call, org.org_id, { name: 'Second' });
  await page.goto(`/store/${red.storeId}/`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(122, 15, 15)');
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCSS('background-color', 'rgb(255, 0, 255)');
  await page.goto(`/store/${blue.storeId}/`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(29, 53, 87)');
  await call('stores.status', {
    org_id: org.org_id,
    store_id: blue.storeId,
    status: 'paused',
    pause_note: 'Back on Monday',
  });
  await page.reload();
  await expect(page.getByText('Back on Monday')).toBeVisible();
  await call('stores.status', { org_id: org.org_id, store_id: blue.storeId, status: 'closed' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no store here' })).toBeVisible();
});

test('what a shopper chose before the page was live is what they see and buy [R.store.item, S.cart.add]', async ({
  page,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(0)}`, { waitUntil: 'commit' });
  await page.getByText('Large', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  letThrough();
  await expect(page.getByText('€19.00')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'See the cart' }).click();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('€19.00');
});

test('without script a shopper chooses a variant; the cart says what it needs', async ({
  browser,
  baseURL,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(0)}`);
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await expect(page.getByText('€19.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await expect(page.locator('noscript p')).toContainText('The cart needs JavaScript.');
  await context.close();
});

test('a broken chunk leaves the error screen with the way back, and the operator sees the failure [E.store]', async ({
  page,
  team: { call, org },
}) => {
  const shop = await openShop(call, org.org_id);
  await page.route(/\/r\/mf-public\/.*(store-item|storeItem|cart)[^/]*\.js/, (route) => route.abort());
  const reported = page.waitForRequest('**/telemetry/remote');
  await page.goto(`/cart/${shop.storeId}/`);
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
  expect((await reported).postData()).toContain('"outcome":"failed"');
  await page.getByRole('link', { name: 'Go Back to Store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour pottery' })).toBeVisible();
});
