import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decode } from '../../core/decode.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

const DPI = 300;
const table = ['Name,Price,SKU', 'Wildflower honey,"7,90",HO-1', 'Rye bread,"4,20",RB-1'].join('\n');

/** The first label of a sheet of 24, as the printer draws it: 70 × 37 mm at the left, half a millimetre from the top. */
async function firstLabel(file: string): Promise<Buffer> {
  const png = execFileSync('pdftoppm', ['-r', String(DPI), '-png', '-singlefile', file], { maxBuffer: 64e6 });
  const px = (millimetres: number) => Math.round((millimetres / 25.4) * DPI);
  return sharp(png)
    .extract({ left: 0, top: px(0.5), width: px(70), height: px(37) })
    .png()
    .toBuffer();
}

test('a product goes from a table to a label on the shelf that a shopper scans [A.store.inventory, R.store.item, O.codes.resolve]', async ({
  console: page,
  team: { call, org },
}) => {
  test.skip(spawnSync('pdftoppm', ['-v']).error !== undefined, 'needs pdftoppm, of poppler-utils');
  const { org_id } = org;
  const shop = await openShop(call, org_id);

  await test.step('the table becomes products, which are put on sale', async () => {
    await page.goto('/admin/products/all/import');
    const buffer = Buffer.from(table);
    await page.locator('input[type=file]').setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Next' }).click();
    const currency = page.getByRole('combobox', { name: 'Currency of prices without one' });
    await currency.fill('EUR');
    await currency.press('Enter');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByRole('button', { name: 'Create 2 products' }).click();
    await expect(page.getByText('2 products are created.')).toBeVisible();
    const { data: made } = await call('product.list', { org_id, status: 'draft' });
    const { data: catalog } = await call('catalogs.create', { org_id, name: 'Pantry' });
    const product_ids = made.map(({ product_id }) => product_id);
    for (const product_id of product_ids)
      await call('product.update', { org_id, product_id, data: { status: 'active' } });
    await call('items.add', { org_id, catalog_id: catalog.catalog_id, product_ids });
    await call('stores.addItems', { org_id, store_id: shop.storeId, catalog_id: catalog.catalog_id });
  });

  const address = await test.step('the labels of its catalog are printed, and their code is read', async () => {
    await page.goto(`/admin/store/${shop.storeId}/inventory`);
    await page.getByRole('button', { name: 'Shelf labels' }).click();
    const dialog = page.getByRole('dialog', { name: /^Shelf labels of/ });
    await dialog.getByRole('combobox', { name: 'Products' }).fill('pant');
    await page.getByTitle('Pantry').click();
    await dialog.getByRole('button', { name: 'Make the PDF' }).click();
    await expect(dialog.getByText('is ready, 1 page')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    return decode(await firstLabel(file));
  });

  await test.step('who scans it sees the product, and the scan is counted for its code', async () => {
    const { data: codes } = await call('codes.list', { org_id, filter: { type: 'item' } });
    expect(codes.map(({ name }) => name).sort()).toEqual(['Rye bread', 'Wildflower honey']);
    const code = codes.find(({ scan_url }) => scan_url === address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: code?.name ?? 'no code' })).toBeVisible();
    expect(page.url()).toBe(code?.target);
    await expect
      .poll(async () => (await call('codes.get', { org_id, code_id: code?.code_id ?? '' })).data.scans)
      .toBe(1);
  });
});
