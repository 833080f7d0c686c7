import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('catalogs', ({ db }) => {
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

  const create = (name: string) => test.as(owner).call('catalogs.create', { org_id: orgId, name });

  it('are created, shown and deleted [O.catalogs.create, O.catalogs.get, O.catalogs.delete]', async () => {
    const { data } = await create('  Drinks ');
    expect(data).toMatchObject({ org_id: orgId, name: 'Drinks', products: 0, created_at: '2026-11-20T10:00:00.000Z' });
    const { catalog_id } = data;
    const { call } = test.as(owner);
    expect((await call('catalogs.get', { org_id: orgId, catalog_id })).data).toEqual([data]);
    expect((await call('catalogs.delete', { org_id: orgId, catalog_id })).data).toEqual({ catalog_id });
    expect((await call('catalogs.get', { org_id: orgId })).total).toBe(0);
  });

  it('are listed newest first, by page and by a part of the name [O.catalogs.get]', async () => {
    for (const name of ['Food', 'Drinks 50%', 'Gifts', 'Hot drinks']) {
      test.services.setNow(new Date(test.services.now().getTime() + 1000));
      await create(name);
    }
    const { call } = test.as(owner);
    const page = await call('catalogs.get', { org_id: orgId, page: 2, pageSize: 3 });
    expect(page).toMatchObject({ page: 2, pageSize: 3, total: 4, data: [{ name: 'Food' }] });
    const names = async (search: string) =>
      (await call('catalogs.get', { org_id: orgId, search })).data.map(({ name }) => name);
    expect(await names('DRINK')).toEqual(['Hot drinks', 'Drinks 50%']);
    expect(await names('0%')).toEqual(['Drinks 50%']);
    expect(await names('_')).toEqual([]);
    test.services.setNow('2026-11-20T10:00:00.000Z');
  });

  it('say how many products are in them, without those that were deleted [O.catalogs.get]', async () => {
    const { catalog_id } = (await create('Menu')).data;
    const { call } = test.as(owner);
    const product = async (name: string) => (await call('product.create', { org_id: orgId, name })).data.product_id;
    const product_ids = [await product('Tea'), await product('Cake')];
    await call('items.add', { org_id: orgId, catalog_id, product_ids });
    const counts = async () => [
      (await call('catalogs.get', { org_id: orgId })).data[0]?.products,
      (await call('catalogs.get', { org_id: orgId, catalog_id })).data[0]?.products,
    ];
    expect(await counts()).toEqual([2, 2]);
    const [gone = ''] = product_ids;
    await call('product.update', { org_id: orgId, product_id: gone, data: { status: 'deleted' } });
    expect(await counts()).toEqual([1, 1]);
  });

  it('get another name, also the same one in other letters, but none that is taken [O.catalogs.get]', async () => {
    const { catalog_id } = (await create('Menu')).data;
    await create('Drinks');
    const rename = (name: string, id = catalog_id) =>
      test.as(owner).send('catalogs.update', { org_id: orgId, catalog_id: id, data: { name } });
    expect((await rename(' MENU ')).body).toMatchObject({ data: { name: 'MENU', catalog_id, products: 0 } });
    expect(await rename('drinks')).toMatchObject({
      status: 409,
      body: {
        title: 'Failed to rename catalog',
        errors: { 'data.name': expect.stringContaining('already a catalog') },
      },
    });
    expect((await rename('Other', uuidv7())).status).toBe(404);
    const { call } = test.as(owner);
    expect((await call('catalogs.get', { org_id: orgId, catalog_id })).data[0]?.name).toBe('MENU');
  });

  it('refuses a name that is taken, with the sentence and its details [E.catalog]', async () => {
    await create('Drinks');
    const { status, body } = await test.as(owner).send('catalogs.create', { org_id: orgId, name: 'drinks' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'catalog.create_failed',
      title: 'Failed to create catalog',
      detail: 'There is already a catalog named “drinks”. Choose another name.',
    });
  });

  it('creates one of two with the same name that come at once [O.catalogs.create]', async () => {
    const both = await Promise.all(
      [1, 2].map(() => test.as(owner).send('catalogs.create', { org_id: orgId, name: 'Twin' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['catalogs.get', 'Failed to get catalog'],
    ['catalogs.delete', 'Failed to delete catalog'],
  ] as const)('%s of a catalog that is not there says so with details [E.catalog]', async (operation, title) => {
    const answer = await test.as(owner).send(operation, { org_id: orgId, catalog_id: uuidv7() });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ title, detail: expect.stringContaining('does not exist or was deleted') });
  });

  it('of another organization are as good as missing [P.tenant, E.catalog]', async () => {
    const { data } = await create('Secret');
    const stranger = await test.organization();
    const input = { org_id: stranger.orgId, catalog_id: data.catalog_id };
    for (const operation of ['catalogs.get', 'catalogs.delete'] as const) {
      const foreign = await test.as(stranger.owner).send(operation, input);
      const missing = await test.as(stranger.owner).send(operation, { ...input, catalog_id: uuidv7() });
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
    const renamed = await test.as(stranger.owner).send('catalogs.update', { ...input, data: { name: 'Mine' } });
    expect(renamed.status).toBe(404);
    expect((await test.as(owner).call('catalogs.get', { org_id: orgId })).data).toMatchObject([{ name: 'Secret' }]);
  });
});
