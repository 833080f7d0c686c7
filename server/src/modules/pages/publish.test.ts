import type { Page, PageDocument } from '@swapt/shared/contract';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { pageLimits } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

const titled = (title: string): PageDocument => newDocument({ title }, [newBlock('hero', 'opening', { title })]);

describeOnEngine('what is published of a page', ({ db, engine }) => {
  let test: TestApp;
  let owner: TestUser;
  let page: Page;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ owner } = await test.organization());
    page = (await test.as(owner).call('pages.create', { name: 'Menu', draft: titled('One') })).data;
  });
  afterAll(() => test.close());

  const id = () => ({ page_id: page.page_id });
  const save = async (title: string) => {
    const data = { draft: titled(title) };
    page = (await test.as(owner).call('pages.update', { ...id(), revision: page.revision, data })).data;
  };
  const publish = (revision = page.revision) => test.as(owner).send('pages.publish', { ...id(), revision });
  const publicTitle = async () => {
    const { status, body } = await test.as(undefined).send('pages.get', id());
    const view = body.data as { published: { document: PageDocument } } | undefined;
    return status === 200 ? view?.published.document.root.props.title : status;
  };
  const versions = async (input: object = {}) =>
    (await test.as(owner).call('pages.versions', { ...id(), ...input })).data;

  it('is a version of its own, listed with who and when, and one that is live', async () => {
    expect((await publish()).body.data).toMatchObject({
      published_version: 1,
      has_changes: false,
      status: 'published',
    });
    await save('Two');
    expect(await publicTitle()).toBe('One');
    test.services.setNow('2026-11-21T10:00:00.000Z');
    await publish();
    expect(await publicTitle()).toBe('Two');
    expect(await versions()).toEqual([
      {
        version: 2,
        title: 'Two',
        published_at: '2026-11-21T10:00:00.000Z',
        published_by: owner.email.split('@')[0],
        is_live: true,
        document: null,
      },
      {
        version: 1,
        title: 'One',
        published_at: '2026-11-20T10:00:00.000Z',
        published_by: owner.email.split('@')[0],
        is_live: false,
        document: null,
      },
    ]);
    expect(await versions({ version: 1 })).toMatchObject([{ version: 1, document: titled('One') }]);
  });

  it('is taken from public view and shown again as it was', async () => {
    await publish();
    const hidden = (await test.as(owner).call('pages.unpublish', id())).data;
    expect([hidden.status, await publicTitle()]).toEqual(['draft', 404]);
    expect((await test.as(owner).send('pages.unpublish', id())).body.code).toBe('page.bad_state');
    await publish();
    expect([await publicTitle(), (await versions()).length]).toEqual(['One', 1]);
  });

  it('is what the person looked at: a draft that was changed meanwhile is not shown by mistake', async () => {
    const revision = page.revision;
    await save('Not seen yet');
    const { status, body } = await publish(revision);
    expect([status, body.code]).toEqual([409, 'page.conflict']);
    expect(await publicTitle()).toBe(404);
  });

  it('becomes the draft again when it is restored, over a revision that was seen', async () => {
    await publish();
    await save('Two');
    const restored = await test.as(owner).send('pages.restore', { ...id(), version: 1, revision: page.revision });
    expect(restored.body.data).toMatchObject({ revision: 3, draft: titled('One'), has_changes: true });
    const send = (input: object) => test.as(owner).send('pages.restore', { ...id(), ...input });
    expect((await send({ version: 1, revision: 2 })).status).toBe(200);
    expect((await send({ version: 1 })).body.errors).toHaveProperty('revision');
    expect((await send({ version: 7, revision: 3 })).body.code).toBe('page.not_found');
    page = { ...page, revision: 3 };
    await save('Three');
    expect((await send({ version: 1, revision: 3 })).body.code).toBe('page.conflict');
  });

  it('is neither empty nor with a form that asks nothing', async () => {
    const draft = newDocument({ title: 'Empty' });
    page = (await test.as(owner).call('pages.update', { ...id(), revision: 1, data: { draft } })).data;
    expect((await publish()).body.code).toBe('page.empty');
    const form = (inputs: typeof defaultInputs) =>
      newDocument({ title: 'Form' }, [newBlock('form', 'form', { inputs: [...inputs] })]);
    const asks = async (inputs: typeof defaultInputs) => {
      const data = { draft: form(inputs) };
      page = (await test.as(owner).call('pages.update', { ...id(), revision: page.revision, data })).data;
      return publish();
    };
    const refused = await asks(defaultInputs.slice(0, 1));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'page.bad_document', errors: { 'draft.content.0.props.inputs': expect.any(String) } },
    });
    expect((await asks(defaultInputs)).status).toBe(200);
  });

  it('is kept for as many versions as the limit says', async () => {
    await publish();
    const publishNext = async () => {
      await save(`Version ${page.revision}`);
      await publish();
    };
    for (let count = 0; count < pageLimits.versions + 1; count++) await publishNext();
    const list = await test.as(owner).call('pages.versions', { ...id(), pageSize: 100 });
    expect([list.total, list.data[0]?.version, list.data.at(-1)?.version]).toEqual([50, 52, 3]);
    expect(await publicTitle()).toBe('Version 51');
  });

  it('by two people at once is one version, and by many who change it no version is lost or doubled', async () => {
    if (engine === 'pglite') return;
    const same = await Promise.all(Array.from({ length: 10 }, () => publish()));
    expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await versions()).map(({ version }) => version)).toEqual([1]);
    await save('Two');
    const mixed = await Promise.all([
      ...Array.from({ length: 5 }, () => publish()),
      test.as(owner).send('pages.update', { ...id(), revision: page.revision, data: { draft: titled('Three') } }),
      ...Array.from({ length: 5 }, () => publish()),
    ]);
    expect(mixed.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(['One', 'Two']).toContain(await publicTitle());
    expect((await versions()).map(({ version }) => version)).toEqual((await publicTitle()) === 'Two' ? [2, 1] : [1]);
  });
});
