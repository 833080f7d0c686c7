import Fastify, { type FastifyInstance } from 'fastify';
import type { Page, PageDocument } from '@swapt/shared/contract';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { scriptPayloads } from '@swapt/shared/testing/script-payloads';
import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { publish as release } from '../../modules/remotes/registry.service.js';
import { readPageToken } from '../../modules/submissions/submissions.service.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { releaseFiles } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';
import { makeDelivery } from '../../app/register-sites.js';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const publicUrl = 'https://codes.example';

describeOnEngine('GET /page/:id and /pitviper/:name', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    const config = readConfig({
      SWAPT_PUBLIC_URL: publicUrl,
      SWAPT_DATA_DIR: testFolder(),
      SWAPT_RATE_LIMIT: '1000000',
    });
    test = await testApp(db, { config });
    const code = `exports.tokens = ''; exports.render = (data) => '<h1>' + data.screen + ' ' + data.kind + '</h1>';`;
    await release(test.services, 'mf-public', releaseFiles('mf-public', 'pages', { renderer: code }), {
      actor: 'a test',
    });
    app = Fastify();
    await (await makeDelivery(test.services)).register(app);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ orgId, owner } = await test.organization(undefined, 'Harbour Bakery'));
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const inputs = [...defaultInputs];
  const join = newBlock('form', 'join', { inputs, thanks: 'Your first cup is on us.' });
  const picture = { url: `/images/${uuidv7()}/${uuidv7()}`, alt: 'A cup', width: 1200, height: 630 };
  const menu = newDocument({ title: 'Our menu', description: 'Fresh every day.', image: picture }, [join]);

  async function makePage(draft: PageDocument = menu, input: object = {}): Promise<Page> {
    const page = (await test.as(owner).call('pages.create', { org_id: orgId, name: 'For the team', draft, ...input }))
      .data;
    return (await test.as(owner).call('pages.publish', { page_id: page.page_id, revision: 1 })).data;
  }
  const open = (url: string, agent = iphone, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers: { 'user-agent': agent } });
  const screenDataOf = (html: string) => JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '').data;
  const views = (pageId: string) =>
    db.system((tx) => tx.query('select code_id, views from page_views where page_id = $1 order by code_id', [pageId]));

  it('show what is published, with a title, a description and a picture for previews of the link [R.page, R.named]', async () => {
    const { page_id } = await makePage(menu, { page_name: 'harbour-menu' });
    for (const url of [
      `/page/${page_id}`,
      `/page/${page_id.toUpperCase()}`,
      '/pitviper/harbour-menu',
      '/pitviper/Harbour-Menu',
    ]) {
      const { statusCode, body, headers } = await open(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('<title>Our menu</title>');
      expect(body).toContain('<meta name="description" content="Fresh every day.">');
      for (const [property, content] of [
        ['og:title', 'Our menu'],
        ['og:description', 'Fresh every day.'],
        ['og:url', `${publicUrl}/pitviper/harbour-menu`],
        ['og:image', `${publicUrl}${picture.url}`],
        ['og:image:alt', 'A cup'],
      ]) {
        expect(body).toContain(`<meta property="${property}" content="${content}">`);
      }
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain(':root{--lp-background:#ffffff;');
      expect(body).toContain('<meta name="theme-color" content="#ffffff">');
      expect(body).not.toContain('rel="manifest"');
      expect(body).not.toContain('For the team');
      expect(headers['content-security-policy']).toContain("style-src-attr 'none'");
      expect(screenDataOf(body)).toMatchObject({
        screen: 'page',
        kind: 'shown',
        orgName: 'Harbour Bakery',
        document: menu,
        system: 'ios',
        action: '/pitviper/harbour-menu',
        prefill: {},
      });
    }
  });

  it('show a change from the moment it is published, and not before [R.page]', async () => {
    const page = await makePage();
    const draft = newDocument({ title: 'New menu', language: 'de' }, [join]);
    await test.as(owner).call('pages.update', { page_id: page.page_id, revision: 1, data: { draft } });
    expect((await open(`/page/${page.page_id}`)).body).toContain('<title>Our menu</title>');
    await test.as(owner).call('pages.publish', { page_id: page.page_id, revision: 2 });
    const { body } = await open(`/page/${page.page_id}`);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<title>New menu</title>');
  });

  it('say kindly why there is nothing to see, and nothing of what was there [R.page, R.named]', async () => {
    const { page_id } = await makePage(menu, { page_name: `name-${uuidv7().slice(-8)}` });
    const [page] = (await test.as(owner).call('pages.list', { org_id: orgId })).data;
    const expectGone = async (status: number, kind: string) => {
      for (const url of [`/page/${page_id}`, `/pitviper/${page?.page_name}`]) {
        const { statusCode, body } = await open(url);
        expect([url, statusCode, screenDataOf(body)]).toEqual([
          url,
          status,
          { screen: 'page', kind, orgName: 'Harbour Bakery' },
        ]);
        expect(body).toContain('noindex');
        expect(body).not.toContain('Our menu');
      }
    };
    await test.as(owner).call('pages.unpublish', { page_id });
    await expectGone(404, 'draft');
    await test.as(owner).call('pages.delete', { page_id });
    await expectGone(410, 'deleted');
    for (const url of [`/page/${uuidv7()}`, '/page/x', "/page/'--", '/pitviper/none', '/pitviper/%00', '/pitviper/a']) {
      const { statusCode, body } = await open(url);
      expect([url, statusCode, screenDataOf(body)]).toEqual([url, 404, { screen: 'page', kind: 'unknown' }]);
    }
  });

  it('carry the scanned code on to their forms, and only one of the same organization, with no id in their address [R.page]', async () => {
    const { page_id } = await makePage();
    const content = { page_id };
    const make = async (who: TestUser, input: object) =>
      (await test.as(who).call('codes.create', { name: 'Table', type: 'link', ...input })).data;
    const own = await make(owner, { org_id: orgId, type: 'page', content });
    const other = await test.organization();
    const foreign = await make(other.owner, { target: 'https://example.com/' });
    const scan = await open(`/page/${page_id}?code=${own.code_id}&email=kim@example.com`);
    expect(screenDataOf(scan.body)).toMatchObject({
      action: `/page/${page_id}`,
      prefill: { email: 'kim@example.com' },
    });
    const codeIn = async (body: string) =>
      (await readPageToken(test.services, String(screenDataOf(body).token)))?.codeId;
    expect(await codeIn(scan.body)).toBe(own.code_id);
    for (const code of [foreign.code_id, uuidv7(), 'x', '%22%3E%3Cscript%3E', 'x'.repeat(2000)]) {
      expect([code, await codeIn((await open(`/page/${page_id}?code=${code}`)).body)]).toEqual([code, undefined]);
    }
  });

  it('are counted as seen by people, once each, with the code that led there [R.page]', async () => {
    const { page_id } = await makePage();
    const code = (
      await test.as(owner).call('codes.create', { org_id: orgId, name: 'Table', type: 'page', content: { page_id } })
    ).data;
    await open(`/page/${page_id}?code=${code.code_id}`);
    await open(`/page/${page_id}`);
    await open(`/page/${page_id}`, iphone, 'HEAD');
    await open(`/page/${page_id}`, 'WhatsApp/2.23');
    // Nobody waits for the count.
    for (let turn = 0; turn < 50 && (await views(page_id)).length < 2; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await views(page_id)).toEqual([
      { code_id: '00000000-0000-0000-0000-000000000000', views: 1 },
      { code_id: code.code_id, views: 1 },
    ]);
  });

  it('never let stored text end an element or an attribute of the page [R.page]', async () => {
    const shape = (body: string) =>
      body.replace(/<script type="application\/json".*?<\/script>/s, '').match(/<[a-z!/]+/gi);
    const titled = (text: string) =>
      newDocument({ title: text.slice(0, 120), description: text, image: { ...picture, alt: text } }, [join]);
    const plain = shape((await open(`/page/${(await makePage(titled('Plain'))).page_id}`)).body);
    for (const payload of scriptPayloads.filter((text) => !text.includes('\u2028'))) {
      await db.system((tx) => tx.query('update organizations set name = $2 where org_id = $1', [orgId, payload]));
      const { page_id } = await makePage(titled(payload));
      const { body } = await open(`/page/${page_id}`);
      expect([payload, shape(body)]).toEqual([payload, plain]);
      expect(screenDataOf(body).document.root.props.description).toBe(payload);
    }
  });

  describe('to who comes back', () => {
    const answers = [
      { name: 'first_name', label: 'First name', value: 'Kim' },
      { name: 'email', label: 'E-mail', value: 'kim@example.com' },
      { name: 'phone', label: 'Phone', value: '+12015550123' },
    ];
    const sent = async (pageId: string, at = test.services.now()): Promise<string> => {
      const id = uuidv7();
      await db.org(orgId, (tx) =>
        tx.query(
          `insert into submissions (org_id, submission_id, dedupe_key, page_id, block, source, answers, at)
           values ($1, $2, $3, $4, 'join', 'form', $5::jsonb, $6)`,
          [orgId, id, id, pageId, JSON.stringify(answers), at],
        ),
      );
      return id;
    };

    it('show thanks, and what they sent by the id of that alone [O.pages.return, R.page]', async () => {
      const { page_id } = await makePage();
      const exchange = await sent(page_id);
      const { statusCode, body } = await open(`/page/${page_id}?thanks=${exchange}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('noindex');
      const own = {
        title: 'Thank you',
        text: 'Your first cup is on us.',
        name: 'Kim',
        answers: answers.map(({ label, value }) => ({ label, value })),
      };
      expect(screenDataOf(body)).toMatchObject({ kind: 'return', ...own, pageId: page_id });
      const ask = async (input: object) =>
        (await test.as(undefined).call('pages.return', { id: page_id, ...input })).data;
      expect(await ask({ exchange_id: exchange })).toMatchObject(own);
      expect(await ask({ exchange_id: exchange, email: 'KIM@example.com', phone: '+1 (201) 555-0123' })).toMatchObject(
        own,
      );
    });

    it('never show anything of anybody else [O.pages.return]', async () => {
      const { page_id } = await makePage();
      const other = await makePage();
      const exchange = await sent(page_id);
      const old = await sent(page_id, new Date('2026-11-19T09:59:00.000Z'));
      const ask = async (input: object) =>
        (await test.as(undefined).call('pages.return', { id: page_id, ...input })).data;
      for (const input of [
        {},
        { email: 'kim@example.com' },
        { phone: '+12015550123' },
        { email: 'kim@example.com', phone: '+12015550123' },
        { exchange_id: uuidv7() },
        { exchange_id: old },
        { id: other.page_id, exchange_id: exchange },
        { exchange_id: exchange, email: 'sam@example.com' },
        { exchange_id: exchange, phone: '+12015550199' },
        { exchange_id: exchange, phone: '-' },
      ]) {
        expect([input, await ask(input)]).toEqual([input, expect.objectContaining({ name: null, answers: [] })]);
      }
      for (const thanks of ['', 'x', uuidv7(), old]) {
        const { body } = await open(`/page/${page_id}?thanks=${thanks}`);
        expect(screenDataOf(body)).toMatchObject({ kind: 'return', answers: [], name: null });
      }
      await test.as(owner).call('pages.unpublish', { page_id });
      const gone = await test.as(undefined).send('pages.return', { id: page_id, exchange_id: exchange });
      expect([gone.status, gone.body.code]).toEqual([404, 'page.not_found']);
    });
  });
});
