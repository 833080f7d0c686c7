import Fastify from 'fastify';
import sharp from 'sharp';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { registerIllustrations } from './illustrations/illustrations.routes.js';

describeOnEngine('templates of pages', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const document = newDocument({ title: 'Ours' }, [newBlock('hero', 'opening', { title: 'Ours' })]);
  const save = (input: object, who = owner) =>
    test.as(who).send('templates.save', { org_id: orgId, name: 'Ours', document, ...input });
  const get = async (options: { headers?: Record<string, string> } = {}, input: object = {}) => {
    const { body } = await test.as(owner).send('templates.get', { org_id: orgId, ...input }, options);
    return (body.data as { template_id: string; name: string; is_built_in: boolean }[]).map(
      ({ template_id }) => template_id,
    );
  };
  const builtIn =
    'menu bistro market salon florist product fitness practice hotel viewing club wedding party festival exhibition contact links'.split(
      ' ',
    );
  const musical = ['release', 'tour', 'fans'];

  it('are those that come with the product, and on a host of musicians others [O.templates.get, O.templates.identifier]', async () => {
    expect(await get()).toEqual(builtIn);
    const hosts: [Record<string, string>, string[]][] = [
      [{ host: 'my-music.example.com' }, musical],
      [{ host: 'app.MY-MUSIC.example:8443' }, musical],
      [{ host: 'api.example.com', origin: 'https://my-music.example.com' }, musical],
      [{ host: 'my-musical.example.com' }, builtIn],
      [{ host: 'my-music.example.com', origin: 'https://example.com' }, builtIn],
    ];
    for (const [headers, expected] of hosts) {
      expect([headers, await get({ headers })]).toEqual([headers, expected]);
      const { body } = await test.as(owner).send('templates.identifier', { org_id: orgId }, { headers });
      expect(body.data).toMatchObject({ identifier: expected === musical ? 'my-music' : 'swapt' });
    }
    expect(await get({}, { identifier: 'my-music' })).toEqual(musical);
  });

  it('make pages as they are [O.templates.get]', async () => {
    const { data } = await test.as(owner).call('templates.get', { org_id: orgId });
    for (const { name, document: draft } of data) {
      const page = (await test.as(owner).call('pages.create', { org_id: orgId, name, draft })).data;
      expect(page.draft).toEqual(draft);
      const { status } = await test.as(owner).send('pages.publish', { page_id: page.page_id, revision: 1 });
      expect([name, status]).toEqual([name, 200]);
    }
  });

  it('show pictures that are there, in every width, and each opening has one [O.templates.get]', async () => {
    const sets = await Promise.all(
      (['swapt', 'my-music'] as const).map((identifier) =>
        test.as(owner).call('templates.get', { org_id: orgId, identifier }),
      ),
    );
    const documents = sets.flatMap(({ data }) => data.map((template) => template.document));
    for (const { content } of documents) {
      expect(content.find(({ type }) => type === 'hero')?.props).toMatchObject({
        picture: { url: expect.any(String) },
      });
    }
    const used = new Set(JSON.stringify(documents).match(/\/illustrations\/[a-z-]+/g));
    expect(used.size).toBeGreaterThan(40);
    const app = Fastify();
    await registerIllustrations(app);
    for (const url of used) {
      const { statusCode, headers, rawPayload } = await app.inject(`${url}?w=480`);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/webp']);
      expect((await sharp(rawPayload).metadata()).width).toBe(480);
    }
    const [first = ''] = used;
    const whole = await sharp((await app.inject(`${first}?w=7`)).rawPayload).metadata();
    expect([whole.width, whole.height]).toEqual([1440, 1152]);
    expect((await app.inject('/illustrations/__proto__')).json()).toMatchObject({ code: 'request.not_found' });
    await app.close();
  });

  it('of the organization are saved, changed, listed by name before the others, and deleted [O.templates.save, O.templates.get]', async () => {
    const made = (await save({ name: ' Ours ' })).body.data as { template_id: string };
    expect(made).toMatchObject({ name: 'Ours', is_built_in: false, document });
    const second = (await save({ name: 'Another' })).body.data as { template_id: string };
    expect((await get()).slice(0, 3)).toEqual([second.template_id, made.template_id, 'menu']);
    const changed = newDocument({ title: 'Changed' });
    const renamed = await save({ template_id: made.template_id, name: 'A first', document: changed });
    expect(renamed.body.data).toMatchObject({ name: 'A first', document: changed });
    expect((await get())[0]).toBe(made.template_id);
    await test.as(owner).call('templates.delete', { template_id: made.template_id });
    expect((await get()).slice(0, 2)).toEqual([second.template_id, 'menu']);
    for (const template_id of [made.template_id, uuidv7()]) {
      expect((await save({ template_id })).body.code).toBe('template.not_found');
      const gone = await test.as(owner).send('templates.delete', { org_id: orgId, template_id });
      expect(gone.body.code).toBe('template.not_found');
    }
  });

  it('have names of their own, and documents that every block knows [O.templates.save]', async () => {
    await save({});
    expect((await save({ name: 'OURS' })).body.code).toBe('template.name_taken');
    const bad = { ...document, content: [{ type: 'marquee', props: {} }] };
    expect((await save({ name: 'Bad', document: bad })).body).toMatchObject({
      code: 'page.bad_document',
      errors: { 'document.content.0.type': expect.any(String) },
    });
  });

  it('of others are neither seen nor changed [O.templates.get, O.templates.save]', async () => {
    const { template_id } = (await save({})).body.data as { template_id: string };
    const other = await test.organization();
    const theirs = (await test.as(other.owner).call('templates.get', {})).data;
    expect(theirs.some((template) => !template.is_built_in)).toBe(false);
    const input = { org_id: other.orgId, template_id, name: 'Mine now', document };
    expect((await test.as(other.owner).send('templates.save', input)).body.code).toBe('template.not_found');
  });
});
