import type { FastifyInstance } from 'fastify';
import { hiddenFields } from '@swapt/shared/form';
import { insertCode, insertOrg } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';

const scripts = [
  '"><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
];

describeOnEngine('POST /page/:id and /pitviper/:name', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let orgId: string;
  let pageId: string;
  beforeAll(async () => {
    services = testServices(db);
    app = await publicApp(services);
  });
  beforeEach(async () => {
    services.setNow('2026-11-20T10:00:00Z');
    orgId = await insertOrg(db);
    ({ pageId } = await insertFormPage(db, orgId, { consent: 'Keep my answers' }));
  });
  afterAll(() => app.close());

  const right = { ...rightAnswers, consent: 'yes' };
  let network = 0;
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, id = pageId) =>
    postForm(app, `/page/${id}`, fields, { 'x-forwarded-for': `10.0.0.${network}`, ...headers });
  /** Opens the page and takes some time to fill it in. */
  const hidden = async (query = '', seconds = 20) => {
    const { token } = screenDataOf((await app.inject(`/page/${pageId}${query}`)).body);
    services.setNow(new Date(services.now().getTime() + seconds * 1000));
    return { [hiddenFields.token]: String(token), [hiddenFields.block]: 'form-1' };
  };
  const stored = () =>
    db.system((tx) =>
      tx.query<{ code_id: string | null; visitor: string | null; answers: { value: string }[]; consent: string }>(
        'select code_id, visitor, answers, consent from submissions where org_id = $1',
        [orgId],
      ),
    );

  it('stores the answers and leads to a page that says thank you and shows them to who sent them [R.page, O.analytics.submitData]', async () => {
    const code = await insertCode(db, { orgId, slug: `flyer-${orgId}` });
    const reply = await post({ ...right, ...(await hidden(`?code=${code.codeId}`)) });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/page/${pageId}?thanks`]);
    const [cookie = '', ...others] = [reply.headers['set-cookie']].flat();
    expect(cookie).toMatch(
      new RegExp(`^swapt_own=[0-9a-f-]{36}; Max-Age=86400; Path=/page/${pageId}; HttpOnly; SameSite=Lax$`),
    );
    expect(others).toEqual([]);
    expect(await stored()).toEqual([
      expect.objectContaining({ code_id: code.codeId, visitor: null, consent: 'Keep my answers' }),
    ]);
    const open = (headers: Record<string, string>) => app.inject({ url: String(reply.headers.location), headers });
    const mine = await open({ cookie: cookie.replace(/;.*/, '') });
    expect(mine.headers['cache-control']).toBe('private, no-store');
    const thanks = screenDataOf(mine.body);
    expect(thanks).toMatchObject({ screen: 'page', kind: 'return', text: 'Thank you.', name: 'Ada' });
    expect(thanks.back).toBe(`/page/${pageId}`);
    expect(thanks.answers).toContainEqual({ label: 'E-mail', value: 'ada@example.com' });
    // A browser that keeps no cookies is thanked all the same, and nobody else is told what was sent.
    expect(screenDataOf((await open({})).body)).toMatchObject({ kind: 'return', name: null, answers: [] });
  });

  it('stays at the address that people can read, where the page has one, with the code that led there', async () => {
    const name = `menu-${pageId.slice(-8)}`;
    await db.system((tx) =>
      tx.query('insert into page_names (name, org_id, page_id) values ($1, $2, $3)', [name, orgId, pageId]),
    );
    const code = await insertCode(db, { orgId, slug: `flyer-${orgId}` });
    for (const opened of [`/page/${pageId}`, `/pitviper/${name}`]) {
      const { action, token } = screenDataOf((await app.inject(`${opened}?code=${code.codeId}`)).body);
      expect(action).toBe(`/pitviper/${name}`);
      const fields = { [hiddenFields.token]: String(token), [hiddenFields.block]: 'form-1' };
      services.setNow(new Date(services.now().getTime() + 20_000));
      const wrong = await postForm(app, action, { ...right, ...fields, email: 'x' });
      expect([wrong.statusCode, screenDataOf(wrong.body).action]).toEqual([422, action]);
      const again = { ...fields, [hiddenFields.token]: String(screenDataOf(wrong.body).token) };
      services.setNow(new Date(services.now().getTime() + 20_000));
      const sent = await postForm(app, action, { ...right, ...again });
      expect(sent.headers.location).toBe(`/pitviper/${name}?thanks`);
    }
    expect((await stored()).map(({ code_id }) => code_id)).toEqual([code.codeId, code.codeId]);
    const foreign = await postForm(app, `/pitviper/${name}`, right, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, `/pitviper/${name}`]);
    expect((await postForm(app, '/pitviper/nowhere', right)).statusCode).toBe(404);
  });

  it('is taken at the name that the page had when it was opened, and leads to the one that it has now', async () => {
    const named = (name: string) =>
      db.system((tx) =>
        tx.query('insert into page_names (name, org_id, page_id) values ($1, $2, $3)', [name, orgId, pageId]),
      );
    const [before, after] = [`menu-${pageId.slice(-8)}`, `card-${pageId.slice(-8)}`];
    await named(before);
    const { action, token } = screenDataOf((await app.inject(`/page/${pageId}`)).body);
    expect(action).toBe(`/pitviper/${before}`);
    await db.system((tx) => tx.query('delete from page_names where name = $1', [before]));
    await named(after);
    services.setNow(new Date(services.now().getTime() + 20_000));
    const fields = { [hiddenFields.token]: String(token), [hiddenFields.block]: 'form-1' };
    const sent = await postForm(app, action, { ...right, ...fields });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/pitviper/${after}?thanks`]);
    expect(await stored()).toHaveLength(1);
  });

  it('knows the code that led there although the page was open for more than a day', async () => {
    const code = await insertCode(db, { orgId, slug: `flyer-${orgId}` });
    const late = await post({ ...right, ...(await hidden(`?code=${code.codeId}`, 25 * 3600)) });
    const token = String(screenDataOf(late.body).token);
    services.setNow(new Date(services.now().getTime() + 20_000));
    expect((await post({ ...right, [hiddenFields.token]: token, [hiddenFields.block]: 'form-1' })).statusCode).toBe(
      303,
    );
    expect(await stored()).toMatchObject([{ code_id: code.codeId }]);
  });

  it('is one submission however often the button is pressed', async () => {
    const fields = { ...right, ...(await hidden()) };
    const replies = await Promise.all([post(fields), post(fields), post(fields)]);
    expect(new Set(replies.map(({ headers }) => String(headers['set-cookie']))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('says at each field what is wrong, and keeps all that was typed, script or not [V.form]', async () => {
    for (const typed of scripts) {
      const fields = { ...right, first_name: typed, email: typed, consent: '' };
      const reply = await post({ ...fields, ...(await hidden()) });
      expect(reply.statusCode).toBe(422);
      const { posted, token } = screenDataOf(reply.body);
      expect(posted).toEqual({
        block: 'form-1',
        answers: fields,
        errors: { email: expect.stringContaining('e-mail'), consent: expect.stringContaining('agree') },
        message: expect.any(String),
      });
      expect(reply.body).not.toContain(typed);
      services.setNow(new Date(services.now().getTime() + 5000));
      const again = { [hiddenFields.token]: String(token), [hiddenFields.block]: 'form-1' };
      expect((await post({ ...right, first_name: typed, ...again })).statusCode).toBe(303);
    }
    expect(await stored()).toHaveLength(scripts.length);
  });

  it('keeps what was typed when the page was open for more than a day, or the token is not ours', async () => {
    const late = await hidden('', 25 * 3600);
    for (const fields of [late, { ...late, [hiddenFields.token]: 'made.up' }, { [hiddenFields.block]: 'form-1' }]) {
      const reply = await post({ ...right, ...fields });
      expect([reply.statusCode, screenDataOf(reply.body).posted]).toEqual([
        422,
        { block: 'form-1', answers: right, errors: {}, message: expect.stringContaining('press the button again') },
      ]);
    }
    const other = await insertFormPage(db, orgId);
    expect((await post({ ...right, ...(await hidden()) }, {}, other.pageId)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('takes nothing from programs: a field that people do not see is filled in, or it came at once', async () => {
    const trap = await post({ ...right, ...(await hidden()), [hiddenFields.trap]: 'https://spam.example' });
    expect([trap.statusCode, trap.headers.location]).toEqual([303, `/page/${pageId}?thanks`]);
    const quick = await post({ ...right, ...(await hidden('', 0.2)) });
    expect([quick.statusCode, screenDataOf(quick.body).posted]).toMatchObject([
      422,
      { message: expect.stringContaining('once more') },
    ]);
    const foreign = await post({ ...right, ...(await hidden()) }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, `/page/${pageId}`]);
    expect(await stored()).toEqual([]);
  });

  it('asks one network to wait after 60 forms in a minute, with what was typed still there', async () => {
    network = 7;
    const fields = { ...right, email: 'wrong', ...(await hidden()) };
    let last = await post(fields);
    for (let count = 1; count <= 60; count++) last = await post(fields);
    network = 0;
    expect(last.statusCode).toBe(429);
    expect(screenDataOf(last.body).posted).toMatchObject({
      answers: { first_name: 'Ada' },
      message: expect.stringContaining('in a minute'),
    });
  });

  it('of a page that is not there, or not public any more, says so', async () => {
    const fields = { ...right, ...(await hidden()) };
    await db.system((tx) => tx.query("update pages set status = 'draft' where page_id = $1", [pageId]));
    expect([(await post(fields)).statusCode, await stored()]).toEqual([303, []]);
    expect((await app.inject(`/page/${pageId}`)).statusCode).toBe(404);
    expect((await post(fields, {}, crypto.randomUUID())).statusCode).toBe(404);
    expect((await post(fields, {}, 'x')).statusCode).toBe(404);
  });
});
