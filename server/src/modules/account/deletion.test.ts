import type { FastifyInstance } from 'fastify';
import { findOrCreateUser } from '../../identity/users.js';
import { cleanIdentity } from '../../identity/clean-identity.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { findKeepers } from './account.jobs.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';

describeOnEngine('who wants to be forgotten', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let count = 0;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(() => {
    count += 1;
    test.services.setNow('2026-11-20T10:00:00Z');
  });
  afterAll(async () => {
    await test.close();
    await app.close();
  });

  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(app, url, fields, { 'x-forwarded-for': `10.0.0.${count}`, ...headers });
  const mailsTo = async (to: string) => {
    await runDueJobs(test.services, byKind([findKeepers]));
    return db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 order by mail_id',
        [to],
      ),
    );
  };
  /** The addresses of the links in the last mail to somebody. */
  const linksTo = async (to: string) => {
    const mail = (await mailsTo(to)).at(-1);
    return [...(mail?.body ?? '').matchAll(/https?:\/\/[^/]+(\/deleteAlert\/\S+)/g)].map(([, path = '']) => path);
  };
  const data = async (path: string) => screenDataOf((await app.inject(path)).body);

  async function customerAt(email: string, orgName: string) {
    const { orgId, owner } = await test.organization(undefined, orgName);
    const { pageId } = await insertFormPage(db, orgId);
    const fields = { ...rightAnswers, email };
    await test.as(undefined).call('analytics.submitData', { page_id: pageId, fields });
    return { orgId, owner };
  }
  const customers = async ({ orgId, owner }: { orgId: string; owner: TestUser }) =>
    (await test.as(owner).call('customers.list', { org_id: orgId })).total;

  it('gets the mail in the language of the page on which they asked [R.deleteAlert]', async () => {
    const email = `karl-${count}@example.com`;
    await customerAt(email, 'Bakery');
    await post('/deleteAlert', { email }, { 'accept-language': 'de-CH' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Ihre Daten löschen');
    expect(mail?.body).toMatch(/^Guten Tag,[^]*Bakery:\nhttp\S+\n\nDer Link gilt einmal/);
  });

  it('gets a link per organization by mail, which asks first and deletes by its button, once [R.deleteAlert]', async () => {
    const email = `ada-${count}@example.com`;
    const [bakery, cinema] = [await customerAt(email, 'Bakery'), await customerAt(email, 'Cinema')];
    const reply = await post('/deleteAlert', { email: ` ${email.toUpperCase()} ` });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/deleteAlert?sent']);
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    const [link = ''] = links;
    expect((await mailsTo(email))[0]?.body).toMatch(/Bakery:\nhttp\S+\n\nCinema:/);
    for (let times = 0; times < 3; times++) {
      expect(await data(link)).toMatchObject({
        screen: 'deleteAlert',
        kind: 'ask',
        who: `${email}, as Bakery knows it`,
        lost: expect.arrayContaining(['the one form you sent with it, with all answers']),
      });
    }
    expect(screenDataOf((await post(link, { choice: 'cancel' })).body).kind).toBe('kept');
    expect((await post(link, { choice: 'delete' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(303);
    expect((await post(link, {})).statusCode).toBe(303);
    expect([await customers(bakery), await customers(cinema)]).toEqual([1, 1]);

    const presses = await Promise.all([1, 2, 3].map(() => post(link, { choice: 'delete' })));
    expect(presses.map(({ body }) => screenDataOf(body).kind).sort()).toEqual(['deleted', 'over', 'over']);
    expect([await customers(bakery), await customers(cinema)]).toEqual([0, 1]);
    const again = await app.inject(link);
    expect([again.statusCode, screenDataOf(again.body).kind]).toEqual([410, 'over']);
    const kept = await db.system((tx) => tx.query('select 1 from deletion_requests where org_id = $1', [bakery.orgId]));
    expect(kept).toEqual([]);
  });

  it('is told the same whether anything is kept or not, and gets a mail only then [R.deleteAlert]', async () => {
    const nobody = `nobody-${count}@example.com`;
    const reply = await post('/deleteAlert', { email: nobody });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/deleteAlert?sent']);
    expect(await mailsTo(nobody)).toEqual([]);
    const wrong = await post('/deleteAlert', { email: '<b>ada' });
    expect([wrong.statusCode, screenDataOf(wrong.body)]).toMatchObject([
      422,
      { kind: 'form', email: '<b>ada', problems: { email: expect.any(String) } },
    ]);
  });

  it('does not get more than five mails in ten minutes, and programs get none [R.deleteAlert]', async () => {
    const email = `many-${count}@example.com`;
    await customerAt(email, 'Bakery');
    await post('/deleteAlert', { email, website: 'https://spam.example' });
    for (let times = 0; times < 7; times++) await post('/deleteAlert', { email });
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('cannot use a link that is made up, changed, or older than a day [R.deleteAlert]', async () => {
    const email = `late-${count}@example.com`;
    const shop = await customerAt(email, 'Bakery');
    await post('/deleteAlert', { email });
    const [link = ''] = await linksTo(email);
    for (const path of [
      link.slice(0, -3),
      link.replace('/deleteAlert/', '/deleteAlert/0'),
      '/deleteAlert/x',
      `/deleteAlert/${crypto.randomUUID()}`,
    ]) {
      expect(screenDataOf((await post(path, { choice: 'delete' })).body).kind).toBe('over');
    }
    test.services.setNow('2026-11-21T10:00:01Z');
    expect(screenDataOf((await post(link, { choice: 'delete' })).body).kind).toBe('over');
    expect(await customers(shop)).toBe(1);
    await cleanIdentity(test.services);
    expect(
      await db.system((tx) => tx.query('select 1 from deletion_requests where org_id = $1', [shop.orgId])),
    ).toEqual([]);
  });

  it('is forgotten by the record that has the address now, when two became one meanwhile; the other’s stays', async () => {
    const email = `two-${count}@example.com`;
    const shop = await customerAt(email, 'Bakery');
    const { call } = test.as(shop.owner);
    await post('/deleteAlert', { email });
    const { pageId } = await insertFormPage(db, shop.orgId);
    const fields = { ...rightAnswers, email: 'other@example.com', phone: '+12015550177' };
    await test.as(undefined).call('analytics.submitData', { page_id: pageId, fields });
    const [other, first] = (await call('customers.list', { org_id: shop.orgId, basedOn: 'first_seen' })).data;
    await call('customers.merge', {
      org_id: shop.orgId,
      id: other?.customer_id ?? '',
      other_id: first?.customer_id ?? '',
    });
    const [link = ''] = await linksTo(email);
    expect(screenDataOf((await post(link, { choice: 'delete' })).body).kind).toBe('deleted');
    const { data } = await call('customers.list', { org_id: shop.orgId });
    expect(data).toEqual([expect.objectContaining({ email: 'other@example.com', submissions: 1 })]);
  });

  it('as a user loses the account, the sign-in, every place and what is theirs alone [R.deleteAlert]', async () => {
    const user = await test.user(`leaver-${count}@example.com`);
    const own = await test.organization(user, 'Only mine');
    const other = await test.organization();
    await test.member(other.orgId, user, 'editor');
    const key = await test.apiKey(other.orgId, user, 'editor');
    const reply = await test.as(user).call('account.askDeletion', {});
    expect(reply.data).toEqual({ sent_to: user.email });
    const [link = ''] = await linksTo(user.email);
    expect(await data(link)).toMatchObject({
      kind: 'ask',
      who: user.email,
      lost: expect.arrayContaining([expect.stringContaining('Only mine')]),
    });
    expect(screenDataOf((await post(link, { choice: 'delete' })).body).kind).toBe('deleted');
    expect((await test.as(user).send('org.list', {})).status).toBe(401);
    expect(await mailsTo(user.email)).toEqual([]);
    expect((await test.as(key).send('codes.list', {})).status).toBe(401);
    const people = (await test.as(other.owner).call('org.users', { org_id: other.orgId })).data;
    expect(people.map(({ email }) => email)).toEqual([other.owner.email]);
    await runDueJobs(test.services, jobs);
    const left = await db.system((tx) => tx.query('select 1 from memberships where org_id = $1', [own.orgId]));
    expect(left).toEqual([]);

    test.services.setNow('2026-11-21T12:00:00Z');
    await cleanIdentity(test.services);
    const rows = await db.system((tx) => tx.query('select 1 from users where user_id = $1', [user.userId]));
    expect(rows).toEqual([]);
    // Who comes back with a new sign-in begins anew.
    expect((await findOrCreateUser(test.services, user.claims)).userId).not.toBe(user.userId);
  });

  it('as a user is asked for another owner first, where others would be left without one [R.deleteAlert]', async () => {
    const { orgId, owner } = await test.organization();
    const member = await test.user();
    const other = await test.user();
    await test.member(orgId, member, 'viewer');
    const asked = await test.as(owner).send('account.askDeletion', {});
    expect([asked.status, asked.body.code]).toEqual([409, 'org.last_owner']);
    expect(await mailsTo(owner.email)).toEqual([]);
    const id = await test.member(orgId, other, 'owner');
    await test.as(owner).call('account.askDeletion', {});
    const [link = ''] = await linksTo(owner.email);
    await test.as(owner).call('userRole.delete', { id });
    const blocked = await post(link, { choice: 'delete' });
    expect([blocked.statusCode, screenDataOf(blocked.body).kind]).toEqual([409, 'blocked']);
    expect((await test.as(owner).send('org.list', {})).status).toBe(200);
    await test.member(orgId, other, 'owner');
    expect(screenDataOf((await post(link, { choice: 'delete' })).body).kind).toBe('deleted');
  });

  it('as a user without a confirmed address gets no link', async () => {
    const user = await test.user(undefined, { verified: false });
    expect((await test.as(user).send('account.askDeletion', {})).body.code).toBe('auth.email_unverified');
    expect(await mailsTo(user.email)).toEqual([]);
  });
});
