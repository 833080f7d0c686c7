import type { FastifyInstance } from 'fastify';
import { insertCode, setVisitorMode, type CodeRow } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { publicApp } from '../testing/public-app.js';
import { redirectApp } from '../testing/redirect-app.js';
import type { TestDatabase } from '../testing/engines/test-database.js';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const shopper = { 'user-agent': phone, 'accept-language': 'it-IT,it;q=0.9' };

describeOnEngine('GET /:id', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;

  beforeAll(async () => {
    services = testServices(db);
    app = await redirectApp(services);
  });
  afterAll(() => app.close());

  const scan = (slug: string, headers: Record<string, string> = shopper, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/${slug}`, headers });

  it('sends a phone to the target, not to be cached, and counts one scan [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'menu', target: 'https://example.com/menu?table=4' });
    const reply = await scan('menu?q=1');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('https://example.com/menu?table=4');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await services.scans.ingest();
    expect(await rows(db, code)).toEqual([
      expect.objectContaining({
        source: 'scan',
        is_bot: false,
        country: 'ZZ',
        device: 'mobile',
        system: 'iOS',
        browser: 'Mobile Safari',
        language: 'it',
        at: new Date('2026-11-20T10:00:00Z'),
      }),
    ]);
  });

  it('tells a click on the short address from a scan of the print, and forwards neither marker nor other parameters [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'click', target: 'https://example.com/' });
    for (const query of ['', '?q=1', '?q=2', '?q=1&utm_source=x', '?next=//evil.example']) {
      expect((await scan(`click${query}`)).headers.location).toBe('https://example.com/');
    }
    await services.scans.ingest();
    expect((await rows(db, code)).map(({ source }) => source).sort()).toEqual([
      'click',
      'click',
      'click',
      'scan',
      'scan',
    ]);
  });

  it('answers HEAD without counting it or recognizing anybody [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'heads' });
    const reply = await scan('heads', shopper, 'HEAD');
    expect([reply.statusCode, reply.headers.location, reply.headers['set-cookie']]).toEqual([
      302,
      'https://example.com/',
      undefined,
    ]);
    await services.scans.ingest();
    expect(await rows(db, code)).toEqual([]);
  });

  it('counts bots, link previews and prefetches, but not as people [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'bots' });
    await scan('bots');
    await scan('bots', { 'user-agent': 'WhatsApp/2.23.20.0' });
    await scan('bots', { 'user-agent': '' });
    await scan('bots', { ...shopper, 'sec-purpose': 'prefetch;prerender' });
    await services.scans.ingest();
    expect((await rows(db, code)).filter((row) => row.is_bot)).toHaveLength(3);
    expect(await total(db, code)).toEqual({ scans: 4, human_scans: 1, visitors: 1 });
  });

  it('never counts as a person what a browser fetches by itself, whichever way it says so', async () => {
    const code = await insertCode(db, { slug: 'unseen' });
    const unseen: Record<string, string>[] = [
      ...['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => ({ [name]: 'Prefetch' })),
      { purpose: 'preview' },
      ...['image', 'script', 'style', 'empty', 'iframe', 'video'].map((kind) => ({ 'sec-fetch-dest': kind })),
    ];
    for (const headers of unseen) expect((await scan('unseen', { ...shopper, ...headers })).statusCode).toBe(302);
    await scan('unseen', { ...shopper, 'sec-fetch-dest': 'document' });
    await services.scans.ingest();
    expect(await total(db, code)).toMatchObject({ scans: unseen.length + 1, human_scans: 1 });
  });

  it('knows a phone for the day without a cookie, and nobody can make its id again once the day is over [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'again' });
    const other = await insertCode(db, { slug: 'again-2' });
    const from = (remoteAddress: string, url = '/again', headers: Record<string, string> = shopper) =>
      app.inject({ url, headers, remoteAddress });
    const replies = [
      await from('192.0.2.1'),
      await from('::ffff:192.0.2.1'),
      await from('192.0.2.2'),
      await from('192.0.2.1', '/again', { ...shopper, 'user-agent': `${phone} Other/1` }),
      await from('192.0.2.1', '/again-2'),
    ];
    expect(replies.map(({ headers }) => headers['set-cookie'])).toEqual(Array(5).fill(undefined));
    await services.scans.ingest();
    expect(await total(db, code)).toEqual({ scans: 4, human_scans: 4, visitors: 3 });
    const [known] = await rows(db, code);
    expect((await rows(db, other)).map(({ visitor }) => visitor)).not.toContain(known?.visitor);

    services.setNow('2026-11-21T00:00:00Z');
    await from('192.0.2.1');
    await services.scans.ingest();
    expect(await total(db, code)).toMatchObject({ human_scans: 5, visitors: 4 });
    services.setNow('2026-11-20T10:00:00Z');
  });

  it('knows a phone for a year by the cookie that it agreed to, and every other for the day [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'agreed' });
    await setVisitorMode(db, code.orgId, 'cookie');
    const cookie = `swapt_v_${code.orgId}=0198d3d2-0000-4000-8000-000000000000`;
    const refused = `swapt_v_${code.orgId}=no`;
    const scans = [cookie, cookie, `${cookie.slice(0, -1)}x`, refused, refused];
    for (const [day, sent] of scans.entries()) {
      services.setNow(`2026-11-2${day}T10:00:00Z`);
      expect((await scan('agreed', { ...shopper, cookie: sent })).headers['set-cookie']).toBeUndefined();
    }
    services.setNow('2026-11-20T10:00:00Z');
    await services.scans.ingest();
    // Those who said no are not one visitor who comes every day.
    expect(await total(db, code)).toEqual({ scans: 5, human_scans: 5, visitors: 4 });
    expect(JSON.stringify(await rows(db, code))).not.toContain('0198d3d2');
  });

  it('follows the organization at once when it gives up recognizing visitors [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'given-up' });
    await scan('given-up');
    await setVisitorMode(db, code.orgId, 'none');
    await services.scans.ingest();
    await scan('given-up', { ...shopper, cookie: `swapt_v_${code.orgId}=0198d3d2-0000-4000-8000-000000000000` });
    await services.scans.ingest();
    expect(await total(db, code)).toEqual({ scans: 2, human_scans: 2, visitors: 0 });
  });

  it('takes away the cookie that an earlier version gave unasked, and knows nobody by it [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'unasked' });
    await setVisitorMode(db, code.orgId, 'cookie');
    const reply = await scan('unasked', { ...shopper, cookie: 'swapt_vid=0198d3d2-0000-4000-8000-000000000000' });
    expect(reply.headers['set-cookie']).toBe('swapt_vid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each<[string, Record<string, string>]>([
    ['the opt-out cookie', { cookie: 'swapt_optout=1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
  ])('recognizes nobody who says no by %s [R.redirect]', async (name, headers) => {
    const code = await insertCode(db, { slug: `no-${name.length}` });
    await setVisitorMode(db, code.orgId, 'cookie');
    const agreed = `swapt_v_${code.orgId}=0198d3d2-0000-4000-8000-000000000000`;
    await scan(code.slug, { ...shopper, ...headers });
    await scan(code.slug, {
      ...shopper,
      ...headers,
      cookie: [headers.cookie, agreed].filter(Boolean).join('; '),
    });
    await services.scans.ingest();
    expect(await total(db, code)).toEqual({ scans: 2, human_scans: 2, visitors: 0 });
  });

  it('keeps the country of an address, never the address [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'where' });
    await app.inject({ url: '/where', headers: shopper, remoteAddress: '91.198.174.192' });
    await app.inject({ url: '/where', headers: shopper, remoteAddress: '::ffff:8.8.8.8' });
    await services.scans.ingest();
    const seen = await rows(db, code);
    expect(seen.map(({ country }) => country).sort()).toEqual(['NL', 'US']);
    expect(JSON.stringify(seen)).not.toMatch(/91\.198|8\.8\.8\.8/);
  });

  it.each([
    ['paused', 200],
    ['deleted', 410],
  ] as const)('shows the page of a %s code and counts nothing [R.redirect]', async (status, expected) => {
    const code = await insertCode(db, { slug: `is-${status}`, status });
    const reply = await scan(code.slug);
    expect([reply.statusCode, reply.body]).toEqual([expected, status]);
    await services.scans.ingest();
    expect(await rows(db, code)).toEqual([]);
  });

  it.each(['nobody-knows', 'ab', '-bad', 'a%00b', 'x'.repeat(65), 'a%20b', '%F0%9F%8D%95'])(
    'shows the page of an unknown code for %s [R.redirect]',
    async (slug) => {
      const reply = await scan(slug);
      expect([reply.statusCode, reply.body]).toEqual([404, 'unknown']);
    },
  );

  it('takes a slash at the end and other letters for what they mean, and counts them [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'Patio', target: 'https://example.com/patio' });
    for (const path of ['Patio/', 'patio', 'PATIO/?q=1']) {
      const reply = await scan(path);
      expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 302, 'https://example.com/patio']);
    }
    await services.scans.ingest();
    expect((await rows(db, code)).map(({ source }) => source).sort()).toEqual(['click', 'click', 'scan']);
    const others = await Promise.all(['nobody/', 'Patio//', '/', 'admin/'].map((path) => scan(path)));
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('leaves the words of the product to its pages without asking the database [R.redirect]', async () => {
    const system = jest.spyOn(db, 'system').mockImplementation(fail);
    const replies = await Promise.all(['/admin', '/Admin', '/privacy'].map((url) => app.inject({ url })));
    system.mockRestore();
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([404, 'a page']));
  });

  it.each([
    ['https://example.com/a\r\nset-cookie: x=1', 'https://example.com/aset-cookie:%20x=1'],
    ['https://example.com/\u0001\u0007a', 'https://example.com/%01%07a'],
    ['https://exämple.com/ü€😀', 'https://xn--exmple-cua.com/%C3%BC%E2%82%AC%F0%9F%98%80'],
    ['tel:+39 06\n123', 'tel:+39%2006123'],
    ['sms:+1555?body=ciao\u2028bella', 'sms:+1555?body=ciao%E2%80%A8bella'],
  ])('sends a safe location whatever is stored: %j [R.redirect]', async (target, location) => {
    const { slug } = await insertCode(db, { slug: `safe-${Buffer.from(target).toString('hex').slice(-40)}`, target });
    const reply = await scan(slug);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'never sends a phone to %s [R.redirect]',
    async (target) => {
      const { slug } = await insertCode(db, { slug: `bad-${target.length}`, target });
      expect((await scan(slug)).statusCode).toBe(404);
    },
  );

  it('shows a page that says when to come back while the database is away [R.redirect]', async () => {
    const down = await publicApp({
      ...services,
      shortLinks: { ...services.shortLinks, resolve: () => Promise.reject(new Error('away')) },
    });
    const reply = await down.inject({ url: '/menu' });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.body).toContain('<title>We cannot show this page right now');
    await down.close();
  });

  it('redirects although the scan cannot be written down [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'full-disk' });
    const full = testServices(db, { config: { ...services.config, dataDir: '/dev/null/full' } });
    const reply = await (await redirectApp(full)).inject({ url: `/${code.slug}`, headers: shopper });
    expect(reply.statusCode).toBe(302);
  });
});

const rows = (db: TestDatabase, { codeId }: CodeRow) =>
  db.system((tx) =>
    tx.query<{ source: string; is_bot: boolean; country: string; visitor: string | null }>(
      'select * from scans where code_id = $1',
      [codeId],
    ),
  );

async function total(db: TestDatabase, { codeId }: CodeRow) {
  const [row] = await db.system((tx) =>
    tx.query(
      `select coalesce(sum(scans), 0) as scans, coalesce(sum(human_scans), 0) as human_scans,
        (select visitors from code_counters where code_id = $1) as visitors
       from scan_counts where code_id = $1 and span = 'hour'`,
      [codeId],
    ),
  );
  return row;
}

function fail(): never {
  throw new Error('The database was asked');
}
