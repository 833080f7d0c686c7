import { testApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('integrations', ({ db }) => {
  it('lists every integration with its true state [O.integrations.controller]', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const { data } = await test.as(owner).call('integrations.controller', { org_id: orgId });
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'shopify',
        'klaviyo',
        'loyalty',
        'event-messaging',
        'sheets',
        'stripe',
        'square',
        'sms',
        'maps',
        'storage',
      ]),
    );
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['not_connected']));
    await test.close();
  });
});
