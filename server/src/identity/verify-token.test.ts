import { exportSPKI, importJWK, SignJWT, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { createHmac } from 'node:crypto';
import { buildApi } from '../app/build-api.js';
import { describeOnEngine } from '../testing/harness.js';
import { identityApp, type IdentityApp } from '../testing/identity/identity-app.js';
import { logIn, type Tokens } from '../testing/identity/login.js';
import { loadSigningKeys } from './signing-keys.js';

const issuer = 'http://localhost:4000/';
const audience = 'https://api.swapt.local/';

describeOnEngine('The API', ({ db }) => {
  let identity: IdentityApp;
  let api: Awaited<ReturnType<typeof buildApi>>;
  let tokens: Tokens;
  let kid = '';
  let key: CryptoKey;
  beforeAll(async () => {
    identity = await identityApp(db);
    api = await buildApi(identity.services);
    tokens = await logIn(identity.app, identity.services.config, await identity.account());
    const [jwk] = await loadSigningKeys(identity.services);
    const imported = await importJWK({ ...jwk, ext: true }, 'RS256', { extractable: true });
    if (!jwk?.kid || imported instanceof Uint8Array) throw new Error('There is no signing key');
    kid = jwk.kid;
    key = imported;
  });
  afterAll(async () => {
    await api.close();
    await identity.app.close();
  });

  const now = () => Math.floor(identity.services.now().getTime() / 1000);
  const good = (): JWTPayload => ({
    iss: issuer,
    aud: audience,
    sub: 'someone',
    exp: now() + 600,
    'https://swapt.app/email': 'a@example.com',
  });
  const sign = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key);
  const without = (name: string) => Object.fromEntries(Object.entries(good()).filter(([each]) => each !== name));
  const call = async (token: string) => {
    const reply = await api.inject({
      method: 'POST',
      url: '/api/org/list',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    return [reply.statusCode, reply.json<{ code?: string }>().code];
  };

  it('accepts the token of a sign-in, and one that names several audiences as Auth0 does', async () => {
    expect(await call(tokens.access_token)).toEqual([200, undefined]);
    expect(await call(await sign({ ...good(), aud: [audience, `${issuer}userinfo`] }))).toEqual([200, undefined]);
  });

  const refused: [string, () => Promise<string> | string][] = [
    ['is not signed', () => `${encode({ alg: 'none' })}.${encode(good())}.`],
    ['is signed with the public key as a password', () => signWithPublicKey()],
    ['was edited', () => edited(tokens.access_token)],
    ['is for another audience', () => sign({ ...good(), aud: 'https://elsewhere.example/' })],
    ['is from another issuer', () => sign({ ...good(), iss: 'https://elsewhere.example/' })],
    ['is from the issuer without its slash', () => sign({ ...good(), iss: issuer.slice(0, -1) })],
    ['has expired', () => sign({ ...good(), exp: now() - 1 })],
    ['never expires', () => sign(without('exp'))],
    ['names nobody', () => sign(without('sub'))],
    ['names a key that is not there', () => sign(good(), { kid: 'unknown' })],
    ['brings its own keys', () => sign(good(), { kid: 'theirs', jku: 'https://evil.example/jwks.json' })],
    ['is empty', () => ''],
    ['is the ID token', () => tokens.id_token],
  ];
  it.each(refused)('refuses a token that %s', async (_what, make) => {
    expect(await call(await make())).toEqual([401, 'auth.invalid_token']);
  });

  it('never accepts a token after its end, even when it was accepted a moment ago', async () => {
    const token = await sign({ ...good(), exp: now() + 30 });
    expect(await call(token)).toEqual([200, undefined]);
    identity.advance(29_000);
    expect(await call(token)).toEqual([200, undefined]);
    identity.advance(1_000);
    expect(await call(token)).toEqual([401, 'auth.invalid_token']);
  });

  async function signWithPublicKey(): Promise<string> {
    const jwk = (await loadSigningKeys(identity.services)).find((each) => each.kid === kid);
    const publicKey = await importJWK({ kty: 'RSA', n: jwk?.n, e: jwk?.e }, 'RS256', { extractable: true });
    if (publicKey instanceof Uint8Array) throw new Error('Not a key pair');
    const text = `${encode({ alg: 'HS256', kid })}.${encode(good())}`;
    return `${text}.${createHmac('sha256', await exportSPKI(publicKey))
      .update(text)
      .digest('base64url')}`;
  }
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function edited(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, encode({ ...claims, sub: 'someone-else' }), signature].join('.');
}
