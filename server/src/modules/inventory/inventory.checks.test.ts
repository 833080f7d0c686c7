import { testApp, type TestApp } from '../../testing/app.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

describeOnEngine('the doctor, of stock', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;
  let other: string;

  beforeAll(async () => {
    test = await testApp(db);
    shop = await stockedStore(test);
    other = await shop.addStore('Market');
    await shop.call('stores.addItems', { org_id: shop.orgId, store_id: other, product_ids: [shop.productId] });
    await shop.change(5);
    await shop.call('stores.soldCount', { ...shop.at, sold: 2 });
    await shop.call('stores.transferStock', { ...shop.at, to_store_id: other, quantity: 1 });
  });
  afterAll(() => test.close());

  const faultsOf = (statement: string) => faultsAfter(test.services, (tx) => tx.query(statement, [shop.storeId]));
  const move = (kind: string, change: number) =>
    `insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, cause_id, at)
     select org_id, gen_random_uuid(), store_id, variant_id, '${kind}', ${change}, gen_random_uuid(), now() from stock where store_id = $1`;

  it('finds nothing where stock and moves add up', async () => {
    expect(await faultsOf('update stock set low_at = 1 where store_id = $1')).toEqual([]);
  });

  it.each([
    ['stock that nothing explains', 'update stock set on_hand = on_hand + 1 where store_id = $1', ['stock on hand: ']],
    ['a move that changed nothing', move('adjust', 3), ['stock on hand: ']],
    ['units that nobody sold', 'update stock set sold = 9 where store_id = $1', ['units sold: ']],
    ['half a transfer', move('transfer', 3), ['stock on hand: ', 'transfers of stock: ']],
    [
      'an item that shoppers find and cannot buy',
      'update store_items set is_sellable = not is_sellable where store_id = $1',
      ['items to buy: '],
    ],
    ['stock reserved for nobody', 'update stock set reserved = 1 where store_id = $1', ['reserved stock: ']],
  ])('finds %s', async (_, damage, expected) => {
    const faults = await faultsOf(damage);
    expect(faults.map((fault) => expected.find((start) => fault.startsWith(start)) ?? fault).sort()).toEqual(expected);
  });

  it('cannot be misled: moves are never changed', async () => {
    const tried = db.system((tx) => tx.query('update stock_moves set change = 1 where store_id = $1', [shop.storeId]));
    await expect(tried).rejects.toThrow('moves of stock are only added');
  });
});
