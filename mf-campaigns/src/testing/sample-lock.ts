import type { MasterKey, PromoLock, PromoTry } from '@swapt/shared/contract';
import type { FakeApi } from '@swapt/shared/testing';

export const sampleLock: PromoLock = {
  ...{ lock_id: '018f0000-0000-7000-8000-0000000000e1', name: 'Autumn fair', promo_code: 'STAND10', has_codes: false },
  ...{ codes: [], places: [{ name: 'Stand 4', latitude: 52.52, longitude: 13.405, radius: 200 }] },
  ...{ starts_at: null, ends_at: null, limit_total: 100, limit_each: 1, used: 3, discounts: [], state: 'active' },
  ...{ revision: 2, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' },
};

const sampleTry: PromoTry = {
  ...{ try_id: '018f0000-0000-7000-8000-0000000000e2', at: '2026-11-20T10:00:00.000Z', outcome: 'opened' },
  ...{ via: 'master', key_name: 'Robin', code_name: null, latitude: 52.52, longitude: 13.405, grant_state: 'consumed' },
};

export const sampleKey: MasterKey = {
  ...{ key_id: '018f0000-0000-7000-8000-0000000000e3', name: 'Robin', prefix: '7F3K', opens_all: false },
  ...{ locks: [{ lock_id: sampleLock.lock_id, name: sampleLock.name }], starts_at: null, ends_at: null },
  ...{ limit_total: 20, used: 1, last_used_at: null, revoked_at: null, created_at: '2026-11-01T08:00:00.000Z' },
};

const page = { page: 1, pageSize: 10, total: 1 };

/** A server that has one of each. */
export const lockApi: FakeApi = {
  'promoLock.list': () => ({ data: [sampleLock], ...page }),
  'promoLock.get': () => ({ data: sampleLock }),
  'promoLock.usage': () => ({
    ...{ data: [sampleTry], ...page, counts: [{ outcome: 'opened', count: 1 }] },
    grants: { open: 0, consumed: 1, expired: 0, by_master: 1 },
    points: [{ latitude: 52.52, longitude: 13.405, opened: 1, refused: 0 }],
  }),
  'masterKey.get': () => ({ data: [sampleKey] }),
};
