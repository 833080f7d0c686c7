import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** The owner, known at desks by a PIN. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id }) => {
    const { data: you } = await call('pos.setPin', { org_id, pin: '4711' });
    return { 'pos.user_id': you.user_id };
  },
};
