import { uuidv7 } from '../db/uuid.js';
import { describeOnEngines, testServices } from '../../testing/harness.js';
import { enqueue } from './enqueue.js';
import { byKind, defineJob, noPayload } from './define-job.js';
import { statementsAlone, threePhases } from './job-run.js';
import { noOrg } from '../db/no-org.js';
import { jobRunner, runDueJobs } from './run-jobs.js';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date(now.getTime() + 1);

describeOnEngines('jobs that all wait for the same', ({ db }) => {
  const add = (orgId: string, kind: 'mail' | 'lookUp', runAt = now) =>
    db.system((tx) => enqueue(tx, { kind, payload: noPayload }, { orgId, payload: {}, now, runAt }));

  it.each([
    ['nobody in particular', () => [noOrg]],
    ['many organizations', () => [noOrg, uuidv7(), uuidv7(), uuidv7()]],
  ])('take half of the places and no more when they are of %s', async (_, owners) => {
    const services = testServices(db, { now: () => later });
    const mails = owners().flatMap((orgId) => Array<string>(5).fill(orgId));
    for (const orgId of mails) await add(orgId, 'mail');
    await add(noOrg, 'lookUp', later);

    let running = 0;
    let most = 0;
    let reachHalf = () => {};
    let lookUp = () => {};
    const half = new Promise<void>((resolve) => (reachHalf = resolve));
    const lookedUp = new Promise<void>((resolve) => (lookUp = resolve));
    const mail = defineJob({
      kind: 'mail',
      payload: noPayload,
      name: undefined,
      run: threePhases({
        begin: async () => true,
        work: async () => {
          most = Math.max(most, ++running);
          if (running === 3) reachHalf();
          await Promise.all([half, lookedUp]);
          running--;
        },
        end: async () => {},
      }),
    });
    const lookUpJob = defineJob({
      kind: 'lookUp',
      payload: noPayload,
      name: undefined,
      run: statementsAlone(async () => lookUp()),
    });
    // Without three of them at once, or without room beside them, this would wait for ever.
    const tried = await runDueJobs(services, byKind([mail, lookUpJob]));
    expect([tried, most]).toEqual([mails.length + 1, 3]);
  });

  it.each([
    ['is taken where some was passed over', 3, 2, true],
    ['is not asked for where none was passed over', 1, 1, false],
  ])('once a job has ended, more work %s', async (_, jobs, taken, isAsked) => {
    const services = testServices(db, { now: () => later });
    const orgId = uuidv7();
    for (let n = 0; n < jobs; n++) await add(orgId, 'mail');
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const mail = defineJob({
      kind: 'mail',
      payload: noPayload,
      name: undefined,
      run: threePhases({ begin: async () => true, work: () => ended, end: async () => {} }),
    });
    const onRoom = jest.fn();
    const runner = jobRunner(services, byKind([mail]), { onRoom });
    expect(await runner.fill()).toBe(taken);
    end();
    await runner.idle();
    expect(onRoom.mock.calls.length > 0).toBe(isAsked);
    expect(await runner.fill()).toBe(jobs - taken);
    await runner.idle();
  });
});
