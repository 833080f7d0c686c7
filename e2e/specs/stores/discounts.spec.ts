import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('a code is made, tried and activated, and takes its part off at the checkout [A.discount, A.discount.create]', async ({
  page: shopper,
  console: page,
  team: { call, org },
  complaints: _,
}) => {
  test.slow();
  const shop = await openShop(call, org.org_id);

  await test.step('what is missing is said at its place, and nothing typed is lost', async () => {
    await page.goto('/admin/discount');
    await page.getByRole('button', { name: 'New discount' }).first().click();
    await page.getByLabel('Name').fill('Opening week');
    await page.getByLabel('Code', { exact: true }).fill('no spaces');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Write 3 to 40 letters/)).toBeVisible();
    await expect(page.getByText('Write a number from 0.01 to 100.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Opening week');
    await page.getByLabel('Code', { exact: true }).fill('Open10');
    await page.getByLabel('Per cent off').fill('10');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Opening week/ })).toBeVisible();
  });

  await test.step('a cart shows what it would pay, and the discount is activated', async () => {
    const cart = page.getByRole('combobox', { name: 'Products in the cart' });
    await cart.click();
    await cart.fill('Candle of beeswax');
    await page.getByTitle('Candle of beeswax').click();
    await expect(page.getByRole('status').filter({ hasText: 'To pay' })).toContainText('−€0.65');
    await page.keyboard.press('Escape');
    await page.getByLabel('How often in all').fill('1');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The discount was saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText(/Shoppers can use the code OPEN10 now/)).toBeVisible();
    await page.goto('/admin/discount');
    await page.reload();
    const row = page.getByRole('row', { name: /Opening week/ });
    await expect(row).toContainText('10 % off');
    await expect(row).toContainText('Active');
    await expect(row).toContainText('0 of 1');
  });

  await test.step('a shopper uses it, and the next one hears that it is used up', async () => {
    await shopper.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
    await shopper.getByRole('button', { name: 'Buy now' }).click();
    const checkout = shopper.url();
    await shopper.getByText('I have a discount code').click();
    await shopper.getByLabel('Discount code').fill('nope');
    await shopper.getByRole('button', { name: 'Use the code' }).click();
    await expect(shopper.getByLabel('Discount code')).toHaveValue('nope');
    await expect(shopper.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true');
    await shopper.getByLabel('Discount code').fill('open10');
    await shopper.getByRole('button', { name: 'Use the code' }).click();
    await expect(shopper.getByRole('region', { name: 'Your order' })).toContainText('€5.85');
    await shopper.getByLabel('Name').fill('Robin Berg');
    await shopper.getByLabel('E-mail').fill(`saves-${shop.storeId}@example.com`);
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible();
    await shopper.goto(checkout);
    await shopper.getByText('I have a discount code').click();
    await shopper.getByLabel('Discount code').fill('OPEN10');
    await shopper.getByRole('button', { name: 'Use the code' }).click();
    await expect(shopper.getByText(/used up/)).toBeVisible();
  });
});
