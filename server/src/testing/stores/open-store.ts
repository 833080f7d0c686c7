import type { Call } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';

type Product = Omit<Api['product.create']['in'], 'org_id'>;
type Settings = Api['stores.update']['in']['data'];

/** A product with one variant at this price. */
export const simpleProduct = (name: string, amount: number, currency = 'EUR'): Product => ({
  name,
  variants: [{ option_values: [], prices: [{ currency, amount, compare_at: null, cost: null }] }],
});

const pickUp = {
  kind: 'pickup',
  name: 'At the stall',
  is_on: true,
  place: '',
  lead_minutes: 0,
  slot_minutes: 0,
  days_ahead: 0,
} as const;

/** A store that is open and sells these products, in their order. */
export async function openStore(call: Call, orgId: string, products: readonly Product[], settings: Settings = {}) {
  const { currency = 'EUR', country = 'DE', name = 'Market stall', ...data } = settings;
  const { data: store } = await call('stores.create', {
    org_id: orgId,
    name,
    country,
    currency,
    zone: 'Europe/Berlin',
  });
  const { store_id, revision } = store;
  const made: Api['product.create']['out']['data'][] = [];
  for (const product of products) {
    const { data: one } = await call('product.create', { org_id: orgId, ...product });
    await call('product.update', { org_id: orgId, product_id: one.product_id, data: { status: 'active' } });
    await call('stores.addItems', { org_id: orgId, store_id, product_ids: [one.product_id] });
    made.push(one);
  }
  const change = { email: 'shop@example.com', fulfilment: [pickUp], ...data };
  await call('stores.update', { org_id: orgId, store_id, revision, data: change });
  await call('stores.status', { org_id: orgId, store_id, status: 'open' });
  const { data: items } = await call('stores.allInventory', { org_id: orgId, store_id, pageSize: 100 });
  return {
    storeId: store_id,
    items: made.map(({ product_id, variants }) => ({
      itemId: items.find((item) => item.product_id === product_id)?.item_id ?? '',
      productId: product_id,
      variantIds: variants.map(({ variant_id }) => variant_id),
    })),
  };
}

/** A product that is a file with these contents. */
export async function soldFile(
  call: Call,
  org_id: string,
  { name, amount, body }: { name: string; amount: number; body: string },
) {
  const { data: file } = await call('product.uploadFile', { org_id, name: `${name}.zip`, body: btoa(body) });
  return { ...simpleProduct(name, amount), kind: 'digital', file_id: file.file_id } as const;
}

/** A catalog, with a product in it where one is named. */
export async function addCatalog(call: Call, org_id: string, name: string, productId?: string): Promise<string> {
  const { catalog_id } = (await call('catalogs.create', { org_id, name })).data;
  if (productId) await call('items.add', { org_id, catalog_id, product_ids: [productId] });
  return catalog_id;
}

/** Makes these catalogs the categories of a store. */
export async function chooseCategories(call: Call, org_id: string, store_id: string, catalog_ids: string[]) {
  const { revision } = (await call('stores.get', { org_id, store_id })).data;
  await call('stores.update', { org_id, store_id, revision, data: { catalog_ids } });
}

/** The same with a word in all of its texts, and all that strangers can ask of it. */
export async function askedStore(call: Call, orgId: string, word: string) {
  const name = `${word} store`;
  const settings = { name, about: word, terms: word, fulfilment: [{ ...pickUp, name }] };
  const product = await soldFile(call, orgId, { name: `${word} mug`, amount: 900, body: word });
  const { storeId, items } = await openStore(call, orgId, [product], settings);
  const [item] = items;
  const addOn = { name: `${word} wrap`, price: { amount: 100, currency: 'EUR' }, most: 1, item_ids: null };
  await call('addons.create', { org_id: orgId, store_id: storeId, ...addOn });
  const cups = await addCatalog(call, orgId, `${word} cups ${storeId}`, item?.productId);
  await chooseCategories(call, orgId, storeId, [cups]);
  const store = { store_id: storeId };
  const wanted = [{ variant_id: item?.variantIds[0] ?? '', quantity: 1 }];
  const { data: quote } = await call('orders.quote', { ...store, items: wanted });
  const { data: order } = await call('orders.create', {
    ...{ ...store, items: wanted, method_id: quote.method_id ?? '', tender: 'pickup', note: word },
    contact: { name: word, email: `${storeId}@example.com` },
  });
  await call('orders.update', { org_id: orgId, id: order.order_id, type: 'mark_paid' });
  return {
    id: storeId,
    pages: {
      '/store/:id/': `/store/${storeId}/`,
      '/store/:id/inventory/:inventory_id': `/store/${storeId}/inventory/${item?.itemId}`,
      '/cart/:id/': `/cart/${storeId}/`,
      '/checkout/:id/': `/checkout/${storeId}/?item=${wanted[0]?.variant_id}.1`,
      '/my-orders/:id/': `/my-orders/${storeId}/`,
      '/my-orders/:id/:order': `/my-orders/${storeId}/${order.link}`,
      '/my-orders/:id/:order/receipt.pdf': `/my-orders/${storeId}/${order.link}/receipt.pdf`,
      '/my-orders/:id/:order/files/:line': `/my-orders/${storeId}/${order.link}/files/1`,
      '/share': `/share?store=${storeId}`,
      '/share/qr.svg': `/share/qr.svg?store=${storeId}`,
      '/:id/terms': `/${storeId}/terms`,
    },
    calls: {
      'stores.record': store,
      'stores.theme': store,
      'stores.inventory': store,
      'stores.categories': store,
      'stores.inventoryItem': { ...store, inventory_id: item?.itemId },
      'stores.itemInfo': { ...store, items: [{ variant_id: item?.variantIds[0], quantity: 1 }] },
      'addons.get': store,
      'orders.quote': { ...store, items: wanted },
      'orders.customer': { ...store, link: order.link },
      'payments.promoCode': { ...store, items: wanted },
      'payments.success': { ...store, link: order.link },
    },
  };
}
