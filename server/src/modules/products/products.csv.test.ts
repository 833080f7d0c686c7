import type { Api } from '@swapt/shared/contract';
import { productTable } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { csvLines } from '../../testing/readers/read-csv.js';
import { asTestTx } from '../../testing/engines/test-database.js';

type NewProduct = Omit<Api['product.create']['in'], 'org_id'>;

const price = (amount: number, currency = 'EUR') => ({ currency, amount, compare_at: null, cost: null });
const columns = Object.keys(productTable);

describeOnEngine('products as CSV', ({ db }) => {
  let test: TestApp;
  let org_id: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T22:30:00.000Z');
    ({ orgId: org_id, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const create = async (product: NewProduct) =>
    (await test.as(owner).call('product.create', { org_id, ...product })).data;
  const csv = async (input: object = {}) =>
    csvLines(await test.as(owner).call('product.exportCsv', { org_id, ...input }));
  const names = async (input: object) => (await csv(input)).slice(1).map((line) => line.split(',')[0]);
  /** Each with so many letters of text and so many variants, written in one statement. */
  const fill = (products: number, variants: number, letters: number) =>
    db.system((tx) =>
      asTestTx(tx).query(
        `with made as (
           insert into products (org_id, product_id, name, text, options, created_at, updated_at)
           select $1, gen_random_uuid(), 'Tea ' || n, repeat('a', $4::int), '[{"name":"No","values":["1"]}]', now(), now()
             from generate_series(1, $2::int) n returning product_id
         )
         insert into product_variants (org_id, variant_id, product_id, option_values, position)
         select $1, gen_random_uuid(), product_id, array[v::text], v from made, generate_series(1, $3::int) v`,
        [org_id, products, variants, letters],
      ),
    );

  it('have a row for each variant and currency, and each reads by itself [O.product.exportCsv]', async () => {
    await create({
      name: '=Shirt',
      text: 'Soft, warm',
      kind: 'physical',
      tax_class: 'reduced',
      supplier: 'Wool Ltd',
      note: '@home',
      options: [
        { name: 'Size', values: ['S', 'L'] },
        { name: 'Colour', values: ['Red'] },
      ],
      variants: [
        {
          option_values: ['S', 'Red'],
          sku: 'S-1',
          barcode: '4006381333931',
          net_content: '6 × 330 ml',
          prices: [{ currency: 'EUR', amount: 1250, compare_at: 1400, cost: 5 }, price(1250, 'JPY')],
        },
        { option_values: ['L', 'Red'], sku: '-L', prices: [price(12_500, 'KWD')] },
      ],
    });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    await create({ name: 'Tea' });
    const [head, ...lines] = await csv();
    expect(head).toBe(
      'Name,Status,Kind,Tax class,Description,Option 1,Value 1,Option 2,Value 2,Option 3,Value 3,SKU,Barcode,Net content,Currency,Price,Price before,Cost,Supplier,Note',
    );
    const shirt = (own: string) => `'=Shirt,draft,physical,reduced,"Soft, warm",Size,${own},Wool Ltd,'@home`;
    expect(lines).toEqual([
      'Tea,draft,physical,standard,,,,,,,,,,,,,,,,',
      shirt('S,Colour,Red,,,S-1,4006381333931,6 × 330 ml,EUR,12.50,14.00,0.05'),
      shirt('S,Colour,Red,,,S-1,4006381333931,6 × 330 ml,JPY,1250,,'),
      shirt(`L,Colour,Red,,,'-L,,,KWD,12.500,,`),
    ]);
  });

  it('are those that the list shows, in its order [O.product.list]', async () => {
    const tea = await create({ name: 'Tea' });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    const cake = await create({ name: 'Cake' });
    const { data: catalog } = await test.as(owner).call('catalogs.create', { org_id, name: 'Summer' });
    const { catalog_id } = catalog;
    await test.as(owner).call('items.add', { org_id, catalog_id, product_ids: [tea.product_id] });
    const gone = await create({ name: 'Gone', variants: [{ option_values: [], sku: 'G' }] });
    for (const [{ product_id }, status] of [
      [cake, 'active'],
      [gone, 'deleted'],
    ] as const)
      await test.as(owner).call('product.update', { org_id, product_id, data: { status } });
    expect(await names({ sort: 'name' })).toEqual(['Cake', 'Tea']);
    expect(await names({ sort: 'newest' })).toEqual(['Cake', 'Tea']);
    expect(await names({ status: 'active' })).toEqual(['Cake']);
    expect(await names({ search: 'te' })).toEqual(['Tea']);
    expect(await names({ catalog_id })).toEqual(['Tea']);
    // It sells nothing, and is there all the same.
    expect((await csv({ status: 'deleted' })).slice(1)).toEqual(['Gone,deleted,physical,standard,,,,,,,,,,,,,,,,']);
  });

  it('are taken by an import as they are [A.products]', async () => {
    const sizes = [{ name: 'Size', values: ['S', 'L'] }];
    const variants = [
      { option_values: ['S'], sku: 'S-1', prices: [price(1250), price(900, 'JPY')] },
      { option_values: ['L'], sku: 'L-1', prices: [price(1350)] },
    ];
    const shirt = await create({ name: 'Shirt', text: 'Soft', options: sizes, variants });
    await create({ name: 'Tea' });
    const rows = (await csv()).slice(1).map((line) => line.split(','));
    const data = rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
    const other = await test.organization();
    const { data: kept } = await test.as(other.owner).call('productImports.add', { org_id: other.orgId, data });
    expect(kept).toMatchObject({ products: 2, rows: 4 });
    const [again] = await db.system((tx) =>
      asTestTx(tx).query<{ product: object }>(
        `select product from imported_products where org_id = $1 and product ->> 'name' = 'Shirt'`,
        [other.orgId],
      ),
    );
    const { options, text, variants: own } = shirt;
    expect(again?.product).toMatchObject({ text, options, variants: own.map(({ variant_id: _, ...one }) => one) });
  });

  it('are at most 50,000 rows, of however few products, and no more text than a file holds', async () => {
    const refused = async () => {
      const { status, body } = await test.as(owner).send('product.exportCsv', { org_id });
      return [status, body.detail];
    };
    await fill(50, 200, 10_000);
    expect(await refused()).toEqual([422, expect.stringContaining('more text than fits into one file')]);
    await fill(201, 200, 0);
    expect(await refused()).toEqual([422, expect.stringContaining('more than 50,000 rows')]);
  });

  it('of another organization are as good as missing, and nothing else is asked for [P.tenant]', async () => {
    await create({ name: 'Tea' });
    const { orgId, owner: stranger } = await test.organization();
    expect((await test.as(stranger).send('product.exportCsv', { org_id })).status).toBe(404);
    expect(csvLines(await test.as(stranger).call('product.exportCsv', { org_id: orgId }))).toHaveLength(1);
    const { status, body } = await test.as(owner).send('product.exportCsv', { org_id, columns: ['name'] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['columns']]);
  });
});
