import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { askForTokens, authorization, codeAfter, location, logIn, startFlow } from '../../testing/identity/login.js';

const HOUR_MS = 3600_000;
const password = 'four words in a row';

describeOnEngine('Accounts', ({ db }) => {
  let on: IdentityApp;
  let count = 0;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const newcomer = () => ({ name: 'Robin', email: `newcomer-${++count}@example.com`, password });
  const heading = (reply: { payload: string }) => /<h1>([^<]*)<\/h1>/.exec(reply.payload)?.[1];

  /** Signs up in a new browser; the flow then waits for the link of the mail. */
  const signUp = async (form = newcomer()) => {
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    const reply = await browser.post(`${path}/create`, form);
    const [link = ''] = await on.links(form.email);
    return { ...form, browser, path, reply, link };
  };
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  /** On another device, with the password that was chosen. */
  const confirm = (link: string, typed = password) =>
    on.browser().post('/auth/verify', { token: tokenOf(link), password: typed });

  it('are made, confirmed by the mail on any device with the password, and the first window goes on to the console', async () => {
    const { browser, path, reply, link, email } = await signUp();
    expect(location(reply)).toBe(`${path}/check-mail`);
    expect((await browser.get(`${path}/check-mail`)).payload).toContain(email);
    expect((await browser.get(`${path}/state`)).json()).toEqual({ ready: false });
    expect(location(await browser.get(`${path}/continue`))).toBe(`${path}/check-mail`);
    const elsewhere = on.browser();
    expect(heading(await elsewhere.get(link))).toBe('Confirm your address');
    expect((await browser.get(`${path}/state`)).json()).toEqual({ ready: false });
    expect(heading(await confirm(link))).toBe('Your address is confirmed');
    expect((await browser.get(`${path}/state`)).json()).toEqual({ ready: true });
    expect(await codeAfter(browser, await browser.get(`${path}/continue`))).toMatch(/^[\w-]{43}$/);
    expect((await browser.get(`${path}/state`)).json()).toEqual({ ready: true });
    expect(location(await browser.get(`${path}/continue`))).toBe('/admin');
  });

  it('are confirmed once per link, by one of 20 tries at the same time', async () => {
    const { link, browser } = await signUp();
    const click = () => browser.post('/auth/verify', { token: tokenOf(link) });
    const replies = await Promise.all(Array.from({ length: 20 }, click));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect((await on.browser().get(link)).statusCode).toBe(410);
  });

  it('are not confirmed by a link that is a day old, made up or meant for a password', async () => {
    const { link, browser } = await signUp();
    on.advance(24 * HOUR_MS);
    expect((await confirm(link)).statusCode).toBe(410);
    expect((await confirm('http://localhost:4000/auth/verify?token=made-up')).statusCode).toBe(410);
    const account = await on.account();
    const started = await startFlow(browser, on.services.config);
    await browser.post(`${started.path}/forgot`, { email: account.email });
    const [reset = ''] = await on.links(account.email);
    expect(reset).toContain('/auth/reset');
    expect((await confirm(reset)).statusCode).toBe(410);
  });

  it('sign in only after the address is confirmed; the mail is sent again', async () => {
    const { email, link } = await signUp();
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    expect(location(await browser.post(path, { email, password }))).toBe(`${path}/check-mail`);
    expect(await on.links(email)).toHaveLength(2);
    expect(location(await browser.post(`${path}/check-mail`, {}))).toBe(`${path}/check-mail?again`);
    expect(await on.links(email)).toHaveLength(3);
    await confirm(link);
    await codeAfter(browser, await browser.get(`${path}/continue`));
  });

  it('that exist are not told to whoever signs up with their address; the owner gets a mail', async () => {
    const { email } = await on.account();
    const stranger = await signUp({ name: 'Somebody', email: email.toUpperCase(), password });
    const fresh = await signUp();
    expect(location(stranger.reply)).toBe(`${stranger.path}/check-mail`);
    const shown = async ({ browser, path, email: own }: typeof fresh) =>
      without([path, own], (await browser.get(`${path}/check-mail`)).payload);
    expect(await shown(stranger)).toBe(await shown(fresh));
    expect((await stranger.browser.get(`${stranger.path}/state`)).json()).toEqual({ ready: false });
    expect(await on.links(email)).toEqual(['http://localhost:4000/admin']);
  });

  it('belong to whoever confirms the address: every other unconfirmed try is gone with its links and its window', async () => {
    const early = await signUp();
    const late = await signUp({ ...newcomer(), email: early.email, password: 'quite another phrase' });
    expect((await confirm(late.link, 'quite another phrase')).statusCode).toBe(200);
    expect((await confirm(early.link)).statusCode).toBe(410);
    expect((await early.browser.get(`${early.path}/state`)).json()).toEqual({ ready: false });
    await expect(logIn(on.app, on.services.config, { email: early.email, password })).rejects.toThrow();
    await logIn(on.app, on.services.config, { email: early.email, password: 'quite another phrase' });
  });

  it('cannot be used to send a text to somebody, and names stay on one line', async () => {
    const { email, link } = await signUp({ ...newcomer(), name: 'Win\0 a prize\nat https://evil.example' });
    expect((await on.links(email)).join()).not.toContain('evil');
    await confirm(link);
    const [row] = await db.system((tx) =>
      tx.query<{ name: string }>('select name from accounts where email = $1', [email]),
    );
    expect(row?.name).toBe('Win a prize at https://evil.example');
  });

  it('say at each field what is wrong and keep what was typed, but no password', async () => {
    const { reply } = await signUp({ name: 'Robin <b>', email: 'robin@', password: 'short' });
    expect(reply.statusCode).toBe(422);
    expect(reply.payload).toContain('value="Robin &#60;b&#62;"');
    expect(reply.payload).toMatch(/id="email-error"/);
    expect(reply.payload).toMatch(/id="password-error"[^>]*>Use at least 10 characters/);
    expect(reply.payload).not.toContain('value="short"');
  });

  it('get a new password by mail, which ends every session and refresh token', async () => {
    const account = await on.account();
    const before = await logIn(on.app, on.services.config, account);
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    expect(heading(await browser.post(`${path}/forgot`, { email: account.email }))).toBe('Check your e-mail');
    const [link = ''] = await on.links(account.email);
    const token = tokenOf(link);

    expect(heading(await browser.get(link))).toBe('Choose a new password');
    const weak = await browser.post('/auth/reset', { token, password: '1234567890' });
    expect(weak.statusCode).toBe(422);
    expect(heading(await browser.post('/auth/reset', { token, password: 'a new set of words' }))).toBe(
      'Your password is changed',
    );
    expect((await browser.post('/auth/reset', { token, password: 'yet another set' })).statusCode).toBe(410);

    const renew = { grant_type: 'refresh_token', refresh_token: before.refresh_token };
    expect((await askForTokens(on.app, on.services.config, renew)).statusCode).toBe(400);
    const silent = authorization(on.services.config, { prompt: 'none' });
    expect(location(await before.browser.get(silent.url))).toContain('error=login_required');
    await expect(logIn(on.app, on.services.config, account)).rejects.toThrow();
    await logIn(on.app, on.services.config, { email: account.email, password: 'a new set of words' });
  });

  it('answer alike when a new password is asked for a known and an unknown address', async () => {
    const { email } = await on.account();
    const ask = async (address: string) => {
      const browser = on.browser();
      const { path } = await startFlow(browser, on.services.config);
      const reply = await browser.post(`${path}/forgot`, { email: address });
      return [reply.statusCode, without([path, address], reply.payload)];
    };
    expect(await ask(email)).toEqual(await ask('nobody-here@example.com'));
    expect(await on.links('nobody-here@example.com')).toEqual([]);
  });

  it('get five mails in ten minutes from one network and no more', async () => {
    const { email } = await on.account();
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await browser.post(`${path}/forgot`, { email })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await on.links(email)).toHaveLength(5);
  });
});

/** A page without what must differ from one to the next. */
function without(parts: readonly string[], page: string): string {
  return parts
    .flatMap((part) => [part, encodeURIComponent(part)])
    .reduce((text, part) => text.replaceAll(part, ''), page)
    .replaceAll(/nonce="[^"]*"/g, '');
}
