import Fastify, { type FastifyInstance } from 'fastify';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { createAuthenticator } from '../../identity/authenticate.js';
import { registerTelemetry } from './telemetry.routes.js';
import { readViolation } from './violations.js';
import { selectViolations } from './violations.sql.js';

const report = (fields: object) => JSON.stringify({ 'csp-report': fields });

describe('a refusal that a browser reports', () => {
  it.each([
    [
      'the file that asked for it',
      {
        'source-file': 'https://swapt.example/r/mf-codes/1.0.0-0123456789/list.js',
        'effective-directive': 'connect-src',
        'blocked-uri': 'https://evil.example/steal?secret=1',
      },
      { remote: 'mf-codes', directive: 'connect-src', blocked: 'https://evil.example' },
    ],
    [
      'the file that was asked for',
      {
        'source-file': 'https://swapt.example/assets/console/main.js',
        'violated-directive': 'script-src-elem http://x',
        'blocked-uri': 'https://swapt.example/r/mf-stores/1.0.0-0123456789/remoteEntry.js',
      },
      { remote: 'mf-stores', directive: 'script-src-elem', blocked: 'https://swapt.example' },
    ],
    [
      'the shell where no remote is named',
      {
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
        'source-file': 'https://swapt.example/r/evil/1/x.js',
      },
      { remote: 'shell', directive: 'script-src', blocked: 'inline' },
    ],
    [
      'no address that has no origin',
      { 'effective-directive': 'img-src', 'blocked-uri': 'data:image/png;base64,AAAA' },
      { remote: 'shell', directive: 'img-src', blocked: 'data' },
    ],
    [
      'no text of its sender',
      { 'effective-directive': 'img-src', 'blocked-uri': 'Call this number: 0123' },
      { remote: 'shell', directive: 'img-src', blocked: 'other' },
    ],
  ])('is told by %s', (_, fields, violation) => expect(readViolation(report(fields))).toEqual(violation));

  it.each(['', '{', '[]', '{"csp-report":1}', report({}), report({ 'effective-directive': '<b>' })])(
    'is nothing when it is %s',
    (text) => expect(readViolation(text)).toBeUndefined(),
  );
});

describeOnEngine('refusals that browsers report', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  beforeAll(async () => {
    services = testServices(db);
    app = Fastify();
    await registerTelemetry(app, services, createAuthenticator(services));
  });
  afterAll(() => app.close());

  const send = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/telemetry/csp',
      payload: report(fields),
      headers: { 'content-type': 'application/csp-report' },
    });
  const stored = () => db.system((tx) => selectViolations(tx));

  it('are counted by day, remote, directive and origin, also when they arrive together', async () => {
    const fields = { 'effective-directive': 'img-src', 'blocked-uri': 'https://one.example/a.png' };
    await Promise.all(Array.from({ length: 12 }, () => send(fields)));
    services.setNow('2026-11-21T23:59:59.000Z');
    expect((await send(fields)).statusCode).toBe(204);
    const row = { remote: 'shell', directive: 'img-src', blocked: 'https://one.example' };
    expect(await stored()).toEqual([
      { day: '2026-11-21', ...row, hits: 1 },
      { day: '2026-11-20', ...row, hits: 12 },
    ]);
  });

  it('are of at most two hundred kinds a day; more of the known ones are counted on', async () => {
    services.setNow('2026-11-22T10:00:00.000Z');
    for (let n = 0; n < 205; n++) {
      await send({ 'effective-directive': 'img-src', 'blocked-uri': `https://host-${n}.example/` });
    }
    await send({ 'effective-directive': 'img-src', 'blocked-uri': 'https://host-0.example/' });
    const kinds = await db.system((tx) =>
      tx.query<{ hits: number }>(`select hits from policy_violations where day = '2026-11-22' order by hits desc`),
    );
    expect(kinds.map(({ hits }) => hits)).toEqual([2, ...Array.from({ length: 199 }, () => 1)]);
  });
});
