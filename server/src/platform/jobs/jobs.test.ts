import { Type } from 'typebox';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { asDatabase } from '../db/engine.js';
import type { Tx } from '../db/database.js';
import { postgresEngine } from '../db/postgres.js';
import { uuidv7 } from '../db/uuid.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnEngines, describeOnPostgres, testServices } from '../../testing/harness.js';
import { enqueue } from './enqueue.js';
import { attemptAt, LEASE_MS, LostLease } from './attempt.js';
import { byKind, defineJob } from './define-job.js';
import { statementsAlone, threePhases, type JobRun } from './job-run.js';
import { takeJob, type JobRow } from './jobs.sql.js';
import { MAX_ATTEMPTS, runDueJobs } from './run-jobs.js';
import { startWorker } from './worker.js';
import { type TestDatabase, asTestDatabase, asTestTx } from '../../testing/engines/test-database.js';

const now = new Date('2026-11-20T10:00:00Z');
const kim = { email: 'kim@example.com' };
const DAY_MS = 24 * 3600_000;
const later = (ms: number) => new Date(now.getTime() + ms);

/** Leaves one catalog per run, so that a second run would show. */
const leaveCatalog = (tx: Tx, { org_id, job_id }: Pick<JobRow, 'org_id' | 'job_id'>) =>
  asTestTx(tx).query('insert into catalogs (org_id, catalog_id, name) values ($1, $2, $3)', [
    org_id,
    uuidv7(),
    `${job_id} ${uuidv7()}`,
  ]);
const count = statementsAlone(async (tx, job) => void (await leaveCatalog(tx, job)));
/** The same at the end of work outside of a transaction. */
const countAfter = (work: (signal: AbortSignal) => Promise<unknown>) =>
  threePhases({
    begin: async () => true,
    work: (_begun, _services, signal) => work(signal),
    end: async (tx, _result, job) => void (await leaveCatalog(tx, job)),
  });

/** As if somebody could say anything with any of them. */
const payload = Type.Object({ email: Type.Optional(Type.String()) });

/** Jobs of these kinds. */
const jobsThat = (runs: Record<string, JobRun<unknown>>) =>
  byKind(Object.entries(runs).map(([kind, run]) => defineJob({ kind, payload, name: undefined, run })));

const runs = jobsThat({
  count,
  fail: statementsAlone(async () => {
    throw new Error('The printer is on fire');
  }),
});

async function newOrg(db: TestDatabase): Promise<string> {
  const orgId = uuidv7();
  await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
  return orgId;
}

async function add(db: TestDatabase, orgId: string, kind: string, runAt = now): Promise<void> {
  await db.org(orgId, (tx) => enqueue(tx, { kind, payload }, { orgId, payload: {}, now, runAt }));
}

const jobsOf = (db: TestDatabase, orgId: string) =>
  db.org(orgId, (tx) =>
    tx.query('select state, payload, attempts, last_error, run_at from jobs where org_id = $1', [orgId]),
  );

const countOf = (db: TestDatabase, orgId: string) =>
  db.org(orgId, async (tx) => (await tx.query('select 1 from catalogs where org_id = $1', [orgId])).length);

