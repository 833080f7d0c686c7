import { productImportLimits } from '@swapt/shared/values';
import { productImportsModule } from './product-imports.module.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('rows of a table of products', ({ db }) => {
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

  const send = (data: object[], more: object = {}, user = owner) =>
    test.as(user).send('productImports.add', { org_id: orgId, data, ...more });
  const add = async (data: object[], more: object = {}) => {
    const { status, body } = await send(data, more);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data as { import_id: string; products: number; rows: number };
  };
  const kept = () =>
    db.system((tx) =>
      asTestTx(tx).query<{ import_id: string; name: string }>(
        `select import_id, product ->> 'name' as name from imported_products where org_id = $1 order by place`,
        [orgId],
      ),
    );

  it('are kept part by part, and are no products yet [A.products]', async () => {
    const { import_id, ...first } = await add([
      { name: 'A' },
      { name: 'B' },
      { name: 'B', option1_name: '', price: '1', currency: 'EUR' },
    ]);
    expect(first).toEqual({ products: 2, rows: 3 });
    expect(await add([{ name: 'C' }], { import_id })).toEqual({ import_id, products: 1, rows: 4 });
    expect((await kept()).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect((await test.as(owner).call('product.list', { org_id: orgId })).total).toBe(0);
  });

  it('are refused together when one cell is wrong, with a sentence for each, and nothing of them is kept', async () => {
    const { status, body } = await send([
      { name: 'A' },
      { name: 'B', price: 'ten', currency: 'EUR' },
      { name: 'C', kind: 'x' },
    ]);
    expect([status, body.code]).toEqual([422, 'product_import.bad_rows']);
    expect(Object.keys(body.errors ?? {})).toEqual(['data.1.price', 'data.2.kind']);
    expect(await kept()).toEqual([]);
  });

  it('may not have a SKU that another product or row has, in any letters', async () => {
    const variants = [{ option_values: [], sku: 'Taken-1' }];
    await test.as(owner).call('product.create', { org_id: orgId, name: 'Older', variants });
    const { import_id } = await add([{ name: 'A', sku: 'one' }]);
    const { body } = await send(
      [
        { name: 'B', sku: 'taken-1' },
        { name: 'C', sku: 'ONE' },
        { name: 'D', sku: 'two' },
        { name: 'E', sku: 'Two' },
      ],
      { import_id },
    );
    expect(body.errors).toEqual({
      'data.0.sku': '“Older” already has this SKU.',
      'data.1.sku': 'Another row already has this SKU.',
      'data.3.sku': 'Another row already has this SKU.',
    });
    // What was refused has taken none.
    await add([{ name: 'D', sku: 'two' }], { import_id });
  });

  it('of one request come in once, however often it is sent', async () => {
    const input = { org_id: orgId, data: [{ name: 'A', sku: 'one' }] };
    const options = { idempotencyKey: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => test.as(owner).send('productImports.add', input, options)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('that come at the same moment are counted one after the other', async () => {
    const { import_id } = await add([{ name: 'A' }]);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send([{ name: `B${n}`, sku: n < 4 ? 'same' : `own-${n}` }], { import_id })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
    expect(await kept()).toHaveLength(6);
  });

  it('belong to an import of the organization that has room and was not started', async () => {
    const { import_id } = await add([{ name: 'A' }]);
    const set = (values: string) =>
      db.system((tx) => asTestTx(tx).query(`update product_imports set ${values} where import_id = $1`, [import_id]));
    const refusal = async (more: object) => {
      const { status, body } = await send([{ name: 'B' }], { import_id, ...more });
      return [status, body.code];
    };
    const stranger = await test.organization();
    const theirs = await send([{ name: 'B' }], { import_id, org_id: stranger.orgId }, stranger.owner);
    expect([theirs.status, theirs.body.code]).toEqual([404, 'product_import.not_found']);
    expect(await refusal({ import_id: crypto.randomUUID() })).toEqual([404, 'product_import.not_found']);
    await set(`rows = ${productImportLimits.rows}`);
    expect(await refusal({})).toEqual([422, 'product_import.too_large']);
    await set(`rows = 1, started_at = now()`);
    expect(await refusal({})).toEqual([409, 'product_import.started']);
    expect(await kept()).toHaveLength(1);
  });

  it('of a person go when that person begins another import, and of everybody after a day', async () => {
    const { import_id: first } = await add([{ name: 'A', sku: 'one' }]);
    const admin = await test.user('admin-of-imports@example.com');
    await test.member(orgId, admin, 'admin');
    const theirs = await send([{ name: 'T' }], {}, admin);
    const { import_id: second } = await add([{ name: 'A', sku: 'one' }]);
    expect((await kept()).map(({ import_id }) => import_id).sort()).toEqual(
      [second, (theirs.body.data as { import_id: string }).import_id].sort(),
    );
    expect(first).not.toBe(second);
    const tidyAt = (hours: number) =>
      db.system((tx) => productImportsModule.tidy(tx, new Date(test.services.now().getTime() + hours * 3600_000)));
    await tidyAt(23);
    expect(await kept()).toHaveLength(2);
    await tidyAt(25);
    expect(await kept()).toEqual([]);
  });
});
