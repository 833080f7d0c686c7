import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { addCatalog, chooseCategories, openStore, simpleProduct } from '../../testing/stores/open-store.js';

const marker = 'only-for-the-team';
const mug = {
  name: 'Mug',
  text: 'Holds 300 ml.',
  supplier: marker,
  note: marker,
  options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
  variants: [
    {
      option_values: ['Red'],
      sku: 'MUG-R',
      prices: [{ currency: 'EUR', amount: 900, compare_at: 1200, cost: 123456 }],
    },
    { option_values: ['Blue'], prices: [{ currency: 'EUR', amount: 1100, compare_at: null, cost: 123456 }] },
  ],
};

describeOnEngine('the storefront', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  const shopper = () => test.as();
  async function shop(settings = {}, products = [mug, simpleProduct('Hat', 1990)]) {
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const { storeId, items } = await openStore(call, orgId, products, settings);
    const store = { org_id: orgId, store_id: storeId };
    return { call, orgId, store, storeId, items };
  }

  it('shows what is for sale, in its order, with prices as the reader writes them [O.stores.inventory]', async () => {
    const { call, orgId, store, storeId, items } = await shop({}, [
      mug,
      simpleProduct('Hat', 1990),
      simpleProduct('Dollars only', 500, 'USD'),
      simpleProduct('Hidden', 500),
      simpleProduct('Draft', 500),
    ]);
    const [, , , hidden, draft] = items;
    await call('stores.item', { org_id: orgId, item_id: hidden?.itemId ?? '', is_shown: false });
    await call('product.update', { org_id: orgId, product_id: draft?.productId ?? '', data: { status: 'draft' } });
    await call('stores.modifyInventory', { ...store, variant_id: items[1]?.variantIds[0] ?? '', inventory_change: 3 });
    const { body } = await shopper().send(
      'stores.inventory',
      { store_id: storeId },
      { headers: { 'accept-language': 'de' } },
    );
    expect(body).toMatchObject({ page: 1, total: 2 });
    expect(body.data).toEqual([
      {
        item_id: items[0]?.itemId,
        name: 'Mug',
        picture: null,
        price: { amount: 900, currency: 'EUR', text: '9,00\u00a0€' },
        is_from: true,
        compare_at: expect.objectContaining({ amount: 1200 }),
        unit_price: null,
        availability: 'in_stock',
      },
      expect.objectContaining({ name: 'Hat', is_from: false, compare_at: null, availability: 'few' }),
    ]);
    const found = await shopper().call('stores.inventory', { store_id: storeId, search: 'mug-r' });
    expect(found.data.map(({ name }) => name)).toEqual(['Mug']);
    expect(found.total).toBe(1);
  });

  it('shows the price of a kilogram or a litre beside that of a package [O.stores.inventory]', async () => {
    const prices = (amount: number) => [{ currency: 'EUR', amount, compare_at: null, cost: null }];
    const tea = {
      name: 'Tea',
      options: [{ name: 'Bag', values: ['80 g', '1 kg'] }],
      variants: [
        { option_values: ['80 g'], net_content: ' 80 g', prices: prices(500) },
        { option_values: ['1 kg'], net_content: '1 kg', prices: prices(5000) },
      ],
    };
    const { storeId, items } = await shop({}, [tea]);
    const unitPrice = { amount: 6250, currency: 'EUR', text: '62,50\u00a0€ / kg', per: 'kg' };
    const asked = { headers: { 'accept-language': 'de' } };
    const { body } = await shopper().send('stores.inventory', { store_id: storeId }, asked);
    expect(body.data).toMatchObject([{ unit_price: unitPrice }]);
    const item = { store_id: storeId, inventory_id: items[0]?.itemId ?? '' };
    const product = await shopper().send('stores.inventoryItem', item, asked);
    expect(product.body.data).toMatchObject({
      variants: [
        { net_content: '80 g', unit_price: unitPrice },
        { net_content: '1 kg', unit_price: null },
      ],
    });
    const arabic = await shopper().send('stores.inventoryItem', item, { headers: { 'accept-language': 'ar' } });
    expect(arabic.body.data).toMatchObject({
      variants: [{ unit_price: { text: expect.stringMatching(/ \/ كغم$/) } }, {}],
    });
  });

  it('shows a product as long as it has a price in the currency of the store [O.stores.inventory]', async () => {
    const { call, orgId, storeId, items } = await shop({}, [simpleProduct('Hat', 1990)]);
    const [hat] = items;
    const shown = async () => (await shopper().call('stores.inventory', { store_id: storeId })).total;
    const price = async (currency: string) => {
      const prices = [{ currency, amount: 500, compare_at: null, cost: null }];
      const { data: now } = await call('product.get', { org_id: orgId, product_id: hat?.productId ?? '' });
      const variant = { variant_id: hat?.variantIds[0], option_values: [], prices };
      await call('product.update', {
        ...{ org_id: orgId, product_id: now.product_id, revision: now.revision },
        data: { variants: [variant] },
      });
    };
    expect(await shown()).toBe(1);
    await price('USD');
    expect(await shown()).toBe(0);
    await price('EUR');
    expect(await shown()).toBe(1);
  });

  it('has the categories that the store chose, in its order, and what is in each; other catalogs stay private [O.stores.inventory, O.stores.record]', async () => {
    const { call, orgId, storeId, items } = await shop();
    const catalog = (name: string, productId?: string) => addCatalog(call, orgId, name, productId);
    const cups = await catalog('Cups', items[0]?.productId);
    const clothes = await catalog('Clothes', items[1]?.productId);
    const empty = await catalog('Nothing yet');
    const secret = await catalog(marker, items[0]?.productId);
    await chooseCategories(call, orgId, storeId, [clothes, empty, cups]);
    const categories = async () => (await shopper().call('stores.categories', { store_id: storeId })).data;
    expect(await categories()).toEqual([
      { catalog_id: clothes, name: 'Clothes' },
      { catalog_id: cups, name: 'Cups' },
    ]);
    const namesIn = async (catalog_id: string, search?: string) => {
      const page = await shopper().call('stores.inventory', { store_id: storeId, catalog_id, search });
      expect(page.total).toBe(page.data.length);
      return page.data.map(({ name }) => name);
    };
    expect(await namesIn(cups)).toEqual(['Mug']);
    expect(await namesIn(clothes, 'mug')).toEqual([]);
    expect(await namesIn(clothes, 'ha')).toEqual(['Hat']);
    expect(await namesIn(secret)).toEqual([]);
    await call('stores.item', { org_id: orgId, item_id: items[0]?.itemId ?? '', is_shown: false });
    await call('catalogs.delete', { org_id: orgId, catalog_id: empty });
    expect(await categories()).toEqual([{ catalog_id: clothes, name: 'Clothes' }]);
  });

  it('shows one product with its variants, what is left of them, and nothing that is for the team [O.stores.inventoryItem]', async () => {
    const { call, store, storeId, items } = await shop();
    const [red = '', blue = ''] = items[0]?.variantIds ?? [];
    const engraving = { name: 'Engraving', price: { amount: 300, currency: 'EUR' }, most: 1, item_ids: null };
    await call('addons.create', { ...store, ...engraving });
    await call('stores.modifyInventory', { ...store, variant_id: red, inventory_change: 4321 });
    await call('stores.modifyInventory', { ...store, variant_id: blue, inventory_change: 7 });
    await call('stores.stockSettings', { ...store, variant_id: blue, safety: 4 });
    const input = { store_id: storeId, inventory_id: items[0]?.itemId ?? '' };
    const { body, text } = await shopper().send('stores.inventoryItem', input);
    expect(body.data).toMatchObject({
      name: 'Mug',
      text: 'Holds 300 ml.',
      store_name: 'Market stall',
      options: mug.options,
      add_ons: [{ name: 'Engraving', price: { text: '€3.00' }, most: 1 }],
      variants: [
        {
          option_values: ['Red'],
          price: { text: '€9.00' },
          compare_at: { text: '€12.00' },
          availability: 'in_stock',
          left: null,
        },
        { option_values: ['Blue'], price: { text: '€11.00' }, compare_at: null, availability: 'few', left: 3 },
      ],
    });
    for (const hidden of [marker, '123456', '4321', 'safety', 'on_hand', 'supplier'])
      expect(text).not.toContain(hidden);
  });

  it('says sold out for today, for an empty shelf, and for what orders have taken', async () => {
    const { call, store, storeId, items } = await shop();
    const [item] = items;
    const [red = '', blue = ''] = item?.variantIds ?? [];
    await call('stores.stockSettings', { ...store, variant_id: red, is_sold_out_today: true });
    await call('stores.modifyInventory', { ...store, variant_id: blue, inventory_change: 1 });
    await call('stores.modifyInventory', { ...store, variant_id: blue, inventory_change: -1 });
    const { data } = await shopper().call('stores.inventoryItem', {
      store_id: storeId,
      inventory_id: item?.itemId ?? '',
    });
    expect(data.variants.map(({ availability, left }) => [availability, left])).toEqual([
      ['sold_out', null],
      ['sold_out', null],
    ]);
    const list = await shopper().call('stores.inventory', { store_id: storeId });
    expect(list.data[0]?.availability).toBe('sold_out');
  });

  it('is to strangers as if it never was while it is a draft, closed, deleted or stopped [O.stores.record, O.stores.theme]', async () => {
    const { call, orgId, store, storeId, items } = await shop();
    const asked = () =>
      Promise.all([
        shopper().send('stores.record', { store_id: storeId }),
        shopper().send('stores.theme', { store_id: storeId }),
        shopper().send('stores.inventory', { store_id: storeId }),
        shopper().send('stores.inventoryItem', { store_id: storeId, inventory_id: items[0]?.itemId ?? '' }),
        shopper().send('stores.itemInfo', { store_id: storeId, items: [] }),
      ]);
    const setSuspended = (at: string) =>
      db.system((tx) => tx.query(`update stores set suspended_at = ${at} where store_id = $1`, [storeId]));
    const statuses = async () => (await asked()).map(({ status }) => status);
    const gone = [404, 404, 404, 404, 404];
    const there = [200, 200, 200, 200, 200];
    expect(await statuses()).toEqual(there);
    await call('stores.status', { ...store, status: 'paused', pause_note: 'Back on Monday' });
    expect(await statuses()).toEqual(there);
    const record = await shopper().call('stores.record', { store_id: storeId });
    expect(record.data).toMatchObject({
      status: 'paused',
      pause_note: 'Back on Monday',
      fulfilment: [{ kind: 'pickup' }],
    });
    await call('stores.status', { ...store, status: 'closed' });
    expect(await statuses()).toEqual(gone);
    await call('stores.status', { ...store, status: 'open' });
    await setSuspended('now()');
    expect(await statuses()).toEqual(gone);
    await setSuspended('null');
    await call('stores.status', { ...store, status: 'deleted' });
    expect(await statuses()).toEqual(gone);
    const { data: draft } = await call('stores.create', {
      org_id: orgId,
      name: 'New',
      country: 'DE',
      currency: 'EUR',
      zone: 'Europe/Berlin',
    });
    expect((await shopper().send('stores.record', { store_id: draft.store_id })).body).toMatchObject({
      code: 'store.not_found',
    });
  });

  it('shows no product of another store of the same organization', async () => {
    const { call, orgId, storeId } = await shop();
    const other = await openStore(call, orgId, [simpleProduct('Scarf', 2500)], { name: 'Other' });
    const [scarf] = other.items;
    const input = { store_id: storeId, inventory_id: scarf?.itemId ?? '' };
    expect((await shopper().send('stores.inventoryItem', input)).body).toMatchObject({ code: 'store_item.not_found' });
    const items = [{ variant_id: scarf?.variantIds[0] ?? '', quantity: 1 }];
    const { data } = await shopper().call('stores.itemInfo', { store_id: storeId, items });
    expect(data.lines).toEqual([expect.objectContaining({ problem: 'gone', name: '', price: null })]);
  });

  it('tells name and colours, empty where nobody chose one [O.stores.theme, F.storetheme]', async () => {
    const theme = { headerColor: '#112233', iconColor: '#ffffff', buttonColor: '' };
    const { storeId } = await shop({ theme });
    const { data } = await shopper().call('stores.theme', { store_id: storeId });
    expect(data).toEqual({ customized_field: theme, store_name: 'Market stall' });
  });
});
