import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** One catalog of an organization, for the tests that ask what strangers see of it. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data } = await call('catalogs.create', { org_id: orgId, name: canary });
    return { catalog_id: data.catalog_id };
  },
};
