import type { PageBulkAction } from '@swapt/shared/values';
import { newDocument } from '@swapt/shared/page/document';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('a change of all pages that a list shows', ({ db }) => {
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

  const fill = (count: number, status: 'draft' | 'published' = 'published') =>
    db.system((tx) =>
      asTestTx(tx).query(
        `insert into pages (org_id, page_id, name, draft, status, published_version, updated_by, updated_at, created_at)
         select $1, gen_random_uuid(), 'Menu ' || n, $3::jsonb, $4, case when $4 = 'published' then 1 end, $5, $6, $6 from generate_series(1, $2::int) n`,
        [orgId, count, JSON.stringify(newDocument({ title: 'Menu' })), status, owner.userId, test.services.now()],
      ),
    );
  const call = () => test.as(owner).call;
  const start = async (count: number, action: PageBulkAction, filter: object = {}) =>
    (await call()('bulkChanges.startPages', { org_id: orgId, filter, count, action })).data;
  const read = async (id: string) => {
    const { data } = await call()('bulkChanges.list', { org_id: orgId, noun: 'pages' });
    return data.find(({ change_id }) => change_id === id);
  };
  const work = () => runDueJobs(test.services, jobs);
  const undo = async (change_id: string) => {
    await call()('bulkChanges.undo', { org_id: orgId, change_id });
    await work();
    return read(change_id);
  };
  const rows = () =>
    db.system((tx) =>
      asTestTx(tx).query<{ page_id: string; status: string }>(
        'select page_id, status, published_version from pages where org_id = $1 order by page_id',
        [orgId],
      ),
    );

  it('takes those that are public off the site, and shows the same version again when it is undone [A.pages]', async () => {
    await fill(150);
    await fill(4, 'draft');
    const before = await rows();
    const { change_id } = await start(154, 'unpublish');
    await work();
    expect(await read(change_id)).toMatchObject({ state: 'done', done: 154, changed: 150, left: [] });
    expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['draft']));
    const [first] = before.filter(({ status }) => status === 'published');
    // Somebody published another version of one and took it off again.
    await db.system((tx) =>
      asTestTx(tx).query('update pages set published_version = 7 where page_id = $1', [first?.page_id]),
    );
    const kept = [{ reason: 'Somebody has changed it since.', count: 1 }];
    expect(await undo(change_id)).toMatchObject({ state: 'undone', undone: 150, kept });
    const others = (all: { page_id: string }[]) => all.filter(({ page_id }) => page_id !== first?.page_id);
    expect(others(await rows())).toEqual(others(before));
  });

  it('deletes and restores what it finds, and each is undone to what every page was [A.pages]', async () => {
    await fill(3);
    await fill(2, 'draft');
    const before = await rows();
    const deleted = await start(5, 'delete', { search: 'menu' });
    await work();
    expect(await read(deleted.change_id)).toMatchObject({ changed: 5 });
    const restored = await start(5, 'restore', { status: 'deleted' });
    await work();
    expect((await rows()).map(({ status }) => status)).toEqual(Array(5).fill('draft'));
    await undo(restored.change_id);
    expect((await rows()).map(({ status }) => status)).toEqual(Array(5).fill('deleted'));
    await undo(deleted.change_id);
    expect(await rows()).toEqual(before);
  });

  it('says what was left out, and is refused for a list that has changed and for pages of others', async () => {
    await fill(2);
    const { change_id } = await start(2, 'unpublish');
    const [page] = await rows();
    await call()('pages.delete', { org_id: orgId, page_id: page?.page_id ?? '' });
    await work();
    const left = [{ reason: 'It was deleted. Restore it first.', count: 1, names: [expect.stringMatching(/^Menu/)] }];
    expect(await read(change_id)).toMatchObject({ changed: 1, left });
    const other = await test.organization();
    const refused = async (input: object, as = owner, org_id = orgId) => {
      const { status, body } = await test.as(as).send('bulkChanges.startPages', { org_id, action: 'delete', ...input });
      return [status, body.code];
    };
    expect(await refused({ filter: {}, count: 2 })).toEqual([409, 'bulk_change.selection_changed']);
    expect(await refused({})).toEqual([400, 'request.invalid']);
    expect(await refused({ page_ids: [page?.page_id] }, other.owner, other.orgId)).toEqual([404, 'page.not_found']);
  });
});
