import type { AddOn, Api } from '@swapt/shared/contract';
import { addOnLimits } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';

type New = Partial<Omit<Api['addons.create']['in'], 'org_id'>>;

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describeOnEngine('the add-ons of a store', ({ db }) => {
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

  const input = (more: New = {}) => ({
    ...{ org_id, store_id: shop.storeId, name: 'Extra cheese', price: euros(150), most: 2, item_ids: null },
    ...more,
  });
  const add = async (more: New = {}): Promise<AddOn> => (await shop.call('addons.create', input(more))).data;
  const tryAdd = (more: object = {}) => shop.send('addons.create', { ...input(), ...more });
  const list = async (store_id = shop.storeId) =>
    (await shop.call('addons.list', { org_id, store_id, pageSize: 100 })).data;
  const names = async () => (await list()).map(({ name }) => name);
  const update = (addOn: AddOn, data: object, revision = addOn.revision) =>
    shop.send('addons.update', { org_id, add_on_id: addOn.add_on_id, revision, data });

  it('are for all items or for chosen ones, and for none once those were taken out', async () => {
    expect(await add({ name: ' Gift wrap ' })).toMatchObject({
      ...{ name: 'Gift wrap', status: 'on', price: euros(150), items: null, position: 0, revision: 1 },
    });
    await add({ name: 'Lemon', item_ids: [shop.itemId], status: 'off' });
    const lemon = async () => (await list())[1];
    expect(await lemon()).toMatchObject({ status: 'off', items: [{ item_id: shop.itemId, name: 'Tea' }] });
    await shop.call('stores.removeItem', { org_id, item_id: shop.itemId });
    expect(await lemon()).toMatchObject({ name: 'Lemon', items: [] });
  });

  it('are switched off and on, and who edits one meanwhile loses nothing [O.addons.status]', async () => {
    const cheese = await add();
    const turn = (status: string, add_on = cheese.add_on_id) => shop.send('addons.status', { org_id, add_on, status });
    expect((await turn('off')).body.data).toMatchObject({ status: 'off', revision: cheese.revision });
    expect((await turn('off')).status).toBe(200);
    expect((await update(cheese, { most: 5 })).body.data).toMatchObject({ most: 5, status: 'off' });
    expect((await turn('on')).status).toBe(200);
    expect(await list()).toMatchObject([{ most: 5, status: 'on' }]);
    expect(await turn('half')).toMatchObject({ status: 400, body: { errors: { status: expect.any(String) } } });
    expect(await turn('on', shop.storeId)).toMatchObject({ status: 404, body: { code: 'add_on.not_found' } });
  });

  it('have a price in the currency of their store, and none in another one', async () => {
    const cheese = await add();
    const { data } = await shop.call('stores.get', { org_id, store_id: shop.storeId });
    const settings = { currency: 'JPY' as const };
    await shop.call('stores.update', { org_id, store_id: data.store_id, revision: data.revision, data: settings });
    expect(await update(cheese, { price: euros(200) })).toMatchObject({
      status: 422,
      body: { code: 'add_on.invalid', errors: { 'data.price': expect.stringContaining('JPY') } },
    });
    expect(await tryAdd()).toMatchObject({ body: { code: 'add_on.invalid', errors: { price: expect.any(String) } } });
    // What it was is never read as yen.
    expect(await list()).toMatchObject([{ price: euros(150), revision: 1 }]);
    const yen = { amount: 200, currency: 'JPY' };
    expect((await update(cheese, { price: yen })).body.data).toMatchObject({ price: yen, revision: 2 });
    for (const price of [euros(-1), euros(1.5), { amount: 1, currency: 'XXX' }]) {
      expect((await tryAdd({ price })).status).toBe(400);
    }
    for (const most of [0, addOnLimits.most + 1, 1.5]) expect((await tryAdd({ most })).status).toBe(400);
  });

  it('are changed by one of two who began from the same', async () => {
    const { itemId: cake } = await shop.addProduct('Cake');
    const cheese = await add({ item_ids: [shop.itemId] });
    const both = await Promise.all([update(cheese, { name: 'Parmesan' }), update(cheese, { most: 9 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('add_on.conflict');
    expect(await list()).toMatchObject([{ revision: 2, items: [{ name: 'Tea' }], price: euros(150) }]);
    const changed = await update(cheese, { item_ids: [cake, shop.itemId] }, 2);
    expect(changed.body.data).toMatchObject({ items: [{ name: 'Tea' }, { name: 'Cake' }] });
    expect((await update(cheese, { item_ids: null }, 3)).body.data).toMatchObject({ items: null, revision: 4 });
    expect((await update(cheese, { item_ids: [] }, 4)).status).toBe(400);
  });

  it('stand in an order that is changed, and end with their deletion', async () => {
    const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
    const move = (one: AddOn, before: string | null) =>
      shop.send('addons.move', { org_id, add_on_id: one.add_on_id, before_add_on_id: before });
    expect((await move(c, a.add_on_id)).body.data).toMatchObject({ name: 'C', position: 0 });
    expect(await names()).toEqual(['C', 'A', 'B']);
    await move(c, null);
    expect(await names()).toEqual(['A', 'B', 'C']);
    const gone = () => shop.send('addons.delete', { org_id, add_on_id: b.add_on_id });
    expect((await gone()).body.data).toEqual({ add_on_id: b.add_on_id });
    expect((await gone()).body.code).toBe('add_on.not_found');
    expect(await move(a, b.add_on_id)).toMatchObject({
      status: 404,
      body: { code: 'add_on.not_found', errors: { before_add_on_id: expect.any(String) } },
    });
    expect((await update(b, { most: 3 })).body.code).toBe('add_on.not_found');
    expect(await names()).toEqual(['A', 'C']);
    expect((await add({ name: 'D' })).position).toBe(3);
  });

  it('stay as they are while their store is deleted', async () => {
    const { add_on_id } = await add();
    await shop.call('stores.status', { org_id, store_id: shop.storeId, status: 'deleted' });
    const answers = [await tryAdd(), await shop.send('addons.delete', { org_id, add_on_id })];
    expect(answers).toMatchObject([{ body: { code: 'store.bad_state' } }, { body: { code: 'store.bad_state' } }]);
    expect(await list()).toHaveLength(1);
  });

  it('are never of another store or another organization', async () => {
    const cheese = await add();
    const foreign = await stockedStore(test);
    const market = await shop.addStore('Market');
    await shop.call('stores.addItems', { org_id, store_id: market, product_ids: [shop.productId] });
    const { data: sold } = await shop.call('stores.allInventory', { org_id, store_id: market });
    for (const item of [sold[0]?.item_id ?? '', foreign.itemId]) {
      const item_ids = [shop.itemId, item];
      expect(await tryAdd({ item_ids })).toMatchObject({
        status: 422,
        body: { code: 'add_on.invalid', errors: { item_ids: expect.any(String) } },
      });
      const body = { code: 'add_on.invalid', errors: { 'data.item_ids': expect.any(String) } };
      expect(await update(cheese, { item_ids })).toMatchObject({ body });
    }
    expect(await list()).toMatchObject([{ items: null, revision: 1 }]);
    const elsewhere = await add({ store_id: market });
    const before = { org_id, add_on_id: cheese.add_on_id, before_add_on_id: elsewhere.add_on_id };
    expect((await shop.send('addons.move', before)).body.code).toBe('add_on.not_found');
    expect((await tryAdd({ store_id: foreign.storeId })).status).toBe(404);
    expect((await shop.send('addons.list', { org_id, store_id: foreign.storeId })).status).toBe(404);
    const asForeign = { org_id: foreign.orgId, add_on_id: cheese.add_on_id };
    expect((await foreign.send('addons.delete', asForeign)).status).toBe(404);
    const off = { org_id: foreign.orgId, add_on: cheese.add_on_id, status: 'off' };
    expect((await foreign.send('addons.status', off)).status).toBe(404);
    expect(await list()).toMatchObject([{ status: 'on' }]);
  });

  it('are at most a hundred, whoever makes them at once', async () => {
    await db.system((tx) =>
      tx.query(
        `insert into add_ons (org_id, add_on_id, store_id, name, amount, currency, most, status, is_for_all, position, created_at, updated_at)
         select $1, gen_random_uuid(), $2, 'n' || n, 0, 'EUR', 1, 'on', true, n, now(), now() from generate_series(1, $3::integer) n`,
        [org_id, shop.storeId, addOnLimits.perStore - 3],
      ),
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryAdd()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'add_on.too_many')).toHaveLength(9);
    expect(await list()).toHaveLength(addOnLimits.perStore);
  });
});
