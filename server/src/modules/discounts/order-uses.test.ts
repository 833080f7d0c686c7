import type { Api, Discount } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';
import {
  discountsOf,
  peopleOf,
  releaseDiscounts,
  reserveDiscounts,
  commitDiscounts,
  type CartDiscounts,
} from './discounts.service.js';

type New = Partial<Omit<Api['discounts.create']['in'], 'org_id'>>;
const secret = new Uint8Array(32);

describeOnPostgres('the uses of discounts that orders take', ({ db }) => {
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

  const add = async (more: New = {}): Promise<Discount> => {
    const gives = { kind: 'percent', percent_bps: 1000 } as const;
    const { data } = await shop.call('discounts.create', { org_id, name: 'Autumn', gives, code: 'autumn', ...more });
    return (await shop.call('discounts.activate', { org_id, discount_id: data.discount_id })).data;
  };
  const read = async ({ discount_id }: Discount) => (await shop.call('discounts.get', { org_id, discount_id })).data;
  const peopleRows = () =>
    db.org(org_id, (tx) => tx.query<{ uses: number }>('select uses from discount_people order by uses'));

  const price = (people: readonly string[], codes = ['Autumn ']): Promise<CartDiscounts> =>
    db.org(org_id, (tx) =>
      discountsOf(tx, {
        ...{ orgId: org_id, storeId: shop.storeId, currency: 'EUR', delivery: null, codes, people },
        lines: [{ product_id: shop.productId, quantity: 2, each: 500 }],
        now: test.services.now(),
      }),
    );
  /** Prices a cart and takes its discounts, or says why not. */
  async function order(contact: Parameters<typeof peopleOf>[2] = {}, given?: CartDiscounts) {
    const people = peopleOf(secret, org_id, contact);
    const { applied, refused } = given ?? (await price(people));
    const orderId = crypto.randomUUID();
    const now = test.services.now();
    try {
      await db.org(org_id, (tx) => reserveDiscounts(tx, { orgId: org_id, orderId, people, now }, applied));
    } catch (error) {
      if (error instanceof AppError) return { orderId, code: error.code };
      throw error;
    }
    return { orderId, code: applied.length > 0 ? 'reserved' : (refused[0]?.reason ?? 'none') };
  }

  it('are one, of 50 orders at once that were priced with the last one', async () => {
    const discount = await add({ limit_total: 1 });
    const given = await price([]);
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, n) => order({ email: `b${n}@example.com` }, given)),
    );
    expect(orders.filter(({ code }) => code === 'reserved')).toHaveLength(1);
    expect(orders.filter(({ code }) => code === 'discount.used_up')).toHaveLength(49);
    expect(await read(discount)).toMatchObject({ used: 0, reserved: 1 });
    expect(await peopleRows()).toEqual([{ uses: 1 }]);
    expect(await order({ email: 'late@example.com' })).toMatchObject({ code: 'used_up' });
  });

  it('are counted for one person, however they write their address, and by their number too', async () => {
    await add({ limit_each: 1 });
    const given = await price([]);
    const spellings = ['Ada.Love@gmail.com', ' adalove@GMAIL.com', 'ada.love+shop@googlemail.com'];
    const orders = await Promise.all(
      Array.from({ length: 30 }, (_, n) => order({ email: spellings[n % 3], phone: `+4930123456${n % 2}` }, given)),
    );
    expect(orders.filter(({ code }) => code === 'reserved')).toHaveLength(1);
    expect(orders.filter(({ code }) => code === 'discount.used_by_you')).toHaveLength(29);
    const phone = ['+49301234560', '+49301234561'];
    const others = await Promise.all(phone.map((one, n) => order({ email: `new${n}@example.com`, phone: one }, given)));
    expect(others.map(({ code }) => code).sort()).toEqual(['discount.used_by_you', 'reserved']);
    // Who says who they are before the price is made is told by then.
    expect(await order({ email: 'adalove@gmail.com' })).toMatchObject({ code: 'used_by_you' });
    expect(await order({}, given)).toMatchObject({ code: 'discount.no_contact' });
  });

  it('count for what applies by itself, too', async () => {
    const discount = await add({ code: null, limit_total: 2, limit_each: 1 });
    expect(await order({ email: 'a@example.com' })).toMatchObject({ code: 'reserved' });
    expect(await order({ email: 'a@example.com' })).toMatchObject({ code: 'used_by_you' });
    expect(await order({ email: 'b@example.com' })).toMatchObject({ code: 'reserved' });
    expect(await order({ email: 'c@example.com' })).toMatchObject({ code: 'used_up' });
    expect(await read(discount)).toMatchObject({ reserved: 2 });
  });

  it('are used once, or given back once, whoever asks how often', async () => {
    const discount = await add({ limit_total: 1, limit_each: 1 });
    const first = await order({ email: 'a@example.com' });
    await Promise.all([1, 2, 3].map(() => db.org(org_id, (tx) => releaseDiscounts(tx, org_id, first.orderId))));
    expect(await read(discount)).toMatchObject({ used: 0, reserved: 0 });
    expect(await peopleRows()).toEqual([]);
    const second = await order({ email: 'A@example.com' });
    expect(second.code).toBe('reserved');
    const use = () => db.org(org_id, (tx) => commitDiscounts(tx, org_id, second.orderId));
    const release = () => db.org(org_id, (tx) => releaseDiscounts(tx, org_id, second.orderId));
    await Promise.all([use(), use(), use()]);
    await release();
    expect(await read(discount)).toMatchObject({ used: 1, reserved: 0 });
    expect(await peopleRows()).toEqual([{ uses: 1 }]);
  });

  it('can be taken again by the order that gave them back', async () => {
    const discount = await add({ limit_total: 1 });
    const given = await price([]);
    const orderId = crypto.randomUUID();
    const people = peopleOf(secret, org_id, { email: 'a@example.com' });
    const reserve = () =>
      db.org(org_id, (tx) =>
        reserveDiscounts(tx, { orgId: org_id, orderId, people, now: test.services.now() }, given.applied),
      );
    await reserve();
    await reserve();
    expect(await read(discount)).toMatchObject({ reserved: 1 });
    await db.org(org_id, (tx) => releaseDiscounts(tx, org_id, orderId));
    await reserve();
    expect(await read(discount)).toMatchObject({ reserved: 1 });
  });

  it.each<[string, (discount: Discount) => Promise<unknown>]>([
    [
      'was changed',
      ({ discount_id, revision }) => {
        const gives = { kind: 'percent', percent_bps: 10 } as const;
        return shop.call('discounts.update', { org_id, discount_id, revision, data: { gives } });
      },
    ],
    ['was paused', ({ discount_id }) => shop.call('discounts.activate', { org_id, discount_id, state: 'paused' })],
    ['is over', async () => test.services.setNow(new Date(test.services.now().getTime() + 3_600_000))],
  ])('are refused where the discount %s since the price was made', async (_, happens) => {
    const ends_at = new Date(test.services.now().getTime() + 600_000).toISOString();
    const discount = await add({ ends_at });
    const given = await price([]);
    await happens(discount);
    expect(await order({ email: 'a@example.com' }, given)).toMatchObject({ code: 'discount.changed' });
    expect(await read(discount)).toMatchObject({ reserved: 0 });
  });

  it('are taken by orders with the same discounts in another order without a deadlock', async () => {
    await add({ code: 'one' });
    await add({ code: 'two', gives: { kind: 'amount', amount: 10 }, currency: 'EUR' });
    const given = await price([], ['one', 'two']);
    expect(given.applied).toHaveLength(2);
    const flipped = { ...given, applied: [...given.applied].reverse() };
    const orders = await Promise.all(
      Array.from({ length: 40 }, (_, n) => order({ email: `b${n}@example.com` }, n % 2 ? given : flipped)),
    );
    expect(orders.filter(({ code }) => code !== 'reserved')).toEqual([]);
  });
});
