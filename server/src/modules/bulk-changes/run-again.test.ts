import { jobs, tidies } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertManyCodes } from '../../testing/rows/many-codes.js';

describeOnEngine('a change of many whose job was given up', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    await insertManyCodes(db, orgId, 2, { status: 'active' });
  });
  afterAll(() => test.close());

  const call = () => test.as(owner).call;
  const read = async () => (await call()('bulkChanges.list', { org_id: orgId })).data[0];
  /** Starts one, and gives its failed job. */
  const startAndFail = async () => {
    await call()('bulkChanges.start', { org_id: orgId, filter: {}, count: 2, action: 'pause' });
    await db.system((tx) =>
      tx.query(`update jobs set state = 'dead' where org_id = $1 and state = 'waiting'`, [orgId]),
    );
    const { data } = await call()('jobs.list', { org_id: orgId, state: 'failed' });
    expect(data).toMatchObject([{ name: 'bulkChange' }]);
    return data[0]?.job_id ?? '';
  };
  const tidyAfter = async (hours: number) => {
    const now = new Date(test.services.now().getTime() + hours * 3600_000);
    await db.system(async (tx) => void (await Promise.all(tidies.map((tidy) => tidy(tx, now)))));
  };

  it('goes on when that is run again, also on another day', async () => {
    const job_id = await startAndFail();
    await tidyAfter(25);
    expect(await read()).toMatchObject({ state: 'failed', changed: 0 });
    await call()('jobs.retry', { org_id: orgId, job_id });
    expect(await read()).toMatchObject({ state: 'running' });
    await runDueJobs(test.services, jobs);
    expect(await read()).toMatchObject({ state: 'done', changed: 2 });
  });

  it('is gone a day later once nobody can run it again', async () => {
    await call()('jobs.dismiss', { org_id: orgId, job_id: await startAndFail() });
    await tidyAfter(23);
    expect(await read()).toMatchObject({ state: 'failed' });
    await tidyAfter(25);
    expect(await read()).toBeUndefined();
  });
});
