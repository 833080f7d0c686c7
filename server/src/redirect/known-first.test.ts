import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../platform/config/config.js';
import { insertCode, updateCode } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { registerRedirect } from './redirect.js';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1' };

// Through a socket: what is answered before the framework sees the request cannot be injected.
describeOnEngine('a known short name', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let address: string;
  let stopWatching: () => Promise<void>;
  const framework = jest.fn();

  beforeAll(async () => {
    const config = readConfig({ SWAPT_TRUSTED_PROXIES: '127.0.0.1', SWAPT_PUBLIC_URL: 'https://swapt.example' });
    const { config: own } = testServices(db);
    services = testServices(db, { config: { ...config, dataDir: own.dataDir } });
    stopWatching = await services.shortLinks.watch();
    app = Fastify({ trustProxy: config.trustedProxies });
    app.addHook('onRequest', async ({ url }) => void framework(url));
    await registerRedirect(app, services, async (_, reply, { kind }) => reply.code(404).send(kind));
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await stopWatching();
  });
  beforeEach(() => framework.mockClear());

  const scan = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}/${path}`, { method, headers: { ...phone, ...headers }, redirect: 'manual' });
  const facts = ({ status, headers }: Response) => [status, headers.get('location'), headers.get('cache-control')];

  it('gets the same answer from memory as from the database, and both count [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'known', target: 'https://example.com/a' });
    const first = await scan('known?q=1', { 'x-forwarded-for': '91.198.174.192' });
    expect(framework).toHaveBeenCalledTimes(1);
    const second = await scan('known?x=2&q=1', { 'x-forwarded-for': '6.6.6.6, 91.198.174.192' });
    expect(framework).toHaveBeenCalledTimes(1);
    expect(facts(second)).toEqual(facts(first));
    expect(facts(second)).toEqual([302, 'https://example.com/a', 'private, no-store']);
    for (const reply of [first, second]) expect(reply.headers.get('set-cookie')).toBeNull();
    await services.scans.ingest();
    const rows = await db.system((tx) =>
      tx.query('select country, source, visitor is not null as is_visitor from scans where code_id = $1', [
        code.codeId,
      ]),
    );
    expect(rows).toEqual(Array(2).fill({ country: 'NL', source: 'scan', is_visitor: true }));
  });

  it('is left to the framework for HEAD, other methods and other addresses [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'asked' });
    await scan('asked');
    await services.scans.ingest();
    const statuses = [];
    for (const [path, method] of [
      ['asked', 'HEAD'],
      ['asked', 'POST'],
      ['asked/terms', 'GET'],
      ['%61sked', 'GET'],
      ['', 'GET'],
    ] as const) {
      statuses.push((await scan(path, {}, method)).status);
    }
    expect(statuses).toEqual([302, 404, 404, 302, 404]);
    expect(framework).toHaveBeenCalledTimes(6);
    await services.scans.ingest();
    const rows = await db.system((tx) => tx.query('select 1 from scans where code_id = $1', [code.codeId]));
    expect(rows).toHaveLength(2);
  });

  it('is forgotten once it is paused [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'pausing' });
    expect((await scan('pausing')).status).toBe(302);
    await updateCode(db, code, { status: 'paused' });
    const end = Date.now() + 1_000;
    while ((await scan('pausing')).status === 302 && Date.now() < end)
      await new Promise((done) => setTimeout(done, 20));
    expect((await scan('pausing')).status).toBe(404);
  });
});
