import { runDueJobs } from '../../../platform/jobs/run-jobs.js';
import { jobs } from '../../../app/joined.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { elsewhere, openStand, stand, type Stand } from '../../../testing/stores/promo-stand.js';

describeOnEngine('a promo lock', ({ db }) => {
  let test: TestApp;
  let at: Stand;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());
  const begin = async (...asked: Parameters<typeof openStand> extends [unknown, ...infer Rest] ? Rest : never) => {
    at = await openStand(test, ...asked);
  };
  const code = async () =>
    (await at.call('codes.create', { org_id: at.orgId, type: 'link', name: 'Poster', target: 'https://example.com/' }))
      .data;
  const later = (minutes: number) => test.services.setNow(new Date(test.services.now().getTime() + minutes * 60_000));
  const outcomes = async () => (await at.usage()).data.map(({ outcome }) => outcome).sort();
  const says = (code: string, status: number) => ({ status, body: { code } });

  it('opens where it is, and for nobody who is elsewhere or does not say where [O.promoLock.validate]', async () => {
    await begin();
    expect(await at.open()).toMatchObject({
      status: 200,
      body: { data: { name: 'Fair', via: 'code', is_again: false, expires_at: '2026-11-20T10:15:00.000Z' } },
    });
    // 200 metres are 0.0018 degrees of latitude.
    expect(await at.open({ latitude: stand.latitude + 0.0017 })).toMatchObject({ status: 200 });
    expect(await at.open({ latitude: stand.latitude + 0.0019 })).toMatchObject(says('promo.too_far', 403));
    expect(await at.open(elsewhere)).toMatchObject(says('promo.too_far', 403));
    expect(await at.open({ latitude: undefined, longitude: undefined })).toMatchObject(says('promo.no_place', 422));
    expect(await at.open({ longitude: undefined })).toMatchObject(says('promo.no_place', 422));
    expect(await at.readLock()).toMatchObject({ used: 2 });
    expect(await outcomes()).toEqual(['no_place', 'no_place', 'opened', 'opened', 'too_far', 'too_far']);
  });

  it('opens at its codes, by their ids and short names, and at no other', async () => {
    await begin();
    const [mine, other] = [await code(), await code()];
    const { lock_id, revision } = at.lock;
    const data = { places: [], code_ids: [mine.code_id] };
    await at.call('promoLock.update', { org_id: at.orgId, lock_id, revision, data });
    const bare = { latitude: undefined, longitude: undefined };
    expect(await at.open(bare)).toMatchObject(says('promo.other_code', 403));
    expect(await at.open({ ...bare, qr_id: other.slug })).toMatchObject(says('promo.other_code', 403));
    later(1);
    expect(await at.open({ ...bare, qr_id: mine.slug })).toMatchObject({ status: 200 });
    expect(await at.open({ ...bare, qr_id: mine.code_id, store_id: undefined })).toMatchObject({ status: 200 });
    expect((await at.usage()).data[0]).toMatchObject({ code_name: 'Poster', latitude: null, grant_state: 'open' });
    // Nor at a code that leads nowhere for now.
    await at.call('codes.update', { org_id: at.orgId, code_id: mine.code_id, data: { status: 'paused' } });
    for (const qr_id of [mine.slug, mine.code_id])
      expect(await at.open({ ...bare, qr_id })).toMatchObject(says('promo.other_code', 403));
    // A code that is gone leaves no lock that opens anywhere.
    await db.org(at.orgId, (tx) => tx.query('delete from codes where code_id = $1', [mine.code_id]));
    expect(await at.open(bare)).toMatchObject(says('promo.other_code', 403));
  });

  it('opens in its time alone', async () => {
    await begin({ starts_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T12:00:00Z' });
    const now = test.services.now();
    for (const [time, status] of [
      ['2026-11-20T09:59:59Z', 409],
      ['2026-11-20T10:00:00Z', 200],
      ['2026-11-20T11:59:59Z', 200],
      ['2026-11-20T12:00:00Z', 409],
    ] as const) {
      test.services.setNow(time);
      expect([time, (await at.open()).status]).toEqual([time, status]);
    }
    test.services.setNow(now);
  });

  it('tells nothing of a code that is wrong, is another shop’s, is a draft or has ended', async () => {
    await begin();
    const { data: draft } = await at.call('promoLock.create', {
      ...{ org_id: at.orgId, name: 'Draft', promo_code: 'DRAFT', places: at.lock.places },
    });
    const stranger = await openStand(test, { promo_code: 'THEIRS' });
    const asked = await Promise.all([
      at.open({ promo_code: 'nothing' }),
      at.open({ promo_code: 'draft' }),
      at.open({ promo_code: 'theirs' }),
      at.open({ store_id: crypto.randomUUID() }),
      at.open({ store_id: undefined }),
      at.open({ store_id: undefined, qr_id: 'no-such-code' }),
      at.open({ store_id: undefined, qr_id: crypto.randomUUID() }),
      at.open({ promo_code: 'nothing', ...elsewhere }),
      at.open({ promo_code: 'nothing', master_key: '00000-00000' }),
    ]);
    const { lock_id } = at.lock;
    await at.call('promoLock.activate', { org_id: at.orgId, lock_id, state: 'ended' });
    asked.push(await at.open());
    const answers = asked.map(({ status, body: { requestId: _, instance: __, ...body } }) =>
      JSON.stringify([status, body]),
    );
    expect(new Set(answers).size).toBe(1);
    expect(asked[0]).toMatchObject(says('promo.wrong_code', 404));
    expect([await outcomes(), (await stranger.usage()).total, draft.used]).toEqual([[], 0, 0]);
  });

  it('is the same grant for the same person for 15 minutes, also at once, and elsewhere', async () => {
    await begin({ limit_total: 2, limit_each: 1 });
    const visitor = await at.visitor();
    const again = await Promise.all([1, 2, 3, 4].map(() => at.open({ visitor })));
    const far = await at.open({ visitor, ...elsewhere });
    const ids = [...again, far].map(({ body }) => (body.data as { grant_id: string }).grant_id);
    expect(new Set(ids).size).toBe(1);
    expect(far).toMatchObject({ body: { data: { is_again: true, visitor } } });
    expect(await at.readLock()).toMatchObject({ used: 1 });
    // What is no visitor at all is somebody new.
    const other = await at.open({ visitor: 'somebody' });
    expect(other.body).not.toMatchObject({ data: { visitor: 'somebody' } });
    expect(await at.readLock()).toMatchObject({ used: 2 });
  });

  it('gives back what nobody took in time, by itself and to whoever comes next', async () => {
    await begin({ limit_total: 1 });
    const visitor = await at.visitor();
    expect(await at.open()).toMatchObject(says('promo.used_up', 409));
    later(14.99);
    expect(await at.open()).toMatchObject(says('promo.used_up', 409));
    later(0.01);
    // Nobody has worked off the job yet.
    expect(await at.open()).toMatchObject({ status: 200 });
    expect(await at.open({ visitor })).toMatchObject(says('promo.used_up', 409));
    later(15);
    await runDueJobs(test.services, jobs);
    expect(await at.readLock()).toMatchObject({ used: 0 });
    expect((await at.usage()).grants).toEqual({ open: 0, consumed: 0, expired: 2, by_master: 0 });
    const people = await db.org(at.orgId, (tx) => tx.query<{ person: string }>('select person from promo_people'));
    expect(people).toEqual([]);
  });

  it('refuses a browser that guesses after ten tries, with the right code too, until some time has passed', async () => {
    await begin();
    const visitor = await at.visitor();
    const ip = '10.43.0.1';
    const guess = (n: number) => at.open({ promo_code: `guess-${n}`, visitor }, ip);
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n)));
    expect(guesses.filter(({ body }) => body.code === 'promo.wrong_code')).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(await at.open({ visitor }, ip)).toMatchObject(says('promo.tries', 429));
    later(15);
    expect(await at.open({ visitor }, ip)).toMatchObject({ status: 200 });
  });

  it('does not refuse the venue for somebody in it who guesses with ever new browsers', async () => {
    await begin();
    const ip = '10.44.0.1';
    const guess = (n: number, visitor?: string) =>
      at.open({ promo_code: `guess-${n}`, ...(visitor && { visitor }) }, ip);
    const statuses: number[] = [];
    // Each a browser that is made up: it is none of ours, and shares the tries of the address.
    const made = () => `${crypto.randomUUID()}.${'A'.repeat(22)}`;
    for (let n = 0; n < 70; n++) statuses.push((await guess(n, made())).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(await at.open({ visitor: made() }, ip)).toMatchObject(says('promo.tries', 429));
    // A phone that comes now is given an id of its own, and has some tries.
    expect(await at.open({}, ip)).toMatchObject({ status: 200 });
    const { visitor } = (await at.open({}, ip)).body.data as { visitor: string };
    for (let n = 0; n < 3; n++) expect((await guess(n, visitor)).status).toBe(404);
    expect((await guess(4, visitor)).status).toBe(429);
  });

  it('counts what is guessed from everywhere together, and who knows the code gets in all the same', async () => {
    await begin();
    await at.open({ promo_code: 'guess', visitor: 'x' });
    await db.system((tx) => tx.query("update throttles set hits = 1999 where key like 'promoCodeDay:%'"));
    const made = `${crypto.randomUUID()}.${'A'.repeat(22)}`;
    expect((await at.open({ promo_code: 'guess', visitor: made })).status).toBe(404);
    expect((await at.open({ promo_code: 'guess', visitor: made })).status).toBe(429);
    expect((await at.open()).status).toBe(200);
  });
});
