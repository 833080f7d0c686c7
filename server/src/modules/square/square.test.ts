import Fastify from 'fastify';
import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { makeServices } from '../../app/make-services.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { square } from '../../platform/vendors/square/square.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { atDesk, connectSquare, consent, openSquareTill, squarePort } from '../../testing/stores/square-till.js';
import { refreshDue, refreshNow } from './refresh.js';
import { registerCallback } from './square.routes.js';

const DAY_S = 86_400;

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

  it('has its token refreshed when it ends within a day, and when it ended already', async () => {
    const { orgId, call, ask } = await open();
    const { token } = await connectSquare(call, orgId);
    const made = () => tokensMade(token?.merchant_id);
    const before = await made();
    later(29 * DAY_S - 60);
    await ask('token_info');
    expect(await made()).toEqual(before);
    later(61);
    const info = await ask('get_authorization_url');
    expect(info.body.data).toMatchObject({ state: 'connected' });
    expect(await made()).toHaveLength(before.length + 1);
    later(31 * DAY_S);
    expect((await ask('token_info')).body.data).toMatchObject({ state: 'connected', error: null });
    expect(await made()).toHaveLength(before.length + 2);
  });

  it('has its token refreshed every week by itself, once by two processes, whoever asks at once', async () => {
    const { orgId, call, ask } = await open();
    const { token } = await connectSquare(call, orgId);
    const made = async () => (await tokensMade(token?.merchant_id)).length;
    const { config, log, now } = test.services;
    const other = makeServices({ config, db, log, now });
    await Promise.all([refreshDue(test.services), refreshDue(other)]);
    expect(await made()).toBe(1);
    later(7 * DAY_S + 1);
    await Promise.all([refreshDue(test.services), refreshDue(other), refreshDue(test.services)]);
    expect(await made()).toBe(2);
    await Promise.all([refreshNow(test.services, orgId), refreshNow(other, orgId), refreshNow(test.services, orgId)]);
    expect(await made()).toBe(3);
    expect((await ask('token_info')).body.data).toMatchObject({ state: 'connected' });
    expect((await ask('refresh')).body.data).toMatchObject({ state: 'connected' });
    expect(await made()).toBe(4);
    for (const standIn of Object.values(other.vendors.standIns)) await standIn?.close();
  });

  it('says in its own words that it does not let us in any more, and is connected again with its places [O.square.auth]', async () => {
    const till = await openSquareTill(test);
    await atDesk(till.desk, { revoke: 'yes' });
    await till.report();
    const { data } = await till.call('integrations.controller', { org_id: till.orgId });
    expect(data.find(({ id }) => id === 'square')?.state).toBe('error');
    const { data: info } = await till.auth('token_info');
    expect(info).toMatchObject({ state: 'error', error: { message: 'The provided access token has been revoked.' } });
    const devices = await till.send('square.devices', { org_id: till.orgId, store_id: till.storeId });
    expect([devices.status, devices.body.code]).toEqual([422, 'square.refused']);
    later(8 * DAY_S);
    const made = await tokensMade(till.merchantId);
    await refreshDue(test.services);
    expect(await tokensMade(till.merchantId)).toEqual(made);
    const again = await connectSquare(till.call, till.orgId, { merchant: till.merchantId });
    expect(again).toMatchObject({ state: 'connected', error: null });
    const { data: found } = await till.call('square.devices', { org_id: till.orgId, store_id: till.storeId });
    expect(found).toMatchObject([{ name: 'Counter', device_id: till.deviceId }]);
  });

  it('is told when it is disconnected, and nothing of it stays [O.square.auth]', async () => {
    const till = await openSquareTill(test);
    const [token = ''] = await tokensMade(till.merchantId);
    const { data } = await till.auth('revoke');
    expect(data).toMatchObject({ state: 'not_connected', token: null });
    expect(await secrets(till.orgId)).toBe(0);
    await till.work();
    await expect(squarePort(test).readGrant(token)).rejects.toMatchObject({ detail: { code: 'ACCESS_TOKEN_REVOKED' } });
    await till.report();
    expect((await till.auth('token_info')).data).toMatchObject({ state: 'not_connected', error: null });
    const again = await till.send('square.auth', { org_id: till.orgId, operation: 'revoke' });
    expect([again.status, again.body.code]).toEqual([409, 'square.not_connected']);
    const { data: places } = await till.call('square.auth', { org_id: till.orgId, operation: 'get_authorization_url' });
    expect(places.url).toContain('/oauth2/authorize');
  });

  it('that is connected again before it heard of the end stays connected', async () => {
    const { orgId, call, ask } = await open();
    const { token } = await connectSquare(call, orgId);
    await ask('revoke');
    await connectSquare(call, orgId, { merchant: token?.merchant_id ?? '' });
    await (await openSquareTill(test)).work();
    expect((await ask('token_info')).body.data).toMatchObject({ state: 'connected', error: null });
  });

  it('is told when the organization is deleted for good', async () => {
    const till = await openSquareTill(test);
    const [token = ''] = await tokensMade(till.merchantId);
    await till.call('org.delete', { org_id: till.orgId });
    later(15 * DAY_S);
    await till.work();
    await till.work();
    await expect(squarePort(test).readGrant(token)).rejects.toMatchObject({ detail: { code: 'ACCESS_TOKEN_REVOKED' } });
    expect(await secrets(till.orgId)).toBe(0);
  });

  it('sells where a store says, in its currency, and at no place of anybody else [O.square.places]', async () => {
    const [till, other] = [await openSquareTill(test), await openSquareTill(test)];
    const at = { org_id: till.orgId, store_id: till.storeId };
    const { data } = await till.call('square.places', { org_id: till.orgId });
    expect(data.locations.map(({ name }) => name)).toEqual(['Main counter', 'Market stall']);
    const second = data.locations[1]?.location_id ?? '';
    const { data: changed } = await till.call('square.choosePlace', { ...at, location_id: second });
    expect(changed.stores).toMatchObject([{ store_id: till.storeId, location_id: second }]);
    const { data: theirs } = await other.call('square.places', { org_id: other.orgId });
    const foreign = await till.send('square.choosePlace', {
      ...at,
      location_id: theirs.locations[0]?.location_id ?? '',
    });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'square.refused']);
    await connectSquare(till.call, till.orgId, { currency: 'USD' }).catch(() => undefined);
    await till.auth('revoke');
    await connectSquare(till.call, till.orgId, { currency: 'USD' });
    const { data: dollars } = await till.call('square.places', { org_id: till.orgId });
    expect(dollars.stores).toMatchObject([{ location_id: null }]);
    const wrong = await till.send('square.choosePlace', {
      ...at,
      location_id: dollars.locations[0]?.location_id ?? '',
    });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'square.currency']);
    const none = await till.send('square.pair', { ...at, name: 'Counter' });
    expect([none.status, none.body.code]).toEqual([409, 'square.no_location']);
  });

  it('pairs a terminal by a code of five minutes', async () => {
    const till = await openSquareTill(test);
    const at = { org_id: till.orgId, store_id: till.storeId };
    const { data: code } = await till.call('square.pair', { ...at, name: ' Stall ' });
    expect(code).toMatchObject({ name: 'Stall', device_id: null, code: expect.stringMatching(/^[A-Z]{6}$/) });
    expect((await till.call('square.devices', at)).data).toHaveLength(2);
    later(301);
    expect((await till.call('square.devices', at)).data).toMatchObject([{ name: 'Counter' }]);
    expect((await atDesk(till.desk, { code: code.code })).status).toBe(404);
  });
});
