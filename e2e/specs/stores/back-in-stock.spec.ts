import { mailedLink } from '../../core/mailbox.js';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

test('a shopper who finds a product sold out is told by one mail when it is back, also without script [R.store.item, A.store.stock]', async ({
  browser,
  baseURL,
  console: team,
  team: { call, org },
  request,
}) => {
  test.slow();
  const shop = await openShop(call, org.org_id);
  const email = `waits-${shop.storeId}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const product = `/store/${shop.storeId}/inventory/${shop.itemOf(2)}`;

  await test.step('asks; an address that is none is refused where it stands', async () => {
    await page.goto(`/store/${shop.storeId}/inventory/${shop.itemOf(1)}`);
    await expect(page.getByRole('button', { name: 'Tell me' })).toHaveCount(0);
    await page.goto(product);
    await expect(page.getByRole('heading', { name: 'Tell me when it is back' })).toBeVisible();
    await page.getByLabel('Your e-mail address').fill('waits@nowhere');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByLabel('Your e-mail address')).toHaveValue('waits@nowhere');
    await page.getByLabel('Your e-mail address').fill(email);
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByRole('heading', { name: 'Please confirm your address' })).toBeVisible();
  });

  await test.step('confirms by the mail, and the team sees that somebody waits', async () => {
    await page.goto(await mailedLink(request, email));
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible();
    await team.goto(`/admin/store/${shop.storeId}/inventory/stock?search=Plate`);
    await expect(team.getByText('One shopper waits for it')).toBeVisible();
  });

  await test.step('is told once it can be bought, and nobody waits any more', async () => {
    const asked = await mailedLink(request, email);
    await shop.put(shop.variantOf(2), 5);
    await expect.poll(() => mailedLink(request, email), { timeout: 60_000 }).not.toBe(asked);
    await page.goto(await mailedLink(request, email));
    await expect(page).toHaveURL(new RegExp(product));
    await expect(page.getByRole('heading', { level: 1, name: 'Plate for bread' })).toBeVisible();
    await expect(page.getByText('In stock').or(page.getByText('5 left'))).toBeVisible();
    await team.reload();
    await expect(team.getByText('Plate for bread').first()).toBeVisible();
    await expect(team.getByText('One shopper waits for it')).toHaveCount(0);
  });
  await context.close();
});
