import Fastify from 'fastify';
import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { square } from '../../platform/vendors/square/square.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { connectSquare, consent, squarePort } from '../../testing/stores/square-till.js';
import { registerCallback } from './square.routes.js';

// Square’s library takes a while to load.
jest.setTimeout(120_000);

describeOnEngine('Square', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(() => test.services.setNow(new Date()));
  afterEach(async () => {
    // What was sent at once, and what an organization leaves behind, have a job that comes later.
    later(2 * 3600);
    await runDueJobs(test.services, jobs);
    expect(await findFaults(test.services)).toEqual([]);
  });
  afterAll(() => test.close());

  const open = async () => {
    const { orgId, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const ask = (operation: Parameters<typeof call<'square.auth'>>[1]['operation'], more: object = {}) =>
      send('square.auth', { org_id: orgId, operation, ...more });
    const url = async () =>
      (await call('square.auth', { org_id: orgId, operation: 'get_authorization_url' })).data.url ?? '';
    return { orgId, owner, call, send, ask, url };
  };
  const later = (seconds: number) => test.services.setNow(new Date(test.services.now().getTime() + seconds * 1000));
  const passOn = async ({ pathname, search }: URL) => {
    const app = Fastify();
    await registerCallback(app, test.services);
    const { headers, statusCode } = await app.inject({ method: 'GET', url: `${pathname}${search}` });
    await app.close();
    return { headers, statusCode, to: new URL(String(headers.location)) };
  };
  const tokensMade = async (merchantId: string | undefined) => {
    const rows = await db.system((tx) =>
      tx.query<{ id: string }>(
        "select id from standin_objects where vendor = 'square' and kind = 'access' and body ->> 'merchant_id' = $1 order by created_at, id",
        [merchantId],
      ),
    );
    return rows.map(({ id }) => id);
  };
  const secrets = async (orgId: string) =>
    (await db.org(orgId, (tx) => tx.query("select 1 from vault where org_id = $1 and kind = 'square'", [orgId])))
      .length;

  it('gives an address, and once it was let in what the token is good for, never the token [O.square.auth S.square]', async () => {
    const { orgId, call, ask } = await open();
    const { data: asked } = await call('square.auth', { org_id: orgId, operation: 'get_authorization_url' });
    expect(asked).toMatchObject({ state: 'not_connected', token: null, is_stand_in: true });
    const address = new URL(asked.url ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      redirect_uri: `${test.services.config.publicUrl}/v1/integrations/square/callback`,
      scope: expect.stringContaining('PAYMENTS_WRITE'),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const back = await consent(asked.url ?? '');
    const { to, statusCode, headers } = await passOn(back);
    expect([statusCode, headers['referrer-policy'], to.pathname]).toEqual([
      303,
      'no-referrer',
      '/admin/integrations/square',
    ]);
    const [code, state] = ['code', 'state'].map((name) => to.searchParams.get(name));
    const { status, text, body } = await ask('complete', { code, state });
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'connected', url: null, token: { name: 'Test Bakery', currency: 'EUR', country: 'DE' } },
    ]);
    const again = await ask('get_authorization_url');
    expect(again.body.data).toMatchObject({
      state: 'connected',
      url: null,
      token: { scopes: expect.arrayContaining(['PAYMENTS_READ']) },
    });
    const info = await ask('token_info');
    const [token = 'none', ...others] = await tokensMade(JSON.parse(text).data.token.merchant_id);
    expect(others).toEqual([]);
    for (const reply of [text, again.text, info.text]) expect(reply).not.toContain(token);
    const mails = await db.org(orgId, (tx) =>
      tx.query("select 1 from mails where org_id = $1 and subject = 'Square was connected'", [orgId]),
    );
    expect(mails).toHaveLength(1);
    const { data } = await call('integrations.controller', { org_id: orgId });
    expect(data.find(({ id }) => id === 'square')?.state).toBe('connected');
  });

  it('wants the organization named, also by who has one alone and by a key [V.square E.square]', async () => {
    const { orgId, owner, send } = await open();
    const key = await test.apiKey(orgId, owner, 'owner');
    for (const sending of [send, test.as(key).send]) {
      const { status, body } = await sending('square.auth', { operation: 'get_authorization_url' });
      expect([status, body.code, body.title ?? body.detail]).toMatchObject([
        400,
        'org.id_required',
        'Organization ID is required',
      ]);
    }
  });

  it('says so where Square is not set up, and where it does not answer [E.square]', async () => {
    const { ask } = await open();
    const { vendors } = test.services;
    const port = squarePort(test);
    vendors.squarePayments = undefined;
    const none = await ask('get_authorization_url');
    const nowhere = async () => new URL('http://127.0.0.1:1');
    vendors.squarePayments = square({
      ...{ appId: 'a', appSecret: 'b', isStandIn: true, isTest: true, webhookUrl: '', address: nowhere },
      webhookKeys: async () => [],
    });
    const connected = await openSquareTillWith(port);
    const dead = await connected.ask('get_authorization_url');
    const info = await connected.ask('token_info');
    vendors.squarePayments = port;
    expect([none.status, none.body.title]).toEqual([404, 'Authorization URL not found']);
    expect([dead.status, dead.body.title]).toEqual([503, 'Failed to retrieve authorization URL']);
    expect([info.status, info.body.code]).toEqual([503, 'square.unavailable']);
  });

  /** Connected while Square answered. */
  async function openSquareTillWith(port: ReturnType<typeof squarePort>) {
    const { vendors } = test.services;
    const dead = vendors.squarePayments;
    vendors.squarePayments = port;
    const opened = await open();
    await connectSquare(opened.call, opened.orgId);
    vendors.squarePayments = dead;
    return opened;
  }

  it('is connected by who began it alone, once, within ten minutes', async () => {
    const { orgId, ask, url } = await open();
    const back = async () => {
      const { searchParams } = await consent(await url());
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    };
    const refused = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status, body } = await answer;
      expect([status, body.code]).toEqual([409, 'square.bad_state']);
    };
    const other = await test.user();
    await test.member(orgId, other, 'owner');
    const stranger = await open();
    const first = await back();
    await refused(test.as(other).send('square.auth', { org_id: orgId, operation: 'complete', ...first }));
    await refused(stranger.ask('complete', first));
    await refused(ask('complete', { ...first, state: 'made-up' }));
    await refused(ask('complete', { state: '' }));
    expect((await ask('complete', first)).status).toBe(200);
    await refused(ask('complete', first));
    await ask('revoke');
    const late = await back();
    later(601);
    await refused(ask('complete', late));
    expect(await secrets(orgId)).toBe(0);
    expect(await secrets(stranger.orgId)).toBe(0);
  });

  it('is connected and disconnected by an owner who signed in a moment ago', async () => {
    const { orgId, owner, ask, url } = await open();
    const { searchParams } = await consent(await url());
    const asked = {
      org_id: orgId,
      operation: 'complete',
      code: searchParams.get('code'),
      state: searchParams.get('state'),
    };
    const signedInAt = new Date(test.services.now().getTime() - 16 * 60_000);
    const longAgo = test.as({ ...owner, claims: { ...owner.claims, signedInAt } });
    expect((await longAgo.send('square.auth', asked)).body.code).toBe('auth.not_fresh');
    const key = test.as(await test.apiKey(orgId, owner, 'owner'));
    expect((await key.send('square.auth', asked)).body.code).toBe('payment.owner_only');
    const admin = await test.user();
    await test.member(orgId, admin, 'admin');
    expect((await test.as(admin).send('square.auth', asked)).body.code).toBe('payment.owner_only');
    expect((await test.as(owner).send('square.auth', asked)).status).toBe(200);
    expect((await longAgo.send('square.auth', { org_id: orgId, operation: 'revoke' })).body.code).toBe(
      'auth.not_fresh',
    );
    expect((await ask('token_info')).body.data).toMatchObject({ state: 'connected' });
  });

  it('of a business that said no, or yes to less, is not connected', async () => {
    const { orgId, call, url } = await open();
    const denied = await consent(await url(), { answer: 'deny' });
    expect((await passOn(denied)).to.searchParams.get('error')).toBe('access_denied');
    const less = await connectSquare(call, orgId, { scope: 'MERCHANT_PROFILE_READ' });
    expect(less).toMatchObject({
      state: 'error',
      error: { code: 'INSUFFICIENT_SCOPES', message: expect.stringContaining('PAYMENTS_WRITE') },
    });
    expect(await url()).toContain('/oauth2/authorize');
  });

  it('is of one organization: another one is refused, and the first goes on', async () => {
    const [one, other] = [await open(), await open()];
    const { token } = await connectSquare(one.call, one.orgId);
    const taken = connectSquare(other.call, other.orgId, { merchant: token?.merchant_id ?? '' });
    await expect(taken).rejects.toMatchObject({ code: 'square.taken' });
    expect((await one.ask('token_info')).body.data).toMatchObject({ state: 'connected', error: null });
    expect(await secrets(other.orgId)).toBe(0);
  });
});
