import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** An import of an organization that has a row and was not started. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data } = await call('productImports.add', { org_id: orgId, data: [{ name: canary, note: canary }] });
    return { import_id: data.import_id };
  },
};
