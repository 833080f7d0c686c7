import { request as send, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { insertCode, updateCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { describeOnEngine, describeOnPostgres, testServices, type TestServices } from '../../testing/harness.js';
import { insertOneTime } from '../../testing/rows/one-time-rows.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const usesOf = (db: TestDatabase, slug: string) =>
  db.system((tx) =>
    tx.query<{ used_at: Date | null; used_by: Record<string, string> | null }>(
      'select used_at, used_by from one_time_codes where slug = $1',
      [slug],
    ),
  );

describeOnEngine('the page of a one-time code', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let base: CodeRow;
  let count = 0;
  let slug: string;

  beforeAll(async () => {
    services = testServices(db);
    app = await publicApp(services);
  });
  beforeEach(async () => {
    services.setNow('2026-11-20T10:00:00.000Z');
    count += 1;
    slug = `once-${db.engine}-${count}`;
    base = await insertCode(db, { slug: `base-${count}`, target: 'https://example.com/coffee' });
    await insertOneTime(db, base, [slug]);
  });
  afterAll(() => app.close());

  const press = (headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/${slug}`, headers: { ...form, ...headers }, payload: '' });
  const isUsed = async () => (await usesOf(db, slug))[0]?.used_at !== null;

  it('is shown by a scan, by a preview and by HEAD without using it up [R.redirect, O.codes.redeem]', async () => {
    for (let times = 0; times < 3; times++) {
      const page = await app.inject({ url: `/${slug}?q=1`, headers: { 'sec-purpose': 'prefetch;prerender' } });
      expect(page.statusCode).toBe(200);
      expect(screenDataOf(page.body)).toEqual({
        screen: 'oneTime',
        kind: 'ready',
        slug,
        orgName: 'Corner shop',
        offer: 'One free coffee',
        asksPin: false,
        viewToken: expect.any(String),
      });
      expect(page.body).toContain('<title>One free coffee</title>');
      expect(page.body).toContain('content="noindex"');
      expect((await app.inject({ method: 'HEAD', url: `/${slug}` })).statusCode).toBe(200);
    }
    expect(await isUsed()).toBe(false);
  });

  it('takes no more by its button than the PIN of a shop', async () => {
    const payload = `pin=${'1'.repeat(1024)}`;
    const reply = await app.inject({ method: 'POST', url: `/${slug}`, headers: form, payload });
    expect([reply.statusCode, await isUsed()]).toEqual([413, false]);
  });

  it('uses it up by its button, once, and keeps what is known of who did and when [O.codes.redeem]', async () => {
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
    const first = await press({ 'user-agent': phone });
    expect(first.statusCode).toBe(200);
    expect(screenDataOf(first.body)).toMatchObject({ kind: 'redeemed', target: 'https://example.com/coffee' });
    const [use] = await usesOf(db, slug);
    expect(use?.used_at).toEqual(new Date('2026-11-20T10:00:00.000Z'));
    expect(use?.used_by).toMatchObject({ name: '', country: 'ZZ', device: 'mobile', system: 'iOS' });
    services.setNow('2026-11-20T12:05:00.000Z');
    const second = await press();
    expect(screenDataOf(second.body)).toEqual({
      screen: 'oneTime',
      kind: 'used',
      orgName: 'Corner shop',
      offer: 'One free coffee',
      at: '2026-11-20T10:00:00.000Z',
      ago: '2 hours ago',
    });
    expect(await usesOf(db, slug)).toEqual([use]);
  });

  it('lets the phone that used it find its way on again, and no other', async () => {
    const given = String((await press()).headers['set-cookie']);
    // For this code alone, so no number is counted by it, and it needs nobody's leave.
    expect(given).toMatch(
      new RegExp(`^swapt_own=[0-9a-f-]{36}; Max-Age=7776000; Path=/${slug}; HttpOnly; SameSite=Lax`),
    );
    const cookie = given.replace(/;.*/, '');
    const again = async (headers: Record<string, string>) =>
      screenDataOf((await app.inject({ url: `/${slug}`, headers })).body);
    const target = 'https://example.com/coffee';
    expect(await again({ cookie })).toMatchObject({ kind: 'redeemed', target });
    services.setNow('2026-11-20T10:15:00.000Z');
    expect(await again({ cookie })).toMatchObject({ kind: 'used', target });
    expect(await again({})).not.toHaveProperty('target');
    expect(await again({ cookie, dnt: '1' })).toMatchObject({ target: 'https://example.com/coffee' });
    const ownOf = async () => (await usesOf(db, slug))[0]?.used_by?.visitor;
    const first = await ownOf();
    expect(first).toMatch(/^[\w-]{22}$/);
    slug = `${slug}-2`;
    await insertOneTime(db, base, [slug]);
    await press({ cookie });
    expect(await ownOf()).not.toBe(first);
  });

  it('proves to the shop for a quarter of an hour that it was just used, by the server’s time and from no memory', async () => {
    const first = await press();
    const cookie = String(first.headers['set-cookie']).replace(/;.*/, '');
    const at = '2026-11-20T10:00:00.000Z';
    expect(screenDataOf(first.body)).toMatchObject({ kind: 'redeemed', at, now: at });
    expect(first.headers['cache-control']).toBe('private, no-store');
    services.setNow('2026-11-20T10:14:59.000Z');
    const again = await app.inject({ url: `/${slug}`, headers: { cookie } });
    expect(screenDataOf(again.body)).toMatchObject({ kind: 'redeemed', at, now: '2026-11-20T10:14:59.000Z' });
    expect(again.headers['cache-control']).toBe('private, no-store');
    expect(screenDataOf((await app.inject(`/${slug}`)).body).kind).toBe('used');
  });

  it.each([
    ['a form on another site', 'sec-fetch-site', 'cross-site'],
    ['what a browser sends ahead', 'x-moz', 'prefetch'],
    ['a frame of another page', 'sec-fetch-dest', 'iframe'],
  ])('is not used up by %s', async (_, name, value) => {
    const reply = await press({ [name]: value });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/${slug}`]);
    expect(await isUsed()).toBe(false);
  });

  it('follows the state of its base code, and then works again', async () => {
    await updateCode(db, base, { status: 'paused' });
    expect(screenDataOf((await press()).body)).toMatchObject({ screen: 'code', kind: 'paused' });
    await updateCode(db, base, { status: 'deleted' });
    expect((await press()).statusCode).toBe(410);
    await updateCode(db, base, { status: 'active' });
    await db.system((tx) => tx.query(`update one_time_batches set state = 'cancelled'`));
    expect((await press()).statusCode).toBe(410);
    expect(await isUsed()).toBe(false);
    await db.system((tx) => tx.query(`update one_time_batches set state = 'done'`));
    expect(screenDataOf((await press()).body).kind).toBe('redeemed');
  });

  it('says nothing of a used code’s offer while its base code is stopped or deleted', async () => {
    expect(screenDataOf((await press()).body).kind).toBe('redeemed');
    for (const status of ['paused', 'deleted'] as const) {
      await updateCode(db, base, { status });
      for (const { body } of [await press(), await app.inject(`/${slug}`)]) {
        expect(screenDataOf(body)).toMatchObject({ screen: 'code', kind: status });
        expect(body).not.toContain('free coffee');
      }
    }
    await updateCode(db, base, { status: 'active' });
    await db.system((tx) => tx.query(`update one_time_batches set state = 'deleted'`));
    expect(screenDataOf((await press()).body)).toMatchObject({ kind: 'used', offer: 'One free coffee' });
  });

  it('answers a form for any other name as what is not there, without a scan', async () => {
    for (const url of [`/${base.slug}`, '/nobodys-name']) {
      expect((await app.inject({ method: 'POST', url, headers: form, payload: '' })).statusCode).toBe(404);
    }
    expect(await services.scans.ingest()).toBe(0);
  });

  it('asks a network that tries too often to wait, in words', async () => {
    let reply = await press();
    for (let tries = 0; tries < 130 && reply.statusCode !== 429; tries++) reply = await press();
    expect(reply.statusCode).toBe(429);
    expect(screenDataOf(reply.body)).toEqual({ screen: 'oneTime', kind: 'busy' });
  });
});

describeOnPostgres('a one-time code that many phones use at once', ({ db }) => {
  it('lets exactly one of 500 through, over HTTP [O.codes.redeem]', async () => {
    const services = testServices(db);
    const app = await publicApp(services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(app.listeningOrigin);
    await insertOneTime(db, await insertCode(db, { slug: 'race-base' }), ['race-code']);
    const kinds = await Promise.all(Array.from({ length: 500 }, (_, phone) => pressOver(Number(port), phone)));
    await app.close();
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect({ redeemed: count('redeemed'), used: count('used') }).toEqual({ redeemed: 1, used: 499 });
  });
});

/** A press of the button from a phone with an address of its own; gives the kind of page that came back. */
function pressOver(port: number, phone: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...form, 'x-forwarded-for': `10.0.${Math.floor(phone / 250)}.${phone % 250}` };
    const onReply = (reply: IncomingMessage) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => (body += part));
      reply.on('end', () => resolve(reply.statusCode === 200 ? screenDataOf(body).kind : `status ${reply.statusCode}`));
    };
    send({ port, host: '127.0.0.1', method: 'POST', path: '/race-code', headers }, onReply).on('error', reject).end();
  });
}
