import { mayTry } from '../../platform/throttle/throttle.js';
import { factorApp, STEP_MS } from '../../testing/identity/factor-app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { askForTokens, codeAfter, location, startFlow } from '../../testing/identity/login.js';

describeOnEngine('The code after the password', ({ db }) => {
  const { on, advance, codeOf, withFactor, afterPassword, tryCode } = factorApp(db);

  it('asks for a code after the password, and gives tokens that say so', async () => {
    const own = await withFactor();
    const { browser, path, next, verifier, redirectUri } = await afterPassword(own);
    expect(next).toBe(`${path}/code`);
    expect((await browser.get(next)).payload).toContain('one-time-code');
    const reply = await browser.post(next, { code: codeOf(own.secret) });
    const tokens = await askForTokens(on().app, on().services.config, {
      ...{ grant_type: 'authorization_code', code: await codeAfter(browser, reply) },
      ...{ code_verifier: verifier, redirect_uri: redirectUri },
    });
    expect(tokens.statusCode).toBe(200);
  });

  it('lets nobody past it who has the password alone', async () => {
    const own = await withFactor();
    const { browser, path } = await afterPassword(own);
    const uid = path.split('/').at(-1) ?? '';
    for (const address of [`/authorize/${uid}`, `${path}/continue`, `${path}/check-mail`]) {
      const reply = await browser.get(address);
      expect(String(reply.headers.location ?? '')).not.toContain('code=');
    }
    const other = on().browser();
    const flow = await startFlow(other, on().services.config);
    expect((await other.post(`${flow.path}/code`, { code: codeOf(own.secret) })).statusCode).toBe(404);
    expect((await other.post(`${path}/code`, { code: codeOf(own.secret) })).statusCode).toBe(404);
  });

  it('is not passed by a new password', async () => {
    const own = await withFactor();
    const browser = on().browser();
    const { path } = await startFlow(browser, on().services.config);
    await browser.post(`${path}/forgot`, { email: own.account.email });
    const link = (await on().links(own.account.email)).find((each) => each.includes('/auth/reset')) ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const password = 'a new set of words';
    expect((await browser.post('/auth/reset', { token, password })).statusCode).toBe(200);
    const flow = await startFlow(browser, on().services.config);
    expect(location(await browser.post(flow.path, { email: own.account.email, password }))).toBe(`${flow.path}/code`);
    expect([...browser.cookies.keys()].join()).not.toContain('swapt_device');
  });

  it('takes a code of one step before or after, and none of two', async () => {
    const own = await withFactor();
    advance(10 * STEP_MS);
    expect(await tryCode(own, codeOf(own.secret, -2))).toBe(422);
    expect(await tryCode(own, codeOf(own.secret, -1))).toBe(303);
    expect(await tryCode(own, codeOf(own.secret, 1))).toBe(303);
    expect(await tryCode(own, codeOf(own.secret, 2))).toBe(422);
  });

  it('takes a code once, and none of before it, also ten times at once', async () => {
    const own = await withFactor();
    const code = codeOf(own.secret);
    const waiting = await Promise.all(Array.from({ length: 10 }, (_, i) => afterPassword(own, `10.9.0.${i}`)));
    const replies = await Promise.all(waiting.map(({ browser, next }) => browser.post(next, { code })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, ...Array<number>(9).fill(422)]);
    advance(15 * 60_000);
    await tryCode(own, codeOf(own.secret));
    expect(await tryCode(own, codeOf(own.secret, -1))).toBe(422);
  });

  it('takes each recovery code once, however it is typed, also five times at once, and tells the owner', async () => {
    const own = await withFactor();
    expect(own.codes).toHaveLength(10);
    expect(new Set(own.codes).size).toBe(10);
    const [one = '', two = ''] = own.codes;
    const waiting = await Promise.all(Array.from({ length: 5 }, (_, i) => afterPassword(own, `10.8.0.${i}`)));
    const replies = await Promise.all(waiting.map(({ browser, next }) => browser.post(next, { code: one })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422, 422, 422]);
    expect(await tryCode(own, ` ${two.toUpperCase().replaceAll('-', ' ')} `)).toBe(303);
    expect((await own.call('secondFactor.get', {})).data.recovery_codes_left).toBe(8);
    const mails = await db.system((tx) =>
      tx.query<{ n: number }>(
        "select count(*)::int as n from mails where recipient = $1 and subject like 'A recovery code%'",
        [own.account.email],
      ),
    );
    expect(mails[0]?.n).toBe(2);
  });

  it('takes nobody else’s recovery code', async () => {
    const [own, other] = [await withFactor(), await withFactor()];
    expect(await tryCode(own, other.codes[0] ?? '')).toBe(422);
  });

  it('cannot be guessed at: ten codes in fifteen minutes, and the owner’s own device is let in', async () => {
    const own = await withFactor();
    const device = await afterPassword(own);
    expect((await device.browser.post(device.next, { code: codeOf(own.secret) })).statusCode).toBe(303);
    advance(STEP_MS);
    for (let i = 0; i < 9; i++) await mayTry(on().services, [{ limit: 'code', of: own.account.subject }]);
    expect(await tryCode(own, '000000')).toBe(422);
    expect(await tryCode(own, codeOf(own.secret))).toBe(429);
    await device.browser.get('/v2/logout');
    const again = await startFlow(device.browser, on().services.config);
    await device.browser.post(again.path, { email: own.account.email, password: own.account.password });
    const reply = await device.browser.post(`${again.path}/code`, { code: codeOf(own.secret) });
    expect(reply.statusCode).toBe(303);
  });

  it('is limited per address over all accounts', async () => {
    const own = await withFactor();
    for (let i = 0; i < 30; i++) await mayTry(on().services, [{ limit: 'codeFrom', of: '10.7.0.1' }]);
    expect(await tryCode(own, codeOf(own.secret), '10.7.0.1')).toBe(429);
    expect(await tryCode(own, codeOf(own.secret), '10.7.0.2')).toBe(303);
  });

  it('gives no mark of a known device to who has the password alone', async () => {
    const own = await withFactor();
    const { browser } = await afterPassword(own);
    expect([...browser.cookies.keys()].join()).not.toContain('swapt_device');
  });

  it('ends a sign-in that waits for its code when the password is changed', async () => {
    const own = await withFactor();
    const thief = await afterPassword(own);
    await own.call('account.changePassword', {
      ...{ password: own.account.password, new_password: 'a new set of words' },
      code: own.codes[0],
    });
    expect((await thief.browser.post(thief.next, { code: codeOf(own.secret) })).statusCode).toBe(404);
  });
});
