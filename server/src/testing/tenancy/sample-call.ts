import type { Operation, OperationId } from '@swapt/shared/contract';
import { newDocument } from '@swapt/shared/page/document';
import { onePixel } from './one-pixel.js';
import { sampleInput, type Ids } from './sample-input.js';

/** A code that leads everybody to one address; what another type holds, and rules, have tests of their own. */
const free = {
  content: undefined,
  rules: undefined,
  starts_at: undefined,
  expires_at: undefined,
  scan_limit: undefined,
  password: undefined,
  fallback: undefined,
};
/** What else a store's settings hold has tests of its own. */
const storeChange = {
  name: 'Taken over',
  logo: null,
  email: '',
  phone: '',
  country: 'DE',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  hours: null,
  closed_days: undefined,
  fulfilment: undefined,
  tax_rates: undefined,
  notified: undefined,
  catalog_ids: undefined,
  theme: { headerColor: '', iconColor: '', buttonColor: '' },
};
const document = newDocument({ title: 'Taken over' });
const remote = { name: 'mf-codes' };
/** Where a value made from the schema is valid but means nothing to the operation. */
const meaning: Partial<Record<OperationId, object>> = {
  'platform.addRemote': { name: 'mf-sample', paths: ['/admin/sample'] },
  'platform.removeRemote': remote,
  'platform.promote': remote,
  'platform.rollback': remote,
  'platform.allow': remote,
  'platform.disable': remote,
  'platform.enable': remote,
  'platform.canary': remote,
  'platform.endCanary': remote,
  'platform.createToken': remote,
  'org.delete': { undo: false },
  'org.update': {
    data: { org_name: 'Taken over', organization_logo: '', colour: '', website: '', phone: '', hours: null },
  },
  'terms.accept': { version: '2026-11-20' },
  'codes.create': free,
  'codes.update': { data: { ...free, name: 'Taken over', status: 'paused' } },
  'codes.import': { data: [{ name: 'Taken over', target: 'https://example.com/' }] },
  'bulkChanges.start': { filter: undefined, count: undefined },
  'bulkChanges.startCustomers': { filter: undefined, count: undefined },
  'bulkChanges.startPages': { filter: undefined, count: undefined },
  'bulkChanges.deleteNotes': { filter: undefined, count: undefined },
  'bulkChanges.deleteCampaigns': { filter: undefined, count: undefined },
  'bulkChanges.deleteFolders': { filter: undefined, count: undefined },
  'bulkChanges.deleteCatalogs': { filter: undefined, count: undefined },
  'bulkChanges.startProducts': { filter: undefined, count: undefined },
  'codes.labels': { filter: undefined, count: undefined },
  'codes.prints': { filter: undefined, count: undefined },
  'codes.resolve': { hints: undefined },
  'codes.testRules': { rules: undefined, visit: { language: undefined, country: undefined } },
  'files.upload': { body: Buffer.from('%PDF-1.7').toString('base64') },
  'stores.create': { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' },
  'stores.update': { data: storeChange },
  'stores.updateInit': { data: storeChange },
  'campaigns.update': { data: { name: 'Taken over', state: 'running' } },
  'codes.cloneMultiple': { dry_run: false },
  'codes.render': { style: undefined, format: 'svg', score: false, slug: undefined },
  'images.upload': { body: onePixel },
  'pages.create': { draft: document },
  'pages.update': { data: { draft: document } },
  'pages.restore': { version: undefined, revision: undefined },
  'templates.save': { document },
  'aiqr.generate': { target: undefined },
  'product.create': { options: [], variants: [{ option_values: [] }], kind: 'digital' },
  'product.update': { data: { options: [], variants: [{ option_values: [] }], kind: 'digital' } },
  'addons.create': { price: { amount: 150, currency: 'EUR' } },
  'addons.update': { data: { price: { amount: 150, currency: 'EUR' } } },
  'orders.update': {
    ...{ type: 'note', revision: undefined },
    update_fields: { name: undefined, email: undefined, phone: undefined, address: undefined, lines: undefined },
  },
  'orders.cancel': { revision: undefined },
  'orders.quote': { address: undefined },
  'orders.create': { address: undefined },
  'orders.make': { address: undefined },
  'orders.editLines': { revision: undefined, add: undefined },
  'payments.refund': { amount: 1, lines: undefined, restock: undefined },
  'payments.paymentIntent': { address: undefined },
  'payments.org': { action: 'read' },
  'payments.subscription': { action: 'read' },
  'payments.taxRegistration': { country: 'DE' },
  'orders.paper': { kind: 'receipt', refund_id: undefined },
  'payments.connect.create': { country: 'DE' },
  'square.auth': { operation: 'token_info', code: undefined, state: undefined },
  'square.choosePlace': { location_id: null },
  'discounts.create': {
    code: 'SAMPLE',
    lock_id: undefined,
    store_id: undefined,
    currency: 'EUR',
    is_for_all: false,
    starts_at: undefined,
  },
  'discounts.update': {
    data: { code: 'TAKEN', lock_id: undefined, store_id: undefined, currency: 'EUR', is_for_all: false },
  },
  'stores.addItems': { catalog_id: undefined },
  'stores.shelfLabels': { catalog_id: undefined },
  // Opening it was a change, too.
  'events.update': { revision: 2 },
  'stores.modifyInventory': { inventory_change: 3 },
  'stores.countInventory': { counted: 4, seen: 5 },
  'stores.soldCount': { sold: 1 },
  'customers.update': { data: { name: 'Taken over', email: 'taken@example.com', phone: '+12015550123' } },
  'analytics.submitData': { fields: {}, token: undefined },
};
/** An input that does what the operation is for, made from its schema and what its fields mean. */
export const sampleCall = (id: OperationId, operation: Operation, ids: Ids): Record<string, unknown> =>
  merge(sampleInput(operation, idsOfNoun(id, ids)), meaning[id] ?? {});

/** A field of one name can be the id of something else in another noun: what a fixture calls `items.id` is the id of items alone. */
export const idsOfNoun = (operation: OperationId, ids: Ids): Ids =>
  new Proxy(ids, {
    get: (all, name) => {
      const own = `${operation.split('.', 1)[0]}.${String(name)}`;
      return all[Object.hasOwn(all, own) ? own : String(name)];
    },
  });

export function merge(base: Record<string, unknown>, over: object): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isRecord(old) && isRecord(value) ? merge(old, value) : value;
  }
  return merged;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
