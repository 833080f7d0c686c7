import * as client from 'openid-client';
import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { location } from '../../testing/identity/login.js';
import { cookieBrowser, type CookieBrowser } from '../../testing/identity/cookie-browser.js';
import { identitySettings } from '../../platform/config/identity-settings.js';

/** What the document may name; a new version of the library that announces more fails here. */
const announced = [
  'authorization_endpoint',
  'authorization_response_iss_parameter_supported',
  'claim_types_supported',
  'claims_parameter_supported',
  'claims_supported',
  'code_challenge_methods_supported',
  'end_session_endpoint',
  'grant_types_supported',
  'id_token_signing_alg_values_supported',
  'issuer',
  'jwks_uri',
  'request_uri_parameter_supported',
  'response_modes_supported',
  'response_types_supported',
  'revocation_endpoint',
  'scopes_supported',
  'subject_types_supported',
  'token_endpoint',
  'token_endpoint_auth_methods_supported',
  'userinfo_endpoint',
];

describeOnEngine('A relying party that we did not write', ({ db }) => {
  let on: IdentityApp;
  let config: client.Configuration;
  beforeAll(async () => {
    on = await identityApp(db);
    const { domain, clientId } = identitySettings(on.services.config);
    config = await client.discovery(new URL(domain), clientId, undefined, client.None(), {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: (url, options) => ask(url, options),
    });
    config[client.customFetch] = (url, options) => ask(url, options);
  });
  afterAll(() => on.app.close());

  const ask = async (address: string, { method, headers, body }: client.CustomFetchOptions): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const reply = await on.app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    return new Response(reply.statusCode === 204 ? null : reply.payload, {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

  const callback = () => `${identitySettings(on.services.config).domain}/auth/login`;

  /** From the relying party through the login pages and back. */
  const signIn = async (browser: CookieBrowser, account: { email: string; password: string }) => {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback(),
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
    });
    const page = location(await browser.get(url.href));
    const back = location(await browser.get(location(await browser.post(page, account))));
    const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
    return client.authorizationCodeGrant(config, new URL(back), checks);
  };

  it('signs in with a proof key, reads who it is, renews, revokes and signs out', async () => {
    const account = await on.account();
    const browser = cookieBrowser(on.app, on.services.config.publicUrl);
    const tokens = await signIn(browser, account);
    expect(tokens.claims()).toMatchObject({ sub: account.subject, email: account.email });

    const who = await client.fetchUserInfo(config, tokens.access_token, account.subject);
    expect(who).toEqual({ sub: account.subject, name: account.name, email: account.email, email_verified: true });

    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(renewed.access_token).not.toBe(tokens.access_token);
    const revoked = renewed.refresh_token ?? '';
    await client.tokenRevocation(config, revoked);
    await expect(client.refreshTokenGrant(config, revoked)).rejects.toMatchObject({ error: 'invalid_grant' });

    const again = await signIn(cookieBrowser(on.app, on.services.config.publicUrl), account);
    expect(again.refresh_token).toBeDefined();
  });

  it('ends the session and its refresh tokens after asking, and comes back', async () => {
    const browser = cookieBrowser(on.app, on.services.config.publicUrl);
    const tokens = await signIn(browser, await on.account());
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: callback(),
      state: 'there',
    });
    const page = await browser.get(url.href);
    expect(page.payload).toContain('<h1>Sign out?</h1>');
    const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page.payload) ?? [];
    const confirm = (fields: Record<string, string>) => browser.post('/oauth/end-session/confirm', fields);
    expect((await confirm({ xsrf: 'guessed', logout: 'yes' })).statusCode).toBe(400);
    expect(location(await confirm({ xsrf, logout: 'yes' }))).toBe(`${callback()}?state=there`);
    expect(browser.cookies.has('swapt_session /')).toBe(false);
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow();
  });

  it('is not sent to an address of its choice after signing out', async () => {
    const browser = cookieBrowser(on.app, on.services.config.publicUrl);
    const { id_token = '' } = await signIn(browser, await on.account());
    for (const post_logout_redirect_uri of ['https://evil.example/', `${callback()}/more`, '//evil.example']) {
      const url = client.buildEndSessionUrl(config, { id_token_hint: id_token, post_logout_redirect_uri });
      expect((await browser.get(url.href)).statusCode).toBe(400);
    }
    expect(browser.cookies.has('swapt_session /')).toBe(true);
  });

  it('finds everything that the discovery document names, and nothing that does not answer', async () => {
    const document = (await on.app.inject('/.well-known/openid-configuration')).json<Record<string, unknown>>();
    const named = Object.entries(document);
    expect(named.map(([name]) => name).sort()).toEqual(announced);
    for (const [name, address] of named) {
      if (typeof address !== 'string' || !/_(endpoint|uri)$/.test(name)) continue;
      const url = new URL(address);
      expect(url.origin).toBe(identitySettings(on.services.config).domain);
      const methods = name === 'jwks_uri' ? ['GET'] : /token|revocation/.test(name) ? ['POST'] : ['GET', 'POST'];
      for (const method of methods) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const reply = await on.app.inject({ method: method as 'GET', url: url.pathname, headers });
        expect({ name, method, isThere: ![404, 405, 415, 500].includes(reply.statusCode) }).toEqual({
          name,
          method,
          isThere: true,
        });
      }
    }
    expect(document.response_modes_supported).toEqual(['query', 'fragment', 'web_message']);
    expect(document.id_token_signing_alg_values_supported).toEqual(['RS256']);
    expect(document.grant_types_supported).toEqual(['authorization_code', 'refresh_token']);
  });

  it.each(['query', 'fragment', 'web_message', 'form_post'])(
    'is answered by %s as announced',
    async (response_mode) => {
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: callback(),
        scope: 'openid',
        prompt: 'none',
        response_mode,
        code_challenge: await client.calculatePKCECodeChallenge('x'.repeat(43)),
        code_challenge_method: 'S256',
      });
      const reply = await on.browser().get(url.href);
      const answer = `${String(reply.headers.location)} ${reply.payload}`;
      const isAnnounced = config.serverMetadata().response_modes_supported?.includes(response_mode);
      expect(answer).toContain(isAnnounced ? 'login_required' : 'invalid_request');
      if (response_mode === 'web_message') expect(reply.payload).toContain('postMessage');
      expect(answer).not.toMatch(/[?&#]code=|name="code"/);
    },
  );

  it('may post the authorization request', async () => {
    const { search } = client.buildAuthorizationUrl(config, {
      redirect_uri: callback(),
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge('x'.repeat(43)),
      code_challenge_method: 'S256',
    });
    const browser = cookieBrowser(on.app, on.services.config.publicUrl);
    const reply = await browser.post('/authorize', Object.fromEntries(new URLSearchParams(search)));
    const flow = location(await browser.get(location(reply)));
    expect((await browser.get(flow)).payload).toContain('Welcome back');
  });

  it('reads nobody with a token that is made up, meant for something else, or of somebody who is gone', async () => {
    const account = await on.account();
    const { access_token, id_token = '' } = await signIn(on.browser(), account);
    const status = async (token?: string) =>
      (
        await on.app.inject({
          url: '/userinfo',
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect(await status(access_token)).toBe(200);
    expect([await status(), await status('made-up'), await status(id_token)]).toEqual([401, 401, 401]);
    await db.system((tx) => tx.query('delete from accounts where account_id::text = $1', [account.subject]));
    expect(await status(access_token)).toBe(401);
  });

  it('leaves nothing for long of strangers who ask for pages and sign in nowhere', async () => {
    const { search } = client.buildAuthorizationUrl(config, {
      redirect_uri: callback(),
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge('x'.repeat(43)),
      code_challenge_method: 'S256',
    });
    const left = () =>
      db.system((tx) =>
        tx.query<{ model: string }>(
          "select model from oidc_payloads where expires_at > now() + interval '121 minutes' or expires_at is null order by model",
        ),
      );
    const before = await left();
    for (const page of ['/oauth/end-session', `/authorize${search}`]) await on.app.inject(page);
    expect(await left()).toEqual(before);
  });
});
