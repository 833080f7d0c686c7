import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { askForTokens, authorization, codeAfter, location, logIn, startFlow } from '../../testing/identity/login.js';

const login = 'http://localhost:4000/auth/login';

describeOnEngine('Redirects of signing in and out', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const authorize = (changes: Record<string, string>) =>
    on.browser().get(authorization(on.services.config, changes).url);
  const signOut = (returnTo: string, browser = on.browser()) =>
    browser.get(`/v2/logout?${new URLSearchParams({ client_id: 'swapt-console', returnTo }).toString()}`);

  it('go from /authorize to the sign-in page and back to the console, from /v2/logout to the console [S.auth.redirects]', async () => {
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    expect(path).toMatch(/^\/auth\/flow\/[\w-]+$/);
    expect((await browser.get(path)).payload).toContain('<h1>Welcome back</h1>');
    const code = await codeAfter(browser, await browser.post(path, await on.account()));
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(location(await signOut(login, browser))).toBe(login);
  });

  it('need no password while a session lives', async () => {
    const { browser } = await logIn(on.app, on.services.config, await on.account());
    const { url } = authorization(on.services.config);
    expect(location(await browser.get(url))).toMatch(/^http:\/\/localhost:4000\/auth\/login\?code=/);
  });

  it('open the page of a new account where the console asks for it, and let people choose', async () => {
    const browser = on.browser();
    const { url } = authorization(on.services.config, { screen_hint: 'signup' });
    const flow = location(await browser.get(url));
    expect(location(await browser.get(flow))).toMatch(/\/create$/);
    expect((await browser.get(`${flow}?existing`)).payload).toContain('Welcome back');
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['a longer path', `${login}/more`],
    ['a name before the host', 'http://localhost:4000@evil.example/auth/login'],
    ['an extra query', `${login}?next=https://evil.example`],
    ['a way up', 'http://localhost:4000/auth/x/../login'],
    ['another port', 'http://localhost:4001/auth/login'],
  ])('refuse %s as the address to come back to, without a redirect', async (_what, redirect_uri) => {
    const reply = await authorize({ redirect_uri });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers.location).toBeUndefined();
    expect(reply.payload).toContain('We could not sign you in');
  });

  it.each([
    ['no proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token in the address', { response_type: 'token' }, 'invalid_request'],
    ['a foreign audience', { audience: 'https://elsewhere.example/' }, 'invalid_target'],
    ['no session, asked silently', { prompt: 'none' }, 'login_required'],
  ])('send %s back with an error and no code', async (_what, changes, error) => {
    const back = new URL(location(await authorize(changes)));
    const answer = new URLSearchParams(back.hash ? back.hash.slice(1) : back.search);
    expect(back.origin + back.pathname).toBe(login);
    expect(answer.get('error')).toBe(error);
    expect(answer.get('code')).toBeNull();
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    `${login}/`,
    `${login}?a=1`,
    'http://localhost:4000/admin',
  ])('refuse %s as the address after signing out, and the session stays', async (returnTo) => {
    const { browser } = await logIn(on.app, on.services.config, await on.account());
    const reply = await signOut(returnTo, browser);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers.location).toBeUndefined();
    expect(browser.cookies.has('swapt_session /')).toBe(true);
  });

  it('end the session and its refresh tokens on signing out, and only these', async () => {
    const account = await on.account();
    const here = await logIn(on.app, on.services.config, account);
    const elsewhere = await logIn(on.app, on.services.config, account);
    await signOut(login, here.browser);
    const renew = (refresh_token: string) =>
      askForTokens(on.app, on.services.config, { grant_type: 'refresh_token', refresh_token });
    expect((await renew(here.refresh_token)).statusCode).toBe(400);
    expect((await renew(elsewhere.refresh_token)).statusCode).toBe(200);
    expect(here.browser.cookies.has('swapt_session /')).toBe(false);
    const silent = authorization(on.services.config, { prompt: 'none' });
    expect(location(await here.browser.get(silent.url))).toContain('error=login_required');
  });

  it('refuse a zero character in an address', async () => {
    expect((await authorize({ state: 'a\0b' })).statusCode).toBe(400);
  });

  it('stay at the public address whatever host a request names', async () => {
    const { url } = authorization(on.services.config);
    const reply = await on.app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const flow = new URL(location(reply), 'http://localhost:4000').pathname;
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    const payload = new URLSearchParams(await on.account()).toString();
    const headers = { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await on.app.inject({ method: 'POST', url: flow, cookies, headers, payload });
    expect(location(posted)).toMatch(/^http:\/\/localhost:4000\/authorize\//);
  });

  it('answer scripts of the console only', async () => {
    const preflight = (origin: string) =>
      on.app.inject({
        method: 'OPTIONS',
        url: '/oauth/token',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await preflight('http://localhost:4000')).headers['access-control-allow-origin']).toBe(
      'http://localhost:4000',
    );
    const reply = await on.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&client_id=swapt-console&refresh_token=x',
    });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
