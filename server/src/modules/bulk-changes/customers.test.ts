import type { CustomerBulkAction } from '@swapt/shared/values';
import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('a change of all customers that a list shows', ({ db }) => {
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

  const fill = (count: number, tags: readonly string[] = []) =>
    db.system((tx) =>
      asTestTx(tx).query(
        `with made as (
           insert into customers (org_id, customer_id, name, email, phone, tags, note, first_seen_at, last_seen_at)
           select $1, gen_random_uuid(), 'Guest ' || n, '', '', $3, '', $4, $4 from generate_series(1, $2::int) n returning customer_id
         ) insert into customer_contacts (org_id, customer_id, kind, value, added_at, proof)
           select $1, customer_id, 'phone', customer_id::text, $4, 'team' from made`,
        [orgId, count, tags, test.services.now()],
      ),
    );
  const call = () => test.as(owner).call;
  const start = async (count: number, action: CustomerBulkAction, more: object = {}) =>
    (await call()('bulkChanges.startCustomers', { org_id: orgId, filter: {}, count, action, ...more })).data;
  const read = async (id: string) => {
    const { data } = await call()('bulkChanges.list', { org_id: orgId, noun: 'customers' });
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
      asTestTx(tx).query<{ customer_id: string; tags: string[] }>(
        'select customer_id, tags from customers where org_id = $1 order by customer_id',
        [orgId],
      ),
    );
  const tagsOf = async () => (await rows()).map(({ tags }) => tags.join());
  const faults = async () =>
    (await findFaults({ db, storage: openStorage({ dataDir: '' }, db) })).filter((fault) => fault.startsWith('bulk'));

  it('tags them in parts and is undone exactly, but for what somebody changed since [A.customers]', async () => {
    await fill(230);
    await fill(20, ['vip']);
    const before = await rows();
    const { change_id } = await start(250, 'tag', { tags: ['VIP ', 'spring'] });
    await work();
    expect(await read(change_id)).toMatchObject({
      noun: 'customers',
      state: 'done',
      done: 250,
      changed: 250,
      left: [],
    });
    expect(new Set(await tagsOf())).toEqual(new Set(['vip,spring']));
    const [id = ''] = (await rows()).map(({ customer_id }) => customer_id);
    await call()('customers.update', { org_id: orgId, id, data: { tags: ['other'] } });
    const kept = [{ reason: 'Somebody has changed it since.', count: 1, names: [] }];
    expect(await undo(change_id)).toMatchObject({ state: 'undone', undone: 250, kept });
    expect((await rows()).slice(1)).toEqual(before.slice(1));
    expect(await faults()).toEqual([]);
  });

  it('takes tags away from those whom a segment and a search show, and gives them back [A.customers]', async () => {
    await fill(3, ['vip', 'old']);
    const { data: segment } = await call()('customers.segments.save', {
      org_id: orgId,
      name: 'Vips',
      filter: { tags: ['vip'] },
    });
    const filter = { segment_id: segment.segment_id, search: 'Guest 2' };
    const { change_id } = await start(1, 'untag', { filter, tags: ['vip', 'never'] });
    await work();
    expect((await tagsOf()).sort()).toEqual(['old', 'vip,old', 'vip,old']);
    await undo(change_id);
    expect((await tagsOf()).sort()).toEqual(['old,vip', 'vip,old', 'vip,old']);
  });

  it('erases them for good: nothing of them is kept, and nothing can be undone [A.customers]', async () => {
    await fill(45, ['vip']);
    const { change_id, can_undo: canUndo } = await start(45, 'delete');
    expect(canUndo).toBe(false);
    await work();
    expect(await read(change_id)).toMatchObject({ state: 'done', changed: 45, left: [] });
    expect(await rows()).toEqual([]);
    const { status, body } = await test.as(owner).send('bulkChanges.undo', { org_id: orgId, change_id });
    expect([status, body.detail]).toEqual([409, 'What it deleted is gone for good.']);
    const items = await db.system((tx) =>
      asTestTx(tx).query('select from bulk_changed_items where change_id = $1', [change_id]),
    );
    expect(items).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('leaves who was merged or deleted meanwhile, without a name', async () => {
    await fill(2);
    const { change_id } = await start(2, 'delete');
    const [id = ''] = (await rows()).map(({ customer_id }) => customer_id);
    await call()('customers.delete', { org_id: orgId, id });
    await work();
    const left = [{ reason: 'They were deleted or merged meanwhile.', count: 1, names: [] }];
    expect(await read(change_id)).toMatchObject({ done: 2, changed: 1, left });
  });

  it('is refused for a list that has changed, for others’ customers, and without what it needs', async () => {
    await fill(2);
    const other = await test.organization();
    await test.as(other.owner).call('org.get', { org_id: other.orgId });
    const [mine = ''] = (await rows()).map(({ customer_id }) => customer_id);
    const refused = async (input: object, as = owner, org_id = orgId) => {
      const all = { org_id, filter: {}, count: 2, action: 'delete', ...input };
      const { status, body } = await test.as(as).send('bulkChanges.startCustomers', all);
      return [status, body.code];
    };
    expect(await refused({ count: 3 })).toEqual([409, 'bulk_change.selection_changed']);
    expect(await refused({ count: undefined })).toEqual([400, 'request.invalid']);
    expect(await refused({ count: 100_001 })).toEqual([422, 'bulk_change.too_many_selected']);
    expect(await refused({ customer_ids: [mine] })).toEqual([400, 'request.invalid']);
    expect(await refused({ action: 'tag' })).toEqual([400, 'request.invalid']);
    expect(await refused({ filter: { segment_id: crypto.randomUUID() } })).toEqual([404, 'customer.segment_not_found']);
    const named = { filter: undefined, count: undefined, customer_ids: [mine] };
    expect(await refused(named, other.owner, other.orgId)).toEqual([404, 'customer.not_found']);
    expect(await rows()).toHaveLength(2);
  });

  it('is seen, cancelled and undone by those alone who may do so with customers', async () => {
    await fill(1);
    const { change_id } = await start(1, 'tag', { tags: ['vip'] });
    const viewer = await test.user();
    await test.member(orgId, viewer, 'viewer');
    const sent = async (id: 'bulkChanges.list' | 'bulkChanges.cancel' | 'bulkChanges.undo', input: object) =>
      (await test.as(viewer).send(id, { org_id: orgId, ...input })).status;
    expect(await sent('bulkChanges.list', { noun: 'customers' })).toBe(403);
    expect(await sent('bulkChanges.list', {})).toBe(200);
    expect(await sent('bulkChanges.cancel', { change_id })).toBe(403);
    expect(await sent('bulkChanges.undo', { change_id })).toBe(403);
    expect((await call()('bulkChanges.list', { org_id: orgId })).data).toEqual([]);
  });
});
