import { testApp, type TestApp } from '../../testing/app.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore } from '../../testing/stocked-store.js';
import { commitDiscounts, discountsOf, peopleOf, reserveDiscounts } from './discounts.service.js';

describeOnEngine('the doctor, of discounts', ({ db }) => {
  let test: TestApp;
  let org: string;

  beforeAll(async () => {
    test = await testApp(db);
    const shop = await stockedStore(test);
    const org_id = shop.orgId;
    org = org_id;
    const gives = { kind: 'amount', amount: 100 } as const;
    const rules = { currency: 'EUR', code: 'autumn', limit_total: 9, limit_each: 2 } as const;
    const { data } = await shop.call('discounts.create', { org_id, name: 'Autumn', gives, ...rules });
    await shop.call('discounts.activate', { org_id, discount_id: data.discount_id });
    const now = test.services.now();
    const people = peopleOf(new Uint8Array(32), org_id, { email: 'a@example.com', phone: '+4930123456' });
    for (const isPaid of [true, false]) {
      const orderId = crypto.randomUUID();
      await db.org(org_id, async (tx) => {
        const { applied } = await discountsOf(tx, {
          ...{ orgId: org_id, storeId: shop.storeId, currency: 'EUR', delivery: null, codes: ['AUTUMN'], people, now },
          lines: [{ product_id: shop.productId, quantity: 1, each: 500 }],
        });
        await reserveDiscounts(tx, { orgId: org_id, orderId, people, now }, applied);
        if (isPaid) await commitDiscounts(tx, org_id, orderId);
      });
    }
  });
  afterAll(() => test.close());

  const faultsOf = (statement: string) => faultsAfter(test.services, (tx) => tx.query(statement, [org]));

  it('finds nothing where they fit', async () => {
    expect(await faultsOf('select $1::uuid')).toEqual([]);
  });

  it.each([
    ['a use that was counted twice', 'update discounts set used = used + 1 where org_id = $1', ['uses of discounts: ']],
    [
      'one that was never given back',
      'update discounts set reserved = reserved + 1 where org_id = $1',
      ['uses of discounts: '],
    ],
    [
      'an order that nobody counted',
      `insert into discount_uses (org_id, discount_id, order_id, state, people, at)
       select org_id, discount_id, gen_random_uuid(), 'used', '{}', now() from discounts where org_id = $1`,
      ['uses of discounts: '],
    ],
    [
      'people who are forgotten',
      'delete from discount_people where org_id = $1',
      ['people of discounts: ', 'people of discounts: '],
    ],
    [
      'somebody who is counted once too often',
      `insert into discount_people (org_id, discount_id, person, uses) select org_id, discount_id, 'x', 1 from discounts where org_id = $1`,
      ['people of discounts: '],
    ],
    [
      'somebody above what one person can have',
      'update discounts set limit_each = 1 where org_id = $1',
      ['limits of discounts: ', 'limits of discounts: '],
    ],
  ])('finds %s', async (_, damage, starts) => {
    expect(await faultsOf(damage)).toEqual(starts.map((start) => expect.stringMatching(`^${start}`)));
  });

  it('has nothing to look for above the whole limit: the table refuses it', async () => {
    await expect(faultsOf('update discounts set limit_total = 1 where org_id = $1')).rejects.toThrow();
  });
});
