import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { codeAfter, location, logIn, startFlow } from '../../testing/identity/login.js';

const strangersPassword = 'only the stranger knows';
const ownPassword = 'four words in a row';

describeOnEngine('Somebody who signs up with another’s address', ({ db }) => {
  let on: IdentityApp;
  let count = 0;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const heading = (reply: { payload: string }) => /<h1>([^<]*)<\/h1>/.exec(reply.payload)?.[1];
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const newAddress = () => `invited-${++count}@example.com`;

  const signUp = async (email: string, password: string, ip?: string) => {
    const browser = on.browser(ip);
    const { path } = await startFlow(browser, on.services.config);
    const reply = await browser.post(`${path}/create`, { name: 'Robin', email, password });
    const [link = ''] = await on.links(email);
    return { browser, path, reply, link, token: tokenOf(link), email };
  };
  const isIn = async ({ browser, path }: Awaited<ReturnType<typeof signUp>>) =>
    (await browser.get(`${path}/state`)).json<{ ready: boolean }>().ready ||
    location(await browser.get(`${path}/continue`)) !== `${path}/check-mail`;

  it('is not let in by the click of the address’s owner', async () => {
    const stranger = await signUp(newAddress(), strangersPassword);
    const owner = on.browser();
    const page = await owner.get(stranger.link);
    expect(page.payload).toContain('name="password"');
    expect((await owner.post('/auth/verify', { token: stranger.token })).statusCode).toBe(422);
    const wrong = await owner.post('/auth/verify', { token: stranger.token, password: ownPassword });
    expect(wrong.statusCode).toBe(422);
    expect(await isIn(stranger)).toBe(false);
    await expect(
      logIn(on.app, on.services.config, { email: stranger.email, password: strangersPassword }),
    ).rejects.toThrow();
  });

  it('loses everything when the owner chooses a password of their own', async () => {
    const stranger = await signUp(newAddress(), strangersPassword);
    const other = await signUp(stranger.email, 'another of the stranger');
    const owner = on.browser();
    expect(heading(await owner.get(`/auth/verify/own?token=${stranger.token}`))).toBe('Choose your own password');
    const own = { token: stranger.token, name: 'Kim', password: ownPassword };
    expect((await owner.post('/auth/verify/own', { ...own, password: 'short' })).statusCode).toBe(422);
    expect(heading(await owner.post('/auth/verify/own', own))).toBe('Your address is confirmed');
    for (const window of [stranger, other]) {
      expect(await isIn(window)).toBe(false);
      expect((await window.browser.post('/auth/verify', { token: window.token })).statusCode).toBe(410);
    }
    for (const password of [strangersPassword, 'another of the stranger']) {
      await expect(logIn(on.app, on.services.config, { email: stranger.email, password })).rejects.toThrow();
    }
    await logIn(on.app, on.services.config, { email: stranger.email, password: ownPassword });
    const [row] = await db.system((tx) =>
      tx.query<{ name: string }>('select name from accounts where email = $1', [stranger.email]),
    );
    expect(row?.name).toBe('Kim');
  });

  it('is not let in by a new password that the owner asks for', async () => {
    const stranger = await signUp(newAddress(), strangersPassword);
    const owner = on.browser();
    const { path } = await startFlow(owner, on.services.config);
    await owner.post(`${path}/forgot`, { email: stranger.email });
    const [link = ''] = await on.links(stranger.email);
    expect(link).toContain('/auth/verify');
    const own = { token: tokenOf(link), name: 'Kim', password: ownPassword };
    expect((await owner.post('/auth/verify/own', own)).statusCode).toBe(200);
    expect(await isIn(stranger)).toBe(false);
  });

  it('does not end the owner’s own sign-up, nor keep them from it by asking again and again', async () => {
    const owner = await signUp(newAddress(), ownPassword);
    for (let network = 0; network < 4; network++) {
      const { browser, path } = await signUp(owner.email, strangersPassword, `10.9.${network}.1`);
      for (let i = 0; i < 4; i++) await browser.post(`${path}/check-mail`, {});
    }
    expect((await on.links(owner.email)).length).toBeLessThanOrEqual(10);
    expect(heading(await owner.browser.post('/auth/verify', { token: owner.token }))).toBe('Your address is confirmed');
    expect(await codeAfter(owner.browser, await owner.browser.get(`${owner.path}/continue`))).toMatch(/^[\w-]{43}$/);
  });

  it('who asks one click only where the password was typed, which no copied cookie value says elsewhere', async () => {
    const owner = await signUp(newAddress(), ownPassword);
    expect((await owner.browser.get(owner.link)).payload).not.toContain('name="password"');
    const thief = on.browser();
    const value = [...owner.browser.cookies].find(([key]) => key.startsWith('swapt_signup '))?.[1] ?? '';
    expect(value).not.toBe('');
    thief.cookies.set('swapt_signup /auth', value);
    thief.cookies.set('swapt_signup.sig /auth', 'made-up');
    expect((await thief.get(owner.link)).payload).toContain('name="password"');
  });

  it('is one of many links, of which one makes the account when all are used at once', async () => {
    const email = newAddress();
    const tries = [await signUp(email, ownPassword), await signUp(email, strangersPassword)];
    for (const { browser, path } of tries) await browser.post(`${path}/check-mail`, {});
    const links = (await on.links(email)).map(tokenOf);
    expect(links).toHaveLength(4);
    const replies = await Promise.all(
      links.flatMap((token) => [
        on.browser().post('/auth/verify/own', { token, name: 'Kim', password: ownPassword }),
        on.browser().post('/auth/verify', { token, password: strangersPassword }),
      ]),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.every(({ statusCode }) => [200, 410, 422].includes(statusCode))).toBe(true);
    const rows = await db.system((tx) => tx.query('select from sign_ups where email = $1', [email]));
    expect(rows).toHaveLength(0);
  });

  it('cannot guess a password at a link', async () => {
    const stranger = await signUp(newAddress(), strangersPassword);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const guess = { token: stranger.token, password: `guess ${i}` };
      statuses.push((await on.browser(`10.8.0.${i}`).post('/auth/verify', guess)).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses[10]).toBe(429);
  });
});
