import type { BulkAction, CodeStatus } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';

describeOnEngine('many codes at once', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let count = 0;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const make = async (status: CodeStatus = 'active') => {
    count += 1;
    return (await insertCode(db, { orgId, slug: `bulk-${db.engine}-${count}`, status })).codeId;
  };
  const bulk = async (code_ids: string[], action: BulkAction, more: object = {}) =>
    (await test.as(owner).call('codes.bulk', { org_id: orgId, code_ids, action, ...more })).data;
  const read = async (code_id: string) => (await test.as(owner).call('codes.get', { org_id: orgId, code_id })).data;

  it.each<[BulkAction, from: CodeStatus[], to: CodeStatus]>([
    ['archive', ['active', 'paused'], 'archived'],
    ['restore', ['archived', 'deleted'], 'active'],
    ['pause', ['active'], 'paused'],
    ['resume', ['paused'], 'active'],
    ['delete', ['active', 'paused', 'archived'], 'deleted'],
  ])('can be told to %s, where their state lets them', async (action, from, to) => {
    for (const status of ['active', 'paused', 'archived', 'deleted'] as const) {
      const id = await make(status);
      const { changed, left } = await bulk([id], action);
      const isSo = status === to;
      expect({ status, changed, left: left.length }).toEqual({
        status,
        changed: from.includes(status) ? 1 : 0,
        left: from.includes(status) || isSo ? 0 : 1,
      });
      expect((await read(id)).status).toBe(from.includes(status) ? to : status);
    }
  });

  it('change together, and those that cannot are named with the reason', async () => {
    const [a, b, gone] = [await make(), await make(), await make('deleted')];
    const unknown = crypto.randomUUID();
    const { changed, left } = await bulk([a, gone, b, unknown], 'archive');
    expect(changed).toBe(2);
    expect(left).toEqual([
      { code_id: gone, name: expect.any(String), reason: 'It was deleted. Restore it first.' },
      { code_id: unknown, name: '', reason: 'This code does not exist.' },
    ]);
  });

  it('are moved into a folder and out of it, all or none', async () => {
    const { data: folder } = await test
      .as(owner)
      .call('folders.create', { org_id: orgId, name: `Spring ${db.engine}` });
    const ids = [await make(), await make()];
    expect(await bulk(ids, 'move', { folder_id: folder.folder_id })).toEqual({ changed: 2, left: [] });
    expect((await read(ids[1] ?? '')).folder?.folder_id).toBe(folder.folder_id);
    const stray = await test
      .as(owner)
      .send('codes.bulk', { org_id: orgId, code_ids: ids, action: 'move', folder_id: crypto.randomUUID() });
    expect(stray).toMatchObject({ status: 404, body: { code: 'folder.not_found' } });
    expect((await read(ids[0] ?? '')).folder?.folder_id).toBe(folder.folder_id);
    await bulk(ids, 'move', { folder_id: null });
    expect((await read(ids[0] ?? '')).folder).toBeNull();
  });

  it('get tags and lose them, in their order and each once', async () => {
    const ids = [await make(), await make()];
    await bulk(ids, 'tag', { tags: ['Spring ', 'menu'] });
    await bulk(ids.slice(0, 1), 'tag', { tags: ['door', 'MENU'] });
    expect((await read(ids[0] ?? '')).tags).toEqual(['spring', 'menu', 'door']);
    await bulk(ids, 'untag', { tags: ['spring'] });
    expect([(await read(ids[0] ?? '')).tags, (await read(ids[1] ?? '')).tags]).toEqual([['menu', 'door'], ['menu']]);
    const full = await bulk(ids, 'tag', { tags: Array.from({ length: 20 }, (_, index) => `t${index}`) });
    expect(full).toMatchObject({ changed: 0, left: [{ reason: 'A code has at most 20 tags.' }, {}] });
    const missing = await test.as(owner).send('codes.bulk', { org_id: orgId, code_ids: ids, action: 'tag' });
    expect(missing.body).toMatchObject({ errors: { tags: 'This is required.' } });
  });

  it('leave the list when they are archived, and are found there again when asked for', async () => {
    const id = await make();
    await bulk([id], 'archive');
    const { call } = test.as(owner);
    const listed = async (filter: object) =>
      (await call('codes.list', { org_id: orgId, pageSize: 100, filter })).data.some((code) => code.code_id === id);
    expect([await listed({}), await listed({ status: 'archived' })]).toEqual([false, true]);
  });
});

describeOnPostgres('many codes that two people change at once', ({ db }) => {
  it('never block each other for ever', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => insertCode(db, { orgId, slug: `race-${index}` })),
    );
    const ids = made.map(({ codeId }) => codeId);
    const { call } = test.as(owner);
    const rounds = Array.from({ length: 10 }, (_, index) => {
      const code_ids = index % 2 === 0 ? ids : ids.toReversed();
      return call('codes.bulk', {
        org_id: orgId,
        code_ids,
        action: index % 2 === 0 ? 'pause' : 'tag',
        tags: [`t${index}`],
      });
    });
    await Promise.all(rounds);
    const rows = await db.system((tx) =>
      tx.query<{ tags: string[] }>('select tags from codes where org_id = $1', [orgId]),
    );
    expect(rows.every(({ tags }) => tags.length === 5)).toBe(true);
    await test.close();
  });
});
