import { readFile } from 'node:fs/promises';
import { expect, test } from '../../core/test.js';

const table = [
  'Title;Option1 Name;Option1 Value;Variant SKU;Variant Price',
  'Coffee;Size;Small;CO-S;2,50',
  ';;Large;CO-L;drei',
  'Tea;;;TE;4,20',
  'Bread;;;BR;3,90',
].join('\n');

test('a table becomes products: its wrong cell is named, corrected, and what was created is exported as it came in, and undone [A.products]', async ({
  console: page,
  team: { call, org },
}) => {
  await page.goto('/admin/products/all');
  await page.getByRole('button', { name: 'Import products' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('was read as Unicode')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  const currency = page.getByRole('combobox', { name: 'Currency of prices without one' });
  await currency.fill('EUR');
  await currency.press('Enter');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('2 rows need to be corrected')).toBeVisible();
  await expect(page.getByText('Type an amount in digits, for example 12,50.')).toBeVisible();
  expect((await call('product.list', { org_id: org.org_id })).total).toBe(0);

  await page.getByRole('button', { name: 'Correct the list' }).click();
  await page.getByRole('textbox').fill(table.replace('drei', '3,50'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('cell', { name: '€3.50' })).toBeVisible();
  await page.getByRole('button', { name: 'Create 3 products' }).click();
  await expect(page.getByText('3 products are created.')).toBeVisible();
  await page.getByRole('button', { name: 'See all products' }).click();
  await page.reload();
  const coffee = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Coffee' }) });
  await expect(coffee).toContainText('€2.50 – €3.50');
  await expect(coffee).toContainText('CO-S, CO-L');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Name,Status,Kind');
  expect(lines.filter((line) => line.startsWith('Coffee,draft,physical,standard,,Size,'))).toHaveLength(2);

  // The same file is refused row by row: what it names is there already.
  await page.goto('/admin/products/all/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('4 rows need to be corrected')).toBeVisible();
  await expect(page.getByText('“Bread” already has this SKU.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 products are deleted again.')).toBeVisible();
  expect((await call('product.list', { org_id: org.org_id })).total).toBe(0);
});
