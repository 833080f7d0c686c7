import type { Call } from '@swapt/shared/client';
import { publicPaths } from '@swapt/shared/public/screens';
import { publishForm, submitForm } from './form-page.js';
import { oneTimeBatch } from './shopper-pages.js';
import { openDesk } from './shops/open-desk.js';
import { openShop } from './shops/open-shop.js';
import { placeOrder } from './shops/place-order.js';

/** Ids of things that an organization has, to open their screens. */
export interface Ids {
  codeId: string;
  batchId: string;
  folderId: string;
  campaignId: string;
  customerId: string;
  pageId: string;
  catalogId: string;
  productId: string;
  storeId: string;
  discountId: string;
  orderId: string;
  /** The store that the order is of; the other one is a draft. */
  openStoreId: string;
  /** An event of that store at which it sells, and its desk. */
  eventId: string;
  deskId: string;
  lockId: string;
}

/** Every address of the console, by a short name for its picture. */
export const consoleRoutes = ({
  codeId,
  batchId,
  folderId,
  campaignId,
  customerId,
  pageId,
  catalogId,
  productId,
  storeId,
  discountId,
  orderId,
  openStoreId,
  eventId,
  deskId,
  lockId,
}: Ids): Record<string, string> => ({
  profile: '/admin/profile',
  'confirm-email': '/admin/profile/confirm-email?token=none',
  organization: '/admin/organization',
  'background-work': '/admin/organization/background-work',
  users: '/admin/profile/users',
  'api-key': '/admin/profile/api-key',
  'design-system': '/admin/dummy',
  'my-codes': '/admin/my-codes',
  'my-codes-archived': '/admin/my-codes?status=archived',
  'code-show': `/admin/my-codes/show/${codeId}`,
  'code-edit': `/admin/my-codes/edit/${codeId}`,
  'code-edit-success': `/admin/my-codes/edit/${codeId}/success`,
  'code-analytics': `/admin/my-codes/analytics/${codeId}`,
  analytics: '/admin/analytics',
  'one-time-batches': `/admin/my-codes/one-time/${codeId}`,
  'one-time-batch': `/admin/my-codes/one-time/${codeId}/${batchId}`,
  notes: '/admin/notes',
  pages: '/admin/pages',
  'code-page': `/admin/pages/${codeId}`,
  'page-add': '/admin/add-new-page',
  'page-update': `/admin/update-page/${pageId}`,
  templates: '/admin/templates',
  'ai-qr': '/admin/ai-qr',
  'code-rules': `/admin/my-codes/rules/${codeId}`,
  'code-import': '/admin/my-codes/import',
  'code-many': `/admin/my-codes/many/${codeId}`,
  'code-create': '/admin/create-qr-code',
  'code-create-success': `/admin/create-qr-success?code=${codeId}`,
  folders: '/admin/folders',
  folder: `/admin/folder/${folderId}`,
  folderAnalytics: `/admin/folder/${folderId}/analytics`,
  customers: '/admin/customers',
  customer: `/admin/customers/${customerId}`,
  'sent-forms': '/admin/customers/submissions',
  catalogs: '/admin/catalogs',
  'catalog-create': '/admin/catalogs/create',
  'catalogs-view': '/admin/catalogs/view',
  catalog: `/admin/catalogs/view/${catalogId}`,
  products: '/admin/products/all',
  'products-of-catalog': `/admin/products/${catalogId}`,
  'product-new': '/admin/products/all/new',
  'product-import': '/admin/products/all/import',
  product: `/admin/products/${catalogId}/${productId}`,
  stores: '/admin/store',
  'store-create': '/admin/create-store',
  store: `/admin/store/${storeId}`,
  'store-set-up': `/admin/store/${storeId}/initialize?step=contact`,
  'store-set-up-products': `/admin/store/${storeId}/initialize?step=products`,
  'store-set-up-delivery': `/admin/store/${storeId}/initialize?step=fulfilment`,
  'store-set-up-tax': `/admin/store/${storeId}/initialize?step=tax`,
  'store-set-up-theme': `/admin/store/${storeId}/initialize?step=look`,
  'store-set-up-open': `/admin/store/${storeId}/initialize?step=open`,
  'store-orders': `/admin/store/${storeId}/orders`,
  orders: `/admin/order/${openStoreId}`,
  order: `/admin/order/edit/${orderId}`,
  'orders-hand-over': `/admin/store/${openStoreId}/orders/hand-over`,
  'orders-board': `/admin/store/${openStoreId}/orders/board`,
  'store-board': `/admin/store/${storeId}/orders/board`,
  'store-new-order': `/admin/store/${storeId}/orders/new`,
  'store-events': `/admin/store/${openStoreId}/events`,
  'store-event': `/admin/store/${openStoreId}/events/${eventId}`,
  'store-settlements': `/admin/store/${openStoreId}/${eventId}/settlements`,
  'store-sales': `/admin/store/${openStoreId}/analytics`,
  'store-sales-none': `/admin/store/${storeId}/analytics`,
  'store-sales-event': `/admin/store/${openStoreId}/analytics/${eventId}`,
  'stores-sales': '/admin/store2',
  desks: '/admin/desk',
  desk: `/admin/desk/${deskId}`,
  discounts: '/admin/discount',
  'discount-create': '/admin/discount/create',
  discount: `/admin/discount/edit/${discountId}`,
  'store-add-ons': `/admin/store/${storeId}/add-ons`,
  'store-theme': `/admin/store/${storeId}/look`,
  'store-settings': `/admin/store/${storeId}/settings`,
  campaigns: '/admin/campaigns',
  'campaign-new': '/admin/campaigns/new',
  'campaign-update': `/admin/campaigns/update/${campaignId}`,
  'promo-locks': '/admin/campaigns/promo-locks',
  'promo-lock-new': '/admin/campaigns/promo-locks/new',
  'promo-lock': `/admin/campaigns/promo-locks/${lockId}`,
  'promo-lock-usage': `/admin/campaigns/promo-locks/${lockId}/usage`,
  'master-keys': '/admin/campaigns/promo-locks/keys',
  integrations: '/admin/integrations',
  square: '/admin/integrations/square',
  payment: '/admin/payment',
  platform: '/admin/platform',
  'platform-remote': '/admin/platform?remote=mf-codes',
  'platform-history': '/admin/platform?view=history',
  'platform-tokens': '/admin/platform?view=tokens',
  'platform-reports': '/admin/platform?view=reports',
  'console-not-found': '/admin/nothing-here',
});

