import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';
import { deleteItem, lockStore } from './store-items.sql.js';

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describeOnEngines('stock that many change at once', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
  });
  afterAll(() => test.close());

  it('is what all of them come to, from the first one on [O.stores.modifyInventory]', async () => {
    const answers = await times(50, (n) => shop.change(n + 1));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await shop.stock()).toMatchObject({ on_hand: 1_275 });
    const moves = await shop.moves();
    expect([moves.length, sum(moves.map(({ change }) => change))]).toEqual([50, 1_275]);
  });

  it('is given to ten of twenty, where there are ten [O.stores.soldCount]', async () => {
    await shop.change(10);
    const answers = await times(20, () => shop.send('stores.soldCount', { ...shop.at, sold: 1 }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'stock.too_few')).toHaveLength(10);
    expect(await shop.stock()).toMatchObject({ on_hand: 0, sold: 10 });
  });

  it('goes both ways between two stores, and nothing is lost [O.stores.modifyInventory]', async () => {
    const store_id = await shop.addStore('Market');
    await shop.call('stores.addItems', { org_id: shop.orgId, store_id, product_ids: [shop.productId] });
    const other = { ...shop.at, store_id };
    await times(2, (n) => shop.change(30, n ? other : shop.at));
    const answers = await times(40, (n) =>
      shop.send('stores.transferStock', {
        ...(n % 2 ? shop.at : other),
        to_store_id: n % 2 ? store_id : shop.storeId,
        quantity: n % 2 ? 2 : 1,
      }),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const done = answers.flatMap(({ status }, n) => (status === 200 ? [n % 2 ? -2 : 1] : []));
    expect(await shop.stock()).toMatchObject({ on_hand: 30 + sum(done) });
    expect(await shop.stock(other)).toMatchObject({ on_hand: 30 - sum(done) });
  });

  it('is never counted over a change that came meanwhile [O.stores.modifyInventory]', async () => {
    await shop.change(10);
    for (let round = 0; round < 5; round++) {
      const seen = (await shop.stock())?.on_hand ?? 0;
      const [counted, changed] = await Promise.all([
        shop.send('stores.countInventory', { ...shop.at, counted: 20, seen }),
        shop.change(3),
      ]);
      expect(changed.status).toBe(200);
      // Counted before the change came, or refused.
      expect(counted.status === 200 || counted.body.code === 'stock.changed').toBe(true);
      expect(await shop.stock()).toMatchObject({ on_hand: (counted.status === 200 ? 20 : seen) + 3 });
    }
    expect(sum((await shop.moves()).map(({ change }) => change))).toBe((await shop.stock())?.on_hand);
  });

  it('waits for a product that is being taken out, and is not changed any more then [O.stores.item]', async () => {
    await shop.change(1);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const removal = db.org(shop.orgId, async (tx) => {
      await lockStore(tx, shop.orgId, shop.storeId);
      await deleteItem(tx, shop.orgId, shop.itemId);
      begin();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await begun;
    expect(await shop.change(4)).toMatchObject({ status: 404, body: { code: 'stock.not_found' } });
    await removal;
    expect(await shop.moves()).toHaveLength(1);
  });
});
