import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

const cup = (currency: string) => [
  { option_values: [], prices: [{ currency, amount: 900, compare_at: null, cost: null }] },
];

describeOnEngines('what shoppers find in a store', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
  });
  afterAll(() => test.close());

  const sold = async () => {
    const rows = await db.org(shop.orgId, (tx) =>
      tx.query(
        `select p.name from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
          where i.org_id = $1 and i.store_id = $2 and i.is_sold order by p.name`,
        [shop.orgId, shop.storeId],
      ),
    );
    return rows.map(({ name }) => name);
  };
  const change = (product_id: string, data: object) =>
    shop.call('product.update', { org_id: shop.orgId, product_id, data });
  const setCurrency = async (currency: string) => {
    const at = { org_id: shop.orgId, store_id: shop.storeId };
    const { revision } = (await shop.call('stores.get', at)).data;
    await shop.call('stores.update', { ...at, revision, data: { currency } });
  };

  it('follows the product, its prices, and the currency of the store', async () => {
    const { productId, itemId } = await shop.addProduct('Mug', cup('EUR'));
    expect(await sold()).toEqual([]);
    await change(productId, { status: 'active' });
    expect(await sold()).toEqual(['Mug']);
    await shop.call('stores.item', { org_id: shop.orgId, item_id: itemId, is_shown: false });
    expect(await sold()).toEqual([]);
    await shop.call('stores.item', { org_id: shop.orgId, item_id: itemId, is_shown: true });
    await setCurrency('USD');
    expect(await sold()).toEqual([]);
    const { revision, variants } = (await shop.call('product.get', { org_id: shop.orgId, product_id: productId })).data;
    const prices = [{ currency: 'USD', amount: 1_000, compare_at: null, cost: null }];
    const priced = variants.map(({ variant_id, option_values }) => ({ variant_id, option_values, prices }));
    const data = { variants: priced };
    await shop.call('product.update', { org_id: shop.orgId, product_id: productId, revision, data });
    expect(await sold()).toEqual(['Mug']);
    await setCurrency('EUR');
    expect(await sold()).toEqual([]);
    await setCurrency('USD');
    await change(productId, { status: 'archived' });
    expect(await sold()).toEqual([]);
  });

  it('is right for a product that is added while it becomes active', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Mug ${n + 10}`);
    const ids: string[] = [];
    for (const name of names)
      ids.push((await shop.call('product.create', { org_id: shop.orgId, name, variants: cup('EUR') })).data.product_id);
    const add = (id: string) =>
      shop.call('stores.addItems', { org_id: shop.orgId, store_id: shop.storeId, product_ids: [id] });
    await Promise.all(ids.flatMap((id) => [add(id), change(id, { status: 'active' })]));
    expect(await sold()).toEqual(names);
    expect(await findFaults(test.services)).toEqual([]);
  });

  it('keeps the id of what is taken out and put back, as it is printed', async () => {
    await shop.call('stores.removeItem', { org_id: shop.orgId, item_id: shop.itemId });
    await shop.call('stores.addItems', { org_id: shop.orgId, store_id: shop.storeId, product_ids: [shop.productId] });
    expect((await shop.items()).map(({ item_id }) => item_id)).toEqual([shop.itemId]);
  });
});
