import type { Reply } from './fault.js';
import type { Merchant } from './shapes.js';
import { newId, type Store } from './store.js';

const countries: Readonly<Record<string, string>> = {
  EUR: 'DE',
  GBP: 'GB',
  USD: 'US',
  JPY: 'JP',
  CAD: 'CA',
  AUD: 'AU',
};

/** Currencies in which a test business can sell. */
export const currencies = Object.keys(countries);

/** A business for trying out, with two places. */
export async function makeMerchant(store: Store, name: string, currency: string): Promise<Merchant> {
  const id = newId(13, 'ML');
  const created_at = store.now.toISOString();
  const country = countries[currency] ?? 'US';
  const ofMerchant = store.of(id);
  const places = ['Main counter', 'Market stall'].map((place) => ({ id: newId(13, 'L'), name: place }));
  for (const place of places) {
    const location = { ...place, status: 'ACTIVE', merchant_id: id, country, currency, created_at } as const;
    await ofMerchant.add('location', location);
  }
  return store.add('merchant', {
    ...{ id, business_name: name, country, language_code: 'en-US', currency, status: 'ACTIVE', created_at },
    main_location_id: places[0]?.id ?? '',
  });
}

export const showMerchant = async (store: Store): Promise<Reply> => ({
  status: 200,
  body: { merchant: await store.read('merchant', store.merchantId) },
});

export const listLocations = async (store: Store): Promise<Reply> => ({
  status: 200,
  body: { locations: (await store.list('location')).toSorted((a, b) => a.name.localeCompare(b.name)) },
});
