import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFaults } from '../../app/doctor/doctor.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { makeThing, startCountingVendor } from '../../testing/vendors/counting-vendor.js';
import { describeOnEngines, describeOnPostgres, testServices, type TestServices } from '../../testing/harness.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';
import { uuidv7 } from '../db/uuid.js';
import { byKind } from '../jobs/define-job.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import { attemptCall, CALL_LEASE_MS } from './attempt-call.js';
import { queueCall } from './define-vendor-call.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

type Vendor = Awaited<ReturnType<typeof startCountingVendor>>;

async function shopWith(db: TestDatabase, vendor: Vendor, safeAgainMs = DAY_MS) {
  const services = testServices(db);
  const [orgId, subjectId] = [uuidv7(), uuidv7()];
  await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
  const thing = makeThing(vendor.url, { safeAgainMs });
  const queue = (nth = 1, isSentAtOnce = false) =>
    db.org(orgId, (tx) =>
      queueCall(tx, thing, {
        orgId,
        subject: { kind: 'order', id: subjectId },
        nth,
        request: { amount: 5 },
        now: services.now(),
        isSentAtOnce,
      }),
    );
  const calls = () =>
    db.org(orgId, (tx) =>
      tx.query('select state, vendor_ref, attempts, error from vendor_calls where org_id = $1 order by nth', [orgId]),
    );
  /** What was written of answers, one for each time. */
  const written = async () =>
    (await db.org(orgId, (tx) => tx.query('select name from catalogs where org_id = $1 order by name', [orgId]))).map(
      ({ name }) => name,
    );
  const later = (ms: number) => services.setNow(new Date(services.now().getTime() + ms));
  return {
    ...{ services, orgId, thing, queue, calls, written, later },
    work: () => runDueJobs(services, byKind([thing.job])),
    send: (callId: string) => attemptCall(services, thing, { orgId, callId }),
  };
}

/** Ends every job of a suite that others left, so that each test counts its own. */
const forget = (db: TestDatabase) => db.system((tx) => tx.query('delete from jobs; delete from vendor_calls'));

