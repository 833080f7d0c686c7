import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A draft that opens at one place, and a master key for it, with the canary in their texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { data: lock } = await call('promoLock.create', {
      ...{ org_id, name: canary, promo_code: 'FIXTURE' },
      places: [{ name: canary, latitude: 52.52, longitude: 13.4, radius: 200 }],
    });
    const { lock_id } = lock;
    const { data: key } = await call('masterKey.create', { org_id, name: canary, lock_ids: [lock_id] });
    return { lock_id, 'masterKey.key_id': key.key_id };
  },
};
