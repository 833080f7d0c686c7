import type { Api } from '@swapt/shared/contract';

type NewLock = Omit<Api['promoLock.create']['in'], 'org_id'>;
type NewDiscount = Omit<Api['discounts.create']['in'], 'org_id'>;

const market = { latitude: 50.7989, longitude: -1.0912 };
const far = { latitude: 51.5074, longitude: -0.1278 };

/** A code for those who come to the stand on the market. */
export const demoLock: NewLock = {
  name: 'Harbour market',
  promo_code: 'QUAY15',
  places: [{ name: 'Stand on the market', ...market, radius: 250 }],
  limit_total: 200,
  limit_each: 1,
};

export const demoLockDiscount: NewDiscount = {
  name: 'At our stand',
  gives: { kind: 'percent', percent_bps: 1500 },
  combines: false,
};

export const demoKey = { name: 'Mia at the stand', limit_total: 20 };

/** Who tried the code: minutes ago, where, and whether somebody of the stand opened it. */
export const demoTries: readonly { minutes: number; place?: typeof market; byKey?: true; orders?: true }[] = [
  { minutes: 2_900, place: market },
  { minutes: 2_880, place: { latitude: 50.7993, longitude: -1.0903 } },
  { minutes: 2_871, place: far },
  { minutes: 2_790, place: { latitude: 50.7981, longitude: -1.0921 } },
  { minutes: 1_500, place: { latitude: 50.8045, longitude: -1.0801 } },
  { minutes: 1_490, byKey: true },
  { minutes: 1_470 },
  { minutes: 1_400, place: { latitude: 50.7996, longitude: -1.0925 } },
  { minutes: 180, place: { latitude: 50.7987, longitude: -1.0908 }, orders: true },
  { minutes: 40, place: { latitude: 50.7975, longitude: -1.0899 } },
];
