import { contract } from '@swapt/shared/contract';
import { readConfig } from '../config/config.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { createLog } from './logger.js';

describeOnEngine('the people who run it', ({ db }) => {
  let api: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    api = await testApp(db, { log: createLog('info', { write: (line) => void lines.push(line) }) });
  });
  afterAll(() => api.close());

  it('see whether it is alive and whether it can work', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('see how many calls were answered, from this machine alone', async () => {
    await api.as().call('terms.get', {});
    const metrics = await api.app.inject('/metrics');
    expect(metrics.payload).toMatch(/swapt_api_request_seconds_count\{operation="terms.get",status="200"\} \d+/);
    const far = await api.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' });
    const proxied = await api.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.7' } });
    const rebound = await api.app.inject({ url: '/metrics', headers: { host: 'evil.example' } });
    expect([far.statusCode, proxied.statusCode, rebound.statusCode]).toEqual([404, 404, 404]);
  });

  it('find each call in the log by its id, and no secret', async () => {
    const { orgId, owner } = await api.organization();
    const secret = await api.apiKey(orgId, owner, 'owner');
    const token = await api.token(owner);
    await api.as(secret).send('org.get', {}, { headers: { cookie: 'session=secret-cookie' } });
    const { body } = await api.as(token).send('org.update', { data: { org_name: 'Private name', x: 1 } });
    const log = lines.join('');
    expect(log).toContain(String(body.requestId));
    expect(log).toContain('"operation":"org.update","status":400');
    for (const hidden of [secret, token, 'secret-cookie', 'Private name', owner.email])
      expect(log).not.toContain(hidden);
  });

  it('find a fault in the log that its caller is told nothing about', async () => {
    const { owner } = await api.organization();
    const system = api.services.db.system;
    Object.assign(api.services.db, { system: () => Promise.reject(new Error('a fault at table users')) });
    const { status, body, text } = await api.as(owner).send('org.list', {});
    Object.assign(api.services.db, { system });
    expect([status, body.code]).toEqual([500, 'server.failed']);
    expect(text).not.toContain('users');
    const line = lines.find((entry) => entry.includes('a fault at table users'));
    expect(line).toContain(String(body.requestId));
  });
});

describeOnEngine('the description of the API', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    const config = readConfig({
      SWAPT_V1_BASE: 'https://v1.example.com',
      SWAPT_PUBLIC_URL: 'https://swapt.example.com',
    });
    api = await testApp(db, { config });
  });
  afterAll(() => api.close());

  it('names every operation of the contract, where it is sent and with which fields [G.remote.types]', async () => {
    const document = (await api.app.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://swapt.example.com' }]);
    const ids = Object.values<object>(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(contract).sort());
    expect(document.paths['/v1/user-role/{id}'].put).toMatchObject({
      operationId: 'userRole.update',
      servers: [{ url: 'https://v1.example.com' }],
      parameters: [{ in: 'path', name: 'id', required: true }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/UserRoleUpdateInput' } } },
      },
    });
    expect(document.components.schemas.UserRoleUpdateInput).toMatchObject({ required: ['role'] });
  });

  it('lets the console call it at another address, and no other page', async () => {
    const preflight = { method: 'OPTIONS', url: '/v1/user-role' } as const;
    const allowed = await api.app.inject({ ...preflight, headers: { origin: 'https://swapt.example.com' } });
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://swapt.example.com',
    ]);
    expect(allowed.headers['access-control-allow-headers']).toContain('authorization');
    const call = { method: 'POST', url: '/api/org/list', headers: { origin: 'https://swapt.example.com' } } as const;
    const refused = await api.app.inject(call);
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      401,
      'https://swapt.example.com',
    ]);
    for (const origin of ['https://evil.example.com', 'https://swapt.example.com.evil.example', 'null']) {
      const other = await api.app.inject({ ...preflight, headers: { origin } });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('can be read as pages without any script, in which each link leads to what it names', async () => {
    const pages = new Map<string, string>();
    const read = async (path: string) => {
      const { statusCode, headers, payload } = await api.app.inject(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
      expect(payload).not.toMatch(/<script|style="/);
      pages.set(path, payload);
    };
    await read('/docs');
    for (const [, path = ''] of pages.get('/docs')?.matchAll(/<a href="(\/docs\/\w+)"/g) ?? [])
      if (!pages.has(path)) await read(path);
    const all = [...pages.values()].join('');
    for (const id of Object.keys(contract)) expect(all).toContain(`<article id="${id}">`);
    const links = new Set([...all.matchAll(/href="(\/docs\/\w+)#([\w.]+)"/g)].map(([, path, id]) => `${path} ${id}`));
    expect(links.size).toBeGreaterThan(500);
    for (const link of links) {
      const [path = '', id] = link.split(' ');
      expect([link, pages.get(path)?.includes(`id="${id}"`)]).toEqual([link, true]);
    }
    expect((await api.app.inject('/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});
