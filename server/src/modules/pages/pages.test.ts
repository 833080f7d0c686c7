import type { Api, Page, PageDocument } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

const titled = (title: string): PageDocument =>
  newDocument({ title }, [newBlock('hero', 'opening', { title }), newBlock('text', 'words', { text: title })]);

const nameOf = ({ email }: TestUser) => email.split('@')[0] ?? '';

describeOnEngine('pages', ({ db, engine }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let colleague: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ orgId, owner } = await test.organization());
    colleague = await test.user();
    await test.member(orgId, colleague, 'editor');
  });
  afterAll(() => test.close());

  const create = async (name = 'Menu', more: object = {}) =>
    (await test.as(owner).call('pages.create', { org_id: orgId, name, draft: titled(name), ...more })).data;
  const save = (page: Page, draft: PageDocument, who = owner) =>
    test
      .as(who)
      .send('pages.update', { org_id: orgId, page_id: page.page_id, revision: page.revision, data: { draft } });
  const published = async (page: Page) =>
    (await test.as(owner).call('pages.publish', { page_id: page.page_id, revision: page.revision })).data;
  const seen = async (pageId: string, caller?: TestUser) =>
    (await test.as(caller).call('pages.get', { page_id: pageId })).data;
  const titleOf = (document: PageDocument | undefined) => document?.root.props.title;

  it('begin as drafts that the team alone sees, empty or with a document [O.pages.create, O.pages.get]', async () => {
    const empty = (await test.as(owner).call('pages.create', { org_id: orgId, name: ' Spring ' })).data;
    expect(empty).toMatchObject({ name: 'Spring', title: 'Spring', status: 'draft', revision: 1, has_changes: true });
    expect(empty.draft).toEqual(newDocument({ title: 'Spring' }));
    const page = await create('Menu', { page_name: 'corner-menu' });
    expect(page).toMatchObject({
      url: `${test.services.config.publicUrl}/page/${page.page_id}`,
      page_name: 'corner-menu',
      named_url: `${test.services.config.publicUrl}/pitviper/corner-menu`,
      published_version: null,
      published_at: null,
    });
    expect(page.draft).toEqual(titled('Menu'));
    for (const caller of [undefined, (await test.organization()).owner]) {
      const answer = await test.as(caller).send('pages.get', { page_id: page.page_id });
      const none = await test.as(caller).send('pages.get', { page_id: uuidv7() });
      expect([answer.status, { ...answer.body, requestId: '' }]).toEqual([404, { ...none.body, requestId: '' }]);
    }
    expect(await seen(page.page_id, owner)).toMatchObject({ published: null, page: { draft: titled('Menu') } });
  });

  it('show everybody what was published, and the draft to who may read pages [O.pages.get, O.pages.update]', async () => {
    const page = await published(await create('Menu'));
    const saved = await save(page, titled('New menu'));
    expect(saved.body.data).toMatchObject({
      revision: 2,
      has_changes: true,
      status: 'published',
      published_version: 1,
    });
    const cashier = await test.user();
    await test.member(orgId, cashier, 'cashier');
    for (const caller of [undefined, cashier]) {
      const view = await seen(page.page_id, caller);
      expect([titleOf(view.published?.document), view.page]).toEqual(['Menu', null]);
    }
    const view = await seen(page.page_id, colleague);
    expect([titleOf(view.published?.document), titleOf(view.page?.draft)]).toEqual(['Menu', 'New menu']);
  });

  it('keep who opened them by a scan and with which address apart from what anybody can write [O.pages.get]', async () => {
    const { page_id } = await published(await create());
    const link = { name: 'Table 4', type: 'link', target: 'https://example.com/' } as const;
    const own = (await test.as(owner).call('codes.create', { org_id: orgId, ...link })).data.code_id;
    const other = await test.organization();
    const foreign = (await test.as(other.owner).call('codes.create', link)).data.code_id;
    const ask = async (input: Partial<Api['pages.get']['in']>) =>
      (await test.as(undefined).call('pages.get', { page_id, ...input })).data;
    expect(await ask({ qr_id: own, email: 'shopper@example.com' })).toMatchObject({
      code_id: own,
      email: 'shopper@example.com',
    });
    for (const qr_id of [foreign, uuidv7(), "'; drop table codes", 'x']) {
      expect([qr_id, (await ask({ qr_id })).code_id]).toEqual([qr_id, null]);
    }
  });

  it('of a code are those it leads to: public ones for everybody, drafts for the team [O.pages.byCode]', async () => {
    const page = await create('Menu');
    const code = (
      await test
        .as(owner)
        .call('codes.create', { org_id: orgId, name: 'Table', type: 'page', content: { page_id: page.page_id } })
    ).data;
    const of = async (caller?: TestUser, code_id = code.code_id) =>
      (await test.as(caller).call('pages.byCode', { code_id })).data;
    expect(await of()).toEqual([]);
    expect((await of(owner)).map((view) => titleOf(view.page?.draft))).toEqual(['Menu']);
    await published(page);
    const [view] = await of();
    expect([titleOf(view?.published?.document), view?.code_id, view?.page]).toEqual(['Menu', code.code_id, null]);
    expect(view?.is_conditional).toBe(false);
    const rules = [{ when: [{ kind: 'system' as const, any: ['iOS' as const] }], target: 'https://example.com/ios' }];
    for (const data of [{ rules }, { rules: [], scan_limit: 5 }, { scan_limit: null, password: 'mountain' }]) {
      await test.as(owner).call('codes.update', { code_id: code.code_id, data });
      // The same page for everybody, and a word that a scan may be led elsewhere or asked first.
      expect(await of()).toEqual([{ ...view, is_conditional: true }]);
    }
    expect(await of(owner, uuidv7())).toEqual([]);
    await test.as(owner).call('codes.delete', { code_id: code.code_id });
    expect(await of()).toEqual([]);
  });

  it('tell the second of two who saved at once who was first and when, and change nothing of the first [O.pages.update]', async () => {
    const page = await create();
    expect((await save(page, titled('Of the first'), colleague)).status).toBe(200);
    test.services.setNow('2026-11-20T10:07:30.000Z');
    const late = await save(page, titled('Of the second'));
    expect([late.status, late.body.code]).toEqual([409, 'page.conflict']);
    expect(late.body.detail).toBe(`${nameOf(colleague)} saved it 7 minutes ago. Your version is still here.`);
    const now = (await seen(page.page_id, owner)).page;
    expect([titleOf(now?.draft), now?.revision, now?.updated_by]).toEqual(['Of the first', 2, nameOf(colleague)]);
    // Whose reply got lost sends the same once more.
    expect((await save(page, titled('Of the first'), colleague)).body.data).toMatchObject({ revision: 2 });
    const blind = await test.as(owner).send('pages.update', { page_id: page.page_id, data: { draft: titled('x') } });
    expect([blind.status, Object.keys(blind.body.errors ?? {})]).toEqual([400, ['revision']]);
  });

  it('have a name in the address that is theirs alone, can be changed and given back [O.pages.update]', async () => {
    const page = await create('Menu', { page_name: 'spring' });
    const other = await test.organization();
    const taken = await test.as(other.owner).send('pages.create', { name: 'Theirs', page_name: 'spring' });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors ?? {})]).toEqual([
      409,
      'page.name_taken',
      ['page_name'],
    ]);
    expect((await test.as(other.owner).call('pages.list', {})).total).toBe(0);
    const change = (page_name: string | null) =>
      test.as(owner).call('pages.update', { page_id: page.page_id, data: { page_name, name: 'Renamed' } });
    expect((await change('summer')).data).toMatchObject({ page_name: 'summer', name: 'Renamed', revision: 1 });
    // A name that was given back is on prints: it stays with the organization that had it.
    expect((await test.as(other.owner).send('pages.create', { name: 'Theirs', page_name: 'spring' })).status).toBe(409);
    expect((await change('spring')).data).toMatchObject({ page_name: 'spring' });
    expect((await change(null)).data).toMatchObject({ page_name: null, named_url: null });
    for (const page_name of ['ab', 'Summer', '-x-', 'a b', 'ä'.repeat(4)]) {
      const { status, body } = await test.as(owner).send('pages.create', { org_id: orgId, name: 'x', page_name });
      expect([page_name, status, Object.keys(body.errors ?? {})]).toEqual([page_name, 400, ['page_name']]);
    }
  });

  it('are told of a taken name and of a bad document in one answer [O.pages.create, O.pages.update]', async () => {
    await create('Menu', { page_name: 'my-one-menu' });
    const bad = { ...titled('x'), scripts: [] };
    const input = { org_id: orgId, name: 'Other', page_name: 'my-one-menu', draft: bad };
    const refused = await test.as(owner).send('pages.create', input);
    expect(refused.body).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['draft.scripts', 'page_name']);
    const { page_id, revision } = await create('Other');
    const data = { page_name: 'my-one-menu', draft: bad };
    const change = await test.as(owner).send('pages.update', { org_id: orgId, page_id, revision, data });
    expect(Object.keys(change.body.errors ?? {}).sort()).toEqual(['data.draft.scripts', 'data.page_name']);
  });

  it('are deleted, out of sight, and come back as drafts with their name and versions [O.pages.delete]', async () => {
    const page = await published(await create('Menu', { page_name: 'menu-of-ours' }));
    const { call, send } = test.as(owner);
    expect((await call('pages.delete', { page_id: page.page_id })).data).toEqual({ page_id: page.page_id });
    expect((await test.as(undefined).send('pages.get', { page_id: page.page_id })).status).toBe(404);
    expect((await call('pages.list', { org_id: orgId })).total).toBe(0);
    expect((await call('pages.list', { org_id: orgId, status: 'deleted' })).data[0]?.name).toBe('Menu');
    for (const answer of [
      await send('pages.delete', { page_id: page.page_id }),
      await save(page, titled('Late')),
      await send('pages.publish', { page_id: page.page_id, revision: 1 }),
      await send('pages.unpublish', { page_id: page.page_id }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'page.bad_state']);
    }
    const back = (await call('pages.restore', { page_id: page.page_id })).data;
    expect(back).toMatchObject({ status: 'draft', page_name: 'menu-of-ours', published_version: 1 });
    expect((await send('pages.restore', { page_id: page.page_id })).body.code).toBe('page.bad_state');
    expect(await published(back)).toMatchObject({ status: 'published', published_version: 1 });
  });

  it('are listed last saved first, searched by name, title and address, with a picture', async () => {
    const picture = { url: `/images/${orgId}/${uuidv7()}`, alt: '', width: 10, height: 10 };
    await create('Menu 50%', { page_name: 'lunch' });
    test.services.setNow('2026-11-20T10:01:00.000Z');
    const gallery = newBlock('gallery', 'g', { pictures: [{ picture, caption: '' }] });
    const other = await create('Invitation', { draft: newDocument({ title: 'Summer party' }, [gallery]) });
    const find = async (input: object) =>
      (await test.as(owner).call('pages.list', { org_id: orgId, ...input })).data.map(({ name }) => name);
    expect(await find({})).toEqual(['Invitation', 'Menu 50%']);
    expect(await find({ search: 'SUMMER' })).toEqual(['Invitation']);
    expect(await find({ search: 'lunch' })).toEqual(['Menu 50%']);
    expect(await find({ search: '0%' })).toEqual(['Menu 50%']);
    expect(await find({ search: '_' })).toEqual([]);
    expect(await find({ status: 'published' })).toEqual([]);
    expect(await find({ page: 2, pageSize: 1 })).toEqual(['Menu 50%']);
    expect(other.picture).toBe(picture.url);
  });

  it('of a race of twenty who save have one winner, and the others are told', async () => {
    if (engine === 'pglite') return;
    const page = await create();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(page, titled(`Version ${index}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await seen(page.page_id, owner)).page?.revision).toBe(2);
  });
});
