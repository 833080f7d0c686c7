import type { Browser, Page } from '@playwright/test';
import { openShop } from '../../core/shops/open-shop.js';
import { expect, test } from '../../core/test.js';

const stand = { latitude: 52.52, longitude: 13.405 };
const elsewhere = { latitude: 52.6, longitude: 13.405 };

/** The phone of a shopper who is somewhere, and lets pages know it. */
async function phone(browser: Browser, baseURL: string | undefined, place: typeof stand | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-GB' },
    ...(place && { geolocation: place, permissions: ['geolocation'] }),
  });
  return context.newPage();
}

test('a promo opens at the stand and not elsewhere, and a master key lets somebody in [A.promolock, O.promoLock.create, O.promoLock.validate, O.masterKey.create]', async ({
  console: page,
  team: { call, org },
  browser,
  baseURL,
}) => {
  test.slow();
  const shop = await openShop(call, org.org_id);
  const checkout = `/checkout/${shop.storeId}/?item=${shop.variantOf(1)}.1`;

  await test.step('what is missing is said at its place, and nothing typed is lost', async () => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(stand);
    await page.goto('/admin/campaigns/promo-locks');
    await page.getByRole('button', { name: 'New promo lock' }).first().click();
    await page.getByLabel('Name', { exact: true }).first().fill('Autumn fair');
    await page.getByLabel('Promo code').fill('no spaces');
    await page.getByLabel('Metres around it').fill('0');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Write 3 to 40 letters/)).toBeVisible();
    await expect(page.getByText('Write a number of metres from 50 to 100000.')).toBeVisible();
    await expect(page.getByText('Write degrees from -90 to 90, such as 52.52000.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove this place' }).click();
    await page.getByLabel('Promo code').fill('Stand10');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(
      page.getByText('Say where or when it opens: choose a code, add a place, or set a start or an end.'),
    ).toBeVisible();
    await expect(page.getByLabel('Promo code')).toHaveValue('Stand10');
    await page.getByRole('button', { name: 'Add a place' }).click();
    await page.getByRole('group', { name: 'Place 1' }).getByLabel('Name').fill('Stand 4');
    await page.getByRole('button', { name: 'Use where I am now' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('52.52');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Autumn fair/ })).toBeVisible();
  });

  await test.step('a discount is made for it, and it is activated', async () => {
    await page.getByRole('link', { name: 'New discount' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New discount' })).toBeVisible();
    await page.getByLabel('Name').fill('At the stand');
    await page.getByText('With a promo code that opens at a stand').click();
    await page.getByRole('combobox', { name: 'Promo lock' }).click();
    await page.getByTitle('Autumn fair – STAND10').click();
    await page.getByLabel('Per cent off').fill('10');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Where and when the promo lock “Autumn fair” opens')).toBeVisible();
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText(/Shoppers can use the code STAND10 now/)).toBeVisible();
    await page.goto('/admin/campaigns/promo-locks');
    await page.getByRole('link', { name: 'Autumn fair' }).click();
    await expect(page.getByRole('link', { name: 'At the stand' })).toBeVisible();
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText(/The code STAND10 opens it now/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  const type = async (shopper: Page) => {
    await shopper.goto(checkout);
    await shopper.getByText('I have a discount code').click();
    await shopper.getByLabel('Discount code').fill('stand10');
    await shopper.getByRole('button', { name: 'Use the code' }).click();
    await expect(
      shopper.getByText('This code opens at certain places. Press the button to say where you are.'),
    ).toBeVisible();
  };
  const order = async (shopper: Page) => {
    await expect(shopper.getByRole('region', { name: 'Your order' })).toContainText('€5.85');
    await shopper.getByLabel('Name').fill('Robin Berg');
    await shopper.getByLabel('E-mail').fill(`at-the-stand-${crypto.randomUUID()}@example.com`);
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible();
    await expect(shopper.getByRole('main')).toContainText('€5.85');
  };

  await test.step('at the stand it opens, and the order costs less', async () => {
    const shopper = await phone(browser, baseURL, stand);
    await type(shopper);
    await shopper.getByRole('button', { name: 'Open it with my location' }).click();
    await order(shopper);
    await shopper.context().close();
  });

  await test.step('elsewhere it does not, and somebody who does not say where hears the way on', async () => {
    const far = await phone(browser, baseURL, elsewhere);
    await type(far);
    await far.getByRole('button', { name: 'Open it with my location' }).click();
    await expect(far.getByText('You are too far away. Come to the stand, then press the button again.')).toBeVisible();
    await expect(far.getByRole('region', { name: 'Your order' })).toContainText('€6.50');
    await far.context().setGeolocation(stand);
    await far.getByRole('button', { name: 'Open it with my location' }).click();
    await expect(far.getByRole('region', { name: 'Your order' })).toContainText('€5.85');
    await far.context().close();
  });

  await test.step('with a master key it opens without a place, which the usage names', async () => {
    await page.goto('/admin/campaigns/promo-locks');
    await page.getByRole('button', { name: 'Master keys' }).click();
    await page.getByRole('button', { name: 'New master key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Robin, stand 4');
    await dialog.getByText('Every promo lock, also new ones').click();
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    const secret = await page.getByRole('textbox', { name: 'Master key' }).inputValue();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await page.reload();
    await expect(page.getByText('Opens every promo lock')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);

    const silent = await phone(browser, baseURL, undefined);
    await type(silent);
    await silent.getByRole('button', { name: 'Open it with my location' }).click();
    await expect(silent.getByText(/Your browser did not tell us where you are/)).toBeVisible();
    await silent.getByText('Somebody at the stand opens it with a key').click();
    await silent.getByLabel('Key of the stand').fill(secret.toLowerCase());
    await silent.getByRole('button', { name: 'Open the offer', exact: true }).last().click();
    await order(silent);
    await silent.context().close();

    await page.goto('/admin/campaigns/promo-locks');
    await page.getByRole('link', { name: 'Autumn fair' }).click();
    await page.getByRole('link', { name: 'See who opened it, and where' }).click();
    await expect(page.getByRole('row', { name: /Master key: Robin, stand 4/ })).toContainText('Ordered');
    await expect(page.getByRole('group', { name: 'Ordered with it' })).toContainText('2');
    await expect(page.getByRole('row', { name: /Too far away/ })).toContainText('52.600, 13.405');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^promo-stand10-.*\.csv$/);
  });
});

test('whoever scans the code at the stand opens the offer on its page, and finds it at the checkout [O.promoLock.validate]', async ({
  team: { call, org },
  page: shopper,
  complaints: _,
}) => {
  const org_id = org.org_id;
  const shop = await openShop(call, org_id);
  const { data: code } = await call('codes.create', {
    org_id,
    type: 'link',
    name: 'Poster',
    target: 'https://example.com/',
  });
  const { data: lock } = await call('promoLock.create', {
    ...{ org_id, name: 'Autumn fair', promo_code: 'STAND10', code_ids: [code.code_id] },
  });
  await call('promoLock.activate', { org_id, lock_id: lock.lock_id });
  const gives = { kind: 'percent', percent_bps: 1000 } as const;
  const { data: discount } = await call('discounts.create', {
    org_id,
    name: 'At the stand',
    gives,
    lock_id: lock.lock_id,
  });
  await call('discounts.activate', { org_id, discount_id: discount.discount_id });
  const checkout = `/checkout/${shop.storeId}/?item=${shop.variantOf(1)}.1`;

  await shopper.goto(checkout);
  await shopper.getByText('I have a discount code').click();
  await shopper.getByLabel('Discount code').fill('stand10');
  await shopper.getByRole('button', { name: 'Use the code' }).click();
  await expect(
    shopper.getByText('This code opens at the stand. Scan the code that is displayed there first.'),
  ).toBeVisible();

  await shopper.goto(`/code/promo/${code.slug}`);
  await shopper.getByLabel('Promo code').fill('nothing');
  await shopper.getByRole('button', { name: 'Open the offer' }).click();
  await expect(shopper.getByText('This code opens nothing here. Check how it is written.')).toBeVisible();
  await expect(shopper.getByLabel('Promo code')).toHaveValue('nothing');
  await shopper.getByLabel('Promo code').fill('stand10');
  await shopper.getByRole('button', { name: 'Open the offer' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'Autumn fair: it is open for you' })).toBeVisible();
  await expect(shopper.getByText('At the stand', { exact: true })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('It stays open for 15 minutes.')).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Go to Harbour pottery' })).toBeVisible();

  await shopper.goto(checkout);
  await expect(shopper.getByRole('region', { name: 'Your order' })).toContainText('€5.85');
});