const screensWithoutId = publicPaths.filter(({ path, methods }) => methods.includes('GET') && !path.includes(':'));

/** Every address that needs no sign-in and nothing of an organization; a new public screen is among them by itself. */
export const publicRoutes: Record<string, string> = {
  ...Object.fromEntries(screensWithoutId.map(({ screen, path }) => [screen, path])),
  'special-host': 'http://special.localhost:4100/',
  'delete-sent': '/deleteAlert?sent',
  'delete-over': '/deleteAlert/none',
  'report-sent': '/report?sent',
  'unknown-code': '/no-such-code',
  'not-found': '/no/such/page',
  login: '/auth/login',
  docs: '/docs',
  'docs-of-a-noun': '/docs/orders',
  'docs-shapes': '/docs/shapes',
  'docs-errors': '/docs/errors',
  mailbox: '/dev/mailbox',
};

/** The built-in sign-in's pages; `signIn` is the address of its first one. */
export const providerRoutes = (signIn: string): Record<string, string> => ({
  'provider-sign-in': signIn,
  'provider-create': `${signIn}/create`,
  'provider-forgot': `${signIn}/forgot`,
});

/** The most scanned code, one folder, one campaign, one catalog and so on of an organization; makes them where there are none. */
export async function idsOf(call: Call, orgId: string): Promise<Ids> {
  const codes = await call('codes.list', { org_id: orgId, filter: { sort: 'scans' } });
  const code =
    codes.data[0] ??
    (await call('codes.create', { org_id: orgId, name: 'Poster', type: 'link', target: 'https://example.com/' })).data;
  const folders = await call('folders.get', { org_id: orgId });
  const folder = folders.data[0] ?? (await call('folders.create', { org_id: orgId, name: 'Tables' })).data;
  const campaigns = await call('campaigns.list', { org_id: orgId });
  const campaign = campaigns.data[0] ?? (await call('campaigns.create', { org_id: orgId, name: 'Spring' })).data;
  const { batch_id } = await oneTimeBatch(call, orgId, code.code_id);
  const customerId = await customerOf(call, orgId);
  const order = await orderOf(call, orgId);
  return {
    codeId: code.code_id,
    batchId: batch_id,
    folderId: folder.folder_id,
    campaignId: campaign.campaign_id,
    customerId,
    pageId: await pageOf(call, orgId),
    ...(await productOf(call, orgId)),
    storeId: await storeOf(call, orgId),
    discountId: await discountOf(call, orgId),
    lockId: await lockOf(call, orgId),
    ...order,
    ...(await openDesk(call, orgId, order.openStoreId)),
  };
}

