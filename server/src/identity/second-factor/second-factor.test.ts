import { Secret, TOTP } from 'otpauth';
import { accountApp, type AccountApp } from '../../testing/account-app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { askForTokens, codeAfter, location, startFlow } from '../../testing/login.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { eraseUser } from '../../modules/account/account.service.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { turnOff } from './accounts-command.js';
import { seal, unseal } from './sealed.js';

const STEP_MS = 30_000;

describeOnEngines('A second factor', ({ db }) => {
  let on: AccountApp;
  beforeAll(async () => {
    on = await accountApp(db);
  });
  afterAll(() => on.close());

  // The provider dates its tokens by the real clock: far from it they are too old.
  let moved = 0;
  const advance = (ms: number) => {
    moved += ms;
    on.advance(ms);
  };
  afterEach(() => advance(-moved));

  const person = async () => {
    const account = await on.account();
    return { account, ...(await on.signIn(account)) };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: on.services.now().getTime() + steps * STEP_MS });

  /** Turned on; the next code is a new one. */
  const withFactor = async (someone?: Person) => {
    const own = someone ?? (await person());
    const { data } = await own.call('secondFactor.begin', { password: own.account.password });
    const { data: made } = await own.call('secondFactor.confirm', { code: codeOf(data.secret) });
    advance(STEP_MS);
    return { ...own, secret: data.secret, codes: made.recovery_codes };
  };
  type WithFactor = Awaited<ReturnType<typeof withFactor>>;

  /** A sign-in that has the password right; answers where it stands. */
  const afterPassword = async ({ account }: Pick<WithFactor, 'account'>, ip?: string) => {
    const browser = on.browser(ip);
    const flow = await startFlow(browser, on.services.config);
    const reply = await browser.post(flow.path, { email: account.email, password: account.password });
    return { browser, ...flow, next: location(reply), reply };
  };
  const tryCode = async (who: Pick<WithFactor, 'account'>, code: string, ip?: string) => {
    const { browser, next } = await afterPassword(who, ip);
    return (await browser.post(next, { code })).statusCode;
  };

  it('asks for a code after the password, and gives tokens that say so', async () => {
    const own = await withFactor();
    const { browser, path, next, verifier, redirectUri } = await afterPassword(own);
    expect(next).toBe(`${path}/code`);
    expect((await browser.get(next)).payload).toContain('one-time-code');
    const reply = await browser.post(next, { code: codeOf(own.secret) });
    const tokens = await askForTokens(on.app, on.services.config, {
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
    const other = on.browser();
    const flow = await startFlow(other, on.services.config);
    expect((await other.post(`${flow.path}/code`, { code: codeOf(own.secret) })).statusCode).toBe(404);
    expect((await other.post(`${path}/code`, { code: codeOf(own.secret) })).statusCode).toBe(404);
  });

  it('is not passed by a new password', async () => {
    const own = await withFactor();
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    await browser.post(`${path}/forgot`, { email: own.account.email });
    const link = (await on.links(own.account.email)).find((each) => each.includes('/auth/reset')) ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const password = 'a new set of words';
    expect((await browser.post('/auth/reset', { token, password })).statusCode).toBe(200);
    const flow = await startFlow(browser, on.services.config);
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
    for (let i = 0; i < 9; i++) await mayTry(on.services, [{ limit: 'code', of: own.account.subject }]);
    expect(await tryCode(own, '000000')).toBe(422);
    expect(await tryCode(own, codeOf(own.secret))).toBe(429);
    await device.browser.get('/v2/logout');
    const again = await startFlow(device.browser, on.services.config);
    await device.browser.post(again.path, own.account);
    const reply = await device.browser.post(`${again.path}/code`, { code: codeOf(own.secret) });
    expect(reply.statusCode).toBe(303);
  });

  it('is limited per address over all accounts', async () => {
    const own = await withFactor();
    for (let i = 0; i < 30; i++) await mayTry(on.services, [{ limit: 'codeFrom', of: '10.7.0.1' }]);
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

  it('is set up with the password, and counts only once a code was right', async () => {
    const own = await person();
    const wrong = { status: 422, body: { code: 'account.not_proven' } };
    expect(await own.send('secondFactor.begin', { password: 'not this one' })).toMatchObject(wrong);
    expect((await own.send('secondFactor.confirm', { code: '123456' })).body.code).toBe('second_factor.not_begun');
    const { data } = await own.call('secondFactor.begin', { password: own.account.password });
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Swapt/);
    expect(data.uri).toContain(data.secret);
    expect(await own.send('secondFactor.confirm', { code: codeOf(data.secret, 5) })).toMatchObject(wrong);
    expect((await own.call('secondFactor.get', {})).data).toEqual({ since: null, recovery_codes_left: 0 });
    expect((await afterPassword(own)).next).not.toContain('/code');
    const replies = await Promise.all(
      [1, 2, 3].map(() => own.send('secondFactor.confirm', { code: codeOf(data.secret) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await own.call('secondFactor.get', {})).data.recovery_codes_left).toBe(10);
    expect(
      (await own.send('secondFactor.begin', { password: own.account.password, code: codeOf(data.secret, 1) })).body
        .code,
    ).toBe('second_factor.on');
  });

  it('is asked for beside the password wherever the account changes', async () => {
    const own = await withFactor();
    const { password } = own.account;
    const changes = [
      ['account.changePassword', { password, new_password: 'a new set of words' }],
      ['account.changeEmail', { password, email: 'elsewhere@example.com' }],
      ['secondFactor.remove', { password }],
      ['secondFactor.renewCodes', { password }],
    ] as const;
    for (const [id, input] of changes) {
      const without = await own.send(id, input);
      expect({ id, without }).toMatchObject({
        id,
        without: { status: 422, body: { errors: { code: expect.any(String) } } },
      });
      expect((await own.send(id, { ...input, code: '000000' })).status).toBe(422);
    }
    for (let i = 0; i < 10; i++) await mayTry(on.services, [{ limit: 'ownCode', of: own.account.subject }]);
    expect((await own.send('secondFactor.remove', { password, code: codeOf(own.secret) })).status).toBe(429);
  });

  it('is turned off with password and code, and then not asked for', async () => {
    const own = await withFactor();
    await own.call('secondFactor.remove', { password: own.account.password, code: codeOf(own.secret) });
    expect((await afterPassword(own)).next).not.toContain('/code');
    const left = await db.system((tx) =>
      tx.query<{ n: number }>('select count(*)::int as n from recovery_codes where account_id = $1', [
        own.account.subject,
      ]),
    );
    expect(left[0]?.n).toBe(0);
  });

  it('gets new recovery codes, and those before stop working', async () => {
    const own = await withFactor();
    const input = { password: own.account.password, code: codeOf(own.secret) };
    const { data } = await own.call('secondFactor.renewCodes', input);
    expect(await tryCode(own, own.codes[0] ?? '')).toBe(422);
    expect(await tryCode(own, data.recovery_codes[0] ?? '')).toBe(303);
  });

  it('that whoever changed the address set up ends when the old address takes it back; an earlier one stays', async () => {
    const asked = async (own: Person, code?: string) => {
      await own.call('account.changeEmail', { email: `x${own.account.email}`, password: own.account.password, code });
      const link = (await on.links(own.account.email)).find((each) => each.includes('/email/undo')) ?? '';
      return new URL(link).searchParams.get('token') ?? '';
    };
    const undo = async (own: Person, token: string) => {
      const password = 'a new set of words';
      expect((await on.browser().post('/auth/email/undo', { token, password })).statusCode).toBe(200);
      return (await afterPassword({ account: { ...own.account, password } })).next;
    };
    const stolen = await person();
    const token = await asked(stolen);
    await withFactor(stolen);
    expect(await undo(stolen, token)).not.toContain('/code');
    const guarded = await withFactor();
    expect(await undo(guarded, await asked(guarded, codeOf(guarded.secret)))).toContain('/code');
  });

  it('is turned off by the operator for somebody who lost it, who is told and signed out', async () => {
    const own = await withFactor();
    const { config } = on.services;
    expect(await turnOff(db, config, 'nobody@example.com')).toBe(false);
    expect(await turnOff(db, config, own.account.email.toUpperCase(), on.services.now)).toBe(true);
    expect(await turnOff(db, config, own.account.email)).toBe(false);
    expect(await own.renew()).toBe(400);
    expect((await afterPassword(own)).next).not.toContain('/code');
    expect((await on.links(own.account.email))[0]).toContain('/admin/profile');
  });

  it('is looked at by the doctor', async () => {
    const own = await withFactor();
    expect(await findFaults(on.services)).toEqual([]);
    const insert = "insert into recovery_codes (account_id, code_hash) values ($1, '\\x00')";
    await db.system((tx) => tx.query<never>(insert, [own.account.subject]));
    expect(await findFaults(on.services)).toEqual([expect.stringContaining('has 11 recovery codes')]);
    await db.system((tx) =>
      tx.query<never>('update second_factors set confirmed_at = null where account_id = $1', [own.account.subject]),
    );
    expect(await findFaults(on.services)).toHaveLength(2);
    await db.system((tx) => tx.query<never>('delete from second_factors where account_id = $1', [own.account.subject]));
  });

  it('keeps neither secret nor recovery codes readable, and nothing of an account that is erased', async () => {
    const own = await withFactor();
    const rows = () =>
      db.system((tx) =>
        tx.query<{ text: string }>(
          `select encode(secret, 'escape') as text from second_factors where account_id = $1
           union all select encode(code_hash, 'escape') from recovery_codes where account_id = $1
           union all select device from account_sessions where account_id = $1`,
          [own.account.subject],
        ),
      );
    const before = await rows();
    expect(before).toHaveLength(12);
    const bytes = Buffer.from(Secret.fromBase32(own.secret).bytes).toString('latin1');
    expect(before.map(({ text }) => text).join()).not.toContain(bytes.slice(0, 6));
    await db.system(async (tx) => {
      const [user] = await tx.query<{ user_id: string }>('select user_id from users where subject = $1', [
        own.account.subject,
      ]);
      const facts = {
        user_id: user?.user_id ?? '',
        issuer: 'built-in',
        subject: own.account.subject,
        email: own.account.email,
        name: '',
      };
      await eraseUser(tx, facts, true, on.services.now());
    });
    expect(await rows()).toEqual([]);
  });
});

it('a sealed secret opens with its key and for its account alone', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = seal(key, 'a', Buffer.from('secret'));
  expect(unseal(key, 'a', sealed).toString()).toBe('secret');
  expect(() => unseal(other, 'a', sealed)).toThrow();
  expect(() => unseal(key, 'b', sealed)).toThrow();
});
