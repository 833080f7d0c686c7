import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };

describeOnEngine('stores', ({ db }) => {
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
  const send = () => test.as(owner).send;
  const create = async (name = 'Market stall') =>
    (await call()('stores.create', { org_id: orgId, name, ...place })).data;
  const read = async (storeId: string) => (await call()('stores.get', { org_id: orgId, store_id: storeId })).data;

  /** All that a store needs before it can open. */
  const fill = async (storeId: string, revision: number) => {
    const variants = [{ option_values: [], prices: [{ currency: 'EUR', amount: 450, compare_at: null, cost: null }] }];
    const { product_id } = (await call()('product.create', { org_id: orgId, name: 'Tea', variants })).data;
    await call()('product.update', { org_id: orgId, product_id, data: { status: 'active' } });
    await call()('stores.addItems', { org_id: orgId, store_id: storeId, product_ids: [product_id] });
    return call()('stores.update', {
      org_id: orgId,
      store_id: storeId,
      revision,
      data: {
        email: 'shop@example.com',
        fulfilment: [
          {
            kind: 'pickup',
            name: 'At the stall',
            is_on: true,
            place: '',
            lead_minutes: 0,
            slot_minutes: 0,
            days_ahead: 0,
          },
        ],
      },
    });
  };

  it('begin as drafts, and are listed by name with what is left to set up [O.stores.create, O.stores.list]', async () => {
    await create('Winter market');
    const store = await create(' Farm shop ');
    expect(store).toMatchObject({ name: 'Farm shop', status: 'draft', revision: 1, ...place });
    const { data, total } = await call()('stores.list', { org_id: orgId, page: 1, page_size: 5 });
    expect(data.map(({ name, steps_left, items }) => [name, steps_left, items])).toEqual([
      ['Farm shop', 6, 0],
      ['Winter market', 6, 0],
    ]);
    expect(total).toBe(2);
    const found = await call()('stores.list', { org_id: orgId, search: 'WINTER', status: 'draft' });
    expect(found.data).toHaveLength(1);
    const refused = await send()('stores.list', { org_id: orgId, page_size: 5, pageSize: 6 });
    expect(refused).toMatchObject({ status: 400, body: { errors: { page_size: expect.any(String) } } });
    const wrong = await send()('stores.create', { org_id: orgId, name: 'A', ...place, zone: 'Mars/North' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'store.invalid', errors: { zone: expect.any(String) } } });
  });

  it('keep what is changed, and tell the second of two who changed the same revision', async () => {
    const { store_id, revision } = await create();
    const change = (data: object, from = revision) =>
      send()('stores.update', { org_id: orgId, store_id, revision: from, data });
    const theme = { headerColor: '#FFFFFF', iconColor: '', buttonColor: '#D9480F' };
    expect((await change({ theme, about: ' Fresh. ' })).status).toBe(200);
    expect(await read(store_id)).toMatchObject({
      about: 'Fresh.',
      theme: { headerColor: '#ffffff', iconColor: '', buttonColor: '#d9480f' },
      revision: 2,
    });
    expect(await change({ about: 'Other' })).toMatchObject({ status: 409, body: { code: 'store.conflict' } });
    const both = await Promise.all([change({ about: 'A' }, 2), change({ about: 'B' }, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('say at its place what no store can have', async () => {
    const { store_id, revision } = await create();
    const zone = { country: 'DE', price: 0, free_from: null, minimum: null };
    const delivery = { kind: 'delivery', name: 'Courier', is_on: true, zones: [{ ...zone, postcodes: '10, <b>' }] };
    const { body } = await send()('stores.update', {
      org_id: orgId,
      store_id,
      revision,
      data: {
        email: 'nobody',
        closed_days: [{ from: '2026-12-26', to: '2026-12-24', note: '' }],
        tax_rates: [
          { country: 'DE', region: '', standard: 1900, reduced: 700 },
          { country: 'DE', region: ' ', standard: 1900, reduced: 700 },
        ],
        fulfilment: [delivery, { ...delivery, name: 'courier ', zones: [{ ...zone, postcodes: '10, 1218' }] }],
        notified: [crypto.randomUUID()],
        catalog_ids: [crypto.randomUUID()],
      },
    });
    expect(body.code).toBe('store.invalid');
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'data.catalog_ids',
      'data.closed_days.0.to',
      'data.email',
      'data.fulfilment.0.zones.0.postcodes',
      'data.fulfilment.1.name',
      'data.notified',
      'data.tax_rates.1.country',
    ]);
    expect((await read(store_id)).email).toBe('');
  });

  it('have the categories whose catalogs are there, in their order: a deleted one stands in nobody’s way [O.catalogs.delete]', async () => {
    const { store_id, revision } = await create();
    const add = async (name: string) => (await call()('catalogs.create', { org_id: orgId, name })).data.catalog_id;
    const [cups, plates, bowls] = [await add('Cups'), await add('Plates'), await add('Bowls')];
    const save = (data: object, at = revision) =>
      send()('stores.update', { org_id: orgId, store_id, revision: at, data });
    await save({ catalog_ids: [plates, cups, bowls] });
    await call()('catalogs.delete', { org_id: orgId, catalog_id: cups });
    const { catalog_ids, revision: now } = await read(store_id);
    expect(catalog_ids).toEqual([plates, bowls]);
    expect((await save({ catalog_ids, about: 'Pots' }, now)).status).toBe(200);
  });

  it('open once there is somebody to ask, something to buy and a way to get it', async () => {
    const { store_id, revision } = await create();
    const move = (status: string, rest = {}) => send()('stores.status', { org_id: orgId, store_id, status, ...rest });
    const early = await move('open');
    expect(early).toMatchObject({ status: 422, body: { code: 'store.not_ready' } });
    expect(Object.keys(early.body.errors ?? {})).toEqual(['contact', 'products', 'fulfilment']);
    await fill(store_id, revision);
    expect((await move('open')).status).toBe(200);
    expect((await move('paused', { pause_note: 'Back on Monday.' })).status).toBe(200);
    expect(await read(store_id)).toMatchObject({ status: 'paused', pause_note: 'Back on Monday.' });
    expect(await move('draft')).toMatchObject({ status: 409, body: { code: 'store.bad_state' } });
    const { revision: now } = await read(store_id);
    const dear = await send()('stores.update', { org_id: orgId, store_id, revision: now, data: { currency: 'USD' } });
    expect(dear).toMatchObject({ status: 422, body: { errors: { 'data.currency': expect.any(String) } } });
  });

  it('are deleted and come back: as the draft that they were, or closed', async () => {
    const draft = await create('Draft');
    const opened = await create('Opened');
    await fill(opened.store_id, opened.revision);
    const move = (store_id: string, status: string) => send()('stores.status', { org_id: orgId, store_id, status });
    await move(opened.store_id, 'open');
    for (const { store_id } of [draft, opened]) expect((await move(store_id, 'deleted')).status).toBe(200);
    expect((await call()('stores.list', { org_id: orgId })).data).toEqual([]);
    const changed = await send()('stores.update', { org_id: orgId, store_id: draft.store_id, revision: 2, data: {} });
    expect(changed).toMatchObject({ status: 409, body: { code: 'store.bad_state' } });
    expect((await move(draft.store_id, 'closed')).status).toBe(409);
    expect((await move(opened.store_id, 'draft')).status).toBe(409);
    expect((await move(draft.store_id, 'draft')).status).toBe(200);
    expect((await move(opened.store_id, 'closed')).status).toBe(200);
  });

  it('are not deleted while shoppers have reserved something', async () => {
    const { store_id, revision } = await create();
    await fill(store_id, revision);
    await db.org(orgId, (tx) =>
      tx.query(
        `insert into stock (org_id, store_id, variant_id, reserved) select org_id, $2, variant_id, 1 from product_variants where org_id = $1`,
        [orgId, store_id],
      ),
    );
    const refused = await send()('stores.status', { org_id: orgId, store_id, status: 'deleted' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stock.reserved' } });
  });

  it('are at most a hundred, however many are made at once', async () => {
    await db.org(orgId, (tx) =>
      tx.query(
        `insert into stores (org_id, store_id, name, country, currency, zone, created_at, updated_at)
         select $1, gen_random_uuid(), 'Store ' || n, 'DE', 'EUR', 'Europe/Berlin', now(), now() from generate_series(1, 98) n`,
        [orgId],
      ),
    );
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, n) => send()('stores.create', { org_id: orgId, name: `New ${n}`, ...place })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  });

  it('are set up in steps that the server keeps, and opened by the last one [O.stores.initialize, O.stores.initializeNext, O.stores.updateInit]', async () => {
    const { store_id } = await create();
    const begun = (await call()('stores.initialize', { org_id: orgId, store_id })).data;
    expect(begun).toMatchObject({ step: 'contact', steps_done: [] });
    const save = (step: string, revision: number, data?: object) =>
      send()('stores.updateInit', { org_id: orgId, store_id, step, revision, ...(data && { data }) });
    await save('contact', 1, { email: 'shop@example.com' });
    // Another device goes on where this one left.
    const next = async () => (await call()('stores.initializeNext', { org_id: orgId, store_id })).data;
    const second = await next();
    expect(second).toMatchObject({ step: 'products', steps_done: ['contact'], store: { email: 'shop@example.com' } });
    expect(await save('tax', 1)).toMatchObject({ status: 409, body: { code: 'store.conflict' } });
    for (const step of ['products', 'fulfilment', 'tax', 'look']) {
      expect((await save(step, (await next()).store.revision)).status).toBe(200);
    }
    const early = await save('open', (await next()).store.revision);
    expect(early).toMatchObject({ status: 422, body: { code: 'store.not_ready' } });
    expect((await next()).missing.map(({ step }) => step)).toEqual(['products', 'fulfilment']);
    await fill(store_id, (await next()).store.revision);
    expect((await save('open', (await next()).store.revision)).status).toBe(200);
    expect(await next()).toMatchObject({ step: null, missing: [], store: { status: 'open' } });
    const again = await send()('stores.initialize', { org_id: orgId, store_id });
    expect(again).toMatchObject({ status: 409, body: { code: 'store.bad_state' } });
  });
});