/** The first catalog with a product in it, which has options and prices. */
async function productOf(call: Call, orgId: string): Promise<Pick<Ids, 'catalogId' | 'productId'>> {
  const { data: catalogs } = await call('catalogs.get', { org_id: orgId });
  const catalog = catalogs[0] ?? (await call('catalogs.create', { org_id: orgId, name: 'Summer menu' })).data;
  const { catalog_id } = catalog;
  const { data: items } = await call('items.get', { org_id: orgId, id: catalog_id });
  const known = items[0]?.product.product_id;
  if (known) return { catalogId: catalog_id, productId: known };
  const prices = [{ currency: 'EUR', amount: 1250, compare_at: 1500, cost: 400 }];
  const { data: product } = await call('product.create', {
    org_id: orgId,
    name: catalog.name,
    options: [
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ],
    variants: [
      { option_values: ['Small', 'Red'], sku: `S-${orgId.slice(-6)}`, prices },
      { option_values: ['Large', 'Red'], prices },
      { option_values: ['Small', 'Blue'] },
    ],
  });
  await call('items.add', { org_id: orgId, catalog_id, product_ids: [product.product_id] });
  return { catalogId: catalog_id, productId: product.product_id };
}

/** The newest order of the first store that has one. */
async function orderOf(call: Call, orgId: string): Promise<Pick<Ids, 'orderId' | 'openStoreId'>> {
  const newest = async (store_id: string) =>
    (await call('orders.byStore', { org_id: orgId, store_id })).data[0]?.order_id;
  const { data: stores } = await call('stores.list', { org_id: orgId, status: 'open' });
  for (const { store_id } of stores) {
    const orderId = await newest(store_id);
    if (orderId) return { orderId, openStoreId: store_id };
  }
  const { storeId, variantOf } = await openShop(call, orgId);
  await placeOrder(call, storeId, variantOf(0), 2);
  return { orderId: (await newest(storeId)) ?? '', openStoreId: storeId };
}

async function discountOf(call: Call, orgId: string): Promise<string> {
  const { data: known } = await call('discounts.list', { org_id: orgId });
  const gives = { kind: 'percent', percent_bps: 1_000 } as const;
  const made = { org_id: orgId, name: 'Opening week', code: `OPEN-${orgId.slice(-6)}`, gives };
  return known[0]?.discount_id ?? (await call('discounts.create', made)).data.discount_id;
}

async function lockOf(call: Call, orgId: string): Promise<string> {
  const { data: known } = await call('promoLock.list', { org_id: orgId });
  const places = [{ name: 'Stand 4', latitude: 52.52, longitude: 13.405, radius: 200 }];
  const made = { org_id: orgId, name: 'Autumn fair', promo_code: `STAND-${orgId.slice(-6)}`, places };
  return known[0]?.lock_id ?? (await call('promoLock.create', made)).data.lock_id;
}

async function customerOf(call: Call, orgId: string): Promise<string> {
  const first = async () => (await call('customers.list', { org_id: orgId })).data[0]?.customer_id;
  const known = await first();
  if (known) return known;
  await submitForm(call, await publishForm(call, orgId));
  return (await first()) ?? '';
}

async function pageOf(call: Call, orgId: string): Promise<string> {
  const { data: pages } = await call('pages.list', { org_id: orgId });
  return pages[0]?.page_id ?? (await call('pages.create', { org_id: orgId, name: 'Menu' })).data.page_id;
}

/** A draft, whose setting up can be seen. */
async function storeOf(call: Call, orgId: string): Promise<string> {
  const { data: drafts } = await call('stores.list', { org_id: orgId, status: 'draft' });
  if (drafts[0]) return drafts[0].store_id;
  const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
  const { data } = await call('stores.create', { org_id: orgId, name: 'Corner shop', ...place });
  const zone = { country: 'DE', postcodes: '10, 12', price: 450, free_from: 5000, minimum: null };
  await call('stores.update', {
    org_id: orgId,
    store_id: data.store_id,
    revision: data.revision,
    data: {
      email: 'shop@example.com',
      fulfilment: [{ kind: 'delivery', name: 'Courier', is_on: true, zones: [zone] }],
      tax_rates: [{ country: 'DE', region: '', standard: 1900, reduced: 700 }],
    },
  });
  await call('addons.create', {
    ...{ org_id: orgId, store_id: data.store_id, name: 'Gift wrap', most: 1, item_ids: null },
    price: { amount: 250, currency: 'EUR' },
  });
  return data.store_id;
}
