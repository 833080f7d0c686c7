import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('folders', ({ db }) => {
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

  const create = async (name: string) =>
    (await test.as(owner).call('folders.create', { org_id: orgId, name })).data.folder_id;
  const createCode = async (name: string) => {
    const input = { org_id: orgId, name, type: 'link' as const, target: 'https://example.com/' };
    return (await test.as(owner).call('codes.create', input)).data.code_id;
  };
  const add = (folder_id: string, code_id: string) =>
    test.as(owner).send('folders.add', { org_id: orgId, folder_id, code_id });
  const namesIn = async (folder_id: string, search?: string) =>
    (await test.as(owner).call('folders.codes', { org_id: orgId, folder_id, search })).data.map(({ name }) => name);

  it('are made and listed by name with their codes and scans [O.folders.create, O.folders.get]', async () => {
    const [menus, posters] = [await create('  Menus '), await create('Flyers and posters')];
    const [one, two, gone] = [await createCode('One'), await createCode('Two'), await createCode('Gone')];
    for (const code of [one, two, gone]) await add(menus, code);
    await test.as(owner).call('codes.delete', { org_id: orgId, code_id: gone });
    await db.system((tx) =>
      tx.query('insert into code_counters (org_id, code_id, scans) values ($1, $2, 5), ($1, $3, 2), ($1, $4, 90)', [
        orgId,
        one,
        two,
        gone,
      ]),
    );
    const { call } = test.as(owner);
    expect(await call('folders.get', { org_id: orgId })).toEqual({
      data: [
        expect.objectContaining({ folder_id: posters, name: 'Flyers and posters', codes: 0, scans: 0 }),
        {
          folder_id: menus,
          org_id: orgId,
          name: 'Menus',
          codes: 2,
          scans: 7,
          created_at: '2026-11-20T10:00:00.000Z',
        },
      ],
      page: 1,
      pageSize: 10,
      total: 2,
    });
    const found = await call('folders.get', { org_id: orgId, search: 'POST' });
    expect(found).toMatchObject({ data: [{ name: 'Flyers and posters' }], total: 1 });
    expect((await call('folders.get', { org_id: orgId, page: 2, pageSize: 1 })).data[0]?.name).toBe('Menus');
    expect((await call('folders.get', { org_id: orgId, folder_id: menus })).data).toMatchObject([{ codes: 2 }]);
  });

  it('refuses a name that is taken at its field, also of two that come at once [O.folders.create]', async () => {
    const both = await Promise.all(
      ['Menus', 'menus'].map((name) => test.as(owner).send('folders.create', { org_id: orgId, name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'folder.name_taken',
      errors: { name: expect.stringContaining('Choose another name') },
    });
  });

  it('keeps a code in one folder: putting it into another moves it [O.folders.add, O.folders.codes]', async () => {
    const [menus, posters] = [await create('Menus'), await create('Posters')];
    const code = await createCode('Table 4');
    expect((await add(menus, code)).body).toEqual({ data: { folder_id: menus, code_id: code } });
    await add(menus, code);
    expect(await namesIn(menus)).toEqual(['Table 4']);
    await add(posters, code);
    expect([await namesIn(menus), await namesIn(posters)]).toEqual([[], ['Table 4']]);
    expect((await test.as(owner).call('codes.get', { org_id: orgId, code_id: code })).data.folder).toEqual({
      folder_id: posters,
      name: 'Posters',
    });
  });

  it('lists its own codes by page and search, without deleted ones [O.folders.codes]', async () => {
    const menus = await create('Menus');
    await createCode('Bar');
    for (const name of ['Table 1', 'Table 2', 'Window']) {
      test.services.setNow(new Date(test.services.now().getTime() + 1000));
      await add(menus, await createCode(name));
    }
    const gone = await createCode('Old');
    await add(menus, gone);
    await test.as(owner).call('codes.delete', { org_id: orgId, code_id: gone });
    expect(await namesIn(menus)).toEqual(['Window', 'Table 2', 'Table 1']);
    expect(await namesIn(menus, 'table')).toEqual(['Table 2', 'Table 1']);
    const page = await test.as(owner).call('folders.codes', { org_id: orgId, folder_id: menus, page: 2, pageSize: 2 });
    expect(page).toMatchObject({ data: [{ name: 'Table 1' }], page: 2, pageSize: 2, total: 3 });
  });

  it('lets go of a code, which stays, and says so when it was not in there [O.folders.removeFrom]', async () => {
    const [menus, posters] = [await create('Menus'), await create('Posters')];
    const code = await createCode('Table 4');
    await add(menus, code);
    const takeOut = (folder_id: string) =>
      test.as(owner).send('folders.removeFrom', { org_id: orgId, folder_id, code_id: code });
    expect((await takeOut(posters)).body).toMatchObject({ status: 404, code: 'code.not_found' });
    expect(await namesIn(menus)).toEqual(['Table 4']);
    expect((await takeOut(menus)).status).toBe(200);
    expect(await namesIn(menus)).toEqual([]);
    expect((await test.as(owner).call('codes.get', { org_id: orgId, code_id: code })).data.folder).toBeNull();
  });

  it('is removed and its codes stay [O.folders.remove]', async () => {
    const menus = await create('Menus');
    const code = await createCode('Table 4');
    await add(menus, code);
    const { call, send } = test.as(owner);
    expect((await call('folders.remove', { org_id: orgId, folder_id: menus })).data).toEqual({ folder_id: menus });
    expect((await call('codes.get', { org_id: orgId, code_id: code })).data).toMatchObject({
      status: 'active',
      folder: null,
    });
    for (const operation of ['folders.remove', 'folders.get', 'folders.codes'] as const) {
      const { body } = await send(operation, { org_id: orgId, folder_id: menus });
      expect(body).toMatchObject({ status: 404, code: 'folder.not_found' });
    }
  });

  it('takes neither a deleted code nor a folder or code that is not there [O.folders.add]', async () => {
    const menus = await create('Menus');
    const [code, gone] = [await createCode('Table 4'), await createCode('Old')];
    await test.as(owner).call('codes.delete', { org_id: orgId, code_id: gone });
    expect((await add(menus, gone)).body).toMatchObject({ status: 409, code: 'code.bad_state' });
    expect((await add(menus, uuidv7())).body).toMatchObject({ status: 404, code: 'code.not_found' });
    expect((await add(uuidv7(), code)).body).toMatchObject({ status: 404, code: 'folder.not_found' });
  });

  it('of another organization takes no code, even by its id [O.folders.add, P.tenant]', async () => {
    const code = await createCode('Table 4');
    const stranger = await test.organization();
    const { data } = await test.as(stranger.owner).call('folders.create', { org_id: stranger.orgId, name: 'Theirs' });
    expect((await add(data.folder_id, code)).body).toMatchObject({ status: 404, code: 'folder.not_found' });
    expect((await test.as(owner).call('codes.get', { org_id: orgId, code_id: code })).data.folder).toBeNull();
  });
});
