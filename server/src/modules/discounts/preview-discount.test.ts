import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

type New = Partial<Omit<Api['discounts.create']['in'], 'org_id'>>;
type Asked = Partial<Api['discounts.preview']['in']>;

describeOnEngine('what a cart would pay', ({ db }) => {
  let test: TestApp;
  let org_id: string;
  let owner: TestUser;
  let shop: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId: org_id, owner } = await test.organization());
    shop = await openStore(test.as(owner).call, org_id, [simpleProduct('Soup', 500), simpleProduct('Cake', 300)]);
  });
  afterAll(() => test.close());

  const add = async (more: New = {}) => {
    const gives = { kind: 'percent', percent_bps: 1000 } as const;
    return (await test.as(owner).call('discounts.create', { org_id, name: 'Autumn', gives, ...more })).data.discount_id;
  };
  const variant = (at: number) => shop.items[at]?.variantIds[0] ?? '';
  const ask = (discount_id: string, more: Asked = {}) => {
    const lines = [
      { variant_id: variant(0), quantity: 2 },
      { variant_id: variant(1), quantity: 1 },
    ];
    const asked = { org_id, discount_id, store_id: shop.storeId, lines, delivery: 490, ...more };
    return test.as(owner).send('discounts.preview', asked);
  };
  const pair = (before: number, after: number) => ({ before: { amount: before }, after: { amount: after } });

  it('is said of a draft before it is activated, line by line, and changes nothing [O.discounts.preview]', async () => {
    const starts_at = '2027-01-01T00:00:00.000Z';
    const discount = await add({
      code: 'autumn',
      starts_at,
      is_for_all: false,
      product_ids: [shop.items[1]?.productId ?? ''],
    });
    const { body } = await ask(discount);
    expect(body.data).toMatchObject({
      lines: [
        { name: 'Soup', quantity: 2, ...pair(1000, 1000) },
        { name: 'Cake', quantity: 1, ...pair(300, 270) },
      ],
      ...{ goods: pair(1300, 1270), delivery: pair(490, 490), total: pair(1790, 1760) },
      ...{ saves: { amount: 30, text: '€0.30' }, reason: null, missing: null, also: [] },
    });
    const { data } = await test.as(owner).call('discounts.get', { org_id, discount_id: discount });
    expect(data).toMatchObject({ state: 'draft', starts_at, reserved: 0 });
  });

  it('names what applies by itself beside it, and why it takes nothing off [O.discounts.preview]', async () => {
    const free = await add({ name: 'Free delivery', gives: { kind: 'shipping' } });
    await test.as(owner).call('discounts.activate', { org_id, discount_id: free });
    const mine = await add({ minimum: 2000, currency: 'EUR' });
    expect((await ask(mine)).body.data).toMatchObject({
      ...{ reason: 'minimum', missing: { amount: 700 }, saves: { amount: 0 } },
      ...{ also: [{ name: 'Free delivery', saves: { amount: 490 } }], total: pair(1790, 1300) },
    });
    const draft = await add({ name: 'Not yet', gives: { kind: 'percent', percent_bps: 9000 } });
    const alone = await add({ combines: false, gives: { kind: 'percent', percent_bps: 100 } });
    expect((await ask(alone)).body.data).toMatchObject({ reason: 'not_combined', total: pair(1790, 1300) });
    expect((await ask(draft, { delivery: null })).body.data).toMatchObject({ delivery: null, total: pair(1300, 130) });
  });

  it('counts what the store does not sell as nothing, and refuses odd carts [O.discounts.preview]', async () => {
    const discount = await add();
    const gone = '01920000-0000-7000-8000-000000000000';
    const soup = { variant_id: variant(0), quantity: 1 };
    const mixed = [{ variant_id: gone, quantity: 5 }, soup, { ...soup, quantity: 2 }];
    expect((await ask(discount, { lines: mixed })).body.data).toMatchObject({
      ...{ lines: [{ name: '', ...pair(0, 0) }, pair(500, 450), pair(1000, 900)], goods: pair(1500, 1350) },
    });
    for (const quantity of [0, -1, 1.5, 1e9]) {
      expect((await ask(discount, { lines: [{ variant_id: variant(0), quantity }] })).status).toBe(400);
    }
    expect((await ask(gone)).body.code).toBe('discount.not_found');
    expect((await ask(discount, { store_id: gone })).body.code).toBe('store.not_found');
  });
});
