import type { Browser, Page } from '@playwright/test';
import { fillShop, type ShopWords } from '../core/shops/fill-shop.js';
import { openDesk } from '../core/shops/open-desk.js';
import { openConsole, test } from '../core/test.js';
import { album } from './pictures.js';

const widths = [390, 1440];
const deskWidths = [390, 768, 1440];
const english: ShopWords = {
  ...{ store: 'Harbour pottery', catalog: 'From the kiln', product: 'Stoneware mug', addOn: 'Gift wrap' },
  ...{ country: 'DE', currency: 'EUR' },
};
const arabic: ShopWords = {
  ...{ store: 'فخار الميناء', catalog: 'من الفرن', product: 'كوب من الفخار', addOn: 'تغليف هدية' },
  ...{ country: 'EG', currency: 'EGP' },
};
type Shop = Awaited<ReturnType<typeof fillShop>>;
type Screens = Record<string, readonly [path: string, then?: (page: Page) => Promise<void>]>;

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
const lists = { stores: ['/admin/store'], catalogs: ['/admin/catalogs'], products: ['/admin/products/all'] } as const;

const ofStore = ({ storeId, catalogId }: Shop): Screens => ({
  catalog: [`/admin/catalogs/view/${catalogId}`],
  'products-of-catalog': [`/admin/products/${catalogId}`],
  store: [`/admin/store/${storeId}`],
  inventory: [`/admin/store/${storeId}/inventory`],
  stock: [`/admin/store/${storeId}/inventory/stock`],
  'add-ons': [`/admin/store/${storeId}/add-ons`],
  look: [`/admin/store/${storeId}/look`],
  settings: [`/admin/store/${storeId}/settings`],
  orders: [`/admin/order/${storeId}`],
  board: [`/admin/store/${storeId}/orders/board`],
  'new-order': [`/admin/store/${storeId}/orders/new`],
  events: [`/admin/store/${storeId}/events`],
});

/** A desk as a tablet shows it as well, and as it is while money is taken. */
const ofDesk = (deskId: string, eventId: string, { storeId }: Shop): Screens => ({
  event: [`/admin/store/${storeId}/events/${eventId}`],
  desks: ['/admin/desk'],
  desk: [`/admin/desk/${deskId}`],
  'desk-pay': [
    `/admin/desk/${deskId}`,
    async (page) => {
      await page.locator('.desk-tile').first().click();
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.getByRole('region', { name: 'Payment' }).waitFor();
    },
  ],
});

const onStock = ({ storeId }: Shop): Screens => ({
  receive: [`/admin/store/${storeId}/inventory/stock`, press(/^Receive /)],
  history: [
    `/admin/store/${storeId}/inventory/stock`,
    async (page) => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'History' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'add-products': [`/admin/store/${storeId}/inventory`, press('Add products')],
  labels: [`/admin/store/${storeId}/inventory`, press('Shelf labels')],
  'new-add-on': [`/admin/store/${storeId}/add-ons`, press('New add-on')],
});

const ofShoppers = ({ storeId, itemId, variantId, orderLink, catalogId }: Shop): Screens => ({
  shop: [`/store/${storeId}/`],
  category: [`/store/${storeId}/?c=${catalogId}`],
  ...(itemId && { item: [`/store/${storeId}/inventory/${itemId}`] }),
  cart: [`/cart/${storeId}/`],
  ...(itemId && { checkout: [`/checkout/${storeId}/?item=${variantId}.1`] }),
  ...(orderLink && { order: [`/my-orders/${storeId}/${orderLink}`] }),
});

test.setTimeout(1_800_000);

for (const rows of [0, 1, 10_000]) {
  test(`a shop with ${rows} rows in its lists`, async ({ page, browser, team }) => {
    await openConsole(page);
    const console = album(`stores-${rows}`, widths);
    if (rows === 0) await take(console, page, lists);
    const shop = await fillShop(team.call, team.org.org_id, rows, english);
    if (rows > 0) await take(console, page, lists);
    await take(console, page, ofStore(shop));
    if (rows > 0) await take(console, page, onStock(shop));
    console.close();
    const { deskId, eventId } = await openDesk(team.call, team.org.org_id, shop.storeId);
    const desks = album(`desks-${rows}`, deskWidths);
    if (rows > 0) await take(desks, page, ofDesk(deskId, eventId, shop));
    desks.close();
    await takePublic(browser, `shop-${rows}`, 'en-GB', shop);
  });

  test(`an Arabic shop with ${rows} rows in its lists`, async ({ browser, team }) => {
    const shop = await fillShop(team.call, team.org.org_id, rows, arabic);
    await takePublic(browser, `shop-ar-${rows}`, 'ar-EG', shop);
  });
}

async function take(pictures: ReturnType<typeof album>, page: Page, screens: Screens) {
  for (const [screen, [path, then]] of Object.entries(screens)) {
    await pictures.add(page, screen, path, then && (() => then(page)));
  }
}

/** What shoppers see of it, with one of each thing in the cart. */
async function takePublic(browser: Browser, name: string, locale: string, shop: Shop) {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/store/${shop.storeId}/`);
  const carts = JSON.stringify({ [shop.storeId]: shop.cart });
  await page.evaluate((kept) => localStorage.setItem('carts', kept), carts);
  const pictures = album(name, widths);
  await take(pictures, page, ofShoppers(shop));
  pictures.close();
  await context.close();
}
