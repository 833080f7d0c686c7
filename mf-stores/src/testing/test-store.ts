import type { Api, ListedStore, Store, StoreSetup } from '@swapt/shared/contract';
import { testOrg } from '@swapt/shared/testing';
import { storeSteps } from '@swapt/shared/values';

export const testStore: Store = {
  store_id: '018f0000-0000-7000-8000-0000000000e1',
  org_id: testOrg.org_id,
  name: 'Corner shop',
  about: '',
  logo: null,
  email: '',
  phone: '',
  address: '',
  country: 'DE',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  hours: null,
  closed_days: [],
  fulfilment: [],
  tax_mode: 'included',
  tax_rates: [],
  card_charge: 'order',
  theme: { headerColor: '', iconColor: '', buttonColor: '' },
  terms: '',
  pause_note: '',
  notified: [],
  catalog_ids: [],
  status: 'draft',
  is_suspended: false,
  steps_done: [],
  revision: 3,
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-02T10:00:00.000Z',
};

export const listedStore = (more: Partial<ListedStore> = {}): ListedStore => ({
  store_id: testStore.store_id,
  name: testStore.name,
  status: 'open',
  is_suspended: false,
  logo: null,
  currency: 'EUR',
  items: 12,
  low: 2,
  steps_left: 0,
  revision: 3,
  created_at: testStore.created_at,
  updated_at: testStore.updated_at,
  ...more,
});

/** One store as the server has it: read, changed, moved and set up. */
export function testStores(begin: Partial<Store> = {}) {
  let store: Store = { ...testStore, ...begin };
  const change = (more: Partial<Store>) => (store = { ...store, ...more, revision: store.revision + 1 });
  const setup = (): StoreSetup => ({
    step: storeSteps.find((step) => !store.steps_done.includes(step)) ?? null,
    steps_done: store.steps_done,
    missing: store.email ? [] : [{ step: 'contact', sentence: 'Give an e-mail address or a phone number.' }],
    store,
  });
  return {
    /** As somebody else changes it meanwhile. */
    change,
    api: {
      'stores.list': () => ({ data: [listedStore({ status: store.status })], page: 1, pageSize: 10, total: 1 }),
      'stores.get': () => ({ data: store }),
      'stores.update': ({ data }: Api['stores.update']['in']) => ({ data: change(data) }),
      'stores.status': ({ status, pause_note = store.pause_note }: Api['stores.status']['in']) => ({
        data: change({ status, pause_note }),
      }),
      'stores.initialize': () => ({ data: setup() }),
      'stores.initializeNext': () => ({ data: setup() }),
      'stores.updateInit': ({ step, data = {} }: Api['stores.updateInit']['in']) => {
        const steps_done = storeSteps.filter((one) => one === step || store.steps_done.includes(one));
        change({ ...data, steps_done, ...(step === 'open' && { status: 'open' as const }) });
        return { data: setup() };
      },
    },
  };
}
