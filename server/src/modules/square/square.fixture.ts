import { connectSquare } from '../../testing/stores/square-till.js';
import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A store that sells at a place of a connected business. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    await connectSquare(call, org_id);
    const { data: store } = await call('stores.create', {
      org_id,
      name: canary,
      country: 'DE',
      currency: 'EUR',
      zone: 'Europe/Berlin',
    });
    const { data } = await call('square.places', { org_id });
    const location_id = data.locations[0]?.location_id ?? '';
    await call('square.choosePlace', { org_id, store_id: store.store_id, location_id });
    return { 'square.store_id': store.store_id };
  },
};