describeOnEngines('jobs', ({ db }) => {
  it('run once each, when they are due', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'count');
    await add(db, orgId, 'count', later(60_000));
    await runDueJobs(services, runs);
    await runDueJobs(services, runs);
    expect(await countOf(db, orgId)).toBe(1);
    services.setNow(later(60_000));
    await runDueJobs(services, runs);
    expect(await countOf(db, orgId)).toBe(2);
  });

  it('are not written when the change that asks for them is undone', async () => {
    const orgId = await newOrg(db);
    const undone = db.org(orgId, async (tx) => {
      await enqueue(tx, { kind: 'count', payload }, { orgId, payload: {}, now });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await jobsOf(db, orgId)).toEqual([]);
  });

  it('come back later and later when they fail, and end as dead with the reason', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'fail');
    const waits: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await runDueJobs(services, runs);
      const [job] = await jobsOf(db, orgId);
      expect(job).toMatchObject({ state: 'waiting', attempts: attempt, last_error: 'Error: The printer is on fire' });
      const next = new Date(String(job?.run_at));
      waits.push(next.getTime() - services.now().getTime());
      services.setNow(new Date(next.getTime() + 1000));
    }
    await runDueJobs(services, runs);
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'dead', attempts: MAX_ATTEMPTS }]);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
  });

  it('wake a worker, which ends its work before it stops', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    let release = () => {};
    const begun = new Promise<void>((begin) => {
      const slow = jobsThat({
        slow: statementsAlone(async () => {
          begin();
          await new Promise<void>((resolve) => (release = resolve));
        }),
      });
      void startWorker(services, slow).then((stop) => (stopWorker = stop));
    });
    let stopWorker = async () => {};
    await add(db, orgId, 'slow');
    await begun;
    const stopped = stopWorker();
    release();
    await stopped;
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('forget what they were asked with once they are done', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await db.org(orgId, (tx) => enqueue(tx, { kind: 'count', payload }, { orgId, payload: kim, now }));
    await runDueJobs(services, runs);
    const [job] = await db.org(orgId, (tx) => tx.query('select payload from jobs where org_id = $1', [orgId]));
    expect(job).toEqual({ payload: {} });
  });

  it('forget what they were asked with once they are given up, and are gone a month later', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await db.org(orgId, (tx) => enqueue(tx, { kind: 'fail', payload }, { orgId, payload: kim, now }));
    const jobs = () => db.org(orgId, (tx) => tx.query('select state, payload from jobs where org_id = $1', [orgId]));
    await runDueJobs(services, runs);
    expect(await jobs()).toEqual([{ state: 'waiting', payload: kim }]);
    await db.system((tx) => tx.query('update jobs set attempts = $2 where org_id = $1', [orgId, MAX_ATTEMPTS - 1]));
    services.setNow(later(60_000));
    await runDueJobs(services, runs);
    expect(await jobs()).toEqual([{ state: 'dead', payload: {} }]);
    const tidyAt = async (time: Date) => {
      services.setNow(time);
      await (
        await startWorker(services, runs)
      )();
    };
    await tidyAt(later(30 * DAY_MS));
    expect(await jobs()).toHaveLength(1);
    await tidyAt(later(30 * DAY_MS + 60_000));
    expect(await jobs()).toEqual([]);
  });

  it('of one organization do not starve those of others, however slow and many they are', async () => {
    const services = testServices(db);
    const [slowOrg, orgId] = [await newOrg(db), await newOrg(db)];
    for (let i = 0; i < 20; i++) await add(db, slowOrg, 'slow');
    await add(db, orgId, 'free', later(1));
    services.setNow(later(1));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // Without room for the other organization this would wait for ever.
    const kinds = jobsThat({ slow: countAfter(() => released), free: countAfter(async () => release()) });
    expect(await runDueJobs(services, kinds)).toBe(21);
    expect([await countOf(db, slowOrg), await countOf(db, orgId)]).toEqual([20, 1]);
  });

  it('do not hold the database while they work outside of it', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'outside');
    const seen: unknown[] = [];
    const outside = countAfter(async () => seen.push(...(await jobsOf(db, orgId))));
    await runDueJobs(services, jobsThat({ outside }));
    expect(seen).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await countOf(db, orgId)).toBe(1);
  });

  it('do not finish when somebody else took them over while they worked outside', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'outside');
    const other = jobsThat({ outside: countAfter(async () => undefined) });
    let isFirst = true;
    const outside = countAfter(async () => {
      if (!isFirst) throw new Error('The first worker took it twice');
      isFirst = false;
      services.setNow(later(LEASE_MS));
      expect(await runDueJobs(services, other)).toBe(1);
    });
    await runDueJobs(services, jobsThat({ outside }));
    expect(await countOf(db, orgId)).toBe(1);
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'done', attempts: 2, last_error: null }]);
  });

  it('are kept by a sign of life as long as they work outside, and told to stop when they are lost', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'outside');
    const unlimited = { busy: [], fullKinds: [], served: [] };
    const take = () => db.system((tx) => takeJob(tx, services.now(), later(2 * LEASE_MS), unlimited));
    const [job] = await db.system((tx) => takeJob(tx, now, later(LEASE_MS), unlimited));
    if (!job) throw new Error('There is no job');
    services.setNow(later(LEASE_MS / 2));
    const lockedUntil = async () => {
      const [row] = await db.org(orgId, (tx) => tx.query('select locked_until from jobs where org_id = $1', [orgId]));
      return new Date(String(row?.locked_until)).getTime();
    };
    const working = attemptAt(services, job, 5).outside(async (signal) => {
      while ((await lockedUntil()) <= later(LEASE_MS).getTime()) await new Promise((again) => setTimeout(again, 2));
      services.setNow(later(LEASE_MS));
      expect(await take()).toEqual([]);
      // As if no sign of life had come through: somebody else takes it, and the next one finds that out.
      await db.system((tx) => tx.query('update jobs set attempts = attempts + 1 where org_id = $1', [orgId]));
      await new Promise((stop) => signal.addEventListener('abort', stop));
    });
    await expect(working).rejects.toThrow(LostLease);
  });
});

