import type { Api } from '@swapt/shared/contract';
import type { ProductMove } from '@swapt/shared/values';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { asTestTx } from '../../testing/engines/test-database.js';

type Change = Api['product.update']['in']['data'];

describeOnEngine('a change of all products that a list shows', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T22:30:00.000Z');
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const call = () => test.as(owner).call;
  const create = async (name: string, ...skus: string[]) => {
    const options = skus.length > 1 ? [{ name: 'Size', values: skus }] : [];
    const variants = skus.map((sku) => ({ option_values: skus.length > 1 ? [sku] : [], sku }));
    const made = await call()('product.create', { org_id: orgId, name, options, ...(skus.length > 0 && { variants }) });
    return made.data.product_id;
  };
  const update = (product_id: string, data: Change) => call()('product.update', { org_id: orgId, product_id, data });
  const read = async (product_id: string) => (await call()('product.get', { org_id: orgId, product_id })).data;
  const skusOf = async (id: string) => (await read(id)).variants.map(({ sku }) => sku);
  const later = (minute: number) => test.services.setNow(`2026-11-20T23:${String(minute).padStart(2, '0')}:00.000Z`);

  const work = () => runDueJobs(test.services, jobs);
  const shown = async (id: string) => {
    const { data } = await call()('bulkChanges.list', { org_id: orgId, noun: 'products' });
    return data.find(({ change_id }) => change_id === id);
  };
  const start = async (input: { product_ids: string[] } | { filter: object; count: number }, action: ProductMove) =>
    (await call()('bulkChanges.startProducts', { org_id: orgId, ...input, action })).data.change_id;
  const run = async (...what: Parameters<typeof start>) => {
    const id = await start(...what);
    await work();
    return { id, change: await shown(id) };
  };
  const undo = async (change_id: string) => {
    await call()('bulkChanges.undo', { org_id: orgId, change_id });
    await work();
    return shown(change_id);
  };
  /** Drafts, as many as are made in one statement. */
  const fill = (count: number) =>
    db.system(async (tx) => {
      const values = [orgId, count, test.services.now()];
      await asTestTx(tx).query(
        `with made as (
           insert into products (org_id, product_id, name, created_at, updated_at)
           select $1, gen_random_uuid(), 'Tea ' || n, $3, $3 from generate_series(1, $2::int) n returning product_id
         )
         insert into product_variants (org_id, variant_id, product_id, option_values, position)
         select $1, gen_random_uuid(), product_id, '{}', 0 from made`,
        values,
      );
    });
  const statuses = async () => {
    const rows = await db.system((tx) =>
      asTestTx(tx).query<{ status: string; count: number }>(
        'select status, count(*)::int as count from products where org_id = $1 group by status',
        [orgId],
      ),
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };

  it('sets drafts active in parts, and makes them drafts again where nobody has changed them since [A.products]', async () => {
    await fill(150);
    const mug = await create('Mug');
    await update(mug, { status: 'active' });
    const { id, change } = await run({ filter: {}, count: 151 }, 'activate');
    expect(change).toMatchObject({ state: 'done', done: 151, changed: 150, left: [], can_undo: true });
    expect(await statuses()).toEqual({ active: 151 });
    const [tea] = (await call()('product.list', { org_id: orgId, search: 'Tea 77' })).data;
    await update(tea?.product_id ?? '', { note: 'The good one' });
    const kept = [{ reason: 'Somebody has changed it since.', count: 1, names: ['Tea 77'] }];
    expect(await undo(id)).toMatchObject({ state: 'undone', undone: 150, kept });
    expect(await statuses()).toEqual({ active: 2, draft: 149 });
  });

  it('deletes with all that is sold, and brings back what each was and sold then [A.products]', async () => {
    const shirt = await create('Shirt', 'S-1', 'L-1');
    const [small] = (await read(shirt)).variants;
    // What was no longer sold then does not come back.
    await call()('product.update', {
      org_id: orgId,
      product_id: shirt,
      revision: 1,
      data: { status: 'active', variants: small ? [small] : [], options: [{ name: 'Size', values: ['S-1'] }] },
    });
    const cup = await create('Cup', 'CUP');
    const bowl = await create('Bowl', 'BOWL');
    later(1);
    const { id, change } = await run({ product_ids: [shirt, cup, bowl] }, 'delete');
    expect(change).toMatchObject({ changed: 3, left: [] });
    expect([await statuses(), await skusOf(cup)]).toEqual([{ deleted: 3 }, []]);
    expect((await call()('product.list', { org_id: orgId, status: 'deleted', search: 'cup' })).total).toBe(1);
    later(2);
    const other = await create('Mug', 'cup');
    const kept = [{ reason: 'Another product has its SKU by now.', count: 1, names: ['Cup'] }];
    expect(await undo(id)).toMatchObject({ state: 'undone', undone: 3, kept });
    expect((await read(shirt)).status).toBe('active');
    expect(await skusOf(shirt)).toEqual(['S-1']);
    expect((await read(bowl)).status).toBe('draft');
    expect(await skusOf(bowl)).toEqual(['BOWL']);
    expect([(await read(cup)).status, await skusOf(cup), await skusOf(other)]).toEqual(['deleted', [], ['cup']]);
    // Found again by what it sells.
    expect((await call()('product.list', { org_id: orgId, search: 'bowl' })).total).toBe(1);
  });

  it('restores as drafts, the first of two with one SKU alone, and is undone [A.products]', async () => {
    const first = await create('First', 'ONE');
    await update(first, { status: 'deleted' });
    later(1);
    const second = await create('Second', 'one');
    await update(second, { status: 'active' });
    await update(second, { status: 'deleted' });
    later(2);
    const { id, change } = await run({ filter: { status: 'deleted' }, count: 2 }, 'restore');
    const left = [{ reason: 'Another product has its SKU by now.', count: 1, names: ['Second'] }];
    expect(change).toMatchObject({ done: 2, changed: 1, left });
    expect([(await read(first)).status, await skusOf(first)]).toEqual(['draft', ['ONE']]);
    expect((await read(second)).status).toBe('deleted');
    later(3);
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: [] });
    expect([(await read(first)).status, await skusOf(first)]).toEqual(['deleted', []]);
    await update(first, { status: 'draft' });
    expect(await skusOf(first)).toEqual(['ONE']);
  });

  it('archives those of a catalog, and makes drafts of what is archived [A.products]', async () => {
    const [cup, bowl] = [await create('Cup'), await create('Bowl')];
    const { data: catalog } = await call()('catalogs.create', { org_id: orgId, name: 'Summer' });
    await call()('items.add', { org_id: orgId, catalog_id: catalog.catalog_id, product_ids: [cup] });
    const archived = await run({ filter: { catalog_id: catalog.catalog_id }, count: 1 }, 'archive');
    expect(archived.change).toMatchObject({ changed: 1, left: [] });
    expect([(await read(cup)).status, (await read(bowl)).status]).toEqual(['archived', 'draft']);
    const drafted = await run({ product_ids: [cup, bowl] }, 'draft');
    expect(drafted.change).toMatchObject({ done: 2, changed: 1, left: [] });
    expect(await undo(drafted.id)).toMatchObject({ kept: [] });
    expect((await read(cup)).status).toBe('archived');
  });

  it('says what was left out, and is refused for a list that has changed, for products of others and for a cashier', async () => {
    const [cup, bowl] = [await create('Cup'), await create('Bowl')];
    const id = await start({ filter: {}, count: 2 }, 'activate');
    await update(cup, { status: 'deleted' });
    await work();
    const left = [{ reason: 'It was deleted. Restore it first.', count: 1, names: ['Cup'] }];
    expect(await shown(id)).toMatchObject({ changed: 1, left });
    const other = await test.organization();
    const refused = async (input: object, as = owner, org_id = orgId) => {
      const { status, body } = await test
        .as(as)
        .send('bulkChanges.startProducts', { org_id, action: 'delete', ...input });
      return [status, body.code];
    };
    expect(await refused({ filter: {}, count: 2 })).toEqual([409, 'bulk_change.selection_changed']);
    expect(await refused({})).toEqual([400, 'request.invalid']);
    expect(await refused({ product_ids: [bowl], action: 'import' })).toEqual([400, 'request.invalid']);
    expect(await refused({ product_ids: [bowl] }, other.owner, other.orgId)).toEqual([404, 'product.not_found']);
    const cashier = await test.user();
    await test.member(orgId, cashier, 'cashier');
    expect(await refused({ product_ids: [bowl] }, cashier)).toEqual([403, 'auth.forbidden']);
    expect((await read(bowl)).status).toBe('active');
  });
});
