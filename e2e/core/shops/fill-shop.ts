import type { Call } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { addOnLimits, storeLimits } from '@swapt/shared/values';
import { expect } from '@playwright/test';
import { uploadSquare } from './open-shop.js';
import { placeOrder } from './place-order.js';

export interface ShopWords {
  store: string;
  catalog: string;
  product: string;
  addOn: string;
  country: string;
  currency: Api['stores.create']['in']['currency'];
}

const atOnce = 16;
const rowsAtOnce = 500;
/** More unpaid ones of one network would be too many for an hour. */
const mostOrders = 3;
const pickUp = { kind: 'pickup', name: 'At the counter', is_on: true, place: '' } as const;
const anyTime = { lead_minutes: 0, slot_minutes: 0, days_ahead: 0 };

/** A store that is open, with so many rows in each of its lists, or as many as it may have. */
export async function fillShop(call: Call, org_id: string, rows: number, words: ShopWords) {
  const { country, currency, store: name } = words;
  const { data: store } = await call('stores.create', { org_id, name, country, currency, zone: 'Europe/Berlin' });
  const at = { org_id, store_id: store.store_id };
  const { data: catalog } = await call('catalogs.create', { org_id, name: words.catalog });
  // Without one, no store opens.
  const productIds = await importProducts(call, org_id, Math.max(1, rows), words);
  await decorate(call, org_id, productIds.slice(0, 5));
  for (let from = 0; from < Math.min(productIds.length, storeLimits.items); from += rowsAtOnce) {
    const product_ids = productIds.slice(from, from + rowsAtOnce);
    await call('stores.addItems', { ...at, product_ids });
    await call('items.add', { org_id, catalog_id: catalog.catalog_id, product_ids });
  }
  const data = {
    email: 'shop@example.com',
    catalog_ids: [catalog.catalog_id],
    fulfilment: [{ ...pickUp, ...anyTime }],
  };
  await call('stores.update', { ...at, revision: store.revision, data });
  await call('stores.status', { ...at, status: 'open' });
  const price = { amount: 150, currency };
  await each(Math.min(rows, addOnLimits.perStore), (n) =>
    call('addons.create', { ...at, name: `${words.addOn} ${n + 1}`, price, most: 2, item_ids: null }),
  );
  if (rows === 0) await takeOut(call, at, catalog.catalog_id);
  const { data: items } = await call('stores.adminInventory', { ...at, pageSize: storeLimits.cartLines });
  const variant_id = items[0]?.variants[0]?.variant_id ?? '';
  await each(rows, () => call('stores.modifyInventory', { ...at, variant_id, inventory_change: 1 }));
  const links: string[] = [];
  for (let n = 0; n < Math.min(rows, mostOrders); n++)
    links.push((await placeOrder(call, store.store_id, variant_id)).link);
  await each(rows - 1, (n) => call('catalogs.create', { org_id, name: `${words.catalog} ${n + 2}` }));
  await each(Math.min(rows, storeLimits.perOrg) - 1, (n) =>
    call('stores.create', { org_id, name: `${name} ${n + 2}`, country, currency, zone: 'Europe/Berlin' }),
  );
  return {
    storeId: store.store_id,
    catalogId: catalog.catalog_id,
    itemId: items[0]?.item_id,
    variantId: variant_id,
    orderLink: links[0],
    /** As a browser keeps it. */
    cart: items.flatMap(({ variants }) => variants.map((one) => ({ variant_id: one.variant_id, quantity: 1 }))),
  };
}

async function importProducts(call: Call, org_id: string, count: number, { product, currency }: ShopWords) {
  let import_id: string | undefined;
  for (let from = 0; from < count; from += rowsAtOnce) {
    const data = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, n) => ({
      name: `${product} ${from + n + 1}`,
      status: 'active',
      sku: `P-${from + n + 1}`,
      price: `${1 + ((from + n) % 90)}.50`,
      net_content: '250 g',
    }));
    ({ import_id } = (
      await call('productImports.add', { org_id, currency, data, ...(import_id && { import_id }) })
    ).data);
  }
  await call('bulkChanges.importProducts', { org_id, import_id: import_id ?? '' });
  const total = async () => (await call('product.list', { org_id, pageSize: 1 })).total;
  await expect.poll(total, { timeout: 300_000 }).toBe(count);
  const pages = Math.ceil(count / 100);
  const ids: string[][] = [];
  await each(pages, async (n) => {
    const { data } = await call('product.list', { org_id, page: n + 1, pageSize: 100, sort: 'name' });
    ids[n] = data.map(({ product_id }) => product_id);
  });
  return ids.flat();
}

/** Whatever a store sells and a catalog has. */
async function takeOut(call: Call, at: { org_id: string; store_id: string }, catalogId: string) {
  const { org_id } = at;
  for (const { item_id } of (await call('stores.adminInventory', at)).data)
    await call('stores.removeItem', { org_id, item_id });
  for (const { item_id } of (await call('items.get', { org_id, id: catalogId })).data)
    await call('items.delete', { org_id, id: item_id });
}

/** Gives products a picture each. */
async function decorate(call: Call, org_id: string, productIds: readonly string[]) {
  const colours = ['#d8c3a5', '#8fb8de', '#e8c547', '#7d8471', '#c1440e'];
  for (const [n, product_id] of productIds.entries()) {
    const picture = await uploadSquare(call, org_id, colours[n] ?? '');
    const { data: known } = await call('product.get', { org_id, product_id });
    const data = { pictures: [{ ...picture, alt: known.name }] };
    await call('product.update', { org_id, product_id, revision: known.revision, data });
  }
}

async function each(count: number, work: (n: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
