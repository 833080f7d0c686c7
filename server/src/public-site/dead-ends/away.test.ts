import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.js';
import { DatabaseUnavailable } from '../../platform/db/errors.js';
import { imageKey } from '../../modules/images/image-files.js';
import { registerImages } from '../../modules/images/images.routes.js';
import { keepPublished } from '../../modules/pages/public-page.service.js';
import { insertCode, insertOrg } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';

describeOnEngine('pages while the database is away', ({ db }) => {
  let isAway = false;
  const away = () => Promise.reject(new DatabaseUnavailable('The database is away'));
  const sometimes: Database = {
    engine: db.engine,
    org: (orgId, work) => (isAway ? away() : db.org(orgId, work)),
    system: (work) => (isAway ? away() : db.system(work)),
    listen: (channel, onNotify) => db.listen(channel, onNotify),
    close: async () => undefined,
  };
  let services: TestServices;
  let app: FastifyInstance;
  let unwatch: () => Promise<void>;
  let orgId: string;
  let pageId: string;

  beforeAll(async () => {
    services = testServices(sometimes);
    app = await publicApp(services);
    await registerImages(app, services);
    unwatch = await services.copies.watch();
  });
  beforeEach(async () => {
    isAway = false;
    orgId = await insertOrg(db);
    ({ pageId } = await insertFormPage(db, orgId, {}));
  });
  afterAll(async () => {
    await unwatch();
    await app.close();
  });

  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const isShown = async (url: string) => (await get(url)).statusCode < 500;
  const change = (statement: string, ...values: string[]) => db.system((tx) => tx.query(statement, values));
  /** What was announced has arrived once something that was announced later has. */
  async function settled(): Promise<void> {
    let heard = () => {};
    const arrived = new Promise<void>((resolve) => (heard = resolve));
    const unlisten = await db.listen('public_changes', (id) => id === 'settled' && heard());
    await change(`select pg_notify('public_changes', 'settled')`);
    await arrived;
    await unlisten();
  }

  it('shows a page as it was last, and says that its form cannot take answers', async () => {
    const before = screenDataOf((await get(`/page/${pageId}`)).body);
    isAway = true;
    const reply = await get(`/page/${pageId}`);
    expect(reply.statusCode).toBe(200);
    const data = screenDataOf(reply.body);
    expect(data).toMatchObject({ screen: 'page', kind: 'shown', isReadOnly: true });
    expect(data.document).toEqual(before.document);
    expect(before.isReadOnly).toBeUndefined();
    isAway = false;
    expect(screenDataOf((await get(`/page/${pageId}`)).body).isReadOnly).toBeUndefined();
  });

  it('shows the pages of all others, whoever gives names up and takes them again', async () => {
    await get(`/page/${pageId}`);
    const stranger = await insertOrg(db);
    const name = `freed-${stranger}`;
    await change(`insert into page_names (org_id, name, freed_at) values ($1, $2, now())`, stranger, name);
    await change('update page_names set freed_at = now() where name = $1', name);
    await settled();
    isAway = true;
    expect(await isShown(`/page/${pageId}`)).toBe(true);
  });

  it('reads ahead no more than fifty pages of one organization', async () => {
    const prolific = await insertOrg(db);
    const pages = await Promise.all(Array.from({ length: 52 }, () => insertFormPage(db, prolific, {})));
    await keepPublished(services, 2_000);
    expect(pages.filter((page) => services.copies.has(`page ${page.pageId}`))).toHaveLength(50);
    expect(services.copies.has(`page ${pageId}`)).toBe(true);
  });

  it('keeps nothing of pictures that strangers make up', async () => {
    const made = `images/${orgId}/${crypto.randomUUID()}`;
    expect((await get(`/${made}`)).statusCode).toBe(404);
    expect(services.copies.has(`shown ${made}`)).toBe(false);
  });

  it('loses nothing of a form that is sent meanwhile, and takes it afterwards', async () => {
    const { token } = screenDataOf((await get(`/page/${pageId}`)).body);
    services.setNow(new Date(services.now().getTime() + 20_000));
    const send = (fields: Record<string, string>) => postForm(app, `/page/${pageId}`, fields);
    const fields = { ...rightAnswers, 'form-token': String(token), 'form-block': 'form-1' };
    isAway = true;
    const refused = await send(fields);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    const { posted } = screenDataOf(refused.body);
    expect(posted).toMatchObject({ answers: rightAnswers, message: expect.stringContaining('still here') });
    isAway = false;
    expect((await send(fields)).statusCode).toBe(303);
  });

  it.each([
    ['taken back', `update pages set status = 'draft' where page_id = $1`],
    ['stopped by the operator', 'update pages set held_at = now() where page_id = $1'],
    ['deleted', `update pages set status = 'deleted' where page_id = $1`],
    ['erased', 'delete from pages where page_id = $1'],
  ])('never shows a page that was %s before', async (_, statement) => {
    await get(`/page/${pageId}`);
    await change(statement, pageId);
    await settled();
    isAway = true;
    expect(await isShown(`/page/${pageId}`)).toBe(false);
  });

  it('shows nothing of an organization that was erased before', async () => {
    await get(`/page/${pageId}`);
    await change('delete from organizations where org_id = $1', orgId);
    await settled();
    isAway = true;
    expect(await isShown(`/page/${pageId}`)).toBe(false);
  });

  it('shows the new version of a page whether or not somebody saw it', async () => {
    await get(`/page/${pageId}`);
    await change(
      `update page_versions set document = jsonb_set(document, '{root,props,title}', '"Today"') where page_id = $1`,
      pageId,
    );
    await change('update pages set published_version = published_version where page_id = $1', pageId);
    await settled();
    await get(`/page/${pageId}`);
    isAway = true;
    expect(screenDataOf((await get(`/page/${pageId}`)).body).document.root.props.title).toBe('Today');
  });

  it('shows what a code leads to by itself, until that changes', async () => {
    const slug = `note-${orgId.slice(-12)}`;
    const { codeId } = await insertCode(db, { orgId, slug });
    await change(`update codes set type = 'note', content = '{"text": "Open till nine"}' where code_id = $1`, codeId);
    expect((await get(`/c/${slug}`)).statusCode).toBe(200);
    isAway = true;
    expect(await isShown(`/c/${slug}`)).toBe(false);
    isAway = false;
    const stopWatching = await services.shortLinks.watch();
    expect((await get(`/c/${slug}`)).statusCode).toBe(200);
    isAway = true;
    expect(screenDataOf((await get(`/c/${slug}`)).body)).toMatchObject({ text: 'Open till nine' });
    await change(`update codes set content = '{"text": "Closed"}' where code_id = $1`, codeId);
    await settled();
    expect(await isShown(`/c/${slug}`)).toBe(false);
    isAway = false;
    await stopWatching();
  });

  it.each([
    ['was deleted', 'delete from code_notes where code_id = $1'],
    ['is for the team alone', 'update code_notes set is_public = false where code_id = $1'],
    ['is of a code that was stopped', 'update codes set held_at = now() where code_id = $1'],
    ['is of a code that was deleted', `update codes set status = 'deleted' where code_id = $1`],
  ])('shows a note as it was last, and never one that %s', async (_, statement) => {
    const noteId = crypto.randomUUID();
    const { codeId } = await insertCode(db, { orgId, slug: noteId.slice(-12) });
    await change(
      `insert into code_notes (org_id, note_id, code_id, text, is_public, created_by, created_at) values ($1, $2, $3, 'Open till nine', true, $1, now())`,
      ...[orgId, noteId, codeId],
    );
    const url = `/code/note/${noteId}`;
    await get(url);
    isAway = true;
    expect(screenDataOf((await get(url)).body)).toMatchObject({ text: 'Open till nine' });
    isAway = false;
    await change(statement, codeId);
    await settled();
    isAway = true;
    expect(await isShown(url)).toBe(false);
  });

  it('shows the terms of an organization as they were last, until they change', async () => {
    const url = `/${orgId}/terms`;
    await change(`update organizations set shopper_terms = 'Be kind' where org_id = $1`, orgId);
    await settled();
    await get(url);
    isAway = true;
    expect(screenDataOf((await get(url)).body)).toMatchObject({ text: 'Be kind' });
    isAway = false;
    await change(`update organizations set shopper_terms = 'Be quick' where org_id = $1`, orgId);
    await settled();
    isAway = true;
    expect(await isShown(url)).toBe(false);
  });

  it('shows them at the address of a campaign, until it is deleted', async () => {
    const campaignId = crypto.randomUUID();
    await change(`insert into campaigns (org_id, campaign_id, name) values ($1, $2, 'Autumn')`, orgId, campaignId);
    const url = `/${campaignId}/terms`;
    await get(url);
    isAway = true;
    expect(await isShown(url)).toBe(true);
    isAway = false;
    await change('delete from campaigns where campaign_id = $1', campaignId);
    await settled();
    isAway = true;
    expect(await isShown(url)).toBe(false);
  });

  it.each([
    ['something of the organization is stopped', 'update pages set held_at = now() where org_id = $1'],
    ['they are deleted', 'delete from images where org_id = $1'],
  ])('shows the pictures of a page, until %s', async (_, statement) => {
    const imageId = crypto.randomUUID();
    await services.storage.put(imageKey(orgId, imageId), Buffer.from('a picture'));
    await change(
      `insert into images (org_id, image_id, name, width, height, bytes) values ($1, $2, 'one', 1, 1, 9)`,
      orgId,
      imageId,
    );
    const url = `/images/${orgId}/${imageId}`;
    expect((await get(url)).body).toBe('a picture');
    isAway = true;
    // Longer than what was read is taken for fresh.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await get(url)).body).toBe('a picture');
    isAway = false;
    await change(statement, orgId);
    await settled();
    await new Promise((resolve) => setTimeout(resolve, 600));
    isAway = true;
    expect(await isShown(url)).toBe(false);
  });

  it('keeps nothing while it does not hear of changes', async () => {
    await unwatch();
    await get(`/page/${pageId}`);
    isAway = true;
    expect(await isShown(`/page/${pageId}`)).toBe(false);
    isAway = false;
    unwatch = await services.copies.watch();
  });
});
