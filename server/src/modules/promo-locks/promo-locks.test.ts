import { promoLockStates, promoLockTransitions } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

const place = { name: ' Stand ', latitude: 52.52, longitude: 13.405, radius: 200 };
const nowhere = '01920000-0000-7000-8000-000000000000';

describeOnEngine('promo locks', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;
  let org_id: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
    org_id = shop.orgId;
  });
  afterAll(() => test.close());

  const input = (more: object = {}) => ({ org_id, name: ' Fair ', promo_code: 'stand-10', places: [place], ...more });
  const add = async (more: object = {}) => (await shop.call('promoLock.create', input(more))).data;
  const tryAdd = (more: object) => shop.send('promoLock.create', input(more));
  const code = async (name = 'Poster') =>
    (await shop.call('codes.create', { org_id, type: 'link', name, target: 'https://example.com/' })).data;
  const move = (lock_id: string, state?: string) =>
    shop.send('promoLock.activate', { org_id, lock_id, ...(state && { state }) });
  const list = async (more = {}) => shop.call('promoLock.list', { org_id, ...more });

  it('begin as drafts with all that is said of them, and are read back so [O.promoLock.create, A.promolock]', async () => {
    const { code_id, slug } = await code();
    const dates = { starts_at: '2026-12-01T00:00:00.000Z', ends_at: '2026-12-24T00:00:00.000Z' };
    const made = await add({ ...dates, code_ids: [code_id], limit_total: 100, limit_each: 2 });
    expect(made).toMatchObject({
      ...{ ...dates, name: 'Fair', promo_code: 'STAND-10', limit_total: 100, limit_each: 2, used: 0 },
      ...{ places: [{ ...place, name: 'Stand' }], codes: [{ code_id, slug, name: 'Poster' }], discounts: [] },
      ...{ has_codes: true, state: 'draft', revision: 1 },
    });
    expect((await shop.call('promoLock.get', { org_id, lock_id: made.lock_id })).data).toEqual(made);
    expect((await list({ search: 'and-1' })).data).toEqual([made]);
    expect((await list({ state: 'active' })).data).toEqual([]);
    expect(await shop.send('promoLock.get', { org_id, lock_id: nowhere })).toMatchObject({ status: 404 });
  });

  it.each<[string, object, string, string]>([
    ['no place, code and time', { places: [] }, 'places', 'Say where or when'],
    ['a radius of nothing', { places: [{ ...place, radius: 0 }] }, 'places.0.radius', ''],
    ['half a world', { places: [{ ...place, radius: 100_001 }] }, 'places.0.radius', ''],
    ['a latitude that is none', { places: [{ ...place, latitude: 91 }] }, 'places.0.latitude', ''],
    ['a longitude that is none', { places: [{ ...place, longitude: '13,4' }] }, 'places.0.longitude', ''],
    ['a place without degrees', { places: [{ ...place, latitude: undefined }] }, 'places.0.latitude', ''],
    [
      'an end before its start',
      { starts_at: '2026-12-24T00:00:00Z', ends_at: '2026-12-23T00:00:00Z' },
      'ends_at',
      'after the start',
    ],
    ['a code that is nobody’s', { code_ids: [nowhere] }, 'code_ids', 'does not exist'],
    ['a code with a space', { promo_code: 'two words' }, 'promo_code', ''],
    ['a limit of nothing', { limit_total: 0 }, 'limit_total', ''],
  ])('are refused with %s, at its field [O.promoLock.create]', async (_, wrong, field, says) => {
    const { status, body } = await tryAdd(wrong);
    expect({ status: [400, 422].includes(status), errors: body.errors }).toEqual({
      status: true,
      errors: { [field]: expect.stringContaining(says) },
    });
    expect((await list()).data).toEqual([]);
  });

  it('have a promo code that nothing else has which shoppers type', async () => {
    const first = await add();
    const taken = { status: 409, body: { code: 'promo_lock.code_taken', errors: { promo_code: expect.any(String) } } };
    expect(await tryAdd({ promo_code: 'STAND-10' })).toMatchObject(taken);
    const gives = { kind: 'percent', percent_bps: 500 } as const;
    const discount = { org_id, name: 'Plain', gives, code: 'stand-10' };
    expect(await shop.send('discounts.create', discount)).toMatchObject({ body: { code: 'discount.code_taken' } });
    await shop.call('discounts.create', { ...discount, code: 'other' });
    expect(await tryAdd({ promo_code: 'other' })).toMatchObject(taken);
    await move(first.lock_id);
    await move(first.lock_id, 'ended');
    expect((await add()).promo_code).toBe('STAND-10');
    const both = await Promise.all([tryAdd({ promo_code: 'twice' }), tryAdd({ promo_code: 'twice' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('change, one revision after the other, until they end', async () => {
    const { lock_id } = await add();
    const update = (revision: number, data: object) =>
      shop.send('promoLock.update', { org_id, lock_id, revision, data });
    const { code_id } = await code();
    expect((await update(1, { places: [], code_ids: [code_id] })).body.data).toMatchObject({
      ...{ places: [], has_codes: true, codes: [{ code_id }], name: 'Fair', revision: 2 },
    });
    expect(await update(1, { name: 'Late' })).toMatchObject({ body: { code: 'promo_lock.conflict' } });
    expect(await update(2, { code_ids: [] })).toMatchObject({
      body: { code: 'promo_lock.invalid', errors: { 'data.places': expect.any(String) } },
    });
    await move(lock_id);
    await move(lock_id, 'ended');
    expect(await update(2, { name: 'Over' })).toMatchObject({ body: { code: 'promo_lock.bad_state' } });
  });

  it.each(promoLockStates.flatMap((from) => promoLockStates.map((to) => [from, to] as const)))(
    'that are %s become %s where they may',
    async (from, to) => {
      const { lock_id } = await add();
      const before = { draft: [], active: ['active'], paused: ['active', 'paused'], ended: ['active', 'ended'] }[from];
      for (const state of before) await move(lock_id, state);
      if (to === 'draft') return;
      const isAllowed = from === to || (promoLockTransitions[from] as readonly string[]).includes(to);
      const { status, body } = await move(lock_id, to);
      expect([status, body.code]).toEqual(isAllowed ? [200, undefined] : [409, 'promo_lock.bad_state']);
    },
  );

  it('are deleted while nobody could open them, and while no discount needs them', async () => {
    const { lock_id } = await add();
    const gives = { kind: 'percent', percent_bps: 500 } as const;
    const { data: discount } = await shop.call('discounts.create', { org_id, name: 'Bound', gives, lock_id });
    expect(discount).toMatchObject({ code: null, lock_id, lock: { name: 'Fair', promo_code: 'STAND-10' } });
    const remove = () => shop.send('promoLock.delete', { org_id, lock_id });
    expect(await remove()).toMatchObject({ status: 409 });
    await shop.call('discounts.delete', { org_id, discount_id: discount.discount_id });
    expect(await remove()).toMatchObject({ status: 200 });
    expect((await list()).total).toBe(0);
    const active = await add();
    await move(active.lock_id);
    expect(await shop.send('promoLock.delete', { org_id, lock_id: active.lock_id })).toMatchObject({ status: 409 });
  });

  it('are named by discounts that have no code of their own, until orders have these', async () => {
    const { lock_id } = await add();
    const gives = { kind: 'percent', percent_bps: 500 } as const;
    const bind = (more: object) => shop.send('discounts.create', { org_id, name: 'Bound', gives, lock_id, ...more });
    expect(await bind({ code: 'own' })).toMatchObject({ body: { errors: { code: expect.any(String) } } });
    expect(await bind({ lock_id: nowhere })).toMatchObject({ body: { errors: { lock_id: expect.any(String) } } });
    expect((await bind({})).status).toBe(200);
    expect((await shop.call('promoLock.get', { org_id, lock_id })).data.discounts).toMatchObject([{ name: 'Bound' }]);
  });
});
