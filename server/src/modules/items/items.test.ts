import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('the items of a catalog', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let catalogId: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    catalogId = (await test.as(owner).call('catalogs.create', { org_id: orgId, name: 'Menu' })).data.catalog_id;
  });
  afterAll(() => test.close());

  const call = () => test.as(owner).call;
  const product = async (name: string) => (await call()('product.create', { org_id: orgId, name })).data.product_id;
  const add = async (...product_ids: string[]) =>
    (await call()('items.add', { org_id: orgId, catalog_id: catalogId, product_ids })).data.added;
  const items = async (search?: string) =>
    (await call()('items.get', { org_id: orgId, id: catalogId, ...(search && { search }) })).data;
  const names = async () => (await items()).map((item) => item.product.name);

  it('are products in the order in which they were added, each once [O.items.get]', async () => {
    const [tea, cake] = [await product('Tea'), await product('Cake')];
    expect(await add(tea, cake)).toBe(2);
    expect(await add(cake)).toBe(0);
    expect(await names()).toEqual(['Tea', 'Cake']);
    const [first] = await items('TE');
    expect(first?.product.name).toBe('Tea');
    const one = await call()('items.get', { org_id: orgId, id: first?.item_id ?? '' });
    expect(one).toMatchObject({ total: 1, data: [{ catalog_id: catalogId, product: { name: 'Tea', catalogs: 1 } }] });
  });

  it('are moved before another one or to the end, and stay dense [O.items.get]', async () => {
    await add(await product('A'), await product('B'), await product('C'));
    const [a, b, c] = (await items()).map(({ item_id }) => item_id);
    await call()('items.move', { org_id: orgId, id: c ?? '', before_item_id: a ?? '' });
    expect(await names()).toEqual(['C', 'A', 'B']);
    const { data } = await call()('items.move', { org_id: orgId, id: c ?? '', before_item_id: null });
    expect(data.position).toBe(2);
    expect(await names()).toEqual(['A', 'B', 'C']);
    expect((await items()).map(({ position }) => position)).toEqual([0, 1, 2]);
    await call()('items.move', { org_id: orgId, id: b ?? '', before_item_id: b ?? '' });
    expect(await names()).toEqual(['A', 'B', 'C']);
  });

  it('are taken out without touching the product; a deleted product is shown nowhere [O.items.delete]', async () => {
    const [tea, cake] = [await product('Tea'), await product('Cake')];
    await add(tea, cake);
    const [first] = await items();
    await call()('items.delete', { org_id: orgId, id: first?.item_id ?? '' });
    expect(await names()).toEqual(['Cake']);
    expect((await call()('product.get', { org_id: orgId, product_id: tea })).data.catalogs).toEqual([]);
    await call()('product.update', { org_id: orgId, product_id: cake, data: { status: 'deleted' } });
    expect(await items()).toEqual([]);
    const again = await test.as(owner).send('items.delete', { org_id: orgId, id: first?.item_id ?? '' });
    expect(again).toMatchObject({ status: 404, body: { code: 'item.not_found' } });
  });

  it('are added by many at once, each product once [O.items.get]', async () => {
    const ids = await Promise.all(['A', 'B', 'C'].map(product));
    const added = await Promise.all(Array.from({ length: 6 }, () => add(...ids)));
    expect(added.reduce((sum, n) => sum + n)).toBe(3);
    expect(await names()).toHaveLength(3);
  });

  it('are at most 5,000 that are shown: deleted ones take no place [O.items.get]', async () => {
    await db.org(orgId, async (tx) => {
      await tx.query(
        `insert into products (org_id, product_id, name, created_at, updated_at)
         select $1, gen_random_uuid(), 'Product ' || n, now(), now() from generate_series(1, 5000) n`,
        [orgId],
      );
      await tx.query(
        `insert into catalog_items (org_id, item_id, catalog_id, product_id, position)
         select org_id, gen_random_uuid(), $2, product_id, row_number() over () - 1 from products where org_id = $1`,
        [orgId, catalogId],
      );
    });
    const tea = await product('Tea');
    const refused = await test
      .as(owner)
      .send('items.add', { org_id: orgId, catalog_id: catalogId, product_ids: [tea] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'catalog.full' } });
    const [first] = await items();
    await call()('product.update', {
      org_id: orgId,
      product_id: first?.product.product_id ?? '',
      data: { status: 'deleted' },
    });
    expect(await add(tea)).toBe(1);
    const gone = await test.as(owner).send('items.get', { org_id: orgId, id: first?.item_id ?? '' });
    expect(gone.status).toBe(404);
  });

  it('are moved within their own catalog alone [O.items.get]', async () => {
    await add(await product('Tea'));
    const [tea] = await items();
    const { catalog_id } = (await call()('catalogs.create', { org_id: orgId, name: 'Shop' })).data;
    await call()('items.add', { org_id: orgId, catalog_id, product_ids: [await product('Mug')] });
    const [mug] = (await call()('items.get', { org_id: orgId, id: catalog_id })).data;
    const moved = await test
      .as(owner)
      .send('items.move', { org_id: orgId, id: tea?.item_id ?? '', before_item_id: mug?.item_id ?? '' });
    expect(moved).toMatchObject({ status: 404, body: { errors: { before_item_id: expect.any(String) } } });
  });

  it('and the products stay when the catalog is deleted [O.catalogs.delete]', async () => {
    const tea = await product('Tea');
    await add(tea);
    await call()('catalogs.delete', { org_id: orgId, catalog_id: catalogId });
    expect((await call()('product.get', { org_id: orgId, product_id: tea })).data.catalogs).toEqual([]);
    const gone = await test.as(owner).send('items.get', { org_id: orgId, id: catalogId });
    expect(gone.status).toBe(404);
  });

  it('of another organization are as good as missing, as are its products [P.tenant]', async () => {
    await add(await product('Tea'));
    const [item] = await items();
    const stranger = await test.organization();
    const as = test.as(stranger.owner);
    for (const id of [catalogId, item?.item_id ?? '', uuidv7()]) {
      expect((await as.send('items.get', { org_id: stranger.orgId, id })).status).toBe(404);
      expect((await as.send('items.delete', { org_id: stranger.orgId, id })).status).toBe(404);
    }
    const own = await as.call('catalogs.create', { org_id: stranger.orgId, name: 'Own' });
    const foreign = await as.send('items.add', {
      org_id: stranger.orgId,
      catalog_id: own.data.catalog_id,
      product_ids: [item?.product.product_id ?? ''],
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
    expect(await names()).toEqual(['Tea']);
  });
});
