import { insertManyCodes } from '../../testing/rows/many-codes.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { manyDeleted } from '../../testing/rows/many-deleted.js';

describeOnEngine('folders that are removed together', ({ db }) => {
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

  const call = () => test.as(owner).call;
  const addFolder = async (name: string) => (await call()('folders.create', { org_id: orgId, name })).data.folder_id;
  const addCode = async (name: string, folderId: string) => {
    const code = { org_id: orgId, name, type: 'link', target: 'https://example.com/' } as const;
    const { data } = await call()('codes.create', code);
    await call()('folders.add', { org_id: orgId, folder_id: folderId, code_id: data.code_id });
    return data.code_id;
  };
  const namesIn = async (folder_id: string) =>
    (await call()('folders.codes', { org_id: orgId, folder_id })).data.map(({ name }) => name).sort();

  it('come back with the codes that are in no other folder by now [A.folders]', async () => {
    const [tables, windows] = [await addFolder('Tables'), await addFolder('Windows')];
    const [first, second] = [await addCode('Table 1', tables), await addCode('Table 2', tables)];
    await addCode('Window 1', windows);
    const { work, undo, rows } = manyDeleted(test, db, { orgId, owner, noun: 'folders' });
    const { data } = await call()('bulkChanges.deleteFolders', {
      org_id: orgId,
      filter: { search: 'table' },
      count: 1,
    });
    await work();
    expect((await rows('folders')).map(({ row }) => row.name)).toEqual(['Windows']);
    const codes = (await rows('codes')).filter(({ row }) => [first, second].includes(String(row.code_id)));
    expect(codes.map(({ row }) => row.folder_id)).toEqual([null, null]);
    await call()('folders.add', { org_id: orgId, folder_id: windows, code_id: second });
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 1, kept: [] });
    expect(await namesIn(tables)).toEqual(['Table 1']);
    expect(await namesIn(windows)).toEqual(['Table 2', 'Window 1']);
  });

  it('stay away where another one has the name by now, and their codes stay out of it [A.folders]', async () => {
    const [tables, windows] = [await addFolder('Tables'), await addFolder('Windows')];
    await addCode('Table 1', tables);
    await addCode('Window 1', windows);
    const { work, undo } = manyDeleted(test, db, { orgId, owner, noun: 'folders' });
    const { data } = await call()('bulkChanges.deleteFolders', { org_id: orgId, folder_ids: [tables, windows] });
    await work();
    const other = await addFolder('TABLES');
    const kept = [{ reason: 'There is another folder with this name now.', count: 1, names: ['Tables'] }];
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 2, kept });
    expect(await namesIn(other)).toEqual([]);
    expect(await namesIn(windows)).toEqual(['Window 1']);
    expect((await test.as(owner).send('folders.codes', { org_id: orgId, folder_id: tables })).status).toBe(404);
  });

  it('stand in nobody’s way who changes their codes at the same time [A.folders]', async () => {
    const folder_id = await addFolder('Tables');
    await insertManyCodes(db, orgId, 100, { status: 'active' });
    const ids = (await call()('codes.list', { org_id: orgId, pageSize: 100 })).data
      .map(({ code_id }) => code_id)
      .sort();
    // The last comes first in the table now.
    for (const code_id of ids.toReversed()) await call()('folders.add', { org_id: orgId, folder_id, code_id });
    const { work, undo, rows } = manyDeleted(test, db, { orgId, owner, noun: 'folders' });
    const tag = (round: number) =>
      Promise.all(
        ['a', 'b'].map((half) =>
          call()('codes.bulk', { org_id: orgId, code_ids: ids, action: 'tag', tags: [`${half}${round}`] }),
        ),
      );
    for (const round of [1, 2, 3]) {
      const { data } = await call()('bulkChanges.deleteFolders', { org_id: orgId, folder_ids: [folder_id] });
      await Promise.all([work(), tag(round)]);
      const [undone] = await Promise.all([undo(data.change_id), tag(round + 10)]);
      expect(undone).toMatchObject({ state: 'undone', undone: 1, kept: [] });
    }
    const codes = (await rows('codes')).filter(({ row }) => row.folder_id === folder_id);
    expect(codes).toHaveLength(ids.length);
  });
});
