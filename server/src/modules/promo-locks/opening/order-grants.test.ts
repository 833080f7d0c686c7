import { callOffUnpaid } from '../../orders/call-off-unpaid.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { elsewhere, openStand, promoFaults, type Stand } from '../../../testing/stores/promo-stand.js';

describeOnEngine('orders with what a promo lock opens', ({ db }) => {
  let test: TestApp;
  let at: Stand;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterEach(async () => {
    expect(await promoFaults(test)).toEqual([]);
  });
  afterAll(() => test.close());
  const begin = async (...asked: Parameters<typeof openStand> extends [unknown, ...infer Rest] ? Rest : never) => {
    at = await openStand(test, ...asked);
  };
  const codes = ['stand10'];
  const quote = async (visitor?: string, more: object = {}) => {
    const items = [{ variant_id: at.mug, quantity: 1 }];
    const asked = { store_id: at.storeId, items, codes, ...(visitor && { visitor }), ...more };
    return (await test.as().call('orders.quote', asked)).data;
  };
  const later = (minutes: number) => test.services.setNow(new Date(test.services.now().getTime() + minutes * 60_000));

  it('cost less for whom it is open, and for nobody else [O.promoLock.validate, O.orders.quote]', async () => {
    await begin();
    expect(await quote()).toMatchObject({
      ...{ total: { amount: 900 }, discounts: [] },
      refused_codes: [{ code: 'STAND10', reason: 'locked', missing: null }],
    });
    expect((await at.open(elsewhere)).status).toBe(403);
    const visitor = await at.visitor();
    expect(await quote(visitor)).toMatchObject({
      total: { amount: 810 },
      refused_codes: [],
      discounts: [{ name: 'At the stand', code: 'STAND10', amount: { amount: 90 } }],
    });
    expect(await quote(visitor, { codes: [] })).toMatchObject({ total: { amount: 900 }, refused_codes: [] });
    expect(await quote(await at.visitor({ promo_code: 'nothing' }).catch(() => 'x'))).toMatchObject({
      total: { amount: 900 },
    });
    // Where it is another shop’s, it is nobody’s here.
    const other = await openStand(test);
    expect(await quote(await other.visitor())).toMatchObject({ total: { amount: 900 } });
    // The page of a shopper knows no visitor: the browser sends it along by itself.
    const headers = { cookie: `swapt_promo=${visitor}` };
    const items = [{ variant_id: at.mug, quantity: 1 }];
    const byCookie = await test.as().send('orders.quote', { store_id: at.storeId, items, codes }, { headers });
    expect(byCookie.body).toMatchObject({ data: { total: { amount: 810 } } });
  });

  it('take what is open once, and are refused afterwards', async () => {
    await begin({ limit_total: 5 });
    expect(await at.order({ codes })).toMatchObject({ status: 422, body: { code: 'order.invalid' } });
    const visitor = await at.visitor();
    const order = await at.place({ codes, visitor, total: 810 });
    expect(order.total.amount).toBe(810);
    expect((await at.usage()).grants).toEqual({ open: 0, consumed: 1, expired: 0, by_master: 0 });
    expect(await at.order({ codes, visitor }, 2)).toMatchObject({ status: 422, body: { code: 'order.invalid' } });
    later(20);
    expect((await at.usage()).grants).toMatchObject({ consumed: 1 });
    expect(await at.readLock()).toMatchObject({ used: 1 });
    expect(await at.readDiscount()).toMatchObject({ reserved: 1 });
    // Opened again, it is another use.
    expect(await at.open({ visitor })).toMatchObject({ status: 200, body: { data: { is_again: false } } });
    expect(await at.readLock()).toMatchObject({ used: 2 });
  });

  it('are refused once the time of the grant is over', async () => {
    await begin({ limit_total: 1 });
    const visitor = await at.visitor();
    later(15);
    expect(await quote(visitor)).toMatchObject({ refused_codes: [{ reason: 'locked' }] });
    expect(await at.order({ codes, visitor })).toMatchObject({ status: 422 });
    expect((await at.open()).status).toBe(200);
  });

  it('give it back when they are called off or not paid in time', async () => {
    await begin({ limit_total: 1, limit_each: 1 });
    const visitor = await at.visitor();
    const { order_id: id } = await at.place({ codes, visitor });
    expect(await at.open()).toMatchObject({ body: { code: 'promo.used_up' } });
    await at.call('orders.cancel', { org_id: at.orgId, id });
    expect(await at.readLock()).toMatchObject({ used: 0 });
    const again = await at.visitor();
    await at.place({ codes, visitor: again });
    later(60 * 24 * 30);
    await callOffUnpaid(test.services);
    expect(await at.readLock()).toMatchObject({ used: 0 });
    expect((await at.usage()).grants).toEqual({ open: 0, consumed: 0, expired: 2, by_master: 0 });
  });

  it('count for one person by their contacts too, however many browsers they have', async () => {
    await begin({ limit_each: 1 });
    const first = await at.order({ codes, visitor: await at.visitor() });
    expect(first.status).toBe(200);
    const second = await at.visitor();
    expect(await at.order({ codes, visitor: second })).toMatchObject({
      status: 409,
      body: { code: 'promo.used_by_you' },
    });
    expect((await at.order({ codes, visitor: second }, 7)).status).toBe(200);
    expect(await at.open({ visitor: second })).toMatchObject({ body: { code: 'promo.used_by_you' } });
  });

  it('get every discount of one promo lock by one grant', async () => {
    await begin();
    await at.addDiscount(at.lock.lock_id, {
      name: 'And one more',
      gives: { kind: 'amount', amount: 10 },
      currency: 'EUR',
    });
    await at.addDiscount(at.lock.lock_id, { name: 'Large carts', minimum: 5_000, currency: 'EUR' });
    const visitor = await at.visitor();
    expect(await quote(visitor)).toMatchObject({ total: { amount: 800 }, refused_codes: [] });
    expect((await at.order({ codes, visitor })).status).toBe(200);
    expect((await at.usage()).grants).toMatchObject({ consumed: 1 });
  });

  it('of one grant at once are one, and at the end of its time either ordered or given back', async () => {
    await begin({ limit_total: 2 });
    const visitor = await at.visitor();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => at.order({ codes, visitor }, n)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await at.readLock()).toMatchObject({ used: 1 });
    const last = await at.visitor();
    const before = test.services.now();
    // Of one clock for all: some come a moment before the end, and some after it.
    const race = Array.from({ length: 8 }, (_, n) => {
      test.services.setNow(new Date(before.getTime() + 15 * 60_000 - (n % 2)));
      return n % 3 === 2 ? at.open() : at.order({ codes, visitor: last }, 20 + n);
    });
    const ended = await Promise.all(race);
    const { used, limit_total: limit } = await at.readLock();
    const { grants } = await at.usage();
    expect(used).toBe(grants.open + grants.consumed);
    expect(used).toBeLessThanOrEqual(limit ?? 0);
    expect(ended.every(({ status }) => status < 500)).toBe(true);
  });
});
