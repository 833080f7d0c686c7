import type { Api, Discount, PromoLock } from '@swapt/shared/contract';
import { findFaults } from '../../app/doctor/doctor.js';
import type { TestApp } from '../app.js';
import { openTill } from './till.js';

type New = Partial<Omit<Api['promoLock.create']['in'], 'org_id'>>;
type Tried = Partial<Api['promoLock.validate']['in']>;

/** Where the stand is, and somewhere else. */
export const stand = { latitude: 52.52, longitude: 13.405 };
export const elsewhere = { latitude: 52.6, longitude: 13.405 };

/** What the doctor says of promo locks, master keys and discounts. Of jobs and orders it says more, as nobody works them off here. */
export async function promoFaults({ services: { storage, db } }: TestApp): Promise<string[]> {
  const faults = await findFaults({ storage: { ...storage, list: async function* () {} }, db });
  return faults.filter((fault) => /promo locks|master keys|discounts/.test(fault));
}

let visitors = 0;

/** A store with a promo lock that opens around the stand, and a discount of 10 % that it opens. */
export async function openStand(test: TestApp, lock: New = {}, discount: object = {}) {
  const till = await openTill(test, 500);
  const { orgId: org_id, call } = till;
  const addLock = async (more: New = {}): Promise<PromoLock> => {
    const places = [{ name: 'Stand', ...stand, radius: 200 }];
    const { data } = await call('promoLock.create', { org_id, name: 'Fair', promo_code: 'STAND10', places, ...more });
    return (await call('promoLock.activate', { org_id, lock_id: data.lock_id })).data;
  };
  const addDiscount = async (lock_id: string, more: object = {}): Promise<Discount> => {
    const gives = { kind: 'percent', percent_bps: 1000 } as const;
    const { data } = await call('discounts.create', { org_id, name: 'At the stand', gives, lock_id, ...more });
    return (await call('discounts.activate', { org_id, discount_id: data.discount_id })).data;
  };
  const made = await addLock(lock);
  const bound = await addDiscount(made.lock_id, discount);
  /** A stranger from an address of their own, where none is named. */
  const open = (tried: Tried = {}, ip = `10.9.${Math.floor(visitors / 250)}.${visitors++ % 250}`) =>
    test
      .as()
      .send('promoLock.validate', { promo_code: 'stand10', store_id: till.storeId, ...stand, ...tried }, { from: ip });
  return {
    ...till,
    addLock,
    addDiscount,
    open,
    lock: made,
    discount: bound,
    visitor: async (tried: Tried = {}): Promise<string> => {
      const { data } = (await open(tried)).body as { data: { visitor: string } };
      return data.visitor;
    },
    readLock: async () => (await call('promoLock.get', { org_id, lock_id: made.lock_id })).data,
    readDiscount: async () => (await call('discounts.get', { org_id, discount_id: bound.discount_id })).data,
    usage: async () => call('promoLock.usage', { org_id, lock_id: made.lock_id }),
  };
}

export type Stand = Awaited<ReturnType<typeof openStand>>;
