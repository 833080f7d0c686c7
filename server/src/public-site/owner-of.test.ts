import type { FastifyInstance } from 'fastify';
import { hiddenFields } from '@swapt/shared/form';
import type { Database } from '../platform/db/database.js';
import { DatabaseUnavailable } from '../platform/db/errors.js';
import { insertCode, insertOrg, updateCode, type CodeRow } from '../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../testing/rows/form-page.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { insertOneTime } from '../testing/rows/one-time-rows.js';
import { postForm, publicApp, screenDataOf } from '../testing/public-app.js';

describeOnEngine('a page that says that something failed', ({ db }) => {
  /** What the database answers in place of what was asked. */
  let fails: { org?: Error; system?: Error } = {};
  const broken: Database = {
    engine: db.engine,
    org: (orgId, work) => (fails.org ? Promise.reject(fails.org) : db.org(orgId, work)),
    system: (work) => (fails.system ? Promise.reject(fails.system) : db.system(work)),
    listen: (channel, onNotify) => db.listen(channel, onNotify),
    close: async () => undefined,
  };
  let services: TestServices;
  let app: FastifyInstance;
  let orgId: string;
  let limited: CodeRow;
  let base: CodeRow;
  let count = 0;
  beforeAll(async () => {
    services = testServices(broken);
    app = await publicApp(services);
  });
  beforeEach(async () => {
    fails = {};
    count += 1;
    orgId = await insertOrg(db, 'Harbour Bakery');
    limited = await insertCode(db, { orgId, slug: `limited-${count}` });
    await db.system((tx) => tx.query('update codes set scan_limit = 5 where code_id = $1', [limited.codeId]));
    base = await insertCode(db, { orgId, slug: `base-${count}` });
    await insertOneTime(db, base, [`once-${count}`]);
  });
  afterAll(() => app.close());

  const post = (url: string, fields = {}) => postForm(app, url, fields, { 'x-forwarded-for': `10.9.${count}.1` });
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const shopOf = (html: string) =>
    (JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { shop?: { name: string } }).shop?.name;
  const seen = ({ statusCode, body }: Awaited<ReturnType<typeof get>>) => [statusCode, shopOf(body)];
  async function untilBusy(url: string) {
    for (let tries = 0; tries < 120; tries++) await post(url, { use: 'x' });
    const reply = await post(url, { use: 'x' });
    expect(screenDataOf(reply.body)).toMatchObject({ screen: 'oneTime', kind: 'busy' });
    return seen(reply);
  }
  const suspend = async (code: CodeRow) => {
    await db.system((tx) => tx.query('update codes set held_at = now() where code_id = $1', [code.codeId]));
    await updateCode(db, code, {});
  };

  it.each(['once', 'code/limited'])('wears the look of the shop where too many try at once: /%s', async (path) => {
    expect(await untilBusy(`/${path}-${count}`)).toEqual([429, 'Harbour Bakery']);
  });

  it('wears nothing of it where the operator suspended the code, and nowhere else', async () => {
    await suspend(base);
    expect(await untilBusy(`/once-${count}`)).toEqual([429, undefined]);
    expect(seen(await get('/no/such/page'))).toEqual([404, undefined]);
  });

  it('wears it for a one-time code, a code that asks and a form of a page, with how to reach the shop', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const { token } = screenDataOf((await get(`/page/${pageId}`)).body);
    services.setNow(new Date(services.now().getTime() + 20_000));
    const fields = { ...rightAnswers, [hiddenFields.token]: String(token), [hiddenFields.block]: 'form-1' };
    fails = { org: new Error('broken') };
    for (const reply of [
      await get(`/once-${count}`),
      await post(`/once-${count}`),
      await post(`/code/${limited.slug}`, { use: crypto.randomUUID() }),
      await post(`/page/${pageId}`, fields),
    ]) {
      expect(seen(reply)).toEqual([500, 'Harbour Bakery']);
      expect(screenDataOf(reply.body).screen).toBe('notFound');
      expect(reply.body).toContain('"contact"');
    }
  });

  it('is shown while the database is away: with what is known of the shop, else without it', async () => {
    const unwatch = await services.copies.watch();
    const stopWatching = await services.shortLinks.watch();
    await get(`/code/${limited.slug}`);
    const away = new DatabaseUnavailable('The database is away');
    fails = { org: away, system: away };
    const press = () => post(`/code/${limited.slug}`, { use: crypto.randomUUID() });
    expect(seen(await press())).toEqual([503, 'Harbour Bakery']);
    // However the look fails, the page is shown.
    fails = { org: away, system: new Error('broken') };
    expect(seen(await press())).toEqual([503, undefined]);
    await unwatch();
    fails = { org: away, system: away };
    expect(seen(await press())).toEqual([503, undefined]);
    // One-time codes are not remembered, so nobody knows whose this is.
    expect(seen(await get(`/once-${count}`))).toEqual([503, undefined]);
    await stopWatching();
  });
});
