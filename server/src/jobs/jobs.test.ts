import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import type { Database } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { bundleForSuite } from '../testing/bundle.js';
import { describeOnEngines, describeOnPostgres, testServices } from '../testing/harness.js';
import { enqueue } from './enqueue.js';
import { LEASE_MS, MAX_ATTEMPTS, runDueJobs, type JobRuns } from './run-jobs.js';
import { startWorker } from './worker.js';

const now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const runs: JobRuns = {
  /** Leaves one catalog per run, so that a second run would show. */
  count: async (tx, job) => {
    await tx.query('insert into catalogs (org_id, catalog_id, name) values ($1, $2, $3)', [
      job.org_id,
      uuidv7(),
      `${job.job_id} ${uuidv7()}`,
    ]);
  },
  fail: async () => {
    throw new Error('The printer is on fire');
  },
};

async function newOrg(db: Database): Promise<string> {
  const orgId = uuidv7();
  await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
  return orgId;
}

async function add(db: Database, orgId: string, kind: string, runAt = now): Promise<void> {
  await db.org(orgId, (tx) => enqueue(tx, { orgId, kind, payload: {}, now, runAt }));
}

const jobsOf = (db: Database, orgId: string) =>
  db.org(orgId, (tx) => tx.query('select state, attempts, last_error, run_at from jobs where org_id = $1', [orgId]));

const countOf = (db: Database, orgId: string) =>
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
      await enqueue(tx, { orgId, kind: 'count', payload: {}, now });
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
      const slow: JobRuns = {
        slow: async () => {
          begin();
          await new Promise<void>((resolve) => (release = resolve));
        },
      };
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
});

describeOnPostgres('jobs in a race', ({ db, url }) => {
  const program = bundleForSuite({ holder: 'testing/job-holder.ts' });

  it('run exactly once each with four workers', async () => {
    const orgId = await newOrg(db);
    for (let i = 0; i < 200; i++) await add(db, orgId, 'count');
    const pools = Array.from({ length: 4 }, () => asDatabase(postgresEngine(url())));
    const tried = await Promise.all(pools.map((pool) => runDueJobs(testServices(pool), runs)));
    await Promise.all(pools.map((pool) => pool.close()));
    expect(tried.reduce((sum, n) => sum + n)).toBe(200);
    expect(tried.filter((n) => n > 0).length).toBeGreaterThan(1);
    expect(await countOf(db, orgId)).toBe(200);
  });

  it('run again after their worker was killed, once its lease has ended', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'count');
    const holder = spawn(process.execPath, [program('holder'), url(), now.toISOString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await runDueJobs(services, runs);
    expect(await countOf(db, orgId)).toBe(0);
    services.setNow(later(LEASE_MS));
    await runDueJobs(services, runs);
    expect(await countOf(db, orgId)).toBe(1);
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('end as dead when their process is killed at every attempt', async () => {
    const services = testServices(db);
    const orgId = await newOrg(db);
    await add(db, orgId, 'count');
    await db.system((tx) =>
      tx.query('update jobs set attempts = $2, locked_until = $3 where org_id = $1', [orgId, MAX_ATTEMPTS, now]),
    );
    await runDueJobs(services, runs);
    expect(await jobsOf(db, orgId)).toMatchObject([{ state: 'dead' }]);
    expect(await countOf(db, orgId)).toBe(0);
  });
});
