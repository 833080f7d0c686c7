import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('catalogs become categories, in which shoppers look and search [A.store.one, R.store]', async ({
  console: page,
  team: { call, org },
}) => {
  const { org_id } = org;
  const shop = await openShop(call, org_id);
  for (const [name, at] of [
    ['For the table', 2],
    ['Light', 1],
  ] as const) {
    const { data: catalog } = await call('catalogs.create', { org_id, name });
    await call('items.add', { org_id, catalog_id: catalog.catalog_id, product_ids: [shop.productOf(at)] });
  }

  await test.step('the team chooses them in the settings of the store', async () => {
    await page.goto(`/admin/store/${shop.storeId}/settings`);
    const field = page.getByLabel(/^Catalogs/);
    await field.click();
    await page.getByTitle('Light', { exact: true }).click();
    await page.getByTitle('For the table').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings of “Harbour pottery” were saved.')).toBeVisible();
    await page.goto(`/admin/store/${shop.storeId}/settings`);
    await expect(page.getByTitle('For the table')).toBeVisible();
  });

  await test.step('a shopper sees what is in one, and searches in it', async () => {
    await page.goto(`/store/${shop.storeId}/`);
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveText(['All', 'Light', 'For the table']);
    await categories.getByRole('link', { name: 'Light' }).click();
    await expect(categories.getByRole('link', { name: 'Light' })).toHaveAttribute('aria-current', 'page');
    const products = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('.store-item-name') });
    await expect(products).toHaveText([/Candle of beeswax/]);
    await page.getByRole('searchbox').fill('bowl');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toContainText('Nothing was found for “bowl”.');
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(products).toHaveCount(4);
  });
});
