import { SignJWT } from 'jose';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';

describeOnEngine('callers', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  it('need no sign-in for public operations and one for all others [P.public]', async () => {
    expect((await api.as().send('terms.get', {})).status).toBe(200);
    const { status, body, headers } = await api.as().send('org.list', {});
    expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'auth.required', 'Bearer']);
  });

  it('are told who is missing before what is wrong', async () => {
    expect((await api.as().send('org.create', { wrong: true })).status).toBe(401);
  });

  it('with a token that does not hold are refused everywhere, on public operations too [P.public]', async () => {
    const { claims } = await api.user();
    const forged = await new SignJWT({ sub: claims.subject })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(claims.issuer)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret of at least thirty-two bytes'));
    for (const token of ['nonsense', forged, 'swapt_unknown', `swapt_${'A'.repeat(43)}`]) {
      for (const id of ['terms.get', 'org.list'] as const) {
        const { status, body } = await api.as(token).send(id, {});
        expect([token, id, status, body.code]).toEqual([token, id, 401, 'auth.invalid_token']);
      }
    }
    const basic = await api.as().send('terms.get', {}, { headers: { authorization: 'Basic dXNlcjpwYXNz' } });
    expect(basic.status).toBe(401);
  });

  it('are let in until their token ends, not after', async () => {
    const person = await api.user();
    const token = await api.token(person);
    expect((await api.as(token).send('org.list', {})).status).toBe(200);
    api.services.setNow('2026-11-20T10:11:00.000Z');
    expect((await api.as(token).send('org.list', {})).status).toBe(401);
    expect((await api.as(person).send('org.list', {})).status).toBe(200);
  });

  it('who ask too often wait, each for themselves', async () => {
    const [eager, calm] = [await api.user(), await api.user()];
    const input = { name: 'x'.repeat(200) };
    for (let i = 0; i < 20; i++) expect((await api.as(eager).send('org.create', input)).status).toBe(400);
    const { status, body, headers } = await api.as(eager).send('org.create', input);
    expect([status, body.code]).toEqual([429, 'rate.limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.as(eager).send('org.list', {})).status).toBe(200);
    expect((await api.as(calm).send('org.create', input)).status).toBe(400);
  });
});
