import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

describeOnEngine('the items of a store', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
  });
  afterAll(() => test.close());

  const names = async () => (await shop.items()).map(({ name }) => name);
  const add = (input: object) => shop.send('stores.addItems', { org_id: shop.orgId, store_id: shop.storeId, ...input });
  const change = (item_id: string, input: object) =>
    shop.send('stores.item', { org_id: shop.orgId, item_id, ...input });
  const product = async (name: string) =>
    (await shop.call('product.create', { org_id: shop.orgId, name })).data.product_id;

  it('are added once, by name or as what a catalog shows [O.stores.item]', async () => {
    const org_id = shop.orgId;
    const [cake, old, bread] = [await product('Cake'), await product('Old'), await product('Bread')];
    const { catalog_id } = (await shop.call('catalogs.create', { org_id, name: 'Menu' })).data;
    await shop.call('items.add', { org_id, catalog_id, product_ids: [bread, old, shop.productId, cake] });
    await shop.call('product.update', { org_id, product_id: old, data: { status: 'deleted' } });
    expect((await add({ catalog_id })).body).toEqual({ data: { added: 2 } });
    expect(await names()).toEqual(['Tea', 'Bread', 'Cake']);
    expect((await add({ product_ids: [cake] })).body).toEqual({ data: { added: 0 } });
    for (const wrong of [{}, { catalog_id, product_ids: [cake] }]) {
      expect(await add(wrong)).toMatchObject({ status: 400, body: { errors: { product_ids: expect.any(String) } } });
    }
    expect((await add({ product_ids: [old] })).body.code).toBe('product.not_found');
    expect((await add({ catalog_id: cake })).body.code).toBe('catalog.get_failed');
    expect((await add({ store_id: cake, product_ids: [cake] })).body.code).toBe('store.not_found');
  });

  it('are shown, hidden and put in order, and stay dense [O.stores.item]', async () => {
    const [cake, bread] = [await shop.addProduct('Cake'), await shop.addProduct('Bread')];
    const moved = await change(bread.itemId, { before_item_id: shop.itemId, is_shown: false });
    expect(moved.body.data).toMatchObject({
      name: 'Bread',
      position: 0,
      is_shown: false,
      variants: [{ mode: 'free' }],
    });
    expect(await names()).toEqual(['Bread', 'Tea', 'Cake']);
    await change(bread.itemId, { before_item_id: null });
    await change(shop.itemId, { before_item_id: shop.itemId });
    expect((await shop.items()).map(({ name, position }) => `${position} ${name}`)).toEqual([
      '0 Tea',
      '1 Cake',
      '2 Bread',
    ]);
    const market = await shop.addStore('Market');
    await add({ store_id: market, product_ids: [shop.productId] });
    const [foreign] = await shop.items({ search: 'Tea' });
    const other = (await shop.call('stores.allInventory', { org_id: shop.orgId, store_id: market })).data[0]?.item_id;
    expect(other).not.toBe(foreign?.item_id);
    expect(await change(cake.itemId, { before_item_id: other })).toMatchObject({
      status: 404,
      body: { code: 'store_item.not_found', errors: { before_item_id: expect.any(String) } },
    });
  });

  it('are taken out with their stock kept for when they come back, but not while some is reserved [O.stores.item]', async () => {
    await shop.change(7);
    const reserve = (units: number) =>
      db.org(shop.orgId, (tx) => tx.query('update stock set reserved = $2 where org_id = $1', [shop.orgId, units]));
    const remove = () => shop.send('stores.removeItem', { org_id: shop.orgId, item_id: shop.itemId });
    await reserve(1);
    expect((await remove()).body.code).toBe('stock.reserved');
    await reserve(0);
    expect((await remove()).body).toEqual({ data: { item_id: shop.itemId } });
    expect(await names()).toEqual([]);
    expect((await remove()).body.code).toBe('store_item.not_found');
    expect((await change(shop.itemId, { is_shown: true })).body.code).toBe('store_item.not_found');
    expect(await shop.moves()).toHaveLength(1);
    await add({ product_ids: [shop.productId] });
    expect(await shop.stock()).toMatchObject({ on_hand: 7 });
  });

  it('are added by many at once, each product once, and not to a deleted store [O.stores.item]', async () => {
    const product_ids = [await product('A'), await product('B'), await product('C')];
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ product_ids })));
    expect(answers.map(({ body }) => (body.data as { added: number }).added).sort()).toEqual([0, 0, 0, 0, 0, 3]);
    expect((await shop.items()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    await shop.call('stores.status', { org_id: shop.orgId, store_id: shop.storeId, status: 'deleted' });
    expect((await add({ product_ids })).body.code).toBe('store.bad_state');
    expect((await change(shop.itemId, { is_shown: false })).body.code).toBe('store_item.not_found');
  });

  it('are at most 5,000 that are shown: deleted ones take no place [O.stores.item]', async () => {
    await db.org(shop.orgId, async (tx) => {
      await tx.query(
        `insert into products (org_id, product_id, name, created_at, updated_at)
         select $1, gen_random_uuid(), 'Product ' || n, now(), now() from generate_series(1, 4999) n`,
        [shop.orgId],
      );
      await tx.query(
        `insert into store_items (org_id, item_id, store_id, product_id, position, created_at)
         select org_id, gen_random_uuid(), $2, product_id, row_number() over (), now() from products where org_id = $1 and name <> 'Tea'`,
        [shop.orgId, shop.storeId],
      );
    });
    const cake = await product('Cake');
    expect(await add({ product_ids: [cake] })).toMatchObject({ status: 409, body: { code: 'store.full' } });
    await shop.call('product.update', { org_id: shop.orgId, product_id: shop.productId, data: { status: 'deleted' } });
    const bread = await product('Bread');
    const both = await Promise.all([cake, bread].map((id) => add({ product_ids: [id] })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
