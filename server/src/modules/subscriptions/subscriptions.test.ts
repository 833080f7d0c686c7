import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

describeOnEngine('what an organization pays for the installation', ({ db }) => {
  let test: TestApp;
  let till: Awaited<ReturnType<typeof openCardTill>>;
  beforeAll(async () => {
    test = await testApp(db);
    till = await openCardTill(test);
  });
  afterAll(() => test.close());

  const of = () => ({ org_id: till.orgId });
  const read = async () => (await till.call('payments.subscription', of())).data;
  const open = async (url: string | null) => (await fetch(url ?? '', { redirect: 'manual' })).headers.get('location');

  it('is nothing where no price is set', async () => {
    expect(await read()).toEqual({
      ...{ is_offered: false, state: 'none', paid_until: null, is_ending: false, is_test: false, url: null },
    });
    const { status, body } = await till.send('payments.subscription', { ...of(), action: 'subscribe' });
    expect([status, body.code]).toEqual([409, 'payment.no_card']);
  });

  it('is subscribed to once on a page of the service, and ended there [O.payments.subscription]', async () => {
    test.services.config.subscriptionPrice = 'price_1';
    expect(await read()).toMatchObject({ is_offered: true, state: 'none', is_test: true });
    const none = await till.send('payments.subscription', { ...of(), action: 'manage' });
    expect([none.status, none.body.code]).toEqual([409, 'subscription.none']);
    const second = await test.user();
    await test.member(till.orgId, second, 'owner');
    const asked = await Promise.all(
      [till.owner, second].map((owner) =>
        test.as(owner).call('payments.subscription', { ...of(), action: 'subscribe' }),
      ),
    );
    const [first, other] = asked.map(({ data }) => data.url);
    expect(first).toBe(other);
    const back = `${test.services.config.publicUrl}/admin/payment`;
    expect(await open(first ?? null)).toBe(back);
    expect((await fetch(other ?? '', { redirect: 'manual' })).status).toBe(404);
    await till.report();
    expect(await read()).toMatchObject({ state: 'active', paid_until: expect.stringMatching(/Z$/), is_ending: false });
    const again = await till.send('payments.subscription', { ...of(), action: 'subscribe' });
    expect(again.body.code).toBe('subscription.active');
    const { data: portal } = await till.call('payments.subscription', { ...of(), action: 'manage' });
    await open(portal.url);
    await till.report();
    expect(await read()).toMatchObject({ state: 'ended', url: null });
    // Whoever comes back is led to a page that works.
    const { data: next } = await till.call('payments.subscription', { ...of(), action: 'subscribe' });
    expect(await open(next.url)).toBe(back);
    await till.report();
    expect(await read()).toMatchObject({ state: 'active' });
  });

  it('is an owner’s own affair, and no other organization’s', async () => {
    const admin = await test.user();
    await test.member(till.orgId, admin, 'admin');
    const key = await test.apiKey(till.orgId, till.owner, 'owner');
    for (const caller of [admin, key])
      for (const action of ['subscribe', 'manage'] as const) {
        const { body } = await test.as(caller).send('payments.subscription', { ...of(), action });
        expect(body.code).toBe('payment.owner_only');
      }
    const stranger = await test.organization();
    const { data } = await test.as(stranger.owner).call('payments.subscription', { org_id: stranger.orgId });
    expect(data).toMatchObject({ is_offered: true, state: 'none' });
    expect((await test.as(stranger.owner).send('payments.subscription', of())).status).not.toBe(200);
  });
});
