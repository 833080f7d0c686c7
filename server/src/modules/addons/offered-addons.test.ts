import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

type New = Partial<Omit<Api['addons.create']['in'], 'org_id'>>;

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

describeOnEngine('the add-ons that shoppers are offered', ({ db }) => {
  let test: TestApp;
  let org_id: string;
  let owner: TestUser;
  let shop: Awaited<ReturnType<typeof openStore>>;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId: org_id, owner } = await test.organization());
    shop = await openStore(test.as(owner).call, org_id, [simpleProduct('Soup', 500), simpleProduct('Cake', 300)]);
  });
  afterAll(() => test.close());

  const call: ReturnType<TestApp['as']>['call'] = (...asked) => test.as(owner).call(...asked);
  const add = async (more: New = {}) => {
    const facts = { store_id: shop.storeId, name: 'Extra cheese', price: euros(150), most: 2, item_ids: null };
    return (await call('addons.create', { org_id, ...facts, ...more })).data.add_on_id;
  };
  const ask = (more: object = {}, language = 'en') =>
    test.as().send('addons.get', { store_id: shop.storeId, ...more }, { headers: { 'accept-language': language } });
  const names = async (more: Omit<Api['addons.get']['in'], 'store_id'> = {}) =>
    (await test.as().call('addons.get', { store_id: shop.storeId, ...more })).data.map(({ name }) => name);
  const notFound = (code: string) => ({ status: 404, body: { code } });

  it('have a price in the language of who asks, and nothing of the team [O.addons.get]', async () => {
    const add_on_id = await add();
    const price = { ...euros(150), text: expect.stringMatching(/^1,50\s€$/) };
    expect((await ask({}, 'de')).body).toEqual({
      data: [{ add_on_id, name: 'Extra cheese', price, most: 2, is_for_all: true }],
    });
  });

  it('are those of an item, in their order, and only what shoppers find [O.addons.get]', async () => {
    const [soup = '', cake = ''] = shop.items.map(({ itemId }) => itemId);
    const bread = await add({ name: 'Bread', item_ids: [soup] });
    const wrap = await add({ name: 'Gift wrap' });
    expect([await names({ inventory_id: soup }), await names({ inventory_id: cake })]).toEqual([
      ['Bread', 'Gift wrap'],
      ['Gift wrap'],
    ]);
    await call('addons.move', { org_id, add_on_id: wrap, before_add_on_id: bread });
    expect(await names()).toEqual(['Gift wrap', 'Bread']);
    await call('stores.item', { org_id, item_id: soup, is_shown: false });
    expect(await names()).toEqual(['Gift wrap']);
    expect(await ask({ inventory_id: soup })).toMatchObject(notFound('store_item.not_found'));
    const other = await openStore(call, org_id, [simpleProduct('Tea', 200)], { name: 'Other' });
    expect(await ask({ inventory_id: other.items[0]?.itemId })).toMatchObject(notFound('store_item.not_found'));
    expect((await ask({ inventory_id: 'soup' })).status).toBe(400);
  });

  it('are none that is switched off, or has a price in another currency [O.addons.get, O.addons.status]', async () => {
    const add_on = await add();
    await call('addons.status', { org_id, add_on, status: 'off' });
    expect(await names()).toEqual([]);
    await call('addons.status', { org_id, add_on, status: 'on' });
    expect(await names()).toEqual(['Extra cheese']);
    await db.system((tx) => tx.query(`update add_ons set currency = 'JPY' where store_id = $1`, [shop.storeId]));
    expect(await names()).toEqual([]);
  });

  it('are of no store that shoppers do not see [O.addons.get]', async () => {
    await add();
    const store_id = shop.storeId;
    const move = (status: 'open' | 'paused' | 'closed' | 'deleted') =>
      call('stores.status', { org_id, store_id, status });
    await move('paused');
    expect(await names()).toHaveLength(1);
    for (const status of ['closed', 'deleted'] as const) {
      await move(status);
      expect(await ask()).toMatchObject(notFound('store.not_found'));
    }
    await move('closed');
    await move('open');
    await db.system((tx) => tx.query('update stores set suspended_at = now() where store_id = $1', [store_id]));
    expect(await ask()).toMatchObject(notFound('store.not_found'));
    const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
    const { data: draft } = await call('stores.create', { org_id, name: 'Draft', ...place });
    await add({ store_id: draft.store_id });
    expect(await ask({ store_id: draft.store_id })).toMatchObject(notFound('store.not_found'));
  });
});
