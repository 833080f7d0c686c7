import type { BulkAction, CodeStatus } from '@swapt/shared/values';
import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngines } from '../../testing/harness.js';
import { insertManyCodes } from '../../testing/rows/many-codes.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngines('a change of all codes that a list shows', ({ db }) => {
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

  const fill = (count: number, status: CodeStatus = 'active') => insertManyCodes(db, orgId, count, { status });
  const call = () => test.as(owner).call;
  const start = async (count: number, action: BulkAction, more: object = {}) =>
    (await call()('bulkChanges.start', { org_id: orgId, filter: {}, count, action, ...more })).data;
  const read = async (id: string) => {
    const { data } = await call()('bulkChanges.list', { org_id: orgId });
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
      asTestTx(tx).query<{ code_id: string; status: string; folder_id: string | null; tags: string[] }>(
        'select code_id, status, folder_id, tags from codes where org_id = $1 order by code_id',
        [orgId],
      ),
    );
  const listed = async (filter: object) => (await call()('codes.list', { org_id: orgId, filter })).total;
  const folderNamed = async (name: string) => (await call()('folders.create', { org_id: orgId, name })).data.folder_id;

  it('is done in parts by a job, tells how far it is, and can be undone', async () => {
    await fill(420);
    await fill(30, 'paused');
    const before = await rows();
    const { change_id, state, total, by } = await start(450, 'pause');
    expect({ state, total, by }).toEqual({ state: 'running', total: 450, by: owner.email.split('@')[0] });
    await work();
    expect(await read(change_id)).toMatchObject({ state: 'done', done: 450, changed: 420, left: [] });
    expect(await listed({ status: 'paused' })).toBe(450);
    expect(await undo(change_id)).toMatchObject({ state: 'undone', undone: 420, kept: [] });
    expect(await rows()).toEqual(before);
    expect(await listed({ status: 'paused' })).toBe(30);
  });

  it.each<[BulkAction, CodeStatus]>([
    ['archive', 'paused'],
    ['restore', 'deleted'],
    ['resume', 'paused'],
    ['delete', 'archived'],
  ])('puts back after %s what each of them was', async (action, status) => {
    await fill(3, status);
    const before = await rows();
    const { change_id } = await start(3, action, { filter: { status } });
    await work();
    expect(await read(change_id)).toMatchObject({ changed: 3 });
    expect(await rows()).not.toEqual(before);
    await undo(change_id);
    expect(await rows()).toEqual(before);
  });

  it('moves into a folder and puts back into folders that are still there', async () => {
    await fill(4);
    const [from, gone, to] = [await folderNamed('From'), await folderNamed('Gone'), await folderNamed('To')];
    const ids = (await rows()).map(({ code_id }) => code_id);
    const place = (code_ids: string[], folder_id: string) =>
      call()('codes.bulk', { org_id: orgId, code_ids, action: 'move', folder_id });
    await place(ids.slice(0, 1), from);
    await place(ids.slice(1, 2), gone);
    await place(ids.slice(3), to);
    const { change_id } = await start(4, 'move', { folder_id: to });
    await work();
    expect(await read(change_id)).toMatchObject({ changed: 3, folder: { folder_id: to, name: 'To' } });
    await call()('folders.remove', { org_id: orgId, folder_id: gone });
    const undone = await undo(change_id);
    expect(undone?.kept).toMatchObject([{ reason: 'Its folder was deleted.', count: 1 }]);
    expect((await rows()).map(({ folder_id }) => folder_id)).toEqual([from, to, null, to]);
  });

  it('gives tags and takes them, and puts back those that were there, in their order', async () => {
    await fill(3);
    const ids = (await rows()).map(({ code_id }) => code_id);
    await call()('codes.bulk', { org_id: orgId, code_ids: ids.slice(0, 1), action: 'tag', tags: ['b', 'a'] });
    const before = await rows();
    const tagged = await start(3, 'tag', { tags: ['A ', 'c'] });
    await work();
    expect((await rows()).map(({ tags }) => tags.join())).toEqual(['b,a,c', 'a,c', 'a,c']);
    const untagged = await start(3, 'untag', { tags: ['a'] });
    await work();
    // What came after it has changed the same: it stays.
    expect((await undo(tagged.change_id))?.kept).toMatchObject([
      { reason: 'Somebody has changed it since.', count: 3 },
    ]);
    await undo(untagged.change_id);
    expect((await rows()).map(({ tags }) => tags.join())).toEqual(['b,a,c', 'a,c', 'a,c']);
    expect(before[0]?.tags).toEqual(['b', 'a']);
  });

  it('says what was left out and why, and what it could not put back', async () => {
    await fill(4);
    await call()('bulkChanges.start', { org_id: orgId, filter: {}, count: 4, action: 'pause' });
    const [first, second, third] = (await rows()).map(({ code_id }) => code_id);
    const change = (code_id = '', data = {}) => call()('codes.update', { org_id: orgId, code_id, data });
    await change(first, { status: 'archived' });
    await work();
    const [{ change_id } = { change_id: '' }] = (await call()('bulkChanges.list', { org_id: orgId })).data;
    const name = (await call()('codes.get', { org_id: orgId, code_id: first ?? '' })).data.name;
    const left = [{ reason: 'It is archived. Restore it first.', count: 1, names: [name] }];
    expect(await read(change_id)).toMatchObject({ total: 4, done: 4, changed: 3, left });
    await change(second, { status: 'active' });
    await change(second, { status: 'archived' });
    await change(third, { name: 'Renamed' });
    const kept = [{ reason: 'Somebody has changed it since.', count: 1, names: [expect.any(String)] }];
    expect(await undo(change_id)).toMatchObject({ undone: 3, kept });
    expect((await rows()).map(({ status }) => status)).toEqual(['archived', 'archived', 'active', 'active']);
    expect((await call()('codes.get', { org_id: orgId, code_id: third ?? '' })).data.name).toBe('Renamed');
  });

  it('stops when it is cancelled: what was done stays, and can be undone', async () => {
    await fill(450);
    const before = await rows();
    const { change_id } = await start(450, 'archive');
    // The first part, as a worker takes it, and nothing after it.
    await work1();
    const cancelled = (await call()('bulkChanges.cancel', { org_id: orgId, change_id })).data;
    expect(cancelled).toMatchObject({ state: 'cancelled', done: 100, changed: 100 });
    await work();
    expect(await read(change_id)).toMatchObject({ state: 'cancelled', done: 100 });
    expect(await listed({ status: 'archived' })).toBe(100);
    const again = await test.as(owner).send('bulkChanges.cancel', { org_id: orgId, change_id });
    expect([again.status, again.body.code]).toEqual([409, 'bulk_change.bad_state']);
    expect(await undo(change_id)).toMatchObject({ state: 'undone', undone: 100 });
    expect(await rows()).toEqual(before);
    const twice = await test.as(owner).send('bulkChanges.undo', { org_id: orgId, change_id });
    expect([twice.status, twice.body.code]).toEqual([409, 'bulk_change.bad_state']);
  });

  /** One job alone: the next one is not due yet. */
  async function work1(): Promise<void> {
    let parts = 0;
    const part = jobs.get('bulkChanges.part');
    if (!part) throw new Error('There is no such job');
    const once = new Map(jobs).set('bulkChanges.part', {
      ...part,
      run: async (attempt) => {
        if (attempt.job.org_id === orgId && parts++ > 0) throw new Error('The worker was stopped');
        await part.run(attempt);
      },
    });
    await runDueJobs(test.services, once);
    // What failed comes back.
    await db.system((tx) => asTestTx(tx).query(`update jobs set run_at = created_at where state = 'waiting'`, []));
  }

  it('is refused when the list shows another number by now, and when it is told what it cannot do', async () => {
    await fill(3);
    const refused = async (input: object) => {
      const all = { org_id: orgId, filter: {}, count: 3, action: 'pause', ...input };
      const { status, body } = await test.as(owner).send('bulkChanges.start', all);
      return [status, body.code, body.errors ? Object.keys(body.errors) : undefined];
    };
    expect(await refused({ count: 4 })).toEqual([409, 'code.selection_changed', undefined]);
    expect(await refused({ count: undefined })).toEqual([400, 'request.invalid', ['count']]);
    expect(await refused({ code_ids: [crypto.randomUUID()] })).toEqual([400, 'request.invalid', ['filter']]);
    expect(await refused({ filter: undefined, code_ids: [crypto.randomUUID()] })).toEqual([
      404,
      'code.not_found',
      undefined,
    ]);
    expect(await refused({ count: 100_001 })).toEqual([422, 'code.too_many_selected', undefined]);
    expect(await refused({ action: 'tag' })).toEqual([400, 'request.invalid', ['tags']]);
    expect(await refused({ action: 'move' })).toEqual([400, 'request.invalid', ['folder_id']]);
    expect(await refused({ action: 'move', folder_id: crypto.randomUUID() })).toEqual([
      404,
      'folder.not_found',
      undefined,
    ]);
    expect((await call()('bulkChanges.list', { org_id: orgId })).data).toEqual([]);
  });

  it('begins once however often the same request comes', async () => {
    await fill(2);
    const input = { org_id: orgId, filter: {}, count: 2, action: 'pause' as const };
    const options = { idempotencyKey: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => test.as(owner).send('bulkChanges.start', input, options)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect((await call()('bulkChanges.list', { org_id: orgId })).data).toHaveLength(1);
  });

  it('waits when five are under way, also when many begin at the same moment', async () => {
    await fill(1);
    const input = { org_id: orgId, filter: {}, count: 1, action: 'pause' as const };
    const sent = await Promise.all(Array.from({ length: 8 }, () => test.as(owner).send('bulkChanges.start', input)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    await work();
    expect((await test.as(owner).send('bulkChanges.start', input)).status).toBe(200);
  });

  it('leaves every code out when its folder is deleted meanwhile, and is told as failed when its job was given up', async () => {
    await fill(2);
    const folder_id = await folderNamed('Soon gone');
    const { change_id } = await start(2, 'move', { folder_id });
    await call()('folders.remove', { org_id: orgId, folder_id });
    await work();
    expect(await read(change_id)).toMatchObject({
      state: 'done',
      changed: 0,
      left: [{ reason: 'The folder was deleted.', count: 2 }],
    });
    const stopped = await start(2, 'pause');
    await db.system((tx) =>
      asTestTx(tx).query(`update jobs set state = 'dead' where org_id = $1 and state = 'waiting'`, [orgId]),
    );
    expect(await read(stopped.change_id)).toMatchObject({ state: 'failed', done: 0 });
  });

  it('reaches redirects, which lead nowhere as soon as a part is done', async () => {
    const { slug } = await insertCode(db, { orgId, slug: `seen-${db.engine}` });
    const { shortLinks } = test.services;
    const stop = await shortLinks.watch();
    expect(await shortLinks.resolve(slug)).toMatchObject({ kind: 'target' });
    await start(1, 'pause');
    await work();
    const until = Date.now() + 5_000;
    while ((await shortLinks.resolve(slug)).kind !== 'paused' && Date.now() < until)
      await new Promise((r) => setTimeout(r, 20));
    expect(await shortLinks.resolve(slug)).toMatchObject({ kind: 'paused' });
    await stop();
  });

  it('is gone a day after it ended, with what it kept', async () => {
    await fill(2);
    const { change_id } = await start(2, 'pause');
    await work();
    const { tidies } = await import('../../app/joined.js');
    const at = (hours: number) => new Date(test.services.now().getTime() + hours * 3600_000);
    const tidyAt = (now: Date) =>
      db.system(async (tx) => void (await Promise.all(tidies.map((tidy) => tidy(tx, now)))));
    await tidyAt(at(23));
    expect(await read(change_id)).toBeDefined();
    await tidyAt(at(25));
    expect(await read(change_id)).toBeUndefined();
  });

  it('keeps what it says true beside what others do to the same codes', async () => {
    await fill(600);
    const folder_id = await folderNamed('Both');
    await start(600, 'move', { folder_id });
    await start(600, 'pause');
    await start(600, 'tag', { tags: ['both'] });
    const ids = (await rows()).map(({ code_id }) => code_id).slice(0, 300);
    await Promise.all([
      work(),
      call()('codes.bulk', { org_id: orgId, code_ids: ids, action: 'archive' }),
      call()('codes.bulk', { org_id: orgId, code_ids: ids.toReversed(), action: 'tag', tags: ['beside'] }),
    ]);
    await work();
    const { data } = await call()('bulkChanges.list', { org_id: orgId });
    expect(data.map(({ state, done }) => [state, done])).toEqual([
      ['done', 600],
      ['done', 600],
      ['done', 600],
    ]);
    for (const { changed, left } of data) expect(changed + left.reduce((sum, { count }) => sum + count, 0)).toBe(600);
    expect((await rows()).every(({ tags, folder_id: place }) => tags.includes('both') && place === folder_id)).toBe(
      true,
    );
    const faults = await findFaults({ db, storage: openStorage({ dataDir: '' }, db) });
    expect(faults.filter((fault) => fault.startsWith('bulk changes') || fault.startsWith('search of codes'))).toEqual(
      [],
    );
  });
});
