import { createHash } from 'node:crypto';
import { describeOnEngine } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { askForTokens, codeAfter, logIn, startFlow, type Tokens } from '../../testing/identity/login.js';

describeOnEngine('The token endpoint', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  /** What the console sends to exchange a fresh code. */
  const exchange = async () => {
    const browser = on.browser();
    const { path, verifier, redirectUri } = await startFlow(browser, on.services.config);
    const code = await codeAfter(browser, await browser.post(path, await on.account()));
    return { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
  };
  const ask = (fields: Record<string, string>) => askForTokens(on.app, on.services.config, fields);
  const renew = (refresh_token: string) => ask({ grant_type: 'refresh_token', refresh_token });

  it('takes a form [S.auth.token]', async () => {
    const reply = await ask(await exchange());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ token_type: 'Bearer', expires_in: 600, refresh_token: expect.any(String) });
  });

  it('takes JSON [S.auth.token]', async () => {
    const payload = { client_id: 'swapt-console', ...(await exchange()) };
    const reply = await on.app.inject({ method: 'POST', url: '/oauth/token', payload });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
  });

  it.each(['{', '[]', 'null', '{"grant_type":{"a":1}}'])(
    'refuses the JSON %s as it refuses an empty form',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await on.app.inject({ method: 'POST', url: '/oauth/token', headers, payload });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ error: 'invalid_request' });
    },
  );

  it('refuses a wrong verifier and another address, and a code is still good after that', async () => {
    const fields = await exchange();
    expect((await ask({ ...fields, code_verifier: 'x'.repeat(43) })).statusCode).toBe(400);
    expect((await ask({ ...fields, redirect_uri: 'http://localhost:4000' })).statusCode).toBe(400);
    expect((await ask(fields)).statusCode).toBe(200);
  });

  it('answers one of 20 uses of a code at the same time', async () => {
    const fields = await exchange();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(fields)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
  });

  it('makes one new head of the family from 20 uses of a refresh token at the same time', async () => {
    const { refresh_token } = (await ask(await exchange())).json<Tokens>();
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(refresh_token)));
    const heads = new Set(replies.map((reply) => reply.json<Tokens>().refresh_token));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200));
    expect(heads.size).toBe(1);
    expect(heads.has(refresh_token)).toBe(false);
    const rows = await db.system((tx) =>
      tx.query<{ used: boolean }>(
        `select consumed_at is not null as used from oidc_payloads where model = 'RefreshToken' and grant_id =
         (select grant_id from oidc_payloads where model = 'RefreshToken' and id = $1)`,
        [hash(refresh_token)],
      ),
    );
    expect(rows.filter(({ used }) => used)).toHaveLength(1);
    expect(rows.filter(({ used }) => !used)).toHaveLength(1);
  });

  it('answers only the direct predecessor of the head; older ones end the family at once', async () => {
    const first = (await ask(await exchange())).json<Tokens>().refresh_token;
    const second = (await renew(first)).json<Tokens>().refresh_token;
    const third = (await renew(second)).json<Tokens>().refresh_token;
    expect((await renew(first)).statusCode).toBe(400);
    expect((await renew(third)).statusCode).toBe(400);
  });

  it('takes the reuse of a refresh token after ten seconds for theft: the family ends', async () => {
    const first = (await ask(await exchange())).json<Tokens>().refresh_token;
    const second = (await renew(first)).json<Tokens>().refresh_token;
    on.advance(9_000);
    expect((await renew(first)).json<Tokens>().refresh_token).toBe(second);
    on.advance(2_000);
    const reused = await renew(first);
    expect(reused.statusCode).toBe(400);
    // The browser's library looks for these words before it signs in silently again.
    expect(reused.json<{ error_description: string }>().error_description).toMatch(/invalid refresh token/);
    expect((await renew(second)).statusCode).toBe(400);
  });

  it('say when the person signed in, and a renewed one says no later time', async () => {
    const claimsOf = ({ access_token }: Tokens) =>
      JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
    const first = (await ask(await exchange())).json<Tokens>();
    const signedInAt = claimsOf(first)['https://swapt.app/auth_time'] ?? 0;
    expect(Math.abs(signedInAt - (claimsOf(first).iat ?? 0))).toBeLessThanOrEqual(1);
    // The library's clock is the real one.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const renewed = claimsOf((await renew(first.refresh_token)).json<Tokens>());
    expect(renewed.iat).toBeGreaterThan(signedInAt + 1);
    expect(renewed['https://swapt.app/auth_time']).toBe(signedInAt);
  });

  it('revokes a refresh token', async () => {
    const { refresh_token } = await logIn(on.app, on.services.config, await on.account());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ client_id: 'swapt-console', token: refresh_token }).toString();
    expect((await on.app.inject({ method: 'POST', url: '/oauth/revoke', headers, payload })).statusCode).toBe(200);
    expect((await renew(refresh_token)).statusCode).toBe(400);
  });

  it('keeps no code, token or cookie readable in the database', async () => {
    const { refresh_token, browser } = await logIn(on.app, on.services.config, await on.account());
    const { path } = await startFlow(on.browser(), on.services.config);
    const flowId = path.split('/').at(-1) ?? '';
    const session = browser.cookies.get('swapt_session /') ?? '';
    const rows = await db.system((tx) => tx.query<{ row: string }>('select p::text as row from oidc_payloads p'));
    const stored = rows.map(({ row }) => row).join('\n');
    expect(session).not.toBe('');
    expect([refresh_token, session, flowId].filter((secret) => stored.includes(secret))).toEqual([]);
  });

  it('goes on with sessions and refresh tokens after a restart', async () => {
    const { refresh_token, access_token, browser } = await logIn(on.app, on.services.config, await on.account());
    const restarted = await identityApp(db);
    const renewed = await askForTokens(restarted.app, on.services.config, {
      grant_type: 'refresh_token',
      refresh_token,
    });
    expect(renewed.statusCode).toBe(200);
    const userinfo = await restarted.app.inject({ url: '/.well-known/jwks.json' });
    const { kid } = JSON.parse(Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString()) as {
      kid: string;
    };
    expect(userinfo.json<{ keys: { kid: string }[] }>().keys.map((key) => key.kid)).toContain(kid);
    const reply = await restarted.app.inject({
      url: `/authorize?${new URLSearchParams(silent).toString()}`,
      cookies: Object.fromEntries([...browser.cookies].map(([key, value]) => [key.split(' ')[0] ?? '', value])),
    });
    expect(reply.payload).toContain('"code":');
    await restarted.app.close();
  });
});

/** The silent sign-in of a hidden frame. */
const silent = {
  client_id: 'swapt-console',
  response_type: 'code',
  response_mode: 'web_message',
  prompt: 'none',
  scope: 'openid profile email',
  audience: 'https://api.swapt.local/',
  redirect_uri: 'http://localhost:4000/auth/login',
  code_challenge: hash('x'.repeat(43)),
  code_challenge_method: 'S256',
};

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
