import type { FastifyInstance } from 'fastify';
import { insertCode, insertOrg, setVisitorMode } from '../testing/rows/code-rows.js';
import { insertFormPage } from '../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../testing/public-app.js';

describeOnEngine('the privacy notice of an organization', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let orgId: string;
  let pageId: string;
  beforeAll(async () => {
    services = testServices(db);
    app = await publicApp(services);
  });
  beforeEach(async () => {
    orgId = await insertOrg(db, 'Harbour Bakery');
    ({ pageId } = await insertFormPage(db, orgId));
  });
  afterAll(() => app.close());

  const open = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const dataOf = async (url: string, headers: Record<string, string> = {}) =>
    screenDataOf((await open(url, headers)).body);
  const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(app, '/privacy', fields, headers);

  it('is found by the organization, its codes and its pages, and says who and how [R.privacy]', async () => {
    const { slug } = await insertCode(db, { orgId, slug: `notice-${orgId.slice(-8)}` });
    await db.system((tx) =>
      tx.query('update organizations set privacy_contact = $2 where org_id = $1', [orgId, 'privacy@bakery.example']),
    );
    for (const id of [orgId, slug, pageId]) {
      expect((await dataOf(`/${id}/privacy`)).org).toEqual({
        ...{ id: orgId, name: 'Harbour Bakery', contact: 'privacy@bakery.example' },
        ...{ visitorMode: 'daily', hasAgreed: false },
      });
    }
    for (const id of ['nobody-knows', '0198d3d2-0000-7000-8000-000000000000']) {
      const reply = await open(`/${id}/privacy`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/privacy']);
    }
  });

  it('asks for the cookie on a page of an organization that wants it, and never again once somebody answered [R.page]', async () => {
    expect((await dataOf(`/page/${pageId}`)).question).toBeUndefined();
    await setVisitorMode(db, orgId, 'cookie');
    const { question } = await dataOf(`/page/${pageId}?from=card`);
    expect(question).toEqual({ orgId, back: `/page/${pageId}?from=card` });
    for (const choice of ['agree', 'refuse']) {
      const reply = await choose({ choice, org: orgId, back: `/page/${pageId}?from=card` });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/page/${pageId}?from=card`]);
      const cookie = String(reply.headers['set-cookie']);
      const value = choice === 'agree' ? '[0-9a-f-]{36}' : 'no';
      expect(cookie).toMatch(
        new RegExp(`^swapt_v_${orgId}=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`),
      );
      const headers = { cookie: cookie.replace(/;.*/, '') };
      expect((await dataOf(`/page/${pageId}`, headers)).question).toBeUndefined();
      expect((await dataOf(`/${orgId}/privacy`, headers)).org).toMatchObject({ hasAgreed: choice === 'agree' });
    }
    const refusals: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { cookie: 'swapt_optout=1' }];
    for (const headers of refusals) {
      expect((await dataOf(`/page/${pageId}`, headers)).question).toBeUndefined();
    }
  });

  it('takes an agreement back, and nobody is known by it from then on', async () => {
    await setVisitorMode(db, orgId, 'cookie');
    const agreed = { cookie: String((await choose({ choice: 'agree', org: orgId })).headers['set-cookie']) };
    const reply = await choose({ choice: 'refuse', org: orgId, back: `/${orgId}/privacy` }, agreed);
    expect(String(reply.headers['set-cookie'])).toMatch(new RegExp(`^swapt_v_${orgId}=no;`));
  });

  it('lets no other site choose, sets nothing for what is no organization, and leads back to our own pages alone', async () => {
    expect(
      (await choose({ choice: 'agree', org: orgId }, { 'sec-fetch-site': 'cross-site' })).headers,
    ).not.toHaveProperty('set-cookie');
    const odd = await choose({ choice: 'agree', org: 'x; Domain=evil.example' });
    expect(odd.headers['set-cookie']).toBeUndefined();
    const elsewhere = [
      '//evil.example/',
      '/\\evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      'https://evil.example/',
    ];
    for (const back of [...elsewhere, 'javascript:alert(1)', '']) {
      expect([back, (await choose({ choice: 'in', back })).headers.location]).toEqual([back, '/privacy']);
    }
  });
});
