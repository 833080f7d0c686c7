import type { Page } from '@playwright/test';
import { expect, test, type Team } from '../../core/test.js';

/** A store, and a product that it does not sell yet. */
async function stand({ call, org: { org_id } }: Team) {
  const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
  const { data: store } = await call('stores.create', { org_id, name: 'Corner shop', ...place });
  const { data: product } = await call('product.create', {
    ...{ org_id, name: 'Mug' },
    variants: [{ option_values: [], prices: [{ currency: 'EUR', amount: 900, compare_at: null, cost: null }] }],
  });
  await call('product.update', { org_id, product_id: product.product_id, data: { status: 'active' } });
  return { address: `/admin/store/${store.store_id}/inventory`, store_id: store.store_id };
}

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Actions for Mug' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
/** What a card says below a name. */
const figure = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test('stock is kept on a phone, told of what somebody else did, and remembered with who and why [A.store.inventory, A.store.stock]', async ({
  console: page,
  team,
}) => {
  const { address, store_id } = await stand(team);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');

  await test.step('a product is put into the store', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Add products' }).first().click();
    const products = dialog.getByLabel('Products', { exact: true });
    await products.click();
    await page.getByTitle(/^Mug/).click();
    await products.press('Control+Enter');
    await expect(page.getByText('One product was added.')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Not counted' }).click();
    await expect(figure(page, 'On hand')).toHaveText('Not counted');
  });

  await test.step('it is received', async () => {
    await page.getByRole('button', { name: 'Receive Mug' }).click();
    await dialog.getByLabel('How many came in?').fill('20');
    await dialog.getByLabel('Note (optional)').fill('Delivery 4711');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await expect(figure(page, 'On hand')).toHaveText('20');
  });

  await test.step('it is adjusted for a reason; more than there are is refused, and nothing typed is lost', async () => {
    await choose(page, 'Adjust');
    await dialog.getByLabel('By how many?').fill('99');
    await dialog.getByLabel('Reason').fill('Broken on the way');
    await dialog.getByRole('button', { name: 'Adjust' }).click();
    await expect(dialog.getByText('There are 20 on hand.')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Broken on the way');
    await dialog.getByLabel('By how many?').fill('3');
    await dialog.getByRole('button', { name: 'Adjust' }).click();
    await expect(figure(page, 'On hand')).toHaveText('17');
  });

  await test.step('it is counted while somebody else takes some: both numbers are told, the count stays', async () => {
    await page.getByRole('button', { name: 'Count Mug' }).click();
    await dialog.getByLabel('How many are on the shelf?').fill('16');
    await dialog.getByLabel('Note (optional)').fill('Stocktaking');
    const { org_id } = team.org;
    const [item] = (await team.call('stores.adminInventory', { org_id, store_id })).data;
    const variant_id = item?.variants[0]?.variant_id ?? '';
    await team.call('stores.modifyInventory', { org_id, store_id, variant_id, inventory_change: -2, note: 'For us' });
    await dialog.getByRole('button', { name: 'Save the count' }).click();
    await expect(dialog.getByText(/^It was 17 when you began, and is 15 now\./)).toBeVisible();
    await expect(dialog.getByLabel('How many are on the shelf?')).toHaveValue('16');
    await expect(dialog.getByLabel('Note (optional)')).toHaveValue('Stocktaking');
    await dialog.getByRole('button', { name: 'Save the count' }).click();
    await expect(page.getByText('Counted: 16, 1 more than on record.')).toBeVisible();
  });

  await test.step('it is sold out today, and all of it is there after a reload', async () => {
    await choose(page, 'Sold out today');
    await expect(page.getByText(/is sold out until midnight/)).toBeVisible();
    await page.reload();
    await expect(figure(page, 'On hand')).toHaveText('16');
    await expect(figure(page, 'Available')).toHaveText('0');
    await expect(page.getByText('Sold out today', { exact: true })).toBeVisible();
  });

  await test.step('its history says what, who, when and why, newest first', async () => {
    await choose(page, 'History');
    const events = dialog.getByRole('listitem');
    await expect(events).toHaveCount(4);
    const [who, clock] = [`by ${team.account.name}`, /\d{1,2}:\d{2}/];
    for (const [at, words] of ['Counted +1', 'Adjusted −2', 'Adjusted −3', 'Received +20'].entries()) {
      await expect(events.nth(at)).toContainText(words);
      await expect(events.nth(at)).toContainText(who);
      await expect(events.nth(at)).toContainText(clock);
    }
    for (const [at, why] of ['Stocktaking', 'For us', 'Broken on the way', 'Delivery 4711'].entries()) {
      await expect(events.nth(at)).toContainText(why);
    }
  });
});
