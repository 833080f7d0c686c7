import { testApp, type TestApp } from '../../testing/app.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore } from '../../testing/stocked-store.js';

describeOnEngine('the doctor, of add-ons', ({ db }) => {
  let test: TestApp;
  let store: string;

  beforeAll(async () => {
    test = await testApp(db);
    const shop = await stockedStore(test);
    const org_id = shop.orgId;
    store = shop.storeId;
    const other = await shop.addStore('Market');
    await shop.call('stores.addItems', { org_id, store_id: other, product_ids: [shop.productId] });
    const price = { amount: 150, currency: 'EUR' } as const;
    await shop.call('addons.create', {
      ...{ org_id, store_id: store, name: 'Cheese', price, most: 1, item_ids: [shop.itemId] },
    });
  });
  afterAll(() => test.close());

  const faultsOf = (statement: string) => faultsAfter(test.services, (tx) => tx.query(statement, [store]));
  const copies = (count: number) =>
    `insert into add_ons (org_id, add_on_id, store_id, name, amount, currency, most, status, is_for_all, position, created_at, updated_at)
     select org_id, gen_random_uuid(), store_id, name, amount, currency, most, status, true, n, created_at, updated_at
       from add_ons, generate_series(1, ${count}) n where store_id = $1`;

  it('finds nothing where they fit', async () => {
    expect(await faultsOf(copies(99))).toEqual([]);
  });

  it.each([
    ['more than a store can have', copies(100), 'number of add-ons: '],
    [
      'one that is for all, and chosen',
      'update add_ons set is_for_all = true where store_id = $1',
      'items of add-ons: ',
    ],
    [
      'one that is for the item of another store',
      `insert into add_on_items (org_id, add_on_id, item_id)
       select a.org_id, a.add_on_id, i.item_id from add_ons a join store_items i on i.org_id = a.org_id and i.store_id <> a.store_id
        where a.store_id = $1`,
      'items of add-ons: ',
    ],
  ])('finds %s', async (_, damage, start) => {
    expect(await faultsOf(damage)).toEqual([expect.stringMatching(`^${start}`)]);
  });
});
