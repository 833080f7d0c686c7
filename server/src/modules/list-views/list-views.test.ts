import { listViewLimits } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('views of lists', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let colleague: TestUser;
  let viewer: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    [colleague, viewer] = [await test.user(), await test.user()];
    await test.member(orgId, colleague, 'editor');
    await test.member(orgId, viewer, 'viewer');
  });
  afterAll(() => test.close());

  const input = (name: string, is_shared = false) =>
    ({ org_id: orgId, list: 'codes', name, query: 'status=paused', is_shared }) as const;
  const save = async (user: TestUser, name: string, isShared = false) =>
    (await test.as(user).call('listViews.create', input(name, isShared))).data;
  const read = async (user: TestUser) =>
    (await test.as(user).call('listViews.get', { org_id: orgId, list: 'codes' })).data;
  const namesOf = async (user: TestUser) => (await read(user)).views.map(({ name }) => name);

  it('are saved for oneself or for everybody, and listed by name [O.listViews.create, O.listViews.get]', async () => {
    const view = await save(owner, '  Paused ');
    expect(view).toEqual({
      view_id: expect.any(String),
      org_id: orgId,
      list: 'codes',
      name: 'Paused',
      query: 'status=paused',
      is_shared: false,
    });
    await save(owner, 'For all', true);
    await save(colleague, 'Mine');
    expect(await namesOf(owner)).toEqual(['For all', 'Paused']);
    expect(await namesOf(colleague)).toEqual(['For all', 'Mine']);
    expect(await namesOf(viewer)).toEqual(['For all']);
    const pages = await test.as(owner).call('listViews.get', { org_id: orgId, list: 'pages' });
    expect(pages.data.views).toEqual([]);
  });

  it('keep neither the page that somebody was on nor the view it came from [O.listViews.create]', async () => {
    const query = 'page=7&status=paused&view=x&columns=scans%2Cstatus';
    const { data } = await test.as(owner).call('listViews.create', { ...input('Paused'), query });
    expect(data.query).toBe('status=paused&columns=scans%2Cstatus');
  });

  it('refuse a name that is taken at its field, also of two that come at once [O.listViews.create, O.listViews.update]', async () => {
    const send = (name: string) => test.as(owner).send('listViews.create', input(name, true));
    const both = await Promise.all([send('Paused'), send('paused')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { view_id } = await save(owner, 'Other', true);
    const renamed = await test.as(owner).send('listViews.update', { org_id: orgId, view_id, name: ' PAUSED ' });
    expect(renamed.body).toMatchObject({
      status: 409,
      code: 'list_view.name_taken',
      errors: { name: expect.any(String) },
    });
    // What one has oneself does not stand in the way of others, or of what is shared.
    await save(owner, 'Paused');
    await save(colleague, 'Paused');
  });

  it('are changed and shared, and what is not named stays [O.listViews.update]', async () => {
    const { view_id } = await save(owner, 'Paused');
    const update = async (change: object) =>
      (await test.as(owner).call('listViews.update', { org_id: orgId, view_id, ...change })).data;
    expect(await update({ query: 'tag=print&page=2' })).toMatchObject({ name: 'Paused', query: 'tag=print' });
    expect(await update({ name: 'Prints', is_shared: true })).toMatchObject({ query: 'tag=print', is_shared: true });
    expect(await namesOf(viewer)).toEqual(['Prints']);
    await test.as(viewer).call('listViews.choose', { org_id: orgId, list: 'codes', default_view_id: view_id });
    expect(await update({ is_shared: false })).toMatchObject({ is_shared: false });
    expect(await read(viewer)).toEqual({ views: [], default_view_id: null, columns: null });
  });

  it('are shared and changed for everybody by those alone who may change what is listed [O.listViews.create, O.listViews.update, O.listViews.delete]', async () => {
    const shared = await save(owner, 'For all', true);
    const own = await save(viewer, 'Mine');
    const { send } = test.as(viewer);
    const refused = [
      await send('listViews.create', input('Another', true)),
      await send('listViews.update', { org_id: orgId, view_id: own.view_id, is_shared: true }),
      await send('listViews.update', { org_id: orgId, view_id: shared.view_id, name: 'New' }),
      await send('listViews.update', { org_id: orgId, view_id: shared.view_id, is_shared: false }),
      await send('listViews.delete', { org_id: orgId, view_id: shared.view_id }),
      await send('listViews.get', { org_id: orgId, list: 'customers' }),
      await send('listViews.create', { ...input('Guests'), list: 'customers' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'auth.forbidden'));
    const renamed = { org_id: orgId, view_id: shared.view_id, name: 'For us' };
    expect((await test.as(colleague).call('listViews.update', renamed)).data.name).toBe('For us');
    await test.as(colleague).call('listViews.delete', { org_id: orgId, view_id: shared.view_id });
    expect(await namesOf(owner)).toEqual([]);
  });

  it('of somebody else are as good as missing, also in the same organization [P.tenant]', async () => {
    const { view_id } = await save(owner, 'Mine');
    for (const id of [view_id, uuidv7()]) {
      const { send } = test.as(colleague);
      const answers = [
        await send('listViews.update', { org_id: orgId, view_id: id, name: 'Theirs' }),
        await send('listViews.delete', { org_id: orgId, view_id: id }),
        await send('listViews.choose', { org_id: orgId, list: 'codes', default_view_id: id }),
      ];
      expect(answers.map(({ body }) => [body.status, body.code])).toEqual(
        answers.map(() => [404, 'list_view.not_found']),
      );
    }
  });

  it('open a list for whoever chose them, until they are deleted; columns are chosen apart [O.listViews.choose, O.listViews.delete]', async () => {
    const { view_id } = await save(owner, 'For all', true);
    const choose = async (user: TestUser, choice: object) =>
      (await test.as(user).call('listViews.choose', { org_id: orgId, list: 'codes', ...choice })).data;
    await choose(colleague, { columns: ['scans', 'status'] });
    expect(await choose(colleague, { default_view_id: view_id })).toEqual({
      default_view_id: view_id,
      columns: ['scans', 'status'],
    });
    expect(await read(owner)).toMatchObject({ default_view_id: null, columns: null });
    const elsewhere = { org_id: orgId, list: 'pages', default_view_id: view_id } as const;
    expect((await test.as(owner).send('listViews.choose', elsewhere)).body.code).toBe('list_view.not_found');
    await test.as(owner).call('listViews.delete', { org_id: orgId, view_id });
    expect(await read(colleague)).toEqual({ views: [], default_view_id: null, columns: ['scans', 'status'] });
    expect(await choose(colleague, { columns: null })).toEqual({ default_view_id: null, columns: null });
  });

  it('are so many per person at most, also of several that come at once [O.listViews.create]', async () => {
    for (let made = 1; made < listViewLimits.own; made += 1) await save(owner, `View ${made}`);
    const last = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => test.as(owner).send('listViews.create', input(name))),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await namesOf(owner)).toHaveLength(listViewLimits.own);
    await save(owner, 'Shared', true);
    await save(colleague, 'Mine');
  });

  it('go with a person who leaves, and stay where they are shared', async () => {
    const leaver = await test.user();
    const membership = await test.member(orgId, leaver, 'editor');
    await save(leaver, 'Mine');
    await save(leaver, 'For all', true);
    await test.as(owner).call('userRole.delete', { id: membership });
    expect(await namesOf(owner)).toEqual(['For all']);
    const count = () =>
      db.system((tx) => tx.query('select count(*) as total from list_views where org_id = $1', [orgId]));
    expect((await count())[0]?.total).toBe(1);
  });
});
