import { defaultQrStyle } from '@swapt/shared/values';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertManyCodes } from '../../testing/rows/many-codes.js';
import { unzip } from '../../testing/readers/unzip.js';
import { printArchive } from './print-set.service.js';
import { registerPrints } from './prints.routes.js';

describeOnEngine('prints of many codes in one file', ({ db }) => {
  let test: TestApp;
  let files: FastifyInstance;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
    files = Fastify();
    await registerPrints(files, test.services);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => Promise.all([test.close(), files.close()]));

  const ask = async (input: object) =>
    (await test.as(owner).call('codes.prints', { org_id: orgId, format: 'svg', ...input })).data;
  const make = async (name: string, more: object = {}) =>
    (
      await test
        .as(owner)
        .call('codes.create', { org_id: orgId, name, type: 'link', target: 'https://example.com/', ...more })
    ).data;

  it.each([
    ['svg', /^<svg /],
    ['png', /^.PNG/],
    ['pdf', /^%PDF/],
    ['eps', /^%!PS/],
  ] as const)('are drawn as %s, as one alone would be, under names of their own', async (format, begins) => {
    const style = { ...defaultQrStyle, foreground: '#003366' };
    const codes = [await make('Café “Menu”', { style }), await make('cafe menu'), await make('Плакат')];
    const code_ids = codes.map(({ code_id }) => code_id);
    const { url, codes: count } = await ask({ code_ids, format, size: 60 });
    expect(count).toBe(3);
    const reply = await files.inject(url);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
    const entries = await unzip(reply.rawPayload);
    const names = [...entries.keys()].sort();
    expect(names).toHaveLength(3);
    expect(names).toContain(`cafe-menu-60mm.${format}`);
    expect(names.filter((name) => name.startsWith('cafe-menu-')).length).toBe(2);
    for (const bytes of entries.values()) expect(bytes.toString('latin1')).toMatch(begins);
    const input = { org_id: orgId, code_id: code_ids[0], format, size: 60 };
    const alone = (await test.as(owner).call('codes.render', input)).data.file;
    const drawn = [...entries.values()].map((bytes) => bytes.toString('base64'));
    expect(drawn).toContain(alone?.body);
  });

  it('are a thousand, each drawn when it is read, those of a filter that are not deleted', async () => {
    await insertManyCodes(db, orgId, 1_000, { tags: ['print'] });
    await insertManyCodes(db, orgId, 3, { status: 'deleted', tags: ['print'] });
    await make('Another');
    const { url, codes } = await ask({ filter: { tag: 'print' }, count: 1_000 });
    expect(codes).toBe(1_000);
    // Nobody reads: a few are drawn and no more are looked up.
    let reads = 0;
    const counted = { ...db, org: ((...given) => (reads++, db.org(...given))) as typeof db.org };
    const [, set = ''] = /\.([0-9a-f-]{36})\./.exec(url) ?? [];
    const archive = await printArchive({ ...test.services, db: counted }, { orgId, id: set });
    if (!archive) throw new Error('There is no archive');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(reads).toBeLessThan(4);
    const entries = await unzip(await buffer(archive));
    expect(reads).toBe(11);
    expect(entries.size).toBe(1_000);
    expect(new Set([...entries.values()].map(String)).size).toBe(1_000);
    const changed = await test
      .as(owner)
      .send('codes.prints', { org_id: orgId, format: 'svg', filter: { tag: 'print' }, count: 999 });
    expect([changed.status, changed.body.code]).toEqual([409, 'code.selection_changed']);
    const many = await test.as(owner).send('codes.prints', { org_id: orgId, format: 'svg', filter: {}, count: 5_001 });
    expect([many.status, many.body.code]).toEqual([422, 'code.too_many_selected']);
  });

  it('are given by an address that was made here, for ten minutes, and are gone an hour later', async () => {
    const code = await make('Menu');
    const { url } = await ask({ code_ids: [code.code_id] });
    const foreign = url.replace(orgId, (await test.organization()).orgId);
    const longer = url.replace(/\.(\d+)\./, (_, until: string) => `.${Number(until) + 1}.`);
    for (const wrong of [foreign, longer, url.slice(0, -2), '/api/codes/prints']) {
      expect((await files.inject(wrong)).statusCode).toBe(404);
    }
    expect((await files.inject(url)).statusCode).toBe(200);
    test.services.setNow('2026-11-20T10:10:01.000Z');
    expect((await files.inject(url)).statusCode).toBe(404);
  });

  it('are drawn for four at once, and for the next one when somebody has left', async () => {
    await insertManyCodes(db, orgId, 500);
    const { url } = await ask({ filter: {}, count: 500, format: 'png' });
    const crowded = Fastify({ forceCloseConnections: true });
    await registerPrints(crowded, test.services);
    const address = await crowded.listen({ port: 0, host: '127.0.0.1' });
    const leaving = Array.from({ length: 4 }, () => new AbortController());
    const four = await Promise.all(leaving.map(({ signal }) => fetch(address + url, { signal })));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await fetch(address + url)).status).not.toBe(200);
    leaving.forEach((one) => one.abort());
    const until = Date.now() + 5_000;
    let status = 0;
    while (status !== 200 && Date.now() < until) {
      const left = new AbortController();
      ({ status } = await fetch(address + url, { signal: left.signal }));
      left.abort();
    }
    expect(status).toBe(200);
    await crowded.close();
  });
});
