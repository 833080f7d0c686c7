import { describeRoutes, renderRemote, notFound, type FakeApi } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';
import { testStore, testStores } from './testing/test-store.js';
import { testAddOn, testAddOns } from './testing/test-addons.js';
import { testInventory, testItem } from './testing/test-inventory.js';
import { listed, testCatalog, testItems, testProduct } from './testing/test-product.js';

const api: FakeApi = {
  ...testItems('Tea', 'Cake').api,
  ...testStores().api,
  ...testInventory(testItem('Tea')).api,
  ...testAddOns(testAddOn('Gift wrap')).api,
  'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 10, total: 1 }),
  'bulkChanges.list': () => ({ data: [] }),
  'catalogs.create': ({ name }) => ({ data: { ...testCatalog, name } }),
  'product.list': () => ({ data: [listed('Tea')], page: 1, pageSize: 10, total: 1 }),
  'product.get': () => ({ data: testProduct }),
  'discounts.list': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'orders.byStore': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'stores.ofProduct': () => ({ data: [] }),
  'stores.analytics': () => new Promise(() => undefined),
  'stores.events': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'events.get': () => new Promise(() => undefined),
  'settlement.get': () => new Promise(() => undefined),
};
const addressOf = (path: string) =>
  path
    .replace(':catalogId', testCatalog.catalog_id)
    .replace(':productId', testProduct.product_id)
    .replace(':storeId', testStore.store_id);
/** Its name and its status. */
const ofStore = { heading: 'Corner shop Draft', may: 'viewer' } as const;

describeRoutes(contribution, screens, {
  api,
  addressOf,
  routes: {
    '/admin/catalogs': { heading: 'Catalogs', may: 'cashier' },
    '/admin/catalogs/create': { heading: 'New catalog', may: 'editor', mayNot: 'viewer' },
    '/admin/catalogs/view/:catalogId': { heading: 'Summer menu', may: 'viewer' },
    '/admin/store/:storeId': ofStore,
    '/admin/store/:storeId/orders': ofStore,
    '/admin/store/:storeId/orders/board': ofStore,
    '/admin/store/:storeId/orders/hand-over': ofStore,
    '/admin/store/:storeId/orders/new': { heading: 'New order', may: 'cashier', mayNot: 'viewer' },
    '/admin/store/:storeId/events': ofStore,
    '/admin/store/:storeId/events/:eventId': ofStore,
    '/admin/store/:storeId/analytics': ofStore,
    '/admin/store/:storeId/analytics/:eventId': ofStore,
    '/admin/order/:storeId': ofStore,
    '/admin/discount': { heading: 'Discounts', may: 'viewer' },
    '/admin/discount/create': { heading: 'New discount', may: 'editor', mayNot: 'viewer' },
    '/admin/store/:storeId/inventory': ofStore,
    '/admin/store/:storeId/inventory/stock': ofStore,
    '/admin/store/:storeId/add-ons': ofStore,
    '/admin/store/:storeId/:eventId/settlements': ofStore,
    '/admin/store/:storeId/look': ofStore,
    '/admin/store/:storeId/settings': ofStore,
    '/admin/store/:storeId/initialize': { heading: 'Set up “Corner shop”', may: 'editor', mayNot: 'viewer' },
    '/admin/products/:catalogId/:productId': { heading: 'Mug', may: 'viewer' },
  },
});

const open = (route: string) => renderRemote(contribution, screens, { route, api });

it('leads from the list to a new catalog, which is filled next [A.catalogs, A.catalogs.create, A.catalogs.viewone]', async () => {
  const { user, address } = open('/admin/catalogs');
  expect(await screen.findByText('Summer menu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New catalog' }));
  await user.type(await screen.findByLabelText('Name'), 'Gift boxes');
  await user.click(screen.getByRole('button', { name: 'Create catalog' }));
  expect(await screen.findByRole('button', { name: 'Add products' })).toBeVisible();
  expect(address()).toBe(`/admin/catalogs/view/${testCatalog.catalog_id}`);
});

it('knows no other address', async () => {
  open('/admin/catalogs/unknown/deeper');
  expect(await screen.findByRole('heading', { name: notFound })).toBeVisible();
});