describeOnPostgres('jobs in a race', ({ db, url }) => {
  const program = bundleForSuite({ holder: 'testing/programs/job-holder.ts' });

  /** The database notices a moment later than we do that a process is gone, and gives its locks back then. */
  const lockedByNobody = async () => {
    const connections = "select pid from pg_stat_activity where application_name = 'holder'";
    while ((await db.system((tx) => tx.query(connections, []))).length > 0)
      await new Promise((again) => setTimeout(again, 20));
  };

  it('run exactly once each with four workers', async () => {
    const orgId = await newOrg(db);
    for (let i = 0; i < 200; i++) await add(db, orgId, 'count');
    const pools = Array.from({ length: 4 }, () => asTestDatabase(asDatabase(postgresEngine(url()))));
    const tried = await Promise.all(pools.map((pool) => runDueJobs(testServices(pool), runs)));
    await Promise.all(pools.map((pool) => pool.close()));
    expect(tried.reduce((sum, n) => sum + n)).toBe(200);
    expect(tried.filter((n) => n > 0).length).toBeGreaterThan(1);
    expect(await countOf(db, orgId)).toBe(200);
  });

  it.each(['count', 'begin', 'work', 'end'])(
    'take effect once when their worker was killed in the phase “%s”, once its lease has ended',
    async (kind) => {
      const services = testServices(db);
      const orgId = await newOrg(db);
      await add(db, orgId, kind);
      const named = new URL(url());
      named.searchParams.set('application_name', 'holder');
      const holder = spawn(process.execPath, [program('holder'), named.href, now.toISOString()], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(holder.stdout, 'data');
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      await lockedByNobody();
      const kinds = jobsThat({ [kind]: kind === 'count' ? count : countAfter(async () => undefined) });
      await runDueJobs(services, kinds);
      expect(await countOf(db, orgId)).toBe(0);
      services.setNow(later(LEASE_MS));
      await runDueJobs(services, kinds);
      expect(await countOf(db, orgId)).toBe(1);
      expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'done', attempts: 2 }]);
    },
  );

  it('end as dead when their process is killed at every attempt', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await db.org(orgId, (tx) => enqueue(tx, { kind: 'count', payload }, { orgId, payload: kim, now }));
    await db.system((tx) =>
      tx.query('update jobs set attempts = $2, locked_until = $3 where org_id = $1', [orgId, MAX_ATTEMPTS, now]),
    );
    services.setNow(later(DAY_MS));
    await runDueJobs(services, runs);
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'dead', payload: {}, run_at: later(DAY_MS) }]);
    expect(await countOf(db, orgId)).toBe(0);
  });
});
