import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

const price = (amount: number, currency: string) => ({ currency, amount, compare_at: null, cost: null });

describeOnEngine('what a store sells', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;
  let shirt: Awaited<ReturnType<StockedStore['addProduct']>>;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
    shirt = await shop.addProduct('Shirt', [
      { option_values: ['S'], sku: 'SH-1', prices: [price(1900, 'EUR'), price(2100, 'USD')] },
      { option_values: ['L'], sku: 'SH-12', barcode: '4006381333931', prices: [price(2200, 'USD')] },
    ]);
  });
  afterAll(() => test.close());

  const of = (variant: number) => ({ ...shop.at, variant_id: shirt.variantIds[variant] ?? '' });
  const store = () => ({ org_id: shop.orgId, store_id: shop.storeId });
  const shown = async (input: Parameters<StockedStore['items']>[0]) =>
    (await shop.items(input)).map(({ name }) => name);

  it('is listed in its order with each variant’s stock and price [O.stores.adminInventory]', async () => {
    await shop.change(4, of(1));
    const { data, ...page } = await shop.call('stores.adminInventory', store());
    expect(page).toEqual({ page: 1, pageSize: 10, total: 2 });
    expect(data).toMatchObject([
      { name: 'Tea', position: 0, is_shown: true, variants: [{ mode: 'free', price: null, available: null }] },
      {
        ...{ item_id: shirt.itemId, name: 'Shirt', picture: null, status: 'draft', position: 1 },
        variants: [
          { option_values: ['S'], sku: 'SH-1', price: 1900, mode: 'free' },
          { option_values: ['L'], barcode: '4006381333931', price: null, mode: 'track', on_hand: 4, available: 4 },
        ],
      },
    ]);
    expect(await shown({ item_id: shirt.itemId })).toEqual(['Shirt']);
    expect(await shown({ search: ' sh-12 ' })).toEqual(['Shirt']);
    expect(await shown({ page: 2, pageSize: 1 })).toEqual(['Shirt']);
    const missing = await shop.send('stores.adminInventory', { ...store(), store_id: shirt.itemId });
    expect(missing).toMatchObject({ status: 404, body: { code: 'store.not_found' } });
  });

  it('is listed in sums, and what was deleted or archived is left out [O.stores.allInventory]', async () => {
    await shop.change(4, of(0));
    await shop.change(6, of(1));
    await shop.call('stores.soldCount', { ...of(1), sold: 1 });
    await shop.call('stores.soldCount', { ...shop.at, sold: 3 });
    const list = async () => (await shop.call('stores.allInventory', store())).data;
    expect(await list()).toMatchObject([
      { name: 'Tea', variants: 1, on_hand: 0, sold: 3, is_low: false },
      { name: 'Shirt', variants: 2, on_hand: 9, reserved: 0, sold: 1, is_low: false },
    ]);
    await shop.change(-4, of(0));
    expect((await list())[1]).toMatchObject({ on_hand: 5, is_low: true });
    const org_id = shop.orgId;
    const variants = [{ option_values: ['L'] }];
    await shop.call('product.update', { org_id, product_id: shirt.productId, revision: 1, data: { variants } });
    expect((await list())[1]).toMatchObject({ variants: 1, on_hand: 5, is_low: false });
    expect((await shop.change(1, of(0))).body.code).toBe('stock.not_found');
    await shop.call('product.update', { org_id, product_id: shirt.productId, data: { status: 'deleted' } });
    expect((await list()).map(({ name }) => name)).toEqual(['Tea']);
    expect(await shown({ item_id: shirt.itemId })).toEqual([]);
    const missing = await shop.send('stores.allInventory', { ...store(), store_id: shirt.itemId });
    expect(missing.body.code).toBe('store.not_found');
  });

  it('is filtered by what is low, sold out or hidden [O.stores.adminInventory, O.stores.allInventory]', async () => {
    for (const show of ['low', 'sold_out', 'hidden'] as const) expect(await shown({ show })).toEqual([]);
    await shop.change(4, of(0));
    await shop.call('stores.stockSettings', { ...of(0), low_at: 4 });
    expect(await shown({ show: 'low' })).toEqual(['Shirt']);
    await shop.change(-4, of(0));
    expect(await shown({ show: 'sold_out' })).toEqual([]);
    await shop.call('stores.stockSettings', { ...of(1), is_sold_out_today: true });
    expect(await shown({ show: 'sold_out' })).toEqual(['Shirt']);
    expect(await shown({ show: 'sold_out', search: 'tea' })).toEqual([]);
    await shop.call('stores.item', { org_id: shop.orgId, item_id: shop.itemId, is_shown: false });
    const hidden = await shop.call('stores.allInventory', { ...store(), show: 'hidden' });
    expect(hidden).toMatchObject({ total: 1, data: [{ name: 'Tea', is_shown: false }] });
    expect(await shown({ show: 'all' })).toEqual(['Tea', 'Shirt']);
  });

  it('is found by name, SKU and barcode with the variants that match, an exact number first [O.stores.search]', async () => {
    await shop.addProduct('Coat', [{ option_values: [], sku: 'X-SH-1' }]);
    await shop.addProduct('Cap', [{ option_values: [], sku: '12', barcode: 'SH-12' }]);
    const find = async (search: string) =>
      (await shop.call('stores.search', { ...store(), search })).data.map(
        ({ name, variants }) => `${name}: ${variants.map(({ sku }) => sku).join()}`,
      );
    expect(await find('sh-12')).toEqual(['Shirt: SH-12', 'Cap: 12']);
    expect(await find(' X-sh-1 ')).toEqual(['Coat: X-SH-1']);
    expect(await find('sh-1')).toEqual(['Shirt: SH-1,SH-12', 'Coat: X-SH-1', 'Cap: 12']);
    expect(await find('12')).toEqual(['Cap: 12', 'Shirt: SH-12']);
    expect(await find('4006381333931')).toEqual(['Shirt: SH-12']);
    expect(await find('shirt')).toEqual(['Shirt: SH-1,SH-12']);
    expect(await find('%')).toEqual([]);
    const one = await shop.call('stores.search', { ...store(), search: 'sh', page: 2, pageSize: 1 });
    expect(one).toMatchObject({ total: 3, page: 2, data: [{ name: 'Coat' }] });
    const missing = await shop.send('stores.search', { ...store(), store_id: shirt.itemId, search: 'x' });
    expect(missing.body.code).toBe('store.not_found');
  });

  it('has a history of all of its stock, a page at a time [O.stores.adminInventory]', async () => {
    await shop.change(1);
    await shop.change(2, of(1));
    await shop.change(3, of(1));
    const page = await shop.call('stores.moves', { ...store(), pageSize: 2 });
    expect(page).toMatchObject({ total: 3, data: [{ change: 3, name: 'Shirt', option_values: ['L'] }, { change: 2 }] });
    expect(await shop.moves(of(1))).toHaveLength(2);
    const missing = await shop.send('stores.moves', { ...store(), store_id: shirt.itemId });
    expect(missing.body.code).toBe('store.not_found');
  });
});
