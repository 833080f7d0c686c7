import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { makeServices } from '../../app/make-services.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { atDesk, connectSquare, openSquareTill, squarePort } from '../../testing/stores/square-till.js';
import { refreshDue, refreshNow } from './refresh.js';

const DAY_S = 86_400;

// Square’s library takes a while to load.
jest.setTimeout(120_000);

describeOnEngine('Square, once it is connected,', ({ db }) => {
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
