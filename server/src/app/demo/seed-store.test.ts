import { registerImages } from '../../modules/images/images.routes.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { findFaults } from '../doctor/doctor.js';
import { demoCatalogs } from './demo-content.js';
import { demoProducts } from './demo-products.js';
import { demoAddOns } from './demo-store.js';
import { seedDemo } from './seed.js';

describeOnEngine('the store of the demo', ({ db }) => {
  let test: TestApp;
  let storeId: string;

  beforeAll(async () => {
    test = await testApp(db, { now: () => new Date() });
    await registerImages(test.app, test.services);
    await seedDemo(test.services);
    const [store] = await db.system((tx) => tx.query<{ store_id: string }>('select store_id from stores'));
    storeId = store?.store_id ?? '';
  });
  afterAll(() => test.close());

  const forSale = demoProducts.filter(({ isDraft }) => !isDraft).map(({ name }) => name);

  async function product(name: string) {
    const { data } = await test.as().call('stores.inventory', { store_id: storeId, search: name });
    const [item] = data;
    return (await test.as().call('stores.inventoryItem', { store_id: storeId, inventory_id: item?.item_id ?? '' }))
      .data;
  }

  it('shows shoppers what is for sale, in its order, each with a picture that is there', async () => {
    const { data } = await test.as().call('stores.inventory', { store_id: storeId, pageSize: 50 });
    expect(data.map(({ name }) => name)).toEqual(forSale);
    expect(forSale).toHaveLength(demoProducts.length - 1);
    for (const { picture } of data) {
      expect(picture?.alt).not.toBe('');
      const { statusCode, headers } = await test.app.inject({ url: `${picture?.url}?w=480` });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect(await findFaults(test.services)).toEqual([]);
  });

  it('has its catalogs as categories, a code in the window and codes on the shelves', async () => {
    const { data: categories } = await test.as().call('stores.categories', { store_id: storeId });
    expect(categories.map(({ name }) => name)).toEqual([...demoCatalogs]);
    const codes = await db.system((tx) =>
      tx.query<{ name: string; slug: string }>(
        `select name, slug from codes where type in ('store', 'item') order by slug`,
      ),
    );
    expect(codes.map(({ name }) => name)).toEqual([
      'Store, in the window',
      'House beans',
      'Harbour mug',
      'Pour-over set',
    ]);
    for (const { slug } of codes) {
      const { data } = await test.as().call('codes.resolve', { id: slug });
      expect(data.target).toContain(`/store/${storeId}/`);
    }
  });

  it('has plenty of some things, a few of one, none of another, and does not count what is made at the counter', async () => {
    const left = async (name: string) =>
      (await product(name)).variants.map(({ availability, left: n }) => [availability, n]);
    expect(await left('Cold brew, 500 ml')).toEqual([['in_stock', null]]);
    expect(await left('Pour-over set')).toEqual([['few', 3]]);
    expect(await left('Night watch, decaf')).toEqual([['sold_out', null]]);
    const modes = await db.system((tx) =>
      tx.query(
        `select p.name, count(s) as counted from products p join product_variants v using (org_id, product_id)
           left join stock s on s.org_id = v.org_id and s.variant_id = v.variant_id and s.mode = 'track'
          where p.name in ('Flat white', 'Harbour mug') group by 1 order by 1`,
      ),
    );
    expect(modes).toEqual([
      { name: 'Flat white', counted: 0 },
      { name: 'Harbour mug', counted: 3 },
    ]);
  });

  it('offers extras with what they go with, and counts the tax of a cart', async () => {
    const [shot] = demoAddOns;
    const flatWhite = await product('Flat white');
    expect(flatWhite.add_ons.map(({ name }) => name)).toEqual([shot.name]);
    const [variant, extra] = [flatWhite.variants[0], flatWhite.add_ons[0]];
    const add_ons = [{ add_on_id: extra?.add_on_id ?? '', quantity: 1 }];
    const line = { variant_id: variant?.variant_id ?? '', quantity: 2, add_ons };
    const { data: cart } = await test.as().call('stores.itemInfo', { store_id: storeId, items: [line] });
    expect(cart).toMatchObject({ total: { amount: 900, currency: 'GBP' }, tax: { amount: 150, mode: 'included' } });
  });

  it('is open at its address, and has products in every catalog', async () => {
    const { data: record } = await test.as().call('stores.record', { store_id: storeId });
    expect(record).toMatchObject({ status: 'open', address: expect.stringContaining('Quay Street') });
    expect(record.logo?.url).toMatch(/^\/images\//);
    const filled = await db.system((tx) =>
      tx.query('select distinct c.name from catalogs c join catalog_items using (org_id, catalog_id) order by 1'),
    );
    expect(filled.map(({ name }) => name)).toEqual([...demoCatalogs].sort());
  });

  it('is found from the menu, whose favourites lead to their products', async () => {
    const [menu] = await db.system((tx) => tx.query("select draft from pages where name = 'Table menu'"));
    const store = `${test.services.config.publicUrl}/store/${storeId}/`;
    const links = ['Flat white', 'Butter croissant', 'House beans'].map(async (name) => {
      const { item_id } = await product(name);
      return `"link":"${store}inventory/${item_id}"`;
    });
    for (const link of [`"link":"${store}"`, ...(await Promise.all(links))]) {
      expect(JSON.stringify(menu?.draft)).toContain(link);
    }
  });
});
