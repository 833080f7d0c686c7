import type { FastifyInstance } from 'fastify';
import { byKind } from '../../platform/jobs/define-job.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { insertCode, updateCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { insertFormPage } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';
import { slowCommit } from '../../testing/engines/slow-commit.js';
import { findKeepers } from '../account/account.jobs.js';
import { tidyAlerts } from './code-alerts.sql.js';
import { sendAlerts } from './send-alerts.js';

describeOnEngine('who wants to be told when a code works', ({ db, engine }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let count = 0;
  let code: CodeRow;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00Z');
    count += 1;
    code = await insertCode(db, { slug: `closed${count}`, status: 'paused' });
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(app, url, fields, { 'x-forwarded-for': `10.0.${count}.1`, ...headers });
  const ask = (email: string, headers = {}, { slug } = code) => post(`/code/${slug}/alert`, { email }, headers);
  const mailsTo = (to: string) =>
    db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 order by created_at, mail_id',
        [to],
      ),
    );
  const linkTo = async (to: string) =>
    /\/code\/[^/]+\/alert\/\S+/.exec((await mailsTo(to)).at(-1)?.body ?? '')?.[0] ?? '';
  const alerts = () =>
    db.system((tx) =>
      tx.query<{ email: string; is_confirmed: boolean }>(
        'select email, confirmed_at is not null as is_confirmed from code_alerts where code_id = $1 order by email',
        [code.codeId],
      ),
    );
  /** Somebody who asked and confirmed. */
  const waiting = async (email: string, headers = {}) => {
    await ask(email, headers);
    await post(await linkTo(email), { choice: 'confirm' });
  };
  /** The link of the mail in which somebody says that they mean it. */
  const askToBeForgotten = async (email: string) => {
    await post('/deleteAlert', { email });
    await runDueJobs(test.services, byKind([findKeepers]));
    const mails = (await mailsTo(email)).map(({ body }) => body).join('\n');
    return /\/deleteAlert\/\S+/.exec(mails)?.[0] ?? '';
  };
  const works = async () => {
    test.services.setNow('2026-11-20T12:00:00Z');
    await updateCode(db, code, { status: 'active' });
    await sendAlerts(test.services);
  };

  it('is asked to confirm first, and told once, in their language, with the link of the code', async () => {
    const reply = await ask('Ada@Example.com', { 'accept-language': 'de' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/code/${code.slug}/alert?sent`]);
    const link = await linkTo('ada@example.com');
    expect(screenDataOf((await app.inject(link)).body)).toMatchObject({ kind: 'ask', email: 'ada@example.com' });
    expect(await alerts()).toEqual([{ email: 'ada@example.com', is_confirmed: false }]);
    expect(screenDataOf((await post(link, { choice: 'confirm' })).body)).toMatchObject({ kind: 'on' });
    await works();
    await sendAlerts(test.services);
    const [asked, sent, ...more] = await mailsTo('ada@example.com');
    expect([asked?.subject, sent?.subject, more.length]).toEqual([
      'Corner shop: Sollen wir Bescheid geben, wenn der Code funktioniert?',
      'Der Code von Corner shop funktioniert jetzt',
      0,
    ]);
    expect(sent?.body).toContain(`/${code.slug}\n`);
    expect(await alerts()).toEqual([]);
  });

  it('who does not confirm hears nothing more, and their address is gone after three days', async () => {
    await ask('quiet@example.com');
    await works();
    expect(await mailsTo('quiet@example.com')).toHaveLength(1);
    const later = new Date('2026-11-23T10:00:01Z');
    await db.system((tx) => tidyAlerts(tx, later));
    expect(await alerts()).toEqual([]);
  });

  it('is not told while the code does not lead anywhere, whatever its status says', async () => {
    await waiting('patient@example.com');
    const change = (set: string) =>
      db.system((tx) => tx.query(`update codes set ${set} where code_id = $1`, [code.codeId]));
    for (const set of [
      `status = 'active', starts_at = '2026-11-21T00:00:00Z'`,
      `starts_at = null, expires_at = '2026-11-20T09:00:00Z'`,
      `expires_at = null, scan_limit = 1, uses = 1`,
      `scan_limit = null, held_at = '2026-11-20T09:00:00Z'`,
    ]) {
      await change(set);
      await sendAlerts(test.services);
      expect(await mailsTo('patient@example.com')).toHaveLength(1);
    }
    await change('held_at = null');
    const endOrg = (at: string | null) =>
      db.system((tx) => tx.query('update organizations set delete_after = $2 where org_id = $1', [code.orgId, at]));
    await endOrg('2026-12-20T00:00:00Z');
    await sendAlerts(test.services);
    expect(await mailsTo('patient@example.com')).toHaveLength(1);
    await endOrg(null);
    await sendAlerts(test.services);
    expect(await mailsTo('patient@example.com')).toHaveLength(2);
  });

  describe('that shows a page', () => {
    let pageId: string;
    beforeEach(async () => {
      ({ pageId } = await insertFormPage(db, code.orgId));
      await db.system((tx) =>
        tx.query(
          `update codes set type = 'page', content = jsonb_build_object('page_id', $2::text) where code_id = $1`,
          [code.codeId, pageId],
        ),
      );
      await updateCode(db, code, { status: 'active' });
    });
    const setPage = (set: string) =>
      db.system((tx) => tx.query(`update pages set ${set} where page_id = $1`, [pageId]));

    it.each(['draft', 'deleted'])(
      'can wait while the page is %s, and is told once it is public again',
      async (status) => {
        const email = `${status}${count}@example.com`;
        await setPage(`status = '${status}'`);
        await waiting(email);
        expect(await alerts()).toEqual([{ email, is_confirmed: true }]);
        await sendAlerts(test.services);
        await setPage(`status = 'published', held_at = now()`);
        await sendAlerts(test.services);
        expect(await mailsTo(email)).toHaveLength(1);
        test.services.setNow('2026-11-20T12:00:00Z');
        await setPage('held_at = null');
        await sendAlerts(test.services);
        await sendAlerts(test.services);
        const [, sent, ...more] = await mailsTo(email);
        expect([sent?.subject, more]).toEqual(['The code of Corner shop works now', []]);
        expect(sent?.body).toContain(`/${code.slug}\n`);
        expect(await alerts()).toEqual([]);
      },
    );

    it('cannot wait while the page is public, or suspended by the operator, or erased', async () => {
      const notAsked = async () => expect((await ask('hall@example.com')).headers.location).toBe(`/${code.slug}`);
      await notAsked();
      await setPage('held_at = now()');
      await notAsked();
      await db.system((tx) => tx.query('delete from pages where page_id = $1', [pageId]));
      await notAsked();
      expect(await mailsTo('hall@example.com')).toEqual([]);
    });

    it('is not told that the code works again before its page is public', async () => {
      await updateCode(db, code, { status: 'paused' });
      await waiting(`both${count}@example.com`);
      await setPage(`status = 'draft'`);
      await works();
      expect(await mailsTo(`both${count}@example.com`)).toHaveLength(1);
      await setPage(`status = 'published'`);
      await sendAlerts(test.services);
      expect(await mailsTo(`both${count}@example.com`)).toHaveLength(2);
    });
  });

  it('is told once by many processes at once', async () => {
    for (const name of ['a', 'b', 'c']) {
      count += 1;
      await waiting(`${name}${code.slug}@example.com`);
    }
    await updateCode(db, code, { status: 'active' });
    await Promise.all(Array.from({ length: 8 }, () => sendAlerts(test.services)));
    for (const name of ['a', 'b', 'c']) expect(await mailsTo(`${name}${code.slug}@example.com`)).toHaveLength(2);
  });

  it('is one row however often they ask at once, and no mail follows once they confirmed', async () => {
    await Promise.all(Array.from({ length: 3 }, () => ask('twice@example.com')));
    expect(await alerts()).toHaveLength(1);
    await post(await linkTo('twice@example.com'), { choice: 'confirm' });
    const before = (await mailsTo('twice@example.com')).length;
    test.services.setNow('2026-11-22T10:00:00Z');
    await ask('twice@example.com');
    expect(await mailsTo('twice@example.com')).toHaveLength(before);
    expect(await alerts()).toEqual([{ email: 'twice@example.com', is_confirmed: true }]);
  });

  it('gets at most three such questions a day, from however many networks, codes and spellings, with one answer to all', async () => {
    const spellings = [
      'kim.may@gmail.com',
      'kimmay@gmail.com',
      'k.i.m.may@gmail.com',
      'kimmay+shop@googlemail.com',
      'Kimmay@gmail.com',
    ];
    const replies = [];
    for (const email of spellings) {
      count += 1;
      const { slug } = await insertCode(db, { slug: `other${count}`, status: 'paused' });
      replies.push((await ask(email, {}, { ...code, slug })).statusCode);
    }
    expect(replies).toEqual(Array(5).fill(303));
    const [mails] = await db.system((tx) =>
      tx.query<{ count: number }>("select count(*)::int as count from mails where lower(recipient) like 'k%m%may%'"),
    );
    expect(mails?.count).toBe(3);
  });

  it('stops with the link of the mail, and is not told', async () => {
    await waiting('changed@example.com');
    expect(screenDataOf((await post(await linkTo('changed@example.com'), { choice: 'stop' })).body)).toMatchObject({
      kind: 'stopped',
    });
    await works();
    expect(await mailsTo('changed@example.com')).toHaveLength(1);
    expect((await app.inject(await linkTo('changed@example.com'))).statusCode).toBe(410);
  });

  it('cannot be answered for by a made-up link, or by the link of another code', async () => {
    await ask('ada2@example.com');
    const link = await linkTo('ada2@example.com');
    const other = await insertCode(db, { orgId: code.orgId, slug: `stranger${count}`, status: 'paused' });
    for (const path of [link.slice(0, -3), link.replace(code.slug, other.slug), `/code/${code.slug}/alert/x.y`]) {
      expect((await post(path, { choice: 'confirm' })).statusCode).toBe(410);
    }
    expect(await alerts()).toEqual([{ email: 'ada2@example.com', is_confirmed: false }]);
    const crossSite = await post(link, { choice: 'confirm' }, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.statusCode).toBe(303);
    expect(await alerts()).toEqual([{ email: 'ada2@example.com', is_confirmed: false }]);
  });

  it('is not asked at a code that works, is suspended, deleted or unknown', async () => {
    await updateCode(db, code, { status: 'active' });
    const deleted = await insertCode(db, { slug: `gone${count}`, status: 'deleted' });
    const suspended = await insertCode(db, { slug: `held${count}`, status: 'paused' });
    await db.system((tx) => tx.query('update codes set held_at = now() where code_id = $1', [suspended.codeId]));
    for (const { slug } of [code, deleted, suspended, { slug: 'nobody-knows' }]) {
      expect((await ask('door@example.com', {}, { ...code, slug })).headers.location).toBe(`/${slug}`);
    }
    expect(await mailsTo('door@example.com')).toEqual([]);
    const shown = screenDataOf((await app.inject(`/${suspended.slug}`)).body);
    expect(shown).toMatchObject({ kind: 'paused', hasAlert: false });
  });

  it('keeps what was typed when the address is none', async () => {
    const reply = await ask('not an address');
    expect(reply.statusCode).toBe(422);
    const typed = { kind: 'form', email: 'not an address', problems: { email: expect.any(String) } };
    expect(screenDataOf(reply.body)).toMatchObject(typed);
  });

  it('is forgotten with everything else that an organization keeps under the address', async () => {
    await waiting('leaving@example.com');
    const link = await askToBeForgotten('leaving@example.com');
    expect(JSON.stringify(screenDataOf((await app.inject(link)).body).lost)).toContain('told about one code');
    await post(link, { choice: 'delete' });
    expect(await alerts()).toEqual([]);
  });

  // The embedded engine has one connection, which cannot do two things at once.
  if (engine !== 'postgres') return;

  it('is forgotten with the mail that is being written to them', async () => {
    await waiting('late@example.com');
    const link = await askToBeForgotten('late@example.com');
    await updateCode(db, code, { status: 'active' });
    const slow = slowCommit(db);
    const sending = sendAlerts({ ...test.services, db: slow.db });
    const deleting = post(link, { choice: 'delete' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    slow.commit();
    await Promise.all([sending, deleting]);
    expect((await mailsTo('late@example.com')).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/works now/),
    );
    expect(screenDataOf((await deleting).body).kind).toBe('deleted');
  });
});
