import { expect, test } from '../../core/test.js';

test('an add-on is made, priced, switched off and on, put first and deleted, all there after a reload [A.addons]', async ({
  console: page,
  team: { call, org },
}) => {
  const { org_id } = org;
  const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
  const { store_id } = (await call('stores.create', { org_id, name: 'Corner shop', ...place })).data;
  const { data: soup } = await call('product.create', { org_id, name: 'Soup' });
  await call('stores.addItems', { org_id, store_id, product_ids: [soup.product_id] });
  const rows = page.getByRole('list', { name: 'Add-ons of Corner shop' }).getByRole('listitem');

  await test.step('the first one is for a chosen product', async () => {
    await page.goto(`/admin/store/${store_id}`);
    await page.getByRole('link', { name: 'Add-ons' }).click();
    await expect(page.getByRole('heading', { name: 'No add-ons yet' })).toBeVisible();
    await page.getByRole('button', { name: 'New add-on' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New add-on' });
    await dialog.getByLabel('Name').fill('Extra cheese');
    await dialog.getByLabel('Price of one').fill('1.50');
    await dialog.getByLabel('How many can one item have?').fill('3');
    await dialog.getByText('Chosen products').click();
    await dialog.getByRole('combobox', { name: 'Products' }).click();
    await page.getByTitle('Soup').click();
    // The list of products closes, which lies over the button.
    await dialog.getByText('New add-on').click();
    await dialog.getByRole('button', { name: 'Create add-on' }).click();
    await expect(page.getByText('The add-on “Extra cheese” is there.')).toBeVisible();
    await page.reload();
    await expect(rows).toHaveText([/Extra cheese.*For Soup · At most 3 per item.*€1\.50.*Switched on/]);
  });

  await test.step('another one follows, and is put first by the keyboard', async () => {
    await page.getByRole('button', { name: 'New add-on' }).click();
    const dialog = page.getByRole('dialog', { name: 'New add-on' });
    await dialog.getByLabel('Name').fill('Gift wrap');
    await dialog.getByLabel('Price of one').fill('0');
    await page.keyboard.press('Control+Enter');
    await expect(rows).toHaveText([/Extra cheese/, /Gift wrap.*For all products.*Free/]);
    await page.getByRole('button', { name: 'Move Gift wrap, 2 of 2' }).press('ArrowUp');
    await expect(rows).toHaveText([/Gift wrap/, /Extra cheese/]);
    await expect
      .poll(async () => (await call('addons.list', { org_id, store_id })).data.map(({ name }) => name))
      .toEqual(['Gift wrap', 'Extra cheese']);
    await page.reload();
    await expect(rows).toHaveText([/Gift wrap/, /Extra cheese/]);
  });

  await test.step('it gets another price', async () => {
    await page.getByRole('button', { name: 'Actions for Extra cheese' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit “Extra cheese”' });
    await expect(dialog.getByLabel('Price of one')).toHaveValue('1.50');
    await dialog.getByLabel('Price of one').fill('2');
    await dialog.getByRole('button', { name: 'Save add-on' }).click();
    await expect(rows.nth(1)).toContainText('€2.00');
    await page.reload();
    await expect(rows.nth(1)).toContainText('€2.00');
  });

  await test.step('it is switched off, and on again', async () => {
    const toggle = page.getByRole('switch', { name: 'Offer Extra cheese to shoppers' });
    await toggle.click();
    await expect(rows.nth(1)).toContainText('Switched off');
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(rows.nth(1)).toContainText('Switched on');
    await page.reload();
    await expect(toggle).toBeChecked();
  });

  await test.step('it is deleted once that is confirmed', async () => {
    await page.getByRole('button', { name: 'Actions for Extra cheese' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete add-on' }).click();
    await expect(rows).toHaveText([/Gift wrap/]);
    await page.reload();
    await expect(rows).toHaveText([/Gift wrap/]);
  });
});
