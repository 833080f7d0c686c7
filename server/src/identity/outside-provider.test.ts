import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../platform/config/config.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { registerIdentity } from './register-identity.js';
import { createTokenVerifier, type VerifyToken } from './verify-token.js';

/** A provider elsewhere, as Auth0 is: it publishes keys and answers /userinfo. */
describeOnEngine('An outside provider', ({ db }) => {
  let isDown = false;
  let keys: { kid: string; privateKey: CryptoKey; jwk: JWK }[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isDown) return void response.writeHead(503).end();
    const isUserinfo = request.url === '/userinfo';
    if (isUserinfo && request.headers.authorization === 'Bearer ') return void response.writeHead(401).end();
    const body = isUserinfo
      ? { sub: 'auth0|1', email: 'kim@example.com', email_verified: true, name: 'Kim' }
      : { keys: keys.map(({ jwk }) => jwk) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  let services: TestServices;
  let issuer = '';
  let verify: VerifyToken;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(async () => {
    isDown = false;
    keys = [await newKey('first')];
    asked.length = 0;
    const env = { AUTH_ISSUER: issuer.slice(0, -1), AUTH_CLIENT_ID: 'client', AUTH_AUDIENCE: 'https://api.example/' };
    services = testServices(db, { config: readConfig(env) });
    verify = createTokenVerifier(services);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const wait = (ms: number) => services.setNow(new Date(services.now().getTime() + ms));
  const sign = (
    { kid, privateKey }: { kid: string; privateKey: CryptoKey },
    claims: object = withEmail,
    sub = 'auth0|1',
  ) =>
    new SignJWT({ ...claims, jti: `${Math.random()}` })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(['https://api.example/', `${issuer}userinfo`])
      .setSubject(sub)
      .setExpirationTime(Math.floor(services.now().getTime() / 1000) + 3600)
      .sign(privateKey);
  const key = (at = 0) => {
    const found = keys[at];
    if (!found) throw new Error('There is no such key');
    return found;
  };

  it('mounts nothing of the built-in one', async () => {
    const app = Fastify();
    await registerIdentity(app, services);
    for (const url of ['/authorize', '/.well-known/jwks.json', '/v2/logout', '/auth/verify']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    await app.close();
  });

  it('is asked for its keys once, and the claims of its tokens are read', async () => {
    const tokens = await Promise.all([sign(key()), sign(key()), sign(key())]);
    const [claims] = await Promise.all(tokens.map((token) => verify(token)));
    expect(claims).toEqual({
      issuer,
      subject: 'auth0|1',
      email: 'kim@example.com',
      emailVerified: false,
      name: 'kim@example.com',
    });
    expect(asked).toEqual(['/.well-known/jwks.json']);
  });

  it('is asked once who a person is when its tokens do not say', async () => {
    const claims = { issuer, subject: 'auth0|1', email: 'kim@example.com', emailVerified: true, name: 'Kim' };
    expect(await verify(await sign(key(), {}))).toEqual(claims);
    expect(await verify(await sign(key(), {}))).toEqual(claims);
    expect(asked.filter((url) => url === '/userinfo')).toHaveLength(1);
  });

  it('says when somebody signed in, by the name of the standard or by ours, or is not believed to have said it', async () => {
    const signedInAt = new Date('2026-03-01T09:00:00Z');
    const seconds = signedInAt.getTime() / 1000;
    const timeOf = async (claims: object) => (await verify(await sign(key(), { ...withEmail, ...claims }))).signedInAt;
    expect(await timeOf({ auth_time: seconds })).toEqual(signedInAt);
    expect(await timeOf({ 'https://swapt.app/auth_time': seconds })).toEqual(signedInAt);
    expect(await timeOf({ auth_time: String(seconds) })).toBeUndefined();
    expect(await timeOf({})).toBeUndefined();
  });

  it('is not believed when it answers about somebody else', async () => {
    await expect(verify(await sign(key(), {}, 'auth0|2'))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('may rotate its keys: a new one is taken within 60 seconds and an old one refused after that', async () => {
    const [old] = keys;
    await verify(await sign(key()));
    keys = [await newKey('second')];
    wait(60_000);
    await verify(await sign(key()));
    await expect(verify(await sign(old ?? key()))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('is asked at once about a key never seen, but not for every such token', async () => {
    await verify(await sign(key()));
    keys = [key(), await newKey('second')];
    wait(10_000);
    await verify(await sign(key(1)));
    const before = asked.length;
    const strange = await newKey('strange');
    for (let i = 0; i < 5; i++) {
      await expect(verify(await sign(strange))).rejects.toMatchObject({ code: 'auth.invalid_token' });
    }
    expect(asked.length - before).toBeLessThanOrEqual(1);
  });

  it('may be down: people who are signed in go on working', async () => {
    await verify(await sign(key()));
    isDown = true;
    wait(10 * 60_000);
    await expect(verify(await sign(key()))).resolves.toMatchObject({ subject: 'auth0|1' });
  });

  it('that was never reached is a failure of ours, not of the token', async () => {
    isDown = true;
    await expect(verify(await sign(key()))).rejects.not.toMatchObject({ code: 'auth.invalid_token' });
    isDown = false;
    await expect(verify(await sign(key()))).resolves.toMatchObject({ subject: 'auth0|1' });
  });
});

const withEmail = { 'https://swapt.app/email': 'kim@example.com' };

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
