import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { logIn, startFlow } from '../../testing/identity/login.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { createTokenVerifier } from '../verify-token.js';

const MINUTE_MS = 60_000;

describeOnEngine('Signing in', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const tryPassword = async (email: string, password: string, browser = on.browser()) => {
    const { path } = await startFlow(browser, on.services.config);
    return browser.post(path, { email, password });
  };

  it('gives tokens that the API accepts', async () => {
    const account = await on.account();
    const { access_token } = await logIn(on.app, on.services.config, account);
    await expect(createTokenVerifier(on.services)(access_token)).resolves.toEqual({
      issuer: 'built-in',
      subject: account.subject,
      email: account.email,
      emailVerified: true,
      name: account.name,
      session: expect.any(String),
      signedInAt: expect.any(Date),
    });
  });

  it('puts the name and the address into the ID token, where the browser reads them', async () => {
    const account = await on.account();
    const { id_token } = await logIn(on.app, on.services.config, account);
    const claims: unknown = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: 'http://localhost:4000/',
      aud: 'swapt-console',
      name: account.name,
      email: account.email,
      email_verified: true,
    });
  });

  it('answers a wrong password and an unknown address alike, keeps the address and never the password', async () => {
    const { email } = await on.account();
    const known = await tryPassword(email, 'not the password');
    const unknown = await tryPassword('nobody@example.com', 'not the password');
    expect([known.statusCode, unknown.statusCode]).toEqual([422, 422]);
    const alert = /role="alert">([^<]*)</.exec(known.payload)?.[1];
    expect(alert).toContain('do not match');
    expect(unknown.payload).toContain(alert);
    expect(known.payload).toContain(`value="${email}"`);
    expect(known.payload).not.toContain('not the password');
  });

  it('says at the field what is missing', async () => {
    const reply = await tryPassword('someone@', '');
    expect(reply.payload).toMatch(/id="email-error"[^>]*>This does not look like an e-mail address/);
    expect(reply.payload).toMatch(/id="password-error"[^>]*>Enter your password/);
  });

  it('escapes what was typed', async () => {
    const reply = await tryPassword('"><script>alert(1)</script>@example.com', 'x');
    expect(reply.payload).not.toContain('<script>alert');
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+';/);
  });

  it('stops guessing after ten tries a minute, and the right password works a minute later', async () => {
    const { email, password } = await on.account();
    for (let i = 0; i < 9; i++) await mayTry(on.services, [{ limit: 'account', of: email }]);
    expect((await tryPassword(email, 'guess')).statusCode).toBe(422);
    expect((await tryPassword(email, 'guess')).statusCode).toBe(429);
    expect((await tryPassword(email, password)).statusCode).toBe(429);
    on.advance(MINUTE_MS);
    expect((await tryPassword(email, password)).statusCode).toBe(303);
  });

  it('counts tries that run at the same time', async () => {
    const { email } = await on.account();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryPassword(email, `guess ${i}`, on.browser(`10.1.0.${i}`))),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  });

  it('lets the owner in on a known device while strangers guess', async () => {
    const account = await on.account();
    const { browser } = await logIn(on.app, on.services.config, account);
    for (let i = 0; i < 10; i++) await mayTry(on.services, [{ limit: 'account', of: account.email }]);
    expect((await tryPassword(account.email, account.password)).statusCode).toBe(429);
    const { path } = await startFlowAnew(browser);
    expect((await browser.post(path, account)).statusCode).toBe(303);
  });

  it('limits one address over all accounts', async () => {
    const guess = () => tryPassword('someone@example.com', 'guess', on.browser('10.3.0.1'));
    for (let i = 0; i < 29; i++) await mayTry(on.services, [{ limit: 'address', of: '10.3.0.1' }]);
    expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
  });

  it('refuses a form from another site, and a flow without its cookie', async () => {
    const account = await on.account();
    const browser = on.browser();
    const { path } = await startFlow(browser, on.services.config);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ email: account.email, password: account.password }).toString();
    const cookie = [...browser.cookies].map(([key, value]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const foreign = { ...headers, cookie, origin: 'https://evil.example' };
    expect((await on.app.inject({ method: 'POST', url: path, headers: foreign, payload })).statusCode).toBe(403);
    expect((await on.app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(404);
    expect(
      (await on.app.inject({ method: 'POST', url: path, headers: { ...headers, cookie }, payload })).statusCode,
    ).toBe(303);
  });

  /** Ends the session first, so that the password is asked for again. */
  async function startFlowAnew(browser: ReturnType<IdentityApp['browser']>) {
    await browser.get('/v2/logout');
    return startFlow(browser, on.services.config);
  }
});
