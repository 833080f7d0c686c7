import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A change of all codes of an organization that has not begun yet, so that it can be cancelled. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { total } = await call('codes.list', { org_id: orgId });
    const all = { org_id: orgId, filter: {}, count: total };
    const { data } = await call('bulkChanges.start', { ...all, action: 'tag', tags: [canary] });
    return { change_id: data.change_id };
  },
};
