import type { Page } from '@playwright/test';
import { settle } from '../../core/checks/settle.js';
import { expect, test } from '../../core/test.js';

/** Fills in an option of the product by keys alone: Enter ends a value. */
async function addOption(page: Page, number: number, name: string, values: string[]) {
  await page.getByRole('button', { name: number === 1 ? 'Add an option' : 'Add another option' }).click();
  await page.getByLabel(`Name of option ${number}`).fill(name);
  const box = page.getByRole('combobox', { name: `Values of option ${number}` });
  for (const value of values) {
    await box.fill(value);
    await box.press('Enter');
    await expect(page.getByTitle(value).first()).toBeVisible();
  }
  await box.press('Escape');
}

const inOrder = (page: Page) => page.getByRole('list', { name: 'Products of Summer menu' }).getByRole('link');

test('a catalog gets a product with two options, whose price is changed, and an order, all there after a reload [A.catalogs, A.catalogs.create, A.catalogs.view, A.catalogs.viewone, A.products, A.products.one, O.product.create, O.items.get]', async ({
  console: page,
  team: { call, org },
}) => {
  test.setTimeout(180_000);

  await test.step('the catalog is made and asks for its first product', async () => {
    await page.goto('/admin/catalogs/create');
    await page.getByLabel('Name').fill('Summer menu');
    await page.getByRole('button', { name: 'Create catalog' }).click();
    await expect(page.getByRole('heading', { name: 'This catalog is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Add products' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Make a new product' }).click();
  });

  await test.step('the product gets two options and is filled in at once', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Shirt');
    await addOption(page, 1, 'Size', ['Small', 'Large']);
    await addOption(page, 2, 'Colour', ['Red', 'Blue']);
    await page.getByRole('button', { name: 'Remove Large / Blue' }).click();
    await page.getByRole('button', { name: 'Fill all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fill all variants' });
    await dialog.getByLabel('Price', { exact: false }).first().fill('12.50');
    await dialog.getByLabel('SKU begins with').fill('SH');
    await dialog.getByRole('button', { name: 'Fill 3 variants' }).click();
    await expect(page.getByLabel('SKU of Small / Blue')).toHaveValue('SH-SMALL-BLUE');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(page.getByText('“Shirt” was created.')).toBeVisible();
  });

  await test.step('it is there after a reload, as it was typed', async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Shirt' }) });
    await expect(row).toContainText('£12.50');
    await expect(row).toContainText('Draft');
    await row.getByRole('link', { name: 'Shirt' }).click();
    await expect(page.getByRole('button', { name: 'Bring back Large / Blue' })).toBeVisible();
  });

  await test.step('a price is changed, and the product goes on sale', async () => {
    await page.getByLabel('Price of Large / Red').fill('15');
    await page.getByLabel('Active: stores can sell it').check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“Shirt” was saved.')).toBeVisible();
    await page.reload();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Shirt' }) });
    await expect(row).toContainText('£12.50 – £15.00');
    await expect(row).toContainText('Active');
    await row.getByRole('link', { name: 'Shirt' }).click();
    await expect(page.getByLabel('Price of Large / Red')).toHaveValue('15.00');
    await expect(page.getByLabel('Price of Small / Red')).toHaveValue('12.50');
  });

  await test.step('other products are added, and put in order by keys', async () => {
    for (const name of ['Tea', 'Almond cake']) await call('product.create', { org_id: org.org_id, name });
    await page.goto('/admin/catalogs/view');
    await page.getByRole('link', { name: 'Summer menu' }).click();
    await page.getByRole('button', { name: 'Add products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add products to “Summer menu”' });
    const products = dialog.getByLabel('Products');
    for (const name of ['Tea', 'Almond cake']) {
      await products.fill(name);
      await page.getByTitle(name, { exact: true }).click();
    }
    await products.press('Control+Enter');
    // A dialog gives the focus back once it is gone.
    await expect(dialog).toBeHidden();
    await expect(inOrder(page)).toHaveText(['Shirt', 'Tea', 'Almond cake']);
    await page.getByRole('button', { name: 'Move Almond cake, 3 of 3' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Move Almond cake, 2 of 3' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(inOrder(page)).toHaveText(['Almond cake', 'Shirt', 'Tea']);
    await expect(page.getByRole('button', { name: 'Move Almond cake, 1 of 3' })).toBeFocused();
    await settle(page);
    await page.reload();
    await expect(inOrder(page)).toHaveText(['Almond cake', 'Shirt', 'Tea']);
  });

  await test.step('one is dragged, taken out, and put back to its place', async () => {
    const handle = page.getByRole('button', { name: 'Move Tea, 3 of 3' });
    const target = await page.getByRole('button', { name: 'Move Almond cake, 1 of 3' }).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect(inOrder(page)).toHaveText(['Tea', 'Almond cake', 'Shirt']);
    await page.getByRole('button', { name: 'Actions for Almond cake' }).click();
    await page.getByRole('menuitem', { name: 'Take out of the catalog' }).click();
    await expect(inOrder(page)).toHaveText(['Tea', 'Shirt']);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(inOrder(page)).toHaveText(['Tea', 'Almond cake', 'Shirt']);
  });
});
