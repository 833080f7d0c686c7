import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStand } from '../../testing/stores/stand.js';

describeOnEngine('what a sale at a desk would come to', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('is what it is sold for, with the discounts of its codes and those that apply by themselves', async () => {
    const stand = await openStand(test);
    const { org_id, session_id, items, tender } = stand.saleOf();
    const [asked, desk] = [
      { org_id, session_id, items, tender },
      { org_id, session_id },
    ];
    expect((await stand.call('pos.shelf', desk)).data.discounts).toEqual([]);
    expect((await stand.call('pos.quote', asked)).data).toMatchObject({ subtotal: 900, discount: 0, total: 900 });
    const { data: discount } = await stand.call('discounts.create', {
      org_id,
      ...{ name: 'Market day', code: null, gives: { kind: 'percent', percent_bps: 1_000 }, combines: true },
    });
    await stand.call('discounts.activate', { org_id, discount_id: discount.discount_id });
    expect((await stand.call('pos.shelf', desk)).data.discounts).toMatchObject([
      { discount_id: discount.discount_id, percent_bps: 1_000, product_ids: null, is_limited: false },
    ]);
    expect((await stand.call('pos.quote', asked)).data).toMatchObject({ subtotal: 900, discount: 90, total: 810 });
    expect(await stand.sell({ total: 900 })).toMatchObject({ status: 409, body: { code: 'order.price_changed' } });
    expect((await stand.sold({ total: 810 })).total).toBe(810);
    const wrongCode = { status: 422, body: { code: 'desk.invalid', errors: { codes: expect.any(String) } } };
    expect(await stand.send('pos.quote', { ...asked, codes: ['NOPE'] })).toMatchObject(wrongCode);
    const stranger = test.as(await test.user());
    expect((await stranger.send('pos.quote', { ...asked, org_id: stand.orgId })).status).toBe(404);
  });
});
