import { accountApp, type Account, type AccountApp, type SignedIn } from '../../testing/identity/account-app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { askForTokens, authorization, location, logIn } from '../../testing/identity/login.js';
import { cleanIdentity } from '../clean-identity.js';
import { describeDevice } from './describe-device.js';

describeOnEngine('Sessions', ({ db }) => {
  let on: AccountApp;
  beforeAll(async () => {
    on = await accountApp(db);
  });
  afterAll(() => on.close());

  const many = async (count: number, account?: Account) => {
    const someone = account ?? (await on.account());
    const sessions = [];
    for (let i = 0; i < count; i++) sessions.push(await on.signIn(someone));
    const [first, ...others] = sessions;
    if (!first) throw new Error('There is no session');
    return { account: someone, first, others };
  };
  /** What stands in the way of a sign-in without a question. */
  const silently = async (who?: Pick<SignedIn, 'browser'>) => {
    const { url } = authorization(on.services.config, { prompt: 'none' });
    return who && new URL(location(await who.browser.get(url))).searchParams.get('error');
  };
  const rows = async ({ subject }: Account) =>
    (await db.system((tx) => tx.query('select 1 from account_sessions where account_id = $1', [subject]))).length;

  it('are listed with the one that asks marked, and of nobody else', async () => {
    await many(1);
    const { first } = await many(2);
    const { data } = await first.call('sessions.list', {});
    expect(data).toHaveLength(2);
    expect(data.filter(({ is_this }) => is_this)).toHaveLength(1);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'created_at',
      'device',
      'is_this',
      'last_seen_at',
      'session_id',
    ]);
  });

  it('are marked as seen when their tokens are renewed', async () => {
    const { first, others } = await many(2);
    const seen = async () =>
      (await first.call('sessions.list', {})).data.find(({ is_this }) => !is_this)?.last_seen_at ?? '';
    const before = await seen();
    on.advance(5000);
    expect(await others[0]?.renew()).toBe(200);
    expect(new Date(await seen()).getTime() - new Date(before).getTime()).toBeGreaterThanOrEqual(5000);
  });

  it('end one by one: its refresh token, its access token and its sign-in without a password', async () => {
    const { first, others } = await many(3);
    const { data } = await first.call('sessions.list', {});
    const [ended, stays] = others;
    const mine = await ended?.call('sessions.list', {});
    const session_id = mine?.data.find(({ is_this }) => is_this)?.session_id ?? '';
    await first.call('sessions.end', { session_id });
    expect([await first.renew(), await ended?.renew(), await stays?.renew()]).toEqual([200, 400, 200]);
    expect((await ended?.send('sessions.list', {}))?.status).toBe(401);
    expect([await silently(ended), await silently(stays)]).toEqual(['login_required', null]);
    expect((await first.call('sessions.list', {})).data).toHaveLength(data.length - 1);
    expect((await first.send('sessions.end', { session_id })).body.code).toBe('session.not_found');
  });

  it('of somebody else cannot be ended', async () => {
    const { first } = await many(1);
    const session_id = (await first.call('sessions.list', {})).data[0]?.session_id ?? '';
    const stranger = await many(1);
    expect((await stranger.first.send('sessions.end', { session_id })).body.code).toBe('session.not_found');
    expect(await first.renew()).toBe(200);
  });

  it('end all but this one, also those that opened no console yet', async () => {
    const { account, first, others } = await many(3);
    const halfway = await logIn(on.app, on.services.config, account);
    expect((await first.call('sessions.endOthers', {})).data.ended).toBe(3);
    expect([await silently(halfway), await silently(first)]).toEqual(['login_required', null]);
    expect(await Promise.all([first, ...others].map(({ renew }) => renew()))).toEqual([200, 400, 400]);
    expect(await rows(account)).toBe(1);
  });

  it('end once of many times at once', async () => {
    const { first, others } = await many(2);
    const session_id = (await first.call('sessions.list', {})).data.find(({ is_this }) => !is_this)?.session_id ?? '';
    const replies = await Promise.all([1, 2, 3, 4].map(() => first.send('sessions.end', { session_id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await others[0]?.renew()).toBe(400);
  });

  it('do not come back by a renewal that was on its way', async () => {
    const { account, first, others } = await many(2);
    const session_id = (await first.call('sessions.list', {})).data.find(({ is_this }) => !is_this)?.session_id ?? '';
    await Promise.all([others[0]?.renew(), first.call('sessions.end', { session_id }), others[0]?.renew()]);
    expect((await first.call('sessions.list', {})).data).toHaveLength(1);
    expect((await others[0]?.send('sessions.list', {}))?.status).toBe(401);
    await cleanIdentity(on.services);
    expect(await rows(account)).toBe(1);
  });

  it('that were signed out end their access tokens, and leave no rows', async () => {
    const { account, first } = await many(1);
    await first.browser.get('/v2/logout');
    expect((await first.send('sessions.list', {})).status).toBe(401);
    await cleanIdentity(on.services);
    expect(await rows(account)).toBe(0);
    const refused = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    expect((await askForTokens(on.app, on.services.config, refused)).statusCode).toBe(400);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['', 'Unknown program'],
  ['<b>Bank</b> on your wall', 'Unknown program'],
])('a device is called what a person calls it: %s', (agent, name) => {
  expect(describeDevice(agent)).toBe(name);
});
