import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** The newest of what the other fixtures asked for. */
export const fixture: Fixture = {
  fill: async ({ call, orgId }) => {
    const { data } = await call('jobs.list', { org_id: orgId });
    const [newest] = data;
    if (!newest) throw new Error('Nothing goes on in the background');
    return { job_id: newest.job_id };
  },
};
