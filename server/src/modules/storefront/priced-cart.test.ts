import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

type Settings = Api['stores.update']['in']['data'];
const rates = [{ country: 'DE', region: '', standard: 1900, reduced: 700 }];

describeOnEngine('a cart', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  async function shop(settings: Settings = {}, currency = 'EUR') {
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const products = [
      simpleProduct('Mug', 999, currency),
      { ...simpleProduct('Bread', 333, currency), tax_class: 'reduced' as const },
      { ...simpleProduct('Stamp', 100, currency), tax_class: 'zero' as const },
    ];
    const { storeId, items } = await openStore(call, orgId, products, { ...settings, currency });
    const variants = items.map(({ variantIds: [id = ''] }) => id);
    const price = async (...quantities: number[]) => {
      const wanted = quantities.map((quantity, at) => ({ variant_id: variants[at] ?? '', quantity }));
      return (await test.as().call('stores.itemInfo', { store_id: storeId, items: wanted })).data;
    };
    return { call, orgId, storeId, variants, price, store: { org_id: orgId, store_id: storeId } };
  }

  it('costs what the server says, with the tax in the prices of each class [O.stores.itemInfo]', async () => {
    const { price } = await shop({ tax_rates: rates });
    const cart = await price(2, 3, 1);
    expect(cart.lines.map(({ name, sum, problem }) => [name, sum?.amount, problem])).toEqual([
      ['Mug', 1998, null],
      ['Bread', 999, null],
      ['Stamp', 100, null],
    ]);
    // 1998 · 19/119 = 319.01; 999 · 7/107 = 65.36.
    expect(cart).toMatchObject({
      units: 6,
      subtotal: { amount: 3097, text: '€30.97' },
      tax: { amount: 319 + 65, mode: 'included' },
      total: { amount: 3097 },
    });
  });

  it('gets the tax on top where prices are without it, each line rounded', async () => {
    const { price } = await shop({ tax_rates: rates, tax_mode: 'added' });
    // 999 · 19 % = 189.81; 333 · 7 % = 23.31.
    expect(await price(1, 1)).toMatchObject({
      subtotal: { amount: 1332 },
      tax: { amount: 190 + 23, mode: 'added' },
      total: { amount: 1332 + 213 },
    });
  });

  it('says no tax where the store names none', async () => {
    expect((await (await shop()).price(1)).tax).toBeNull();
  });

  it('is written with the digits of its currency', async () => {
    expect((await (await shop({}, 'JPY')).price(1)).total).toEqual({ amount: 999, currency: 'JPY', text: 'JP¥999' });
    expect((await (await shop({}, 'KWD')).price(1)).total.amount).toBe(999);
  });

  it('names what is gone, sold out or fewer than wanted, and leaves it out of the sum', async () => {
    const { call, store, variants, price } = await shop();
    const [mug = '', bread = ''] = variants;
    await call('stores.modifyInventory', { ...store, variant_id: mug, inventory_change: 3 });
    await call('stores.modifyInventory', { ...store, variant_id: bread, inventory_change: 1 });
    await call('stores.modifyInventory', { ...store, variant_id: bread, inventory_change: -1 });
    const cart = await price(4, 1, 1);
    expect(cart.lines.map(({ problem, left }) => [problem, left])).toEqual([
      ['too_few', 3],
      ['sold_out', 0],
      [null, null],
    ]);
    expect(cart).toMatchObject({ units: 1, total: { amount: 100 } });
    const strange = [{ variant_id: '00000000-0000-7000-8000-000000000009', quantity: 1 }];
    const { data } = await test.as().call('stores.itemInfo', { store_id: store.store_id, items: strange });
    expect(data.lines[0]).toMatchObject({ problem: 'gone', sum: null });
  });

  it('lets lines of one variant share its stock, so that two cannot take more than there is', async () => {
    const { call, store, storeId, variants } = await shop();
    const [variant_id = ''] = variants;
    await call('stores.modifyInventory', { ...store, variant_id, inventory_change: 3 });
    const twice = [1, 2, 1].map((quantity) => ({ variant_id, quantity }));
    const { data } = await test.as().call('stores.itemInfo', { store_id: storeId, items: twice });
    expect(data.lines.map(({ quantity, problem, left }) => [quantity, problem, left])).toEqual([
      [1, null, 3],
      [2, null, 2],
      [1, 'sold_out', 0],
    ]);
  });

  it('costs with its add-ons what they cost now, each time and with the tax of the item', async () => {
    const { call, store, storeId, variants } = await shop({ tax_rates: rates });
    const make = async (name: string, amount: number, most = 1) =>
      (await call('addons.create', { ...store, name, price: { amount, currency: 'EUR' }, most, item_ids: null })).data;
    const [wrap, card] = [await make('Gift wrap', 250), await make('Card', 100, 3)];
    const price = async (...add_ons: { add_on_id: string; quantity: number }[]) => {
      const items = [{ variant_id: variants[0] ?? '', quantity: 2, add_ons }];
      return (await test.as().call('stores.itemInfo', { store_id: storeId, items })).data;
    };
    const chosen = [
      { add_on_id: wrap.add_on_id, quantity: 1 },
      { add_on_id: card.add_on_id, quantity: 2 },
    ];
    // (999 + 250 + 2 · 100) · 2 = 2898; 2898 · 19/119 = 462.7.
    expect(await price(...chosen)).toMatchObject({
      lines: [
        {
          price: { amount: 999 },
          sum: { amount: 2898 },
          problem: null,
          add_ons: [{ name: 'Gift wrap' }, { name: 'Card' }],
        },
      ],
      tax: { amount: 463 },
      total: { amount: 2898 },
    });
    const tooMany = [2, 2].map((quantity) => ({ add_on_id: card.add_on_id, quantity }));
    expect((await price(...tooMany)).lines[0]).toMatchObject({ problem: 'add_on' });
    await call('addons.status', { org_id: store.org_id, add_on: wrap.add_on_id, status: 'off' });
    const off = await price(...chosen);
    expect(off.lines[0]).toMatchObject({
      problem: 'add_on',
      add_ons: [{ is_offered: false, price: null }, { is_offered: true }],
    });
    expect(off.total.amount).toBe(0);
  });

  it.each([0, -1, 1.5, 1e9, '2', null])('is refused with a quantity of %p [V.cart]', async (quantity) => {
    const { storeId, variants } = await shop();
    const items = [{ variant_id: variants[0], quantity }];
    const { status, body } = await test.as().send('stores.itemInfo', { store_id: storeId, items });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(JSON.stringify(body)).toContain('items.0.quantity');
  });
});
