import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { manyDeleted } from '../../testing/rows/many-deleted.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('catalogs that are deleted together', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const call = () => test.as(owner).call;
  const addProduct = async (name: string) => (await call()('product.create', { org_id: orgId, name })).data.product_id;
  const addCatalog = async (name: string, ...product_ids: string[]) => {
    const { data } = await call()('catalogs.create', { org_id: orgId, name });
    await call()('items.add', { org_id: orgId, catalog_id: data.catalog_id, product_ids });
    return data.catalog_id;
  };
  const namesIn = async (id: string) =>
    (await call()('items.get', { org_id: orgId, id })).data.map((item) => item.product.name);

  it('come back with their products at their places, and to pages and lists by the same ids [A.catalogs]', async () => {
    const products = [await addProduct('Tea'), await addProduct('Cake'), await addProduct('Bread')];
    const [menu, shop] = [await addCatalog('Summer menu', ...products), await addCatalog('Shop', ...products)];
    const [first] = (await call()('items.get', { org_id: orgId, id: menu })).data;
    await call()('items.move', { org_id: orgId, id: first?.item_id ?? '', before_item_id: null });
    const { work, undo, rows } = manyDeleted(test, db, { orgId, owner, noun: 'catalogs' });
    const before = await rows('catalog_items');
    const { data } = await call()('bulkChanges.deleteCatalogs', {
      org_id: orgId,
      filter: { search: 'MENU' },
      count: 1,
    });
    await work();
    expect(await rows('catalog_items')).toHaveLength(3);
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 1, kept: [] });
    expect(await rows('catalog_items')).toEqual(before);
    expect(await namesIn(menu)).toEqual(['Cake', 'Bread', 'Tea']);
    expect(await namesIn(shop)).toEqual(['Tea', 'Cake', 'Bread']);
  });

  it('come back without what is gone for good, and stay away where another one has the name by now [A.catalogs]', async () => {
    const [tea, cake] = [await addProduct('Tea'), await addProduct('Cake')];
    const [menu, shop] = [await addCatalog('Menu', tea, cake), await addCatalog('Shop', tea)];
    const { work, undo, rows } = manyDeleted(test, db, { orgId, owner, noun: 'catalogs' });
    const { data } = await call()('bulkChanges.deleteCatalogs', { org_id: orgId, catalog_ids: [menu, shop] });
    await work();
    await db.system((tx) => asTestTx(tx).query('delete from products where product_id = $1', [cake]));
    await call()('catalogs.create', { org_id: orgId, name: 'SHOP' });
    const kept = [{ reason: 'There is another catalog with this name now.', count: 1, names: ['Shop'] }];
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 2, kept });
    expect(await namesIn(menu)).toEqual(['Tea']);
    expect((await rows('catalog_items')).map(({ row }) => row.catalog_id)).toEqual([menu]);
    expect((await rows('catalogs')).map(({ row }) => row.name).sort()).toEqual(['Menu', 'SHOP']);
  });
});
