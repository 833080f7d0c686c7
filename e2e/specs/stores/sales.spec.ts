import { readFile } from 'node:fs/promises';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('a shopper buys by the code on the shelf, and the shop sees which code sold it [A.store.analytics, O.stores.analytics, A.store2, O.sales.get]', async ({
  browser,
  baseURL,
  console: team,
  team: { call, org },
  complaints: _,
}) => {
  test.slow();
  const { org_id } = org;
  const shop = await openShop(call, org_id);
  const { data: code } = await call('codes.create', {
    ...{ org_id, name: 'Shelf by the door', type: 'item' },
    content: { store_id: shop.storeId, item_id: shop.itemOf(1) },
  });
  // Who is signed in to the shop looks at its products as one of the team; a browser without a window says so, and is counted as a program.
  const context = await browser.newContext({ userAgent: phone, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const form = page.locator('form.form');
  const sales = `/admin/store/${shop.storeId}/analytics`;

  await test.step('nothing is sold yet', async () => {
    await team.goto(sales);
    await expect(team.getByText('Nothing sold in this range')).toBeVisible();
  });

  await test.step('the scan leads to the product, and goes along into the cart and to the checkout', async () => {
    await page.goto(`/${code.slug}?q=1`);
    await expect(page).toHaveURL(new RegExp(`/inventory/.*code=${code.code_id}`));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'See the cart' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(new RegExp(code.code_id));
    await form.getByLabel('Name').fill('Robin Berg');
    await form.getByLabel('E-mail').fill(`robin-${shop.storeId}@example.com`);
    await form.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
  });

  await test.step('somebody else buys another product at once, without a code', async () => {
    await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(3)}`);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await form.getByLabel('Name').fill('Kim Lee');
    await form.getByLabel('E-mail').fill(`kim-${shop.storeId}@example.com`);
    await form.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order 2' })).toBeVisible();
    await context.close();
  });

  await test.step('the shop sees what the code sold, also after a reload', async () => {
    await team.goto(`${sales}?range=1day`);
    await team.reload();
    await expect(team.getByRole('group', { name: 'Sales', exact: true })).toContainText('€24.00');
    const led = team.getByRole('table', { name: 'What led to sales' });
    await expect(led.getByRole('row', { name: /Shelf by the door/ })).toContainText('€6.50');
    await expect(led.getByRole('row', { name: /Neither a code nor a page/ })).toContainText('€17.50');
    // Counted a moment later.
    await expect(async () => {
      await team.reload();
      const steps = team.getByRole('region', { name: 'From scan to payment' });
      await expect(steps).toContainText(
        /Scans of the codes of this store1 .*Views of its products2 .*Carts that were opened3/,
        {
          timeout: 3_000,
        },
      );
    }).toPass({ timeout: 30_000 });
  });

  await test.step('the file says the same', async () => {
    const download = team.waitForEvent('download');
    await team.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(/Codes,Shelf by the door,1,1,6\.50/);
    expect(text).toMatch(/Today,Sales,,,24\.00/);
    expect(text).toMatch(/Products,Bowl,1,1,17\.50/);
  });

  await test.step('the code leads to the order that it sold', async () => {
    await team.getByRole('link', { name: 'Shelf by the door' }).click();
    await expect(team.getByText('The orders behind a figure: Shelf by the door')).toBeVisible();
    await expect(team.getByRole('link', { name: /Order 1/ })).toBeVisible();
    await expect(team.getByRole('link', { name: /Order 2/ })).toHaveCount(0);
    await team.getByRole('link', { name: 'Show all orders' }).click();
    await expect(team.getByRole('link', { name: /Order 2/ })).toBeVisible();
  });

  await test.step('all stores stand side by side', async () => {
    await team.goto('/admin/store2?range=1day');
    const store = team.getByRole('region', { name: /Harbour pottery/ });
    await expect(store).toContainText('€24.00');
    await store.getByRole('link', { name: 'Harbour pottery' }).click();
    await expect(team.getByRole('group', { name: 'Orders', exact: true })).toContainText('2');
  });
});
