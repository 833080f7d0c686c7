import { readFile } from 'node:fs/promises';
import { openCardShop } from '../../core/shops/open-card-shop.js';
import { expect, test } from '../../core/test.js';

const contents = 'Chapter one: the harbour at night.';

test('a product gets its file, is bought and downloaded, and the team opens the download again [A.products.one, R.checkout, R.myorders]', async ({
  console: admin,
  browser,
  baseURL,
  team: { call, org },
}) => {
  test.setTimeout(150_000);
  const { org_id } = org;
  const shop = await openCardShop(call, org_id);
  const { data: store } = await call('stores.get', { org_id, store_id: shop.storeId });
  const download = { kind: 'digital', name: 'Download', is_on: true, link_hours: 24 } as const;
  await call('stores.update', {
    ...{ org_id, store_id: shop.storeId, revision: store.revision },
    data: { fulfilment: [...store.fulfilment, download] },
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const shopper = await context.newPage();

  await test.step('the file is chosen in the form of the product, and is there after a reload', async () => {
    await admin.goto(`/admin/products/all/${shop.productOf(1)}`);
    await admin.getByLabel('Kind').click({ force: true });
    await admin.getByTitle('A file').click();
    await admin.getByLabel('File that is sold').setInputFiles({
      ...{ name: 'Harbour.epub', mimeType: 'application/epub+zip', buffer: Buffer.from(contents) },
    });
    await expect(admin.getByRole('button', { name: 'Download Harbour.epub' })).toBeVisible();
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await expect(admin.getByText('“Candle of beeswax” was saved.')).toBeVisible();
    await admin.goto(`/admin/products/all/${shop.productOf(1)}`);
    const [given] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download Harbour.epub' }).click(),
    ]);
    expect(await readFile(await given.path(), 'utf8')).toBe(contents);
  });

  await test.step('a shopper pays it and downloads it', async () => {
    await shopper.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
    await shopper.getByRole('button', { name: 'Buy now' }).click();
    await expect(shopper.getByLabel('Download')).toBeChecked();
    await shopper.getByLabel('Name', { exact: true }).fill('Robin Berg');
    await shopper.getByLabel('E-mail').fill(`files-${shop.storeId}@example.com`);
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await expect(shopper.getByRole('status')).toHaveText('Ready to download');
    const [given] = await Promise.all([
      shopper.waitForEvent('download'),
      shopper.getByRole('link', { name: 'Harbour.epub' }).click(),
    ]);
    expect(given.suggestedFilename()).toBe('Harbour.epub');
    expect(await readFile(await given.path(), 'utf8')).toBe(contents);
  });

  await test.step('the team sees that, and opens the download again', async () => {
    const { data } = await call('orders.byStore', { org_id, store_id: shop.storeId });
    await admin.goto(`/admin/store/${shop.storeId}/orders/edit/${data[0]?.order_id}`);
    await expect(admin.getByText('File downloaded by the shopper')).toBeVisible();
    await expect(admin.getByText(/^Can be downloaded until/)).toBeVisible();
    await admin.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(admin.getByText('Mail sent again')).toBeVisible();
    await admin.reload();
    await expect(admin.getByText('Mail sent again')).toBeVisible();
  });
  await context.close();
});
