import { limits } from '../../platform/throttle/throttle.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openTill, type Till } from '../../testing/stores/till.js';

describeOnEngine('codes that are tried before paying', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openTill(test);
    const gives = { kind: 'percent', percent_bps: 1000 } as const;
    const { data } = await till.call('discounts.create', {
      ...{ org_id: till.orgId, name: 'Ten percent', gives, code: 'TEN', limit_total: 1 },
    });
    await till.call('discounts.activate', { org_id: till.orgId, discount_id: data.discount_id });
  });
  afterAll(() => test.close());

  const asked = (codes: string[]) => ({
    ...{ store_id: till.storeId, items: [{ variant_id: till.mug, quantity: 2 }], codes },
  });
  const attempt = async (...codes: string[]) => (await test.as().call('payments.promoCode', asked(codes))).data;

  it('say what the order comes to with them, which is what it costs then, and are not used up by it [O.payments.promoCode]', async () => {
    for (let n = 0; n < 3; n++)
      expect(await attempt(' ten ')).toMatchObject({ discount: { amount: 180 }, total: { amount: 1620 } });
    const order = await till.place({ items: asked([]).items, codes: ['TEN'], total: 1620 });
    expect(order.total).toMatchObject({ amount: 1620 });
    // That one had the last of it.
    expect(await attempt('TEN')).toMatchObject({
      ...{ discount: null, total: { amount: 1800 } },
      refused_codes: [{ code: 'TEN', reason: 'used_up' }],
    });
  });

  it('say why one takes nothing off, and stop somebody who guesses [O.payments.promoCode]', async () => {
    expect(await attempt('NOTHING')).toMatchObject({ refused_codes: [{ code: 'NOTHING', reason: 'unknown' }] });
    for (let n = 1; n < limits.discountCodeFrom.tries; n++) await attempt(`GUESS-${n}`);
    const { status, body } = await test.as().send('payments.promoCode', asked(['TEN']));
    expect([status, body.code]).toEqual([429, 'discount.code_tries']);
    const gone = { ...asked([]), store_id: crypto.randomUUID() };
    expect((await test.as().send('payments.promoCode', gone)).body.code).toBe('store.not_found');
  });
});
