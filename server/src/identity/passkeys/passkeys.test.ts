import { accountApp, type AccountApp } from '../../testing/identity/account-app.js';
import { authenticator } from '../../testing/identity/authenticator.js';
import { describeOnEngine } from '../../testing/harness.js';
import { codeAfter, location, startFlow } from '../../testing/identity/login.js';

type Passkey = ReturnType<typeof authenticator>;

describeOnEngine('Passkeys', ({ db }) => {
  let on: AccountApp;
  let origin: string;
  beforeAll(async () => {
    on = await accountApp(db);
    origin = on.services.config.publicUrl;
  });
  afterAll(() => on.close());

  const person = async () => {
    const account = await on.account();
    return { account, ...(await on.signIn(account)) };
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const begin = async ({ account, call }: Person) => {
    const { data } = await call('passkeys.begin', { password: account.password });
    return JSON.parse(data.options) as { challenge: string; rp: { id: string }; user: { id: string } };
  };
  const withPasskey = async (key: Passkey = authenticator(origin)) => {
    const own = await person();
    await own.call('passkeys.add', { name: 'My phone', response: key.create(await begin(own)) });
    return { ...own, key };
  };
  /** A browser at the sign-in page, with what it asks a passkey. */
  const arrive = async () => {
    const browser = on.browser();
    const flow = await startFlow(browser, on.services.config);
    const ask = async () => (await browser.post(`${flow.path}/passkey/options`, {})).json<{ challenge: string }>();
    const send = (response: object) => browser.post(`${flow.path}/passkey`, { response: JSON.stringify(response) });
    return { browser, ...flow, ask, send };
  };
  const signIn = async (key: Passkey, options?: Parameters<Passkey['get']>[1]) => {
    const at = await arrive();
    return (await at.send(key.get(await at.ask(), options))).statusCode;
  };

  it('sign somebody in, without a name, a password or a code typed', async () => {
    const { account, key, call } = await withPasskey();
    const at = await arrive();
    const asked = await at.ask();
    expect(asked).not.toHaveProperty('allowCredentials.0');
    const reply = await at.send(key.get(asked, { holder: account.subject }));
    expect(await codeAfter(at.browser, reply)).not.toBe('');
    const { data } = await call('passkeys.list', {});
    expect(data).toMatchObject([{ passkey_id: key.id, name: 'My phone', last_used_at: expect.any(String) }]);
  });

  it('belong to the public address and to the person, and are added with the password', async () => {
    const own = await person();
    const asked = await begin(own);
    expect(asked.rp.id).toBe(new URL(origin).hostname);
    expect(Buffer.from(asked.user.id, 'base64url').toString()).toBe(own.account.subject);
    expect((await own.send('passkeys.begin', { password: 'not this one' })).body.code).toBe('account.not_proven');
  });

  const refused = { status: 422, body: { code: 'passkey.refused' } };

  it('are not added by an answer to another question, of another session, or twice', async () => {
    const own = await person();
    const key = authenticator(origin);
    const add = (who: Person, response: ReturnType<Passkey['create']>) =>
      who.send('passkeys.add', { name: 'Key', response });
    expect(await add(own, key.create({ challenge: 'AAAA' }))).toMatchObject(refused);
    const asked = await begin(own);
    const elsewhere = { account: own.account, ...(await on.signIn(own.account)) };
    expect(await add(elsewhere, key.create(asked))).toMatchObject(refused);
    const answer = key.create(asked);
    const replies = await Promise.all([1, 2, 3].map(() => add(own, answer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await own.call('passkeys.list', {})).data).toHaveLength(1);
  });

  it('are not added for another site, nor where nobody was asked who holds them', async () => {
    const own = await person();
    for (const wrong of [{ from: 'https://evil.example' }, { verified: false }]) {
      const response = authenticator(origin).create(await begin(own), wrong);
      expect(await own.send('passkeys.add', { name: 'Key', response })).toMatchObject(refused);
    }
    const response = authenticator('https://evil.example').create(await begin(own), { from: origin });
    expect(await own.send('passkeys.add', { name: 'Key', response })).toMatchObject(refused);
  });

  it('of somebody else are not added a second time', async () => {
    const { key } = await withPasskey();
    const other = await person();
    expect(await other.send('passkeys.add', { name: 'Key', response: key.create(await begin(other)) })).toMatchObject(
      refused,
    );
    expect(await signIn(key)).toBe(303);
  });

  it('sign nobody in with a signature for another site, without a check of who holds them, or for another person', async () => {
    const { key } = await withPasskey();
    expect(await signIn(key, { from: 'https://evil.example' })).toBe(422);
    expect(await signIn(key, { verified: false })).toBe(422);
    expect(await signIn(key, { holder: 'somebody else' })).toBe(422);
    expect(await signIn(authenticator(origin))).toBe(422);
    expect(await signIn(key)).toBe(303);
  });

  it('sign in once by one answer, in the browser that asked, also five times at once', async () => {
    const { key } = await withPasskey(authenticator(origin, { counts: false }));
    const at = await arrive();
    const answer = key.get(await at.ask());
    const other = await arrive();
    await other.ask();
    expect((await other.send(answer)).statusCode).toBe(422);
    const replies = await Promise.all(Array.from({ length: 5 }, () => at.send(answer)));
    expect(replies.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect((await other.send(answer)).statusCode).toBe(422);
  });

  it('that count their uses are refused when a copy counts behind them', async () => {
    const { key } = await withPasskey();
    const [first, second] = [await arrive(), await arrive()];
    const earlier = key.get(await first.ask());
    expect((await second.send(key.get(await second.ask()))).statusCode).toBe(303);
    expect((await first.send(earlier)).statusCode).toBe(422);
  });

  it('that are not answers at all are refused with a page', async () => {
    const at = await arrive();
    for (const response of [
      '',
      '{',
      '[]',
      '{"id":1}',
      '{"id":"a","response":{"userHandle":{}}}',
      '{"id":"a","response":{}}',
    ]) {
      expect((await at.browser.post(`${at.path}/passkey`, { response })).statusCode).toBe(422);
    }
  });

  it('are asked of no other browser than that of the sign-in', async () => {
    const at = await arrive();
    expect((await on.browser().post(`${at.path}/passkey/options`, {})).statusCode).toBe(404);
  });

  it('are removed with the password, by their owner alone, and then sign nobody in', async () => {
    const { key, account, call } = await withPasskey();
    const stranger = await person();
    const input = { passkey_id: key.id, password: account.password };
    expect((await stranger.send('passkeys.remove', input)).body.code).toBe('passkey.not_found');
    await call('passkeys.remove', input);
    expect(await signIn(key)).toBe(422);
  });

  it('that whoever changed the address added end when the old address takes it back', async () => {
    const own = await person();
    await own.call('account.changeEmail', { email: `x${own.account.email}`, password: own.account.password });
    const link = (await on.links(own.account.email)).find((each) => each.includes('/email/undo')) ?? '';
    const key = authenticator(origin);
    await own.call('passkeys.add', { name: 'Key', response: key.create(await begin(own)) });
    expect(await signIn(key)).toBe(303);
    const token = new URL(link).searchParams.get('token') ?? '';
    await on.browser().post('/auth/email/undo', { token, password: 'a new set of words' });
    expect(await signIn(key)).toBe(422);
  });

  it('take the place of the code, too: they check who holds them', async () => {
    const { key, account } = await withPasskey();
    const secret = Buffer.from('sealed elsewhere');
    await db.system((tx) =>
      tx.query<never>(
        'insert into second_factors (account_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
        [account.subject, secret],
      ),
    );
    const at = await arrive();
    expect(location(await at.send(key.get(await at.ask())))).not.toContain('/code');
  });
});
