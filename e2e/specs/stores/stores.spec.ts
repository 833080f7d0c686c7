import { expect, openConsole, test } from '../../core/test.js';

const email = 'shop@example.com';

test('a shop is made on a phone, left half-way, and opened on another device [A.createstore, A.store, A.store.one, A.store.initialize]', async ({
  console: page,
  team: { call, org },
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { data: product } = await call('product.create', {
    org_id: org.org_id,
    name: 'Mug',
    variants: [{ option_values: [], prices: [{ currency: 'EUR', amount: 900, compare_at: null, cost: null }] }],
  });
  await call('product.update', { org_id: org.org_id, product_id: product.product_id, data: { status: 'active' } });

  await test.step('it begins with its name and its money', async () => {
    await page.goto('/admin/store');
    await page.getByRole('button', { name: 'New store' }).first().click();
    await page.getByLabel('Name').fill('Corner shop');
    await page.getByLabel('Currency').fill('EUR');
    await page.getByTitle('EUR · Euro').click();
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Step 1 of 6: Contact')).toBeVisible();
  });

  await test.step('the first two steps are done, and a third is begun', async () => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByText('It sells nothing yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add products' }).click();
    const products = page.getByRole('dialog').getByLabel('Products', { exact: true });
    await products.click();
    await page.getByTitle(/^Mug/).click();
    await products.press('Control+Enter');
    await expect(page.getByText('It sells 1 product.')).toBeVisible();
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByText('Step 3 of 6: Delivery')).toBeVisible();
  });

  await test.step('another device goes on where the phone was left', async () => {
    const address = new URL(page.url()).pathname;
    const context = await browser.newContext({
      storageState: { cookies: (await page.context().storageState()).cookies, origins: [] },
      baseURL: new URL(page.url()).origin,
      viewport: { width: 390, height: 844 },
    });
    const other = await context.newPage();
    await openConsole(other, address);
    await expect(other.getByText('Step 3 of 6: Delivery')).toBeVisible();
    await other.getByRole('button', { name: 'Add pick-up' }).click();
    await other.getByRole('button', { name: 'Save and go on' }).click();
    await expect(other.getByText('Step 4 of 6: Taxes')).toBeVisible();
    await other.getByRole('button', { name: 'Save and go on' }).click();
    await expect(other.getByText('Step 5 of 6: Look')).toBeVisible();
    await context.close();
  });

  await test.step('the phone opens it, and shoppers can buy after a reload', async () => {
    await page.goto(`${new URL(page.url()).pathname}`);
    await expect(page.getByText('Step 5 of 6: Look')).toBeVisible();
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByText('Everything is there. You can open the store.')).toBeVisible();
    await page.getByRole('button', { name: 'Open the store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Corner shop Open' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Shoppers can look around and order.')).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
  });

  await test.step('it is paused with a sentence', async () => {
    await page.getByRole('button', { name: 'Pause store' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What shoppers read').fill('Back on Monday');
    await dialog.getByRole('button', { name: 'Pause store' }).click();
    await page.reload();
    await expect(page.getByText('They read: “Back on Monday”')).toBeVisible();
  });
});

test('the colours of a shop are changed, and there after a reload [A.store.theme]', async ({
  console: page,
  team: { call, org },
}) => {
  const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
  const { data } = await call('stores.create', { org_id: org.org_id, name: 'Corner shop', ...place });
  await page.goto(`/admin/store/${data.store_id}/look`);
  await page.getByLabel('Buttons', { exact: true }).fill('#d9480f');
  await page.getByLabel('Icons in the header', { exact: true }).fill('#dddddd');
  await expect(page.getByText('The icons are hard to see on this header.')).toBeVisible();
  await page.getByLabel('Icons in the header', { exact: true }).fill('#1b1b1b');
  await page.getByRole('button', { name: 'Save the look' }).click();
  await expect(page.getByText('The look of “Corner shop” was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Buttons', { exact: true })).toHaveValue('#d9480f');
  await expect(page.getByLabel('Icons in the header', { exact: true })).toHaveValue('#1b1b1b');
  await expect(page.getByText('Add to cart')).toHaveCSS('background-color', 'rgb(217, 72, 15)');
});
