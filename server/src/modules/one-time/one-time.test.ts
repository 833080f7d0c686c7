import { jobs } from '../../app/joined.js';
import { jobRunner, runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('one-time codes', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let baseId: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    ({ orgId, owner } = await test.organization());
    const input = { org_id: orgId, name: 'Free coffee', type: 'link', target: 'https://example.com/coffee' } as const;
    baseId = (await test.as(owner).call('codes.create', input)).data.code_id;
  });
  afterAll(() => test.close());

  const work = () => runDueJobs(test.services, jobs);
  /** One part of a batch, and not the one after it. */
  const workOnce = async () => {
    let asked = 0;
    const runner = jobRunner(test.services, jobs, { isStopping: () => asked++ > 0 });
    await runner.fill();
    await runner.idle();
  };
  const base = () => ({ org_id: orgId, base_code_id: baseId });
  const begin = async (amount: number, offer?: string) =>
    (await test.as(owner).call('codes.createOneTime', { ...base(), amount, offer })).data;
  const batch = async (batch_id: string) =>
    (await test.as(owner).call('codes.oneTimeBatches', { ...base(), batch_id })).data[0];
  const list = (batch_id: string, input: object = {}) =>
    test.as(owner).call('codes.oneTimeList', { ...base(), batch_id, ...input });
  const make = async (amount: number, offer?: string) => {
    const { batch_id } = await begin(amount, offer);
    await work();
    return { batch_id, codes: (await list(batch_id, { pageSize: 100 })).data };
  };
  const redeem = (id: string, caller?: TestUser | string) => test.as(caller).send('codes.redeem', { id });

  it('are made by a job that tells how far it is, each with a short name of its own [O.codes.createOneTime]', async () => {
    const begun = await begin(2_500, '  One free coffee ');
    expect(begun).toMatchObject({ base_code_id: baseId, amount: 2_500, made: 0, used: 0, state: 'making' });
    const { batch_id } = begun;
    expect(await batch(batch_id)).toMatchObject({ offer: 'One free coffee' });
    await work();
    expect(await batch(batch_id)).toMatchObject({ made: 2_500, state: 'done' });
    const all = await db.org(orgId, (tx) =>
      tx.query<{ slug: string; number: number }>('select slug, number from one_time_codes order by number'),
    );
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(2_500);
    expect(all.every(({ slug }) => /^[0-9a-zA-Z]{12}$/.test(slug))).toBe(true);
    expect((await test.as(owner).call('codes.list', { org_id: orgId })).total).toBe(1);
  });

  it('are listed by number, searched, and by who used them and when [O.codes.createOneTime]', async () => {
    const { batch_id, codes } = await make(12);
    expect((await list(batch_id, { page: 2 })).data.map(({ number }) => number)).toEqual([11, 12]);
    const [first, second] = codes;
    const sought = await list(batch_id, { search: second?.slug.slice(2, 11) });
    expect(sought.data.map(({ number }) => number)).toEqual([2]);
    expect(first).toMatchObject({ used_at: null, used_by: null, url: expect.stringContaining(first?.slug ?? '-') });
    await redeem(first?.slug ?? '');
    test.services.setNow('2026-11-20T11:00:00.000Z');
    await redeem(second?.slug ?? '', owner);
    const used = await list(batch_id, { used: true });
    expect(used.data.map(({ number, used_at, used_by }) => [number, used_at, used_by?.name !== ''])).toEqual([
      [2, '2026-11-20T11:00:00.000Z', true],
      [1, '2026-11-20T10:00:00.000Z', false],
    ]);
    expect((await list(batch_id, { used: false })).total).toBe(10);
    expect(await batch(batch_id)).toMatchObject({ used: 2 });
  });

  it('work once, and say so afterwards [O.codes.redeem]', async () => {
    const { codes } = await make(1, 'One free coffee');
    const slug = codes[0]?.slug ?? '';
    const { call } = test.as(undefined);
    expect((await call('codes.resolve', { id: slug })).data).toMatchObject({ kind: 'oneTime', target: null });
    expect((await call('codes.redeem', { id: slug })).data).toEqual({
      org_name: expect.any(String),
      offer: 'One free coffee',
      target: 'https://example.com/coffee',
      used_at: '2026-11-20T10:00:00.000Z',
    });
    const again = await redeem(slug);
    expect([again.status, again.body.code]).toEqual([409, 'one_time.used']);
  });

  it('name who used them for a shopper only where that is a member of the team [O.codes.redeem]', async () => {
    const { batch_id, codes } = await make(3);
    const cashier = await test.user();
    await test.member(orgId, cashier, 'cashier');
    const callers = [cashier, await test.apiKey(orgId, owner, 'viewer'), (await test.organization()).owner];
    for (const [index, caller] of callers.entries()) await redeem(codes[index]?.slug ?? '', caller);
    const names = (await list(batch_id)).data.map(({ used_by }) => used_by?.name);
    expect(names).toEqual([cashier.claims.name, 'API key', '']);
  });

  it('are not used up while their base code is paused, and are gone with it [O.codes.redeem]', async () => {
    const { codes } = await make(2);
    const [slug = '', used = ''] = codes.map((code) => code.slug);
    const resolved = async () => (await test.as().call('codes.resolve', { id: slug })).data;
    expect((await redeem(used)).status).toBe(200);
    const set = (status: 'active' | 'paused' | 'deleted') =>
      test.as(owner).call('codes.update', { org_id: orgId, code_id: baseId, data: { status } });
    await set('paused');
    for (const id of [slug, used]) expect((await redeem(id)).body.code).toBe('code.bad_state');
    expect(await resolved()).toMatchObject({ kind: 'paused', org_name: expect.any(String) });
    await set('deleted');
    for (const id of [slug, used]) expect((await redeem(id)).body.code).toBe('code.not_found');
    expect(await resolved()).toEqual({ kind: 'deleted', type: null, target: null, org_name: null });
    await set('active');
    expect((await redeem(used)).body.code).toBe('one_time.used');
    expect((await redeem(slug)).status).toBe(200);
  });

  it('of a batch that was cancelled do not work and no more are made [O.codes.createOneTime]', async () => {
    const { batch_id } = await begin(3_000);
    await workOnce();
    const { made } = (await batch(batch_id)) ?? {};
    expect(made).toBe(1_000);
    const stopped = (await test.as(owner).call('codes.cancelOneTime', { ...base(), batch_id })).data;
    expect(stopped).toMatchObject({ state: 'cancelled', made: 1_000 });
    await work();
    expect(await batch(batch_id)).toMatchObject({ state: 'cancelled', made: 1_000 });
    const [code] = (await list(batch_id)).data;
    expect((await redeem(code?.slug ?? '')).body.code).toBe('code.not_found');
    const again = await test.as(owner).send('codes.cancelOneTime', { ...base(), batch_id });
    expect([again.status, again.body.code]).toEqual([409, 'one_time.bad_state']);
  });

  it('are taken out of service by batch or all at once, and those that were used stay as they are [O.codes.deleteOneTime]', async () => {
    const [one, two] = [await make(3), await make(4)];
    await redeem(one.codes[0]?.slug ?? '');
    const remove = async (input: object) =>
      (await test.as(owner).call('codes.deleteOneTime', { ...base(), ...input })).data;
    expect(await remove({ batch_id: one.batch_id })).toEqual({ base_code_id: baseId, deleted: 2 });
    expect((await redeem(one.codes[1]?.slug ?? '')).body.code).toBe('code.not_found');
    expect((await redeem(one.codes[0]?.slug ?? '')).body.code).toBe('one_time.used');
    expect((await redeem(two.codes[0]?.slug ?? '')).status).toBe(200);
    expect(await remove({})).toMatchObject({ deleted: 3 });
    expect(await remove({})).toMatchObject({ deleted: 0 });
    expect((await redeem(two.codes[1]?.slug ?? '')).body.code).toBe('code.not_found');
    expect((await list(one.batch_id, { used: true })).total).toBe(1);
  });

  it('of a batch whose job was given up are said to have failed', async () => {
    const { batch_id } = await begin(10);
    await db.system((tx) => tx.query("update jobs set state = 'dead', payload = '{}' where org_id = $1", [orgId]));
    expect(await batch(batch_id)).toMatchObject({ state: 'failed', made: 0 });
    await db.system((tx) => tx.query('delete from jobs where org_id = $1', [orgId]));
    expect(await batch(batch_id)).toMatchObject({ state: 'failed', made: 0 });
    const stopped = await test.as(owner).call('codes.cancelOneTime', { ...base(), batch_id });
    expect(stopped.data.state).toBe('cancelled');
  });

  it('refuses amounts that are none and base codes that are deleted or somebody else’s [O.codes.createOneTime]', async () => {
    const send = (input: object) => test.as(owner).send('codes.createOneTime', { ...base(), amount: 1, ...input });
    for (const amount of [0, -1, 100_001, 1.5]) {
      const { status, body } = await send({ amount });
      expect({ amount, status, isAtField: Object.keys(body.errors ?? {}) }).toEqual({
        amount,
        status: 400,
        isAtField: ['amount'],
      });
    }
    await test.as(owner).call('codes.delete', { org_id: orgId, code_id: baseId });
    expect((await send({})).body.code).toBe('code.bad_state');
    expect((await send({ base_code_id: crypto.randomUUID() })).body.code).toBe('code.not_found');
  });
});
