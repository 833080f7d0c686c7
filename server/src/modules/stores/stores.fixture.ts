import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A draft, which strangers must not find, with the canary in all of its texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data } = await call('stores.create', {
      org_id: orgId,
      name: canary,
      country: 'DE',
      currency: 'EUR',
      zone: 'Europe/Berlin',
    });
    const { data: store } = await call('stores.update', {
      org_id: orgId,
      store_id: data.store_id,
      revision: data.revision,
      data: {
        about: canary,
        address: canary,
        terms: canary,
        pause_note: canary,
        fulfilment: [{ kind: 'digital', name: canary, is_on: true, link_hours: 24 }],
      },
    });
    const { data: people } = await call('org.users', { org_id: orgId });
    return {
      store_id: store.store_id,
      method_id: store.fulfilment[0]?.method_id ?? '',
      notified: people[0]?.user_id ?? '',
    };
  },
};
