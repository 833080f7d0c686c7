import { jobs } from '../../app/joined.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { MAX_ATTEMPTS, runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

const start = '2026-11-20T10:00:00.000Z';
const inMs = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
const HOUR_MS = 3600_000;

describeOnEngine('the background work of an organization', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let campaign_id: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(start);
    await db.system((tx) => tx.query('delete from jobs'));
    ({ orgId, owner } = await test.organization());
    const { data } = await test.as(owner).call('campaigns.create', { org_id: orgId, name: 'Summer' });
    campaign_id = data.campaign_id;
    const scheduled = { state: 'scheduled', starts_at: inMs(HOUR_MS) } as const;
    await test.as(owner).call('campaigns.update', { org_id: orgId, campaign_id, data: scheduled });
  });
  afterAll(() => test.close());

  const list = (state?: 'failed' | 'waiting' | 'done', caller = owner) =>
    test.as(caller).call('jobs.list', { org_id: orgId, state });
  const only = async () => {
    const { data } = await list();
    const [job] = data;
    if (!job || data.length > 1) throw new Error(`There are ${data.length} jobs`);
    return job;
  };
  const retry = (job_id: string, caller: TestUser | string = owner) =>
    test.as(caller).send('jobs.retry', { org_id: orgId, job_id });
  const dismiss = (job_id: string) => test.as(owner).send('jobs.dismiss', { org_id: orgId, job_id });
  const stateOf = async () => (await test.as(owner).call('campaigns.get', { org_id: orgId, campaign_id })).data.state;
  const write = (change: string) => db.system((tx) => tx.query(`update jobs set ${change} where org_id = $1`, [orgId]));
  const workAt = async (moment: string) => {
    test.services.setNow(moment);
    await runDueJobs(test.services, jobs);
  };
  /** Its row is of another release and does not fit. What it was asked with comes back by `repair`. */
  const breakIt = () => write(`payload = jsonb_build_object('asked', payload)`);
  const repair = () => write(`payload = payload -> 'asked'`);
  const failed = async () => {
    await breakIt();
    await write(`attempts = ${MAX_ATTEMPTS - 1}`);
    await workAt(inMs(HOUR_MS));
    return only();
  };

  it('is listed while it waits, with when it runs, and after it is done', async () => {
    expect(await only()).toEqual({
      job_id: expect.any(String),
      name: 'campaignStart',
      state: 'waiting',
      attempts: 0,
      reason: null,
      created_at: start,
      tried_at: null,
      next_at: inMs(HOUR_MS),
    });
    await workAt(inMs(HOUR_MS));
    expect(await only()).toMatchObject({ state: 'done', attempts: 1, tried_at: inMs(HOUR_MS), next_at: null });
    const totals = await Promise.all((['failed', 'waiting', 'done'] as const).map((state) => list(state)));
    expect(totals.map(({ total }) => total)).toEqual([0, 0, 1]);
  });

  it('is retried by itself and at once, and says in a sentence why it failed and nothing else', async () => {
    await breakIt();
    await workAt(inMs(HOUR_MS));
    const job = await only();
    const reason = 'Something went wrong on our side.';
    expect(job).toMatchObject({ state: 'retrying', attempts: 1, reason, tried_at: inMs(HOUR_MS) });
    expect(Date.parse(job.next_at ?? '')).toBeGreaterThan(Date.parse(inMs(HOUR_MS)));
    expect(JSON.stringify(job)).not.toContain(campaign_id);
    await repair();
    expect((await retry(job.job_id)).body.data).toMatchObject({ state: 'waiting', next_at: inMs(HOUR_MS) });
    await runDueJobs(test.services, jobs);
    expect([(await only()).state, await stateOf()]).toEqual(['done', 'running']);
  });

  it('that was given up is run again, once more each time, and has done its work then', async () => {
    const { job_id, state } = await failed();
    expect(state).toBe('failed');
    expect((await findFaults(test.services)).filter((fault) => fault.includes(`${orgId}/${job_id}`))).toHaveLength(1);
    expect((await retry(job_id)).status).toBe(200);
    await runDueJobs(test.services, jobs);
    expect(await only()).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS + 1 });
    await repair();
    expect((await retry(job_id)).status).toBe(200);
    await runDueJobs(test.services, jobs);
    expect([(await only()).state, await stateOf()]).toEqual(['done', 'running']);
  });

  it('whose process ended at every attempt is run again', async () => {
    await write(`attempts = ${MAX_ATTEMPTS}, run_at = '${start}', locked_until = '${start}'`);
    await workAt(inMs(HOUR_MS));
    const { job_id, ...job } = await only();
    expect(job).toMatchObject({ state: 'failed', reason: 'Something went wrong on our side.' });
    await retry(job_id);
    await runDueJobs(test.services, jobs);
    expect([(await only()).state, await stateOf()]).toEqual(['done', 'running']);
  });

  it('is run again once when several people ask for it at the same moment', async () => {
    const { job_id } = await failed();
    await repair();
    const answers = await Promise.all(Array.from({ length: 6 }, () => retry(job_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await runDueJobs(test.services, jobs);
    expect(await only()).toMatchObject({ state: 'done', attempts: MAX_ATTEMPTS + 1 });
  });

  it('is not run again while it waits for its time, runs or is done, nor dismissed', async () => {
    const { job_id } = await only();
    const refused = async () => {
      const answers = [await retry(job_id), await dismiss(job_id)];
      expect(answers.map(({ body }) => body.code)).toEqual(['job.bad_state', 'job.bad_state']);
    };
    await refused();
    await write(`last_error = 'Before', run_at = '${inMs(HOUR_MS)}', locked_until = '${inMs(60_000)}', attempts = 1`);
    expect((await only()).state).toBe('running');
    await refused();
    await write(`last_error = null, locked_until = null`);
    await workAt(inMs(HOUR_MS));
    await refused();
    expect(await only()).toMatchObject({ state: 'done' });
  });

  it('is dismissed when nobody will run it again', async () => {
    const { job_id } = await failed();
    expect((await dismiss(job_id)).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect((await dismiss(job_id)).body.code).toBe('job.not_found');
    expect(await stateOf()).toBe('scheduled');
  });

  it('is nobody else’s to see or run', async () => {
    const { job_id } = await failed();
    const other = await test.organization();
    const viewer = await test.user();
    await test.member(orgId, viewer, 'viewer');
    expect((await test.as(other.owner).call('jobs.list', { org_id: other.orgId })).total).toBe(0);
    for (const org_id of [orgId, other.orgId, undefined])
      expect((await test.as(other.owner).send('jobs.retry', { org_id, job_id })).status).toBe(404);
    expect((await list(undefined, viewer)).total).toBe(1);
    expect((await retry(job_id, viewer)).status).toBe(403);
    expect((await only()).state).toBe('failed');
  });

  it('is not what its people asked for as persons, such as a new password', async () => {
    await write(`kind = 'identity.reset'`);
    expect((await list()).total).toBe(0);
  });
});
