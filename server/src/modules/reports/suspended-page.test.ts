import type { FastifyInstance } from 'fastify';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { readConfig } from '../../platform/config/config.js';
import { selectMails } from '../../platform/mail/mails.sql.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';

const operatorMail = 'operator@example.com';
const contact = 'help@codes.example';
const now = '2026-11-20T10:00:00.000Z';

describeOnEngine('What the operator stopped', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let orgId: string;
  let owner: TestUser;
  let operator: TestUser;

  beforeAll(async () => {
    const config = { SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: operatorMail, SWAPT_CONTACT: contact };
    test = await testApp(db, { config: readConfig(config) });
    app = await publicApp(test.services);
    operator = await test.user(operatorMail);
  });
  beforeEach(async () => {
    test.services.setNow(now);
    ({ orgId, owner } = await test.organization(undefined, 'Harbour Bakery'));
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const known = new Set<string>();
  let networks = 0;
  const report = async (kind: 'page' | 'code', id: string) => {
    const payload = { kind, id, reason: 'scam' };
    const remoteAddress = `10.${++networks}.0.1`;
    await test.app.inject({ method: 'POST', url: '/api/reports/create', payload, remoteAddress });
    const { data } = await test.as(operator).call('reports.list', { pageSize: 100 });
    const reportId = data.find(({ subject, report_id }) => subject.id === id && !known.has(report_id))?.report_id ?? '';
    known.add(reportId);
    return reportId;
  };
  const decide = (report_id: string, decision: 'pause' | 'dismiss') =>
    test.as(operator).call('reports.decide', { report_id, decision });
  const makePage = async () => {
    const draft = newDocument({ title: 'Our menu' }, [newBlock('form', 'join')]);
    const { data } = await test
      .as(owner)
      .call('pages.create', { org_id: orgId, name: 'Menu', draft, page_name: `menu-${orgId.slice(-8)}` });
    return (await test.as(owner).call('pages.publish', { page_id: data.page_id, revision: 1 })).data;
  };
  const mailsTo = (email: string) => db.system((tx) => selectMails(tx, email));
  const open = async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { statusCode, body, data: screenDataOf(body) };
  };

  it('is a page that looks paused to everybody, at each of its addresses, and takes no form [R.page, R.named]', async () => {
    const page = await makePage();
    const id = await report('page', page.page_id);
    await decide(id, 'pause');
    for (const url of [`/page/${page.page_id}`, `/pitviper/${page.page_name}`, `/page/${page.page_id}?thanks=`]) {
      const { statusCode, body, data } = await open(url);
      expect([url, statusCode, data]).toEqual([
        url,
        404,
        { screen: 'page', kind: 'paused', orgName: 'Harbour Bakery' },
      ]);
      expect(body).toContain('noindex');
      expect(body).not.toContain('Our menu');
    }
    expect((await test.as().send('pages.get', { page_id: page.page_id })).status).toBe(404);
    expect((await test.as().send('pages.return', { id: page.page_id })).status).toBe(404);
    const fields = { first_name: 'Ada', last_name: 'B', email: 'a@example.com', phone: '+12015550123', consent: 'yes' };
    const sent = await test.as().send('analytics.submitData', { page_id: page.page_id, fields });
    expect([sent.status, sent.body.code]).toEqual([404, 'submission.no_form']);
    await decide(id, 'dismiss');
    expect((await open(`/page/${page.page_id}`)).data.kind).toBe('shown');
  });

  it('is a page that its team goes on with: it stays stopped whatever is published, and then shows that', async () => {
    const { page_id } = await makePage();
    const id = await report('page', page_id);
    await decide(id, 'pause');
    const as = test.as(owner);
    const listed = async () => (await as.call('pages.list', { org_id: orgId })).data[0];
    expect(await listed()).toMatchObject({ status: 'published', held_at: now });
    expect((await as.call('pages.get', { page_id })).data).toMatchObject({ published: null, page: { held_at: now } });
    const draft = newDocument({ title: 'Correct the problem' }, [newBlock('text', 'words')]);
    await as.call('pages.update', { page_id, revision: 1, data: { draft } });
    test.services.setNow('2026-11-21T10:00:00.000Z');
    expect((await as.call('pages.publish', { page_id, revision: 2 })).data).toMatchObject({
      published_version: 2,
      held_at: now,
    });
    expect((await open(`/page/${page_id}`)).data.kind).toBe('paused');
    await as.call('pages.unpublish', { page_id });
    expect((await open(`/page/${page_id}`)).data.kind).toBe('draft');
    await as.call('pages.publish', { page_id, revision: 2 });
    await decide(id, 'dismiss');
    expect((await open(`/page/${page_id}`)).data.document.root.props.title).toBe('Correct the problem');
    expect(await listed()).toMatchObject({ held_at: null });
  });

  it.each(['page', 'code'] as const)(
    'is a %s whose owners are told once that it was stopped, why, and whom to write to, and that it works again',
    async (kind) => {
      const second = await test.user();
      await test.member(orgId, second, 'owner');
      const editor = await test.user();
      await test.member(orgId, editor, 'editor');
      const link = { org_id: orgId, name: 'Menu', type: 'link', target: 'https://example.com/' } as const;
      const subject =
        kind === 'page' ? (await makePage()).page_id : (await test.as(owner).call('codes.create', link)).data.code_id;
      const [one, other] = [await report(kind, subject), await report(kind, subject)];
      await decide(one, 'pause');
      await decide(other, 'pause');
      await decide(one, 'pause');
      for (const { email } of [owner, second]) {
        const [mail, ...more] = await mailsTo(email);
        expect(more).toEqual([]);
        expect(mail?.subject).toBe(`Your ${kind} “Menu” was suspended`);
        expect(mail?.body).toContain('It tries to get my money, password or data');
        expect(mail?.body).toContain(`write to ${contact}`);
        expect(mail?.body).toContain(
          kind === 'page' ? `/admin/update-page/${subject}` : `/admin/my-codes/show/${subject}`,
        );
      }
      await decide(one, 'dismiss');
      expect(await mailsTo(owner.email)).toHaveLength(1);
      await decide(other, 'dismiss');
      expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(`Your ${kind} “Menu” works again`);
      expect(await mailsTo(editor.email)).toEqual([]);
    },
  );
});
