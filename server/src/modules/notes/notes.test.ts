import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('notes on codes', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let codeId: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ orgId, owner } = await test.organization());
    codeId = await makeCode('Table 4');
  });
  afterAll(() => test.close());

  const makeCode = async (name: string) => {
    const input = { org_id: orgId, name, type: 'link', target: 'https://example.com/' } as const;
    return (await test.as(owner).call('codes.create', input)).data.code_id;
  };
  const add = async (text: string, is_public = false, code_id = codeId) => {
    test.services.setNow(new Date(test.services.now().getTime() + 1000));
    return (await test.as(owner).call('codes.notes.add', { org_id: orgId, code_id, text, is_public })).data;
  };
  const textsFor = async (caller: TestUser | string | undefined) =>
    (await test.as(caller).call('codes.notes.get', { code_id: codeId })).data.map(({ text }) => text);

  it('are added with who wrote them, listed newest first and deleted [O.codes.notes.add, O.codes.notes.get, O.codes.notes.delete]', async () => {
    const first = await add('  Reprint in spring.\nAsk for matt paper. ');
    const second = await add('Open until 8', true);
    expect(first).toMatchObject({ text: 'Reprint in spring.\nAsk for matt paper.', is_public: false, url: null });
    expect(first).toMatchObject({ code_id: codeId, org_id: orgId, code_name: 'Table 4', author: expect.any(String) });
    expect(second.url).toBe(`${test.services.config.publicUrl}/code/note/${second.id}`);
    const { call } = test.as(owner);
    const page = await call('codes.notes.get', { code_id: codeId, page: 2, pageSize: 1 });
    expect(page).toMatchObject({ total: 2, page: 2, pageSize: 1, data: [first] });
    expect((await call('codes.notes.delete', { org_id: orgId, code_id: codeId, id: first.id })).data).toEqual({
      id: first.id,
    });
    expect((await call('codes.notes.get', { code_id: codeId })).data).toEqual([second]);
    const again = await test.as(owner).send('codes.notes.delete', { org_id: orgId, code_id: codeId, id: first.id });
    expect([again.status, again.body.code]).toEqual([404, 'note.not_found']);
  });

  it('are shown to the public only where they are meant for it, without the names that the team uses [O.codes.notes.get]', async () => {
    const hidden = await add('The supplier is late');
    const shown = await add('Open until 8', true);
    const stranger = (await test.organization()).owner;
    const foreignKey = await test.apiKey((await test.organization(stranger)).orgId, stranger, 'owner');
    for (const caller of [undefined, stranger, foreignKey]) {
      const { data, total } = await test.as(caller).call('codes.notes.get', { code_id: codeId });
      expect({ data, total }).toEqual({ data: [{ ...shown, author: null, code_name: null }], total: 1 });
      const one = await test.as(caller).send('codes.notes.get', { code_id: codeId, id: hidden.id });
      const none = await test.as(caller).send('codes.notes.get', { code_id: codeId, id: uuidv7() });
      expect(one.status).toBe(404);
      expect({ ...one.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    }
    const { data } = await test.as(undefined).call('codes.notes.get', { code_id: codeId, id: shown.id });
    expect(data.map(({ text }) => text)).toEqual(['Open until 8']);
  });

  it('are all shown to roles that read codes, in person and by API key, and not to others of the team [O.codes.notes.get]', async () => {
    await add('For us');
    await add('For all', true);
    const [viewer, cashier] = [await test.user(), await test.user()];
    await test.member(orgId, viewer, 'viewer');
    await test.member(orgId, cashier, 'cashier');
    expect(await textsFor(viewer)).toEqual(['For all', 'For us']);
    expect(await textsFor(await test.apiKey(orgId, owner, 'viewer'))).toEqual(['For all', 'For us']);
    expect(await textsFor(cashier)).toEqual(['For all']);
  });

  it('go with their code from public view when it is deleted, and come back with it [O.codes.notes.get]', async () => {
    await add('Open until 8', true);
    const { call } = test.as(owner);
    await call('codes.delete', { org_id: orgId, code_id: codeId });
    expect(await textsFor(undefined)).toEqual([]);
    expect(await textsFor(owner)).toEqual(['Open until 8']);
    const late = await test.as(owner).send('codes.notes.add', { org_id: orgId, code_id: codeId, text: 'Late' });
    expect([late.status, late.body.code]).toEqual([404, 'code.not_found']);
    await call('codes.update', { org_id: orgId, code_id: codeId, data: { status: 'active' } });
    expect(await textsFor(undefined)).toEqual(['Open until 8']);
  });

  it('of the whole organization are listed with their codes, searched and told apart by who sees them [O.codes.notes.all]', async () => {
    const menu = await makeCode('Menu 50%');
    await add('Reprint in spring');
    await add('Open until 8', true, menu);
    await add('Closed on Monday', true);
    const all = async (input: object) =>
      (await test.as(owner).call('codes.notes.all', { org_id: orgId, ...input })).data.map(({ text }) => text);
    expect(await all({})).toEqual(['Closed on Monday', 'Open until 8', 'Reprint in spring']);
    expect(await all({ search: 'REPRINT' })).toEqual(['Reprint in spring']);
    expect(await all({ search: '0%' })).toEqual(['Open until 8']);
    expect(await all({ search: '_' })).toEqual([]);
    expect(await all({ seen_by: 'everybody' })).toEqual(['Closed on Monday', 'Open until 8']);
    expect(await all({ seen_by: 'team' })).toEqual(['Reprint in spring']);
    const page = await test.as(owner).call('codes.notes.all', { org_id: orgId, page: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, data: [{ text: 'Reprint in spring', code_name: 'Table 4' }] });
    expect((await test.as((await test.organization()).owner).call('codes.notes.all', {})).total).toBe(0);
  });

  it('refuses a note without words and one that is too long, at its field [O.codes.notes.add]', async () => {
    for (const text of [' \n ', 'x'.repeat(4001)]) {
      const { status, body } = await test.as(owner).send('codes.notes.add', { org_id: orgId, code_id: codeId, text });
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty('text');
    }
  });
});
