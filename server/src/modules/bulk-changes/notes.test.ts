import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { manyDeleted } from '../../testing/rows/many-deleted.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('notes that are deleted together', ({ db }) => {
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

  const addCode = async (name: string) => {
    const code = { org_id: orgId, name, type: 'link', target: 'https://example.com/' } as const;
    return (await test.as(owner).call('codes.create', code)).data.code_id;
  };
  const addNote = async (code_id: string, text: string, isPublic = false) =>
    (await test.as(owner).call('codes.notes.add', { org_id: orgId, code_id, text, is_public: isPublic })).data;

  it('are those that the search and the choice of readers show, and the page of a public one comes back [A.notes]', async () => {
    const codeId = await addCode('Window');
    const open = await addNote(codeId, 'Open until 8', true);
    await addNote(codeId, 'Open the box first');
    await addNote(codeId, 'Closed on Monday', true);
    const { rows, work, undo } = manyDeleted(test, db, { orgId, owner, noun: 'notes' });
    const filter = { search: 'open', seen_by: 'everybody' } as const;
    const { data } = await test.as(owner).call('bulkChanges.deleteNotes', { org_id: orgId, filter, count: 1 });
    await work();
    expect(await rows('code_notes')).toHaveLength(2);
    const stranger = await test.user();
    const page = { code_id: codeId, id: open.id };
    expect((await test.as(stranger).send('codes.notes.get', page)).status).toBe(404);
    await undo(data.change_id);
    expect((await test.as(stranger).call('codes.notes.get', page)).data).toMatchObject([{ text: 'Open until 8' }]);
  });

  it('stay away where their code is gone for good, and come back where it is deleted only [A.notes]', async () => {
    const [gone, deleted] = [await addCode('Gone'), await addCode('Deleted')];
    await addNote(gone, 'Reprint in spring, on matt paper, for both windows');
    await addNote(deleted, 'Reprint in autumn');
    const { rows, work, undo } = manyDeleted(test, db, { orgId, owner, noun: 'notes' });
    const { data } = await test.as(owner).call('bulkChanges.deleteNotes', { org_id: orgId, filter: {}, count: 2 });
    await work();
    await test.as(owner).call('codes.delete', { org_id: orgId, code_id: deleted });
    await db.system((tx) => asTestTx(tx).query('delete from codes where code_id = $1', [gone]));
    const names = ['Reprint in spring, on matt paper, for bo'];
    const kept = [{ reason: 'Its code no longer exists.', count: 1, names }];
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 2, kept });
    expect((await rows('code_notes')).map(({ row }) => row.text)).toEqual(['Reprint in autumn']);
  });
});
