import type { FastifyInstance } from 'fastify';
import { aiLimits } from '@swapt/shared/values';
import { buildApp } from '../app/app.js';
import { readConfig } from '../platform/config/config.js';
import { publish } from '../modules/remotes/registry.service.js';
import { insertCode, updateCode, type CodeRow } from '../testing/rows/code-rows.js';
import { insertFormPage } from '../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { releaseFiles } from '../testing/releases.js';

const renderer = `exports.tokens = ''; exports.render = (data) => '<h1>' + data.screen + '</h1>';`;

describeOnEngine('Public pages with forms', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let code: CodeRow;

  beforeAll(async () => {
    services = testServices(db, {
      config: readConfig({ SWAPT_RATE_LIMIT: '100000', SWAPT_OPERATORS: 'ops@example.com' }),
    });
    await publish(services, 'mf-public', releaseFiles('mf-public', 'forms', { renderer }), { actor: 'a test' });
    app = await buildApp(services);
    code = await insertCode(db, { slug: 'window', name: 'Secret plan' });
  });
  afterAll(() => app.close());

  const screenDataOf = (html: string) => JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')?.data;
  const open = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return { status: statusCode, data: screenDataOf(body), robots: body.includes('noindex'), headers };
  };
  let networks = 0;
  const post = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      remoteAddress: `10.${++networks}.0.1`,
    });
    return { status: reply.statusCode, location: String(reply.headers.location), data: screenDataOf(reply.body) };
  };

  describe('/ai-qr', () => {
    const input = { prompt: 'A tea house', style: 'paper', target: 'bakery.example/tea' };

    it('makes a picture from a plain form and leads to it [R.aiqr]', async () => {
      expect((await open('/ai-qr')).data).toMatchObject({ screen: 'aiQr', isModel: false, problems: {} });
      const { status, location } = await post('/ai-qr', input);
      expect([status, location.startsWith('/ai-qr?picture=')]).toEqual([303, true]);
      const { data, robots } = await open(location);
      expect(data).toMatchObject({
        values: { ...input, target: 'https://bakery.example/tea' },
        picture: { made_by: 'renderer', target: 'https://bakery.example/tea', code: null },
      });
      expect(robots).toBe(true);
      expect((await app.inject(data.picture.png_url)).headers['content-type']).toBe('image/png');
    });

    it.each([
      [{ prompt: '' }, 'prompt'],
      [{ prompt: 'x'.repeat(aiLimits.promptLength + 1) }, 'prompt'],
      [{ target: '' }, 'target'],
      [{ target: 'javascript:alert(1)' }, 'target'],
    ])('says what is wrong with %j and keeps what was typed [R.aiqr]', async (change, field) => {
      const { status, data } = await post('/ai-qr', { ...input, ...change });
      expect(status).toBe(400);
      expect(Object.keys(data.problems)).toEqual([field]);
      expect(data.values).toMatchObject({ style: 'paper', ...change });
      expect(data.picture).toBeUndefined();
    });

    it('says above the form that a day’s pictures are used up [R.aiqr]', async () => {
      await db.system((tx) => tx.query("update throttles set hits = 100000 where key like 'guests:%'"));
      const { status, data } = await post('/ai-qr', input);
      expect([status, data.values.prompt]).toEqual([429, input.prompt]);
      expect(data.problems.form).toContain('Sign in');
      await db.system((tx) => tx.query('delete from throttles'));
    });

    it('makes nothing for a form on another site, and tells of a picture that is over [R.aiqr]', async () => {
      const { location } = await post('/ai-qr', input, { 'sec-fetch-site': 'cross-site' });
      expect(location).toBe('/ai-qr');
      for (const id of [crypto.randomUUID(), 'nonsense']) {
        expect((await open(`/ai-qr?picture=${id}`)).data.picture).toBeNull();
      }
    });

    it('shows what each style looks like', async () => {
      const { statusCode, headers, body } = await app.inject('/ai-qr/style/neon.svg');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toMatch(/^<svg /);
      expect((await app.inject('/ai-qr/style/photo.svg')).statusCode).toBe(404);
    });
  });

  describe('/share', () => {
    it('shares a code by its short address, without what the team calls it, and with a code to scan [R.share]', async () => {
      const { status, data } = await open('/share?code=window');
      expect(status).toBe(200);
      expect(data).toMatchObject({
        kind: 'shown',
        address: `${services.config.publicUrl}/window`,
        title: 'a code from Corner shop',
      });
      expect(JSON.stringify(data)).not.toContain('Secret plan');
      const svg = await app.inject(data.picture);
      expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    });

    it('shares a page by the address that people can read, where it has one [R.share]', async () => {
      const { pageId } = await insertFormPage(db, code.orgId);
      expect((await open(`/share?page=${pageId}`)).data.address).toBe(`${services.config.publicUrl}/page/${pageId}`);
      await db.system((tx) =>
        tx.query("insert into page_names (name, org_id, page_id) values ('our-menu', $1, $2)", [code.orgId, pageId]),
      );
      const { data } = await open(`/share?page=${pageId}`);
      expect(data.address).toBe(`${services.config.publicUrl}/pitviper/our-menu`);
      expect((await app.inject(data.picture)).statusCode).toBe(200);
    });

    it.each([
      '/share',
      '/share?code=no-such-code',
      '/share?code=admin',
      '/share?page=nonsense',
      `/share?page=${crypto.randomUUID()}`,
      '/share?url=https://evil.example/',
      '/share?code=https://evil.example/',
      '/share?code=window&code=other',
      '/share?text=Win%20a%20prize',
    ])('shares nothing that is not public here: %s [R.share]', async (url) => {
      const { status, data } = await open(url);
      expect([status, data]).toEqual([404, { screen: 'share', kind: 'unknown' }]);
      expect((await app.inject(url.replace('/share', '/share/qr.svg'))).statusCode).toBe(404);
    });

    it('does not share a code that leads nowhere [R.share]', async () => {
      for (const status of ['paused', 'deleted'] as const) {
        const stopped = await insertCode(db, { slug: `share-${status}` });
        await updateCode(db, stopped, { status });
        expect((await open(`/share?code=share-${status}`)).status).toBe(404);
      }
    });
  });

  describe('/:id/terms', () => {
    const setTerms = (text: string) =>
      db.system((tx) => tx.query('update organizations set shopper_terms = $2 where org_id = $1', [code.orgId, text]));

    it('shows the terms of the organization of a short name, a code, or its own id [R.terms]', async () => {
      await setTerms('Be kind.\n\nPay at the counter.');
      for (const id of ['window', code.codeId, code.orgId]) {
        const { status, data } = await open(`/${id}/terms`);
        expect([status, data.orgName, data.text]).toEqual([200, 'Corner shop', 'Be kind.\n\nPay at the counter.']);
      }
    });

    it('is kind about an organization without terms, with those of the installation [R.terms]', async () => {
      await setTerms('');
      const { data } = await open('/window/terms');
      expect(data).toMatchObject({ kind: 'shown', text: '', platform: { title: 'Terms of service' } });
    });

    it('knows nothing else, and takes no address of the product [R.terms]', async () => {
      for (const id of ['no-such-code', crypto.randomUUID(), 'a']) {
        const { status, data } = await open(`/${id}/terms`);
        expect([id, status, data?.kind]).toEqual([id, 404, 'unknown']);
      }
      for (const url of ['/share/terms', '/card/terms', '/report/terms']) {
        const { status, data } = await open(url);
        expect([url, status, data?.screen]).toEqual([url, 404, url === '/card/terms' ? data?.screen : 'notFound']);
      }
      expect((await app.inject('/api/terms')).headers['content-type']).toContain('application/problem+json');
    });
  });

  describe('/report', () => {
    const fields = { kind: 'code', id: 'window', reason: 'scam', note: 'It asks for my card.', email: '' };
    const count = async () => {
      const [row] = await db.system((tx) => tx.query<{ n: number }>('select count(*) as n from reports'));
      return row?.n ?? 0;
    };

    it('takes a report by a plain form [R.redirect]', async () => {
      expect((await open('/report?code=window')).data).toMatchObject({ kind: 'form', orgName: 'Corner shop' });
      const before = await count();
      expect(await post('/report', fields)).toMatchObject({ status: 303, location: '/report?sent&code=window' });
      expect((await open('/report?sent&code=window')).data).toEqual({ screen: 'report', kind: 'sent' });
      expect(await count()).toBe(before + 1);
    });

    it.each([
      [{ reason: '' }, 'reason'],
      [{ email: 'nobody' }, 'email'],
      [{ note: 'x'.repeat(2001) }, 'note'],
    ])('says what is wrong with %j and keeps what was typed', async (change, field) => {
      const before = await count();
      const { status, data } = await post('/report', { ...fields, ...change });
      expect([status, Object.keys(data.problems)]).toEqual([400, [field]]);
      expect(data.values).toMatchObject({ ...(field !== 'reason' && { reason: 'scam' }), ...change });
      expect(await count()).toBe(before);
    });

    it('lets programs think that they reported something', async () => {
      const before = await count();
      expect(await post('/report', { ...fields, website: 'https://spam.example/' })).toMatchObject({ status: 303 });
      expect(await count()).toBe(before);
    });

    it('takes nothing from another site, or about what is not here', async () => {
      const before = await count();
      const foreign = await post('/report', fields, { 'sec-fetch-site': 'cross-site' });
      expect(foreign.location).toBe('/report?code=window');
      const nothing = await post('/report', { ...fields, id: 'no-such-code' });
      expect(nothing).toMatchObject({ status: 404, data: { kind: 'unknown' } });
      expect(await count()).toBe(before);
    });
  });
});
