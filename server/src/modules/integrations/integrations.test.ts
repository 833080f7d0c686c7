import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

describeOnEngine('integrations', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('lists every integration with its true state [O.integrations.controller]', async () => {
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
  });

  it('says that card payments are connected once shoppers can pay by card [O.integrations.controller]', async () => {
    const { call, orgId, owner } = await openCardTill(test);
    const stateOf = async () =>
      (await call('integrations.controller', { org_id: orgId })).data.find(({ id }) => id === 'stripe')?.state;
    expect(await stateOf()).toBe('connected');
    await test.as(owner).call('payments.org', { org_id: orgId, action: 'detach' });
    expect(await stateOf()).toBe('not_connected');
  });
});
