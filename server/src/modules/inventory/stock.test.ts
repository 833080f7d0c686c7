import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

describeOnEngines('stock', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
  });
  afterAll(() => test.close());

  const reserve = (units: number, storeId = shop.storeId) =>
    db.org(shop.orgId, (tx) =>
      tx.query('update stock set reserved = $4 where org_id = $1 and store_id = $2 and variant_id = $3', [
        ...[shop.orgId, storeId, shop.variantId],
        units,
      ]),
    );

  it('is not counted until something is received, and then is what its moves say [O.stores.modifyInventory]', async () => {
    const free = { mode: 'free', on_hand: 0, available: null, sold: 0, is_low: false };
    expect(await shop.stock()).toMatchObject(free);
    const { data } = await shop.call('stores.modifyInventory', {
      ...{ ...shop.at, item_id: shop.itemId },
      ...{ inventory_change: 12, reason: 'receive', note: ' From Rome ' },
    });
    const counted = { mode: 'track', on_hand: 12, reserved: 0, available: 12, is_low: false };
    expect(data).toEqual(expect.objectContaining({ store_id: shop.storeId, variant_id: shop.variantId, ...counted }));
    await shop.change(-2);
    expect(await shop.stock()).toMatchObject({ ...counted, on_hand: 10, available: 10 });
    expect(await shop.moves()).toMatchObject([
      {
        kind: 'adjust',
        change: -2,
        sold: 0,
        note: '',
        name: 'Tea',
        by: shop.owner.email.split('@')[0],
        other_store: null,
      },
      { kind: 'receive', change: 12, sold: 0, note: 'From Rome' },
    ]);
  });

  it('never gets below what is reserved, or above what a store can have [O.stores.modifyInventory]', async () => {
    expect(await shop.change(-1)).toMatchObject({
      status: 409,
      body: { code: 'stock.too_few', detail: 'There are 0 on hand.' },
    });
    expect(await shop.stock()).toMatchObject({ mode: 'free' });
    await shop.change(3);
    await reserve(2);
    expect((await shop.change(-2)).body).toMatchObject({
      code: 'stock.too_few',
      detail: 'There are 3 on hand, of which 2 are reserved.',
    });
    expect((await shop.change(1_000_000)).body).toMatchObject({
      code: 'stock.too_many',
      detail: 'There are 3 on hand, and there can be at most 1,000,000.',
    });
    expect((await shop.change(-1)).body.data).toMatchObject({ on_hand: 2, reserved: 2, available: 0 });
    expect((await shop.moves()).map((move) => move.change)).toEqual([-1, 3]);
  });

  it('is refused where nothing changes, and where the store does not sell the variant [O.stores.modifyInventory]', async () => {
    expect(await shop.change(0)).toMatchObject({
      status: 400,
      body: { errors: { inventory_change: expect.any(String) } },
    });
    const cake = await shop.addProduct('Cake');
    const other = { ...shop.at, item_id: cake.itemId, inventory_change: 1 };
    expect((await shop.send('stores.modifyInventory', other)).body.code).toBe('stock.not_found');
    const store_id = await shop.addStore('Market');
    expect((await shop.change(1, { ...shop.at, store_id })).body.code).toBe('stock.not_found');
    await shop.call('stores.removeItem', { org_id: shop.orgId, item_id: cake.itemId });
    expect((await shop.change(1, { ...shop.at, variant_id: cake.variantId })).body.code).toBe('stock.not_found');
    await shop.call('product.update', { org_id: shop.orgId, product_id: shop.productId, data: { status: 'deleted' } });
    expect((await shop.change(1)).body.code).toBe('stock.not_found');
    await shop.call('stores.status', { org_id: shop.orgId, store_id: shop.storeId, status: 'deleted' });
    expect((await shop.change(1)).body.code).toBe('store.not_found');
  });

  it('is counted as the difference to what was seen, also where that is none [O.stores.modifyInventory]', async () => {
    await shop.change(5);
    const count = (counted: number, seen: number) => shop.send('stores.countInventory', { ...shop.at, counted, seen });
    expect((await count(4, 5)).body.data).toMatchObject({ on_hand: 4 });
    expect((await count(4, 4)).status).toBe(200);
    expect(await count(9, 5)).toMatchObject({
      status: 409,
      body: { code: 'stock.changed', detail: expect.stringContaining('There are 4 on hand now, not 5') },
    });
    await reserve(3);
    expect((await count(2, 4)).body).toMatchObject({
      code: 'stock.too_few',
      detail: expect.stringContaining('3 are reserved'),
    });
    expect((await shop.moves()).map(({ kind, change }) => [kind, change])).toEqual([
      ['count', 0],
      ['count', -1],
      ['adjust', 5],
    ]);
  });

  it('falls by what is sold elsewhere, and without counting only the sold ones are written down [O.stores.soldCount]', async () => {
    const sell = (sold: number) => shop.send('stores.soldCount', { ...shop.at, sold });
    expect((await sell(2)).body.data).toMatchObject({ mode: 'free', on_hand: 0, sold: 2, available: null });
    await shop.change(10);
    expect((await sell(4)).body.data).toMatchObject({ mode: 'track', on_hand: 6, sold: 6 });
    expect((await sell(-1)).body.data).toMatchObject({ on_hand: 7, sold: 5 });
    expect(await shop.stock()).toMatchObject({ on_hand: 7, sold: 5 });
    expect((await shop.moves()).map(({ kind, change, sold }) => [kind, change, sold])).toEqual([
      ['sold_outside', 1, -1],
      ['sold_outside', -4, 4],
      ['adjust', 10, 0],
      ['sold_outside', 0, 2],
    ]);
    expect((await sell(8)).body).toMatchObject({ code: 'stock.too_few', detail: 'There are 7 on hand.' });
    expect((await sell(-6)).body).toMatchObject({
      code: 'stock.too_few',
      detail: expect.stringContaining('Only 5 were sold'),
    });
    expect(await sell(0)).toMatchObject({ status: 400, body: { errors: { sold: expect.any(String) } } });
  });

  it('goes to another store that sells it, out of one and into the other [O.stores.modifyInventory]', async () => {
    const to_store_id = await shop.addStore('Market');
    const target = { ...shop.at, store_id: to_store_id };
    const give = (quantity: number, to = to_store_id) =>
      shop.send('stores.transferStock', { ...shop.at, to_store_id: to, quantity });
    expect((await give(1)).body.code).toBe('stock.not_found');
    await shop.call('stores.addItems', { org_id: shop.orgId, store_id: to_store_id, product_ids: [shop.productId] });
    expect((await give(1)).body).toMatchObject({
      code: 'stock.too_few',
      detail: expect.stringContaining('Count them first'),
    });
    await shop.change(5);
    expect((await give(2)).body.data).toMatchObject({ store_id: shop.storeId, on_hand: 3 });
    expect(await shop.stock(target)).toMatchObject({ mode: 'track', on_hand: 2 });
    expect(await shop.moves(target)).toMatchObject([{ kind: 'transfer', change: 2, other_store: 'Harbour' }]);
    expect((await shop.moves())[0]).toMatchObject({ kind: 'transfer', change: -2, other_store: 'Market' });
    await reserve(2);
    expect((await give(2)).body).toMatchObject({
      code: 'stock.too_few',
      detail: expect.stringContaining('of which 2'),
    });
    expect(await give(1, shop.storeId)).toMatchObject({
      status: 400,
      body: { errors: { to_store_id: expect.any(String) } },
    });
    await shop.change(999_998, target);
    expect((await give(1)).body.code).toBe('stock.too_many');
    expect(await shop.stock()).toMatchObject({ on_hand: 3 });
  });

  it('keeps some back, says when it is low, and is sold out until midnight in the store’s zone [O.stores.adminInventory]', async () => {
    const set = (settings: object) => shop.send('stores.stockSettings', { ...shop.at, ...settings });
    test.services.setNow(new Date('2026-11-20T22:30:00Z'));
    await shop.change(10);
    expect((await set({ safety: 2, low_at: 8 })).body.data).toMatchObject({ available: 8, is_low: true, low_at: 8 });
    expect((await set({ low_at: null })).body.data).toMatchObject({ available: 8, is_low: false, safety: 2 });
    const out = (await set({ is_sold_out_today: true, mode: 'free' })).body.data;
    expect(out).toMatchObject({ mode: 'free', available: 0, is_low: true, sold_out_until: '2026-11-20T23:00:00.000Z' });
    test.services.setNow(new Date('2026-11-20T23:00:00Z'));
    expect(await shop.stock()).toMatchObject({ available: null, sold_out_until: null, is_low: false, on_hand: 10 });
    const tomorrow = (await set({ is_sold_out_today: true })).body.data;
    expect(tomorrow).toMatchObject({ sold_out_until: '2026-11-21T23:00:00.000Z' });
    expect((await set({ is_sold_out_today: false })).body.data).toMatchObject({
      available: null,
      sold_out_until: null,
    });
    await reserve(11);
    expect((await set({ mode: 'track' })).body.code).toBe('stock.reserved');
    await reserve(10);
    expect((await set({ mode: 'track' })).body.data).toMatchObject({ on_hand: 10, reserved: 10, available: 0 });
  });

  it('of another organization is as good as missing [P.tenant]', async () => {
    const stranger = await stockedStore(test);
    await shop.change(5);
    for (const place of [shop.at, { ...stranger.at, variant_id: shop.variantId }]) {
      expect((await stranger.change(1, { ...place, org_id: stranger.orgId })).status).toBe(404);
    }
    expect(await shop.stock()).toMatchObject({ on_hand: 5 });
  });
});
