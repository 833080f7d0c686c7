import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A view of the list of codes that its organization shares, and one that its owner's list opens with. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const of = { org_id: orgId, list: 'codes' } as const;
    const shared = await call('listViews.create', { ...of, name: canary, query: `search=${canary}`, is_shared: true });
    const own = await call('listViews.create', { ...of, name: canary, query: `search=${canary}` });
    await call('listViews.choose', { ...of, default_view_id: own.data.view_id });
    return { view_id: shared.data.view_id, default_view_id: own.data.view_id };
  },
};