describeOnEngines('a call of an outside service', ({ db }) => {
  let vendor: Vendor;
  beforeEach(async () => {
    await forget(db);
    vendor = await startCountingVendor();
  });
  afterEach(() => vendor.close());

  it('is sent by a job after its change was committed, and what came of it is written once', async () => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue();
    expect([vendor.state.asked, await shop.calls()]).toMatchObject([0, [{ state: 'waiting' }]]);
    await shop.work();
    await shop.work();
    const [ref] = vendor.made.get(callId) ?? [];
    expect(await shop.calls()).toEqual([{ state: 'done', vendor_ref: ref, attempts: 1, error: null }]);
    expect([await shop.written(), vendor.state.asked]).toEqual([[ref], 1]);
  });

  it('is not sent when its change was undone', async () => {
    const shop = await shopWith(db, vendor);
    const undone = db.org(shop.orgId, async (tx) => {
      await queueCall(tx, shop.thing, {
        orgId: shop.orgId,
        subject: { kind: 'order', id: uuidv7() },
        request: { amount: 5 },
        now: shop.services.now(),
      });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await shop.work();
    expect([vendor.state.asked, await shop.calls()]).toEqual([0, []]);
  });

  it('is one call for its subject however often it is queued, and another one when another number is given', async () => {
    const shop = await shopWith(db, vendor);
    const queued = await Promise.all([shop.queue(), shop.queue(), shop.queue(), shop.queue(2)]);
    expect(new Set(queued).size).toBe(2);
    await shop.work();
    expect([vendor.made.size, (await shop.written()).length]).toEqual([2, 2]);
  });

  it('is sent at once by who waits for it, and then not by the job', async () => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue(1, true);
    await shop.work();
    expect(vendor.state.asked).toBe(0);
    const [ref] = [await shop.send(callId)];
    expect(ref).toMatchObject({ state: 'done', reply: 'made' });
    expect(await shop.send(callId)).toMatchObject({ state: 'done', reply: undefined });
    shop.later(CALL_LEASE_MS);
    expect(await shop.work()).toBe(1);
    expect([vendor.state.asked, (await shop.written()).length]).toEqual([1, 1]);
  });

  it('is sent once when several send it in one moment', async () => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue(1, true);
    const sent = await Promise.all([shop.send(callId), shop.send(callId), shop.send(callId)]);
    expect(sent.filter((one) => one.state === 'done' && one.reply === 'made')).toHaveLength(1);
    expect([vendor.state.asked, (await shop.written()).length]).toEqual([1, 1]);
  });

  it('ends as failed with the service’s own words when it is refused', async () => {
    const shop = await shopWith(db, vendor);
    vendor.state.habit = 'refuses';
    await shop.queue();
    await shop.work();
    shop.later(DAY_MS);
    await shop.work();
    const error = { code: 'card_declined', message: 'No.' };
    expect(await shop.calls()).toEqual([{ state: 'failed', vendor_ref: null, attempts: 1, error }]);
    expect([await shop.written(), vendor.state.asked]).toEqual([['card_declined'], 1]);
  });

  it('waits, later and later, while the service takes no more', async () => {
    const shop = await shopWith(db, vendor);
    vendor.state.habit = 'is busy';
    await shop.queue();
    await shop.work();
    expect(await shop.calls()).toMatchObject([{ state: 'waiting', error: { code: 'rate_limit' } }]);
    await shop.work();
    expect(vendor.state.asked).toBe(1);
    vendor.state.habit = 'fine';
    shop.later(HOUR_MS);
    await shop.work();
    expect(await shop.calls()).toMatchObject([{ state: 'done', error: null }]);
  });

  it('takes effect once when the answer was lost, by the same key', async () => {
    const shop = await shopWith(db, vendor);
    vendor.state.habit = 'does it and loses the answer';
    const callId = await shop.queue();
    await shop.work();
    expect([await shop.calls(), await shop.written()]).toMatchObject([[{ state: 'unknown' }], []]);
    vendor.state.habit = 'fine';
    shop.later(HOUR_MS);
    await shop.work();
    expect([vendor.made.get(callId)?.length, vendor.state.found]).toEqual([1, 0]);
    expect(await shop.written()).toEqual(vendor.made.get(callId));
  });

  it('is looked up in place of being sent again where the service does not know its key any more', async () => {
    const shop = await shopWith(db, vendor);
    vendor.state.habit = 'does it and loses the answer';
    const callId = await shop.queue();
    await shop.work();
    vendor.state.habit = 'fine';
    vendor.state.keys.clear();
    shop.later(DAY_MS);
    await shop.work();
    expect([vendor.made.get(callId)?.length, vendor.state.found, vendor.state.asked]).toEqual([1, 1, 1]);
    expect([await shop.written(), await shop.calls()]).toMatchObject([vendor.made.get(callId), [{ state: 'done' }]]);
  });

  it('is never sent twice to a service without keys: what it never heard of has failed', async () => {
    const shop = await shopWith(db, vendor, 0);
    vendor.state.habit = 'breaks down';
    await shop.queue();
    await shop.work();
    shop.later(HOUR_MS);
    await shop.work();
    expect(await shop.calls()).toMatchObject([{ state: 'failed', error: { code: 'never_heard' } }]);
    expect([vendor.state.asked, vendor.state.found]).toEqual([1, 1]);
  });

  it('is found by the doctor when nobody ends it', async () => {
    const shop = await shopWith(db, vendor);
    vendor.state.habit = 'breaks down';
    await shop.queue();
    const faults = async () => (await findFaults(shop.services)).filter((fault) => fault.startsWith('calls of'));
    const set = (change: string) => db.system((tx) => tx.query(`update vendor_calls set ${change}`));
    await set("next_at = now() - interval '59 minutes'");
    expect(await faults()).toEqual([]);
    await set("next_at = now() - interval '61 minutes'");
    expect(await faults()).toEqual([expect.stringContaining('was to be sent at')]);
    await shop.work();
    await set("sent_at = now() - interval '59 minutes'");
    expect(await faults()).toEqual([]);
    await set("sent_at = now() - interval '61 minutes'");
    expect(await faults()).toEqual([expect.stringContaining('it is not known whether it was done: Oh.')]);
    await set("state = 'sending', next_at = now() - interval '11 minutes'");
    expect(await faults()).toEqual([expect.stringContaining('nobody ends it')]);
  });

  it('is not made inside of a transaction', async () => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue();
    await expect(db.org(shop.orgId, () => shop.send(callId))).rejects.toThrow('Inside of a transaction');
    expect(vendor.state.asked).toBe(0);
  });

  it('is seen and sent by its own organization alone', async () => {
    const [shop, other] = [await shopWith(db, vendor), await shopWith(db, vendor)];
    const callId = await shop.queue();
    await expect(other.send(callId)).rejects.toThrow('There is no call');
    const seen = await db.org(other.orgId, (tx) => tx.query('select 1 from vendor_calls'));
    expect([seen, vendor.state.asked]).toEqual([[], 0]);
  });

  it('is asked again when writing what came of it failed, and keeps a fault of ours apart', async () => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue();
    const broken = { ...shop.thing, end: () => Promise.reject(new Error('A column is gone')) };
    await expect(attemptCall(shop.services, broken, { orgId: shop.orgId, callId })).rejects.toThrow('A column is gone');
    expect(await shop.calls()).toMatchObject([{ state: 'unknown', error: { code: 'internal' } }]);
    await shop.work();
    expect([await shop.calls(), vendor.made.get(callId)?.length]).toMatchObject([[{ state: 'done' }], 1]);
  });
});

describeOnPostgres('a call whose process is killed', ({ db, url }) => {
  const program = bundleForSuite({ holder: 'testing/programs/call-holder.ts' });
  let vendor: Vendor;
  beforeEach(async () => {
    vendor = await startCountingVendor();
  });
  afterEach(() => vendor.close());

  async function killBetweenAnswerAndWriting(services: TestServices, vendorUrl: string): Promise<void> {
    const holder = spawn(process.execPath, [program('holder'), url(), services.now().toISOString(), vendorUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }

  it.each([
    ['sent again under its key while the service knows it', CALL_LEASE_MS, [2, 0]],
    ['looked up once it does not', DAY_MS + CALL_LEASE_MS, [1, 1]],
  ])('after the answer, before it was written, is %s', async (_, wait, [asked, found]) => {
    const shop = await shopWith(db, vendor);
    const callId = await shop.queue();
    await killBetweenAnswerAndWriting(shop.services, vendor.url);
    expect(await shop.calls()).toMatchObject([{ state: 'sending', attempts: 1 }]);
    // The job is free before the call is: it waits for the call.
    shop.later(CALL_LEASE_MS - 1);
    await shop.work();
    expect([vendor.state.asked, await shop.written()]).toEqual([1, []]);
    if (wait > CALL_LEASE_MS) vendor.state.keys.clear();
    shop.later(wait);
    await shop.work();
    expect([vendor.made.get(callId)?.length, vendor.state.asked, vendor.state.found]).toEqual([1, asked, found]);
    expect([await shop.written(), await shop.calls()]).toMatchObject([vendor.made.get(callId), [{ state: 'done' }]]);
  });
});
