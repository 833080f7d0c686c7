import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { openGateShop, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine } from '../../testing/harness.js';
import { mostInPart, ownAddresses, registerSitemap } from './sitemap.js';

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const noindex = '<meta name="robots" content="noindex">';

describeOnEngine('the sitemap', ({ db }) => {
  let shop: GateShop;
  let publicUrl: string;

  beforeAll(async () => {
    shop = await openGateShop(db);
    ({ publicUrl } = shop.test.services.config);
  });
  afterAll(() => shop.close());

  /** A page that says that it may be found, with one code in front of it. */
  async function publish(code: object = {}, findable = true) {
    const { page_id } = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Menu' })).data;
    const draft = newDocument({ title: 'Menu', findable }, [newBlock('text', 'text')]);
    await shop.call('pages.update', { page_id, revision: 1, data: { draft } });
    const page = (await shop.call('pages.publish', { page_id, revision: 2 })).data;
    const made = await shop.create({ type: 'page', target: undefined, content: { page_id }, ...code });
    return { page_id, url: page.url, codeId: made.code_id, slug: made.slug };
  }
  let asked = 0;
  /** From another network each time: one may not ask this often. */
  const get = (url: string, app: FastifyInstance = shop.app) =>
    app.inject({ url, remoteAddress: `10.0.${asked >> 8}.${asked++ & 255}` });
  const listed = async () => {
    const parts = locsOf((await get('/sitemap.xml')).body);
    const found = await Promise.all(parts.map(async (part) => locsOf((await get(part.slice(publicUrl.length))).body)));
    return found.flat();
  };
  const isListed = async (url: string) => (await listed()).includes(url);
  const robotsOf = async (url: string) => ((await get(url)).body.includes(noindex) ? 'noindex' : 'index');

  it('has the pages that are the same for everybody, and those are there', async () => {
    const { body, headers } = await get('/sitemap.xml?part=0');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locsOf(body)).toEqual(ownAddresses.map((path) => publicUrl + path));
    expect(ownAddresses).toEqual(expect.arrayContaining(['/', '/privacy']));
    for (const path of ownAddresses) {
      const { statusCode, body: page } = await get(path);
      expect([path, statusCode, page.includes('noindex')]).toEqual([path, 200, false]);
    }
  });

  it('has a page of an organization only where the page says so, at the address that people can read', async () => {
    const quiet = await publish({}, false);
    expect([await isListed(quiet.url), await robotsOf(`/page/${quiet.page_id}`)]).toEqual([false, 'noindex']);
    const found = await publish();
    expect([await isListed(found.url), await robotsOf(`/page/${found.page_id}`)]).toEqual([true, 'index']);
    expect(await robotsOf(`/${found.slug}`)).toBe('index');
    await shop.call('pages.update', { page_id: found.page_id, data: { page_name: 'found-menu' } });
    const all = await listed();
    expect([all.includes(found.url), all.includes(`${publicUrl}/pitviper/found-menu`)]).toEqual([false, true]);
  });

  it('forgets a page that is not published any more, deleted, or of an organization that is being deleted', async () => {
    const unpublished = await publish();
    await shop.call('pages.unpublish', { page_id: unpublished.page_id });
    expect(await isListed(unpublished.url)).toBe(false);
    const deleted = await publish();
    await shop.call('pages.delete', { page_id: deleted.page_id });
    expect(await isListed(deleted.url)).toBe(false);
    const kept = await publish();
    const org = { org_id: shop.orgId };
    await shop.call('org.delete', { ...org, undo: false });
    expect([await isListed(kept.url), await robotsOf(`/page/${kept.page_id}`)]).toEqual([false, 'noindex']);
    await shop.call('org.delete', { ...org, undo: true });
    expect(await isListed(kept.url)).toBe(true);
  });

  it('says nothing of a page that a code keeps somebody from', async () => {
    const rule = (when: object) => ({ rules: [{ when: [when], target: 'https://example.com/other' }] });
    const closing: [string, object][] = [
      ['asks for a password', { password: 'mountain' }],
      ['is limited', { scan_limit: 5 }],
      ['asks for an age', rule({ kind: 'age', from: 18 })],
      ['is over', { expires_at: '2020-01-01T00:00:00Z' }],
      ['has not begun', { starts_at: '2099-01-01T00:00:00Z' }],
    ];
    for (const [why, code] of closing) {
      const page = await publish(code);
      expect([why, await isListed(page.url), await robotsOf(`/page/${page.page_id}`)]).toEqual([why, false, 'noindex']);
      await shop.call('codes.delete', { org_id: shop.orgId, code_id: page.codeId });
      expect([why, await isListed(page.url)]).toEqual([why, true]);
    }
    const linked = await publish();
    await shop.create({ type: 'link', target: `https://swapt.example/page/${linked.page_id}`, password: 'mountain' });
    expect(await isListed(linked.url)).toBe(false);
    const ruled = await publish(rule({ kind: 'language', any: ['it'] }));
    expect(await isListed(ruled.url)).toBe(true);
  });

  it('says nothing of what the operator stopped, be it the page or a code of it', async () => {
    for (const table of ['pages', 'codes'] as const) {
      const page = await publish();
      const id = table === 'pages' ? page.page_id : page.codeId;
      await db.system((tx) =>
        tx.query(`update ${table} set held_at = now() where ${table === 'pages' ? 'page_id' : 'code_id'} = $1`, [id]),
      );
      expect([table, await isListed(page.url)]).toEqual([table, false]);
    }
  });

  it('is split where a file may hold no more, each page in one part, and there is no part beyond', async () => {
    expect(mostInPart).toBeLessThanOrEqual(50_000);
    for (let made = 0; made < 5; made++) await publish();
    const app = Fastify();
    await registerSitemap(app, shop.test.services, 2);
    const parts = locsOf((await get('/sitemap.xml', app)).body);
    const contents = await Promise.all(
      parts.map(async (part) => locsOf((await get(part.slice(publicUrl.length), app)).body)),
    );
    const [own, ...others] = contents;
    expect(own).toHaveLength(ownAddresses.length);
    expect(others.length).toBeGreaterThanOrEqual(3);
    expect(others.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
    expect(new Set(others.flat()).size).toBe(others.flat().length);
    expect(others.flat()).toEqual((await listed()).slice(ownAddresses.length));
    for (const part of [String(parts.length), '-1', 'x', '0.5', '9999999'])
      expect([part, (await get(`/sitemap.xml?part=${part}`, app)).statusCode]).toEqual([part, 404]);
    await app.close();
  });
});

describeOnEngine('who asks for the sitemap', ({ db }) => {
  it('again and again is told to wait', async () => {
    const shop = await openGateShop(db);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 31; asked++) statuses.add((await shop.app.inject('/sitemap.xml?part=1')).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    await shop.close();
  });
});

describeOnEngine('a new page', ({ db }) => {
  it('is found by nobody, also where it is a copy of one that may be found', async () => {
    const shop = await openGateShop(db);
    const draft = newDocument({ title: 'Menu', findable: true });
    const page = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Copy of Menu', draft })).data;
    expect(page.draft.root.props).toEqual(newDocument({ title: 'Menu' }).root.props);
    await shop.close();
  });
});
