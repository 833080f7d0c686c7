import { findFaults } from '../../app/doctor/doctor.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { productImportsModule } from '../product-imports/product-imports.module.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('an import of products', ({ db }) => {
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
  const add = async (data: object[], import_id?: string) =>
    (await call()('productImports.add', { org_id: orgId, data, currency: 'EUR', ...(import_id && { import_id }) })).data
      .import_id;
  const begin = (import_id: string, as = owner, org_id = orgId) =>
    test.as(as).send('bulkChanges.importProducts', { org_id, import_id });
  const start = async (import_id: string) => {
    const { data } = await call()('bulkChanges.importProducts', { org_id: orgId, import_id });
    return data.change_id;
  };
  const read = async (id: string) => {
    const { data } = await call()('bulkChanges.list', { org_id: orgId, noun: 'products' });
    return data.find(({ change_id }) => change_id === id);
  };
  const work = () => runDueJobs(test.services, jobs);
  const list = (input: object = {}) => call()('product.list', { org_id: orgId, pageSize: 100, ...input });

  it('creates the products of its table in parts, as each row says, to be found at once [A.products]', async () => {
    const many = Array.from({ length: 250 }, (_, n) => ({ name: `Row ${n}`, sku: `R-${n}`, price: '1.50' }));
    const id = await add(many);
    await add(
      [
        {
          name: 'Coffee',
          status: 'active',
          tax_class: 'reduced',
          text: 'Fair',
          supplier: 'Mill',
          note: 'Ask',
          option1_name: 'Size',
          option1_value: 'S',
          sku: 'C-S',
          barcode: '4006381333931',
          price: '2.50',
          cost: '1',
        },
        { option1_value: 'L', sku: 'C-L', price: '3.50', compare_at: '4' },
      ],
      id,
    );
    const change = await start(id);
    expect(await read(change)).toMatchObject({ noun: 'products', action: 'import', state: 'running', total: 251 });
    await work();
    expect(await read(change)).toMatchObject({ state: 'done', done: 251, changed: 251, left: [] });
    expect((await list()).total).toBe(251);
    const [found] = (await list({ search: 'c-l' })).data;
    const { data } = await call()('product.get', { org_id: orgId, product_id: found?.product_id ?? '' });
    expect(data).toMatchObject({
      name: 'Coffee',
      status: 'active',
      kind: 'physical',
      tax_class: 'reduced',
      text: 'Fair',
      supplier: 'Mill',
      note: 'Ask',
      revision: 1,
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        {
          option_values: ['S'],
          sku: 'C-S',
          barcode: '4006381333931',
          prices: [{ currency: 'EUR', amount: 250, compare_at: null, cost: 100 }],
        },
        { option_values: ['L'], sku: 'C-L', prices: [{ currency: 'EUR', amount: 350, compare_at: 400, cost: null }] },
      ],
    });
    expect(await findFaults({ db, storage: openStorage({ dataDir: '' }, db) })).toEqual([]);
  });

  it('is started once, by whom it belongs to', async () => {
    const id = await add([{ name: 'A' }]);
    const other = await test.organization();
    expect((await begin(id, other.owner, other.orgId)).body.code).toBe('product_import.not_found');
    expect((await begin(crypto.randomUUID())).body.code).toBe('product_import.not_found');
    const sent = await Promise.all([1, 2, 3].map(() => begin(id)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await work();
    expect((await list()).total).toBe(1);
    expect((await begin(id)).body.code).toBe('product_import.started');
  });

  it('leaves out what another product has taken the SKU of since it was checked', async () => {
    const id = await add([
      { name: 'A', sku: 'one' },
      { name: 'B', sku: 'two' },
    ]);
    await call()('product.create', { org_id: orgId, name: 'Quick', variants: [{ option_values: [], sku: 'ONE' }] });
    const change = await start(id);
    await work();
    const left = [{ reason: 'Another product has its SKU by now.', count: 1, names: ['A'] }];
    expect(await read(change)).toMatchObject({ state: 'done', changed: 1, left });
  });

  it('says of what lies there for longer than a day that it was not created', async () => {
    const change = await start(await add([{ name: 'A' }, { name: 'B' }]));
    const tidyAt = (hours: number) =>
      db.system((tx) => productImportsModule.tidy(tx, new Date(test.services.now().getTime() + hours * 3600_000)));
    await tidyAt(23);
    await tidyAt(25);
    await work();
    const left = [{ reason: 'Its row was kept for a day only. Import it again.', count: 2, names: [] }];
    expect(await read(change)).toMatchObject({ state: 'done', done: 2, changed: 0, left });
  });

  it('stops when it is cancelled, and is undone where nobody has changed what it created', async () => {
    const id = await add(Array.from({ length: 3 }, (_, n) => ({ name: `Row ${n}`, sku: `R-${n}` })));
    const change = await start(id);
    await work();
    const [kept] = (await list({ search: 'row 1' })).data;
    await call()('product.update', { org_id: orgId, product_id: kept?.product_id ?? '', data: { note: 'Mine' } });
    await call()('bulkChanges.undo', { org_id: orgId, change_id: change });
    await work();
    const reason = 'Somebody has changed it since.';
    expect(await read(change)).toMatchObject({ state: 'undone', kept: [{ reason, count: 1, names: ['Row 1'] }] });
    expect((await list()).data.map(({ name }) => name)).toEqual(['Row 1']);
    // Its SKUs are free again.
    const again = await start(await add([{ name: 'Row 0', sku: 'R-0' }]));
    await call()('bulkChanges.cancel', { org_id: orgId, change_id: again });
    await work();
    expect((await list()).total).toBe(1);
  });
});
