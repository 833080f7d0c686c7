import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

describeOnEngine('the account at the card service', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('is made once, and can charge when everything is answered [O.payments.connect.create O.payments.connect O.payments.connect.status O.payments.org]', async () => {
    const { orgId: org_id, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const before = await send('payments.connect', { org_id });
    expect([before.status, before.body.code]).toEqual([409, 'payment.not_connected']);
    const made = await Promise.all([1, 2, 3].map(() => send('payments.connect.create', { org_id, country: 'DE' })));
    expect(made.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual([200, 200, 200]);
    const { data } = await call('payments.org', { org_id });
    expect(data).toMatchObject({ is_offered: true, country: 'DE', can_charge: false, is_test: true, error: null });
    expect(data.missing).toContain('external_account');
    const { data: link } = await call('payments.connect', { org_id });
    const opened = await fetch(link.url, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(`${test.services.config.publicUrl}/admin/payment?link=done`);
    expect((await call('payments.connect.status', { org_id })).data).toMatchObject({
      ...{ account: data.account, can_charge: true, can_pay_out: true, is_submitted: true, missing: [] },
    });
  });

  it('is connected and detached by an owner who is there, and all owners hear of it', async () => {
    const till = await openCardTill(test);
    const { orgId: org_id } = till;
    const admin = await test.user();
    await test.member(org_id, admin, 'admin');
    const key = await test.apiKey(org_id, till.owner, 'owner');
    for (const caller of [admin, key]) {
      for (const [id, input] of [
        ['payments.connect.create', { country: 'FR' }],
        ['payments.connect', {}],
        ['payments.org', { action: 'detach' }],
      ] as const) {
        const { status, body } = await test.as(caller).send(id, { org_id, ...input });
        expect([id, status, body.code]).toEqual([id, 403, 'payment.owner_only']);
      }
      expect((await test.as(caller).send('payments.org', { org_id })).status).toBe(200);
    }
    const editor = await test.user();
    await test.member(org_id, editor, 'editor');
    expect((await test.as(editor).send('payments.connect.status', { org_id })).status).toBe(403);
    till.later(1);
    await till.call('payments.org', { org_id, action: 'detach' });
    expect((await till.call('payments.org', { org_id })).data).toMatchObject({ account: null, can_charge: false });
    const mails = await db.system((tx) =>
      tx.query<{ subject: string }>('select subject from mails where recipient = $1 order by created_at, mail_id', [
        till.owner.email,
      ]),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A payment account was connected',
      'The payment account was disconnected',
    ]);
    await till.call('payments.connect.create', { org_id, country: 'DE' });
    const { data: next } = await till.call('payments.org', { org_id });
    expect(next.account).not.toBe(till.account);
    expect(next.can_charge).toBe(false);
  });

  it('is left alone by an owner whose sign-in was long ago, or of whom nobody knows when', async () => {
    const till = await openCardTill(test);
    const { orgId: org_id, owner } = till;
    const minutesAgo = (minutes: number) => {
      const signedInAt = new Date(test.services.now().getTime() - minutes * 60_000);
      return test.as({ ...owner, claims: { ...owner.claims, signedInAt } });
    };
    for (const [id, input] of [
      ['payments.connect.create', { country: 'FR' }],
      ['payments.connect', {}],
      ['payments.org', { action: 'detach' }],
    ] as const) {
      const { status, body } = await minutesAgo(16).send(id, { org_id, ...input });
      expect([id, status, body.code]).toEqual([id, 403, 'auth.not_fresh']);
    }
    expect((await minutesAgo(16).call('payments.org', { org_id })).data.account).toBe(till.account);
    expect((await minutesAgo(14).call('payments.org', { org_id, action: 'detach' })).data.account).toBeNull();
  });

  it('tells the service once on which host wallets are shown, where that is a public one', async () => {
    const { publicUrl } = test.services.config;
    const asked = () =>
      db.system((tx) =>
        tx.query<{ request: object; state: string }>(
          "select request, state from vendor_calls where operation = 'domain' and org_id = $1",
          [till.orgId],
        ),
      );
    const till = await openCardTill(test);
    expect(await asked()).toEqual([]);
    test.services.config.publicUrl = 'https://shops.example';
    await till.call('payments.connect.status', { org_id: till.orgId });
    await till.call('payments.connect.status', { org_id: till.orgId });
    await till.work();
    test.services.config.publicUrl = publicUrl;
    expect(await asked()).toEqual([{ request: { account: till.account, domain: 'shops.example' }, state: 'done' }]);
    const kept = await db.system((tx) => tx.query("select body from standin_objects where kind = 'domain'"));
    expect(kept).toMatchObject([{ body: { domain_name: 'shops.example', enabled: true } }]);
  });

  it('reports what changed, and not of one that was detached', async () => {
    const { orgId: org_id, owner } = await test.organization();
    const { call } = test.as(owner);
    const till = await openCardTill(test);
    await call('payments.connect.create', { org_id, country: 'DE' });
    await fetch((await call('payments.connect', { org_id })).data.url, { redirect: 'manual' });
    await till.report();
    expect((await call('payments.org', { org_id })).data).toMatchObject({ can_charge: true });
    const { data: link } = await till.call('payments.connect', { org_id: till.orgId });
    await till.call('payments.org', { org_id: till.orgId, action: 'detach' });
    await fetch(link.url, { redirect: 'manual' });
    await till.report();
    expect((await till.call('payments.org', { org_id: till.orgId })).data).toMatchObject({ account: null });
    const open = await db.system((tx) =>
      tx.query("select 1 from vendor_events where state not in ('done', 'ignored')"),
    );
    expect(open).toEqual([]);
  });
});
