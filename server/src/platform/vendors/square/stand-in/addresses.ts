import type { Body } from './body.js';
import { cancelCheckout, createCheckout, readCheckout, searchCheckouts } from './checkouts.js';
import { createDeviceCode, listDeviceCodes } from './devices.js';
import type { Reply } from './fault.js';
import { listLocations, showMerchant } from './merchants.js';
import { createRefund, listRefunds } from './refunds.js';
import type { Store } from './store.js';

interface Asked {
  body: Body;
  query: URLSearchParams;
  id: string;
}

export interface Address {
  method: 'GET' | 'POST';
  path: RegExp;
  scope: string;
  answer: (store: Store, asked: Asked) => Promise<Reply>;
}

const exactly = (path: string) => new RegExp(`^/v2/${path}$`);
const withId = (path: string, end = '') => exactly(`${path}/([\\w-]+)${end}`);
const profile = 'MERCHANT_PROFILE_READ';
const devices = 'DEVICE_CREDENTIAL_MANAGEMENT';
const [reads, writes] = ['PAYMENTS_READ', 'PAYMENTS_WRITE'];
const shown = (name: string, body: object): Reply => ({ status: 200, body: { [name]: body } });

/** What the stand-in can be asked for on behalf of a business. */
export const addresses: readonly Address[] = [
  { method: 'GET', path: exactly('merchants/me'), scope: profile, answer: showMerchant },
  { method: 'GET', path: exactly('locations'), scope: profile, answer: listLocations },
  {
    method: 'GET',
    path: exactly('devices/codes'),
    scope: devices,
    answer: (store, { query }) => listDeviceCodes(store, query),
  },
  {
    method: 'POST',
    path: exactly('devices/codes'),
    scope: devices,
    answer: (store, { body }) => createDeviceCode(store, body),
  },
  {
    method: 'POST',
    path: exactly('terminals/checkouts'),
    scope: writes,
    answer: (store, { body }) => createCheckout(store, body),
  },
  {
    method: 'POST',
    path: exactly('terminals/checkouts/search'),
    scope: reads,
    answer: (store, { body }) => searchCheckouts(store, body),
  },
  {
    ...{ method: 'GET', path: withId('terminals/checkouts'), scope: reads },
    answer: async (store, { id }) => shown('checkout', await readCheckout(store, id)),
  },
  {
    method: 'POST',
    path: withId('terminals/checkouts', '/cancel'),
    scope: writes,
    answer: (store, { id }) => cancelCheckout(store, id),
  },
  {
    ...{ method: 'GET', path: withId('payments'), scope: reads },
    answer: async (store, { id }) => shown('payment', await store.read('payment', id)),
  },
  { method: 'POST', path: exactly('refunds'), scope: writes, answer: (store, { body }) => createRefund(store, body) },
  { method: 'GET', path: exactly('refunds'), scope: reads, answer: listRefunds },
  {
    ...{ method: 'GET', path: withId('refunds'), scope: reads },
    answer: async (store, { id }) => shown('refund', await store.read('refund', id)),
  },
];
