import type { PublicScreenData, StoreOfPage } from '@swapt/shared/public';
import type { FakeApi } from '@swapt/shared/testing';
import type { ShownProduct } from '@swapt/shared/contract';
import { openScreen } from './open-screen.js';

const storeId = '0190aaaa-0000-7000-8000-000000000001';
export const idOf = (nth: number) => `0190aaaa-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`;

export const sampleStore: StoreOfPage = {
  store_id: storeId,
  name: 'Harbour pottery',
  email: 'shop@example.com',
  address: 'Quay 3',
  phone: '',
  closed: [],
};

export const euros = (amount: number) => ({ amount, currency: 'EUR', text: `€${(amount / 100).toFixed(2)}` });

export const sampleProduct: ShownProduct = {
  item_id: idOf(90),
  store_id: storeId,
  store_name: sampleStore.name,
  name: 'Mug',
  text: 'Holds 300 ml.',
  kind: 'physical',
  pictures: [{ url: '/images/0190aaaa-0000-7000-8000-000000000007', alt: 'A mug', width: 800, height: 800 }],
  add_ons: [],
  options: [{ name: 'Colour', values: ['Sand', 'Blue'] }],
  variants: [
    {
      variant_id: idOf(1),
      option_values: ['Sand'],
      net_content: '250 g',
      price: euros(1400),
      compare_at: euros(1800),
      unit_price: { ...euros(5600), text: '€56.00 / kg', per: 'kg' },
      availability: 'few',
      left: 3,
    },
    {
      variant_id: idOf(2),
      option_values: ['Blue'],
      net_content: '',
      price: euros(1500),
      compare_at: null,
      unit_price: null,
      availability: 'sold_out',
      left: null,
    },
  ],
};

export const itemScreen = (change: Partial<Extract<PublicScreenData, { screen: 'storeItem'; kind: 'shown' }>> = {}) =>
  ({
    screen: 'storeItem',
    kind: 'shown',
    store: sampleStore,
    product: sampleProduct,
    chosen: idOf(1),
    ...change,
  }) as const;

export const cartScreen = { screen: 'cart', kind: 'shown', store: sampleStore } as const;

const shop = { name: sampleStore.name, logo: '', website: `/store/${storeId}/`, privacy: '/privacy' };

/** A screen of the store, in its name. */
export const openInStore = (data: PublicScreenData, api: FakeApi = {}, language = 'en') =>
  openScreen(data, language, shop, api);
