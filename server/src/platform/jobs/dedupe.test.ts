import { Type } from 'typebox';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { noOrg } from '../db/no-org.js';
import { uuidv7 } from '../db/uuid.js';
import { describeOnEngines, describeOnPostgres, testServices } from '../../testing/harness.js';
import { asTestDatabase, asTestTx, type TestDatabase } from '../../testing/engines/test-database.js';
import { enqueue } from './enqueue.js';
import { byKind, defineJob } from './define-job.js';
import { statementsAlone } from './job-run.js';
import { runDueJobs } from './run-jobs.js';

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const payload = Type.Object({});

interface Asked {
  kind?: string;
  orgId?: string;
  key?: string;
  runAt?: Date;
}
const ask = (db: TestDatabase, { kind = 'count', orgId = noOrg, ...rest }: Asked = {}) =>
  db.system((tx) => enqueue(tx, { kind, payload }, { orgId, payload: {}, now, ...rest }));
const jobsOf = (db: TestDatabase) =>
  db.system((tx) => tx.query<{ state: string; run_at: Date }>('select state, run_at from jobs order by run_at'));
const clear = (db: TestDatabase) => db.system((tx) => tx.query('delete from jobs'));

describeOnEngines('jobs that are asked for with a key', ({ db }) => {
  afterEach(() => clear(db));

  it('wait once, for the earliest time that was asked for', async () => {
    for (const ms of [50, 20, 30]) await ask(db, { key: 'stock', runAt: later(ms) });
    expect(await jobsOf(db)).toEqual([{ state: 'waiting', run_at: later(20) }]);
  });

  it('are others with another key, of another organization, of another kind and without a key', async () => {
    const key = 'stock';
    await ask(db, { key });
    for (const other of [{ key: 'price' }, { key, orgId: uuidv7() }, { key, kind: 'greet' }, {}, {}])
      await ask(db, other);
    expect(await jobsOf(db)).toHaveLength(6);
  });

  it('can be asked for again once they have begun, and still when they fail', async () => {
    const services = testServices(db);
    let isFirst = true;
    const count = defineJob({
      kind: 'count',
      payload,
      name: undefined,
      run: statementsAlone(async () => {
        if (!isFirst) return;
        isFirst = false;
        throw new Error('The printer is on fire');
      }),
    });
    await ask(db, { key: 'stock' });
    await runDueJobs(services, byKind([count]));
    await ask(db, { key: 'stock' });
    expect(await jobsOf(db)).toHaveLength(2);
    services.setNow(later(60_000));
    await runDueJobs(services, byKind([count]));
    expect((await jobsOf(db)).map(({ state }) => state)).toEqual(['done', 'done']);
  });
});

describeOnPostgres('jobs that many ask for with one key', ({ db, url }) => {
  afterEach(() => clear(db));
  const another = () => asTestDatabase(asDatabase(postgresEngine(url())));

  it('are one', async () => {
    const pools = Array.from({ length: 4 }, another);
    await Promise.all(Array.from({ length: 40 }, (_, n) => ask(pools[n % 4] ?? db, { key: 'stock' })));
    await Promise.all(pools.map((pool) => pool.close()));
    expect(await jobsOf(db)).toHaveLength(1);
  });

  it('do not begin before what was changed by the last who asked can be seen', async () => {
    const services = testServices(db);
    const seen: number[] = [];
    let committed = Promise.resolve();
    const count = defineJob({
      kind: 'count',
      payload,
      name: undefined,
      run: statementsAlone(async (tx) => {
        const [row] = await asTestTx(tx).query<{ total: number }>('select count(*)::int as total from organizations');
        seen.push(row?.total ?? -1);
      }),
    });
    await ask(db, { key: 'stock' });
    const asking = another();
    let commit = () => {};
    const released = new Promise<void>((resolve) => (commit = resolve));
    await new Promise<void>((asked) => {
      committed = asking.system(async (tx) => {
        await tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [uuidv7()]);
        await enqueue(tx, { kind: 'count', payload }, { orgId: noOrg, payload: {}, now, key: 'stock' });
        asked();
        await released;
      });
    });
    expect(await runDueJobs(services, byKind([count]))).toBe(0);
    commit();
    await committed;
    await asking.close();
    await runDueJobs(services, byKind([count]));
    expect(seen).toEqual([1]);
    expect(await jobsOf(db)).toHaveLength(1);
  });
});
