import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../../platform/db/uuid.js';
import { buildApp } from '../../app/app.js';
import { readConfig } from '../../platform/config/config.js';
import { makeWorld, type World } from '../../testing/tenancy/world.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { newPglite } from '../../testing/engines/test-databases.js';
import { isForPrograms } from './failure-page.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';

/** Of a query and of the parts of a path. */
const oddTexts = [
  '%00',
  '%ED%A0%80',
  '%E2%80%AE',
  '%',
  '%ZZ',
  'a'.repeat(2000),
  '__proto__',
  '..%2f..%2f',
  "'--",
  '😀',
];
const oddQueries = [
  'code=%00',
  'page=%00&email=%00&id=%00&thanks=%00&picture=%00',
  'sent=%00',
  'code=a&code=b&page[]=1&page.x=1',
  '__proto__=1&constructor=2',
  'code=%ED%A0%80&page=%ff&email=%',
  `code=${'x'.repeat(4000)}&page=${'9'.repeat(4000)}`,
  Array.from({ length: 1500 }, (_, index) => `q${index}=1`).join('&'),
];
const oddForms = [
  ...oddQueries,
  'note=%00&reason=scam&kind=code&id=%00&email=%00',
  'choice=%00&form-token=%00&form-block=%00&password=%00&latitude=NaN&longitude=1e308&age=-0&use=%00',
  'x='.repeat(20_000),
  'x'.repeat(400_000),
];

describe('the oddest address that can be opened', () => {
  let db: TestDatabase;
  let api: TestApp;
  let app: FastifyInstance;
  let world: World;
  const routes: { method: string; url: string }[] = [];

  beforeAll(async () => {
    db = await newPglite();
    api = await testApp(db);
    world = await makeWorld(api);
    const config = readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_DATA_DIR: api.services.config.dataDir });
    app = await buildApp({ ...api.services, config });
    await app.ready();
    const above: string[] = [];
    for (const line of app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
      const [, branch = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      above.splice(branch.length / 4 - 1, Infinity, part);
      for (const method of methods.split(', ')) routes.push({ method, url: above.join('') });
    }
  });
  afterAll(async () => {
    await app.close();
    await api.close();
    await db.close();
  });

  it('never gets a failure, and a page wherever somebody looks at it', async () => {
    const urls = askedBy('GET');
    expect(urls).toEqual(expect.arrayContaining(['/report', '/page/:x', '/code/note/:x', '/:x', '/docs']));
    for (const url of urls) {
      const paths = oddTexts.map((text) => url.replaceAll(':x', text));
      const queries = oddQueries.map((query) => `${url.replaceAll(':x', 'x')}?${query}`);
      for (const path of [...(url.includes(':x') ? paths : []), ...queries]) await open('GET', path);
    }
  });

  it('is no failure for a form either', async () => {
    const urls = askedBy('POST').filter((url) => !/^\/(api|v1|wallet)\//.test(url));
    expect(['/report', '/page/:x', '/code/:x', '/deleteAlert/:x'].filter((url) => !urls.includes(url))).toEqual([]);
    for (const url of [...urls, `/page/${world.ids.page_id}`])
      for (const form of oddForms) await open('POST', url.replaceAll(':x', 'x'), form);
  });

  it.each([
    ['/telemetry/csp', 'application/csp-report'],
    ['/telemetry/remote', 'text/plain'],
    ['/oauth/token', 'application/json'],
    ['/api/org/get', 'application/json'],
  ])('%s never fails on JSON that no stack holds', async (url, type) => {
    for (const payload of [
      '['.repeat(8_000) + ']'.repeat(8_000),
      '{"a":'.repeat(7_000) + '1' + '}'.repeat(7_000),
      '"\\ud800"',
      '{"a\\u0000":"\\u0000"}',
    ]) {
      const { statusCode } = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect({ url, isFailure: statusCode >= 500 }).toEqual({ url, isFailure: false });
    }
  });

  it('is a page also for an event whose dates are none, kept from before they were checked', async () => {
    const [orgId, slug] = [world.ids.org_id, 'leap-second'];
    const content = { title: 'Party', starts: '2016-12-31T23:59:60Z', ends: '2017-01-01T05:00:00Z', zone: 'UTC' };
    const { data } = await api.as(world.owner).call('codes.create', {
      name: 'Party',
      type: 'event',
      slug,
      content: { ...content, starts: '2016-12-31T23:59:59Z' },
    });
    await db.org(orgId, (tx) =>
      tx.query('update codes set content = $3 where org_id = $1 and code_id = $2', [orgId, data.code_id, content]),
    );
    const page = await open('GET', `/c/${slug}`);
    expect([page.statusCode, page.body.includes('Party')]).toEqual([200, true]);
    expect((await open('GET', `/c/${slug}/event.ics`)).statusCode).toBe(404);
  });

  it('is a page when it cannot be drawn at all', async () => {
    const broken = await buildApp({
      ...api.services,
      shortLinks: { ...api.services.shortLinks, resolve: () => Promise.reject(new Error('No')) },
    });
    const { statusCode, headers, body } = await broken.inject(`/c/${uuidv7()}`);
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('We cannot show this page');
    await broken.close();
  });

  /** Every address of the server that is asked by a method, with `:x` for what may be anything. */
  const askedBy = (method: string) =>
    [...new Set(routes.flatMap((route) => (route.method === method ? [route.url] : [])))]
      .map((url) => url.replace(/:\w+(\([^/]*\))?|\*/g, ':x'))
      .filter((url) => url.startsWith('/'));

  async function open(method: 'GET' | 'POST', url: string, form?: string) {
    const payload =
      form === undefined ? {} : { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const reply = await app.inject({ method, url, ...payload });
    const type = String(reply.headers['content-type'] ?? 'none');
    const at = `${method} ${url.slice(0, 90)} ${(form ?? '').slice(0, 40)}`;
    if (reply.statusCode >= 500) expect({ at, status: reply.statusCode }).toEqual({ at, status: 'no failure' });
    // Scripts and browsers ask these: the page that waits for a confirmed address, tests, and who puts the product on a start screen.
    const isForScripts =
      /^\/(auth\/flow\/[^/]*\/(state|passkey\/options)|dev\/mailbox\.json|manifest\.webmanifest)/.test(url);
    if (!isForPrograms(url) && !isForScripts && type.includes('json'))
      expect({ at, type }).toEqual({ at, type: 'text/html' });
    return reply;
  }
});
