import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';

type NewProduct = Omit<Api['product.create']['in'], 'org_id'>;
type Change = Api['product.update']['in']['data'];

const price = (amount: number, currency = 'EUR') => ({ currency, amount, compare_at: null, cost: null });
const sizes = [{ name: 'Size', values: ['S', 'L'] }];

describeOnEngines('products', ({ db }) => {
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

  const create = async (product: NewProduct) =>
    (await test.as(owner).call('product.create', { org_id: orgId, ...product })).data;
  const update = async (product_id: string, data: Change, revision?: number) =>
    (await test.as(owner).call('product.update', { org_id: orgId, product_id, data, ...(revision && { revision }) }))
      .data;
  const refusal = async (product_id: string, data: Change, revision = 1) => {
    const { status, body } = await test.as(owner).send('product.update', { org_id: orgId, product_id, data, revision });
    return { status, ...body };
  };
  const read = async (product_id: string) =>
    (await test.as(owner).call('product.get', { org_id: orgId, product_id })).data;
  const list = (input: Omit<Api['product.list']['in'], 'org_id'> = {}) =>
    test.as(owner).call('product.list', { org_id: orgId, ...input });

  it('are made as drafts with one variant, and read back whole [O.product.create, O.product.get]', async () => {
    const made = await create({ name: '  Espresso ', text: 'Strong', note: 'Ask Rome' });
    expect(made).toMatchObject({
      name: 'Espresso',
      status: 'draft',
      kind: 'physical',
      tax_class: 'standard',
      revision: 1,
    });
    expect(made.variants).toEqual([
      { variant_id: expect.any(String), option_values: [], sku: '', barcode: '', net_content: '', prices: [] },
    ]);
    expect(await read(made.product_id)).toEqual(made);
  });

  it('have options, variants and prices per currency, changed together [O.product.update]', async () => {
    const made = await create({
      name: 'Shirt',
      options: sizes,
      variants: [
        {
          option_values: ['S'],
          sku: 'SH-S',
          prices: [{ ...price(1250), compare_at: 1500, cost: 400 }, price(1300, 'USD')],
        },
        { option_values: ['L'], sku: 'SH-L', prices: [price(1450)] },
      ],
    });
    const [small, large] = made.variants;
    expect(small?.prices).toEqual([{ ...price(1250), compare_at: 1500, cost: 400 }, price(1300, 'USD')]);
    const changed = await update(
      made.product_id,
      {
        options: [{ name: 'Size', values: ['Small', 'L', 'XL'] }],
        variants: [
          { variant_id: large?.variant_id ?? '', option_values: ['L'], sku: 'SH-S' },
          { variant_id: small?.variant_id ?? '', option_values: ['Small'], sku: 'SH-L' },
          { option_values: ['XL'] },
        ],
      },
      1,
    );
    expect(changed.revision).toBe(2);
    expect(changed.variants).toMatchObject([
      { variant_id: large?.variant_id, sku: 'SH-S', prices: [price(1450)] },
      {
        variant_id: small?.variant_id,
        option_values: ['Small'],
        sku: 'SH-L',
        prices: [{ amount: 1250 }, { amount: 1300 }],
      },
      { option_values: ['XL'], prices: [] },
    ]);
    const fewer = await update(made.product_id, { variants: [{ option_values: ['L'] }] }, 2);
    expect(fewer.variants).toMatchObject([{ variant_id: large?.variant_id, sku: 'SH-S', prices: [price(1450)] }]);
    const again = await update(made.product_id, { variants: [{ option_values: ['Small'] }] }, 3);
    expect(again.variants).toMatchObject([
      { variant_id: small?.variant_id, prices: [{ amount: 1250 }, { amount: 1300 }] },
    ]);
  });

  it('of two who change the same revision, the second is told [O.product.update]', async () => {
    const { product_id } = await create({ name: 'Tea' });
    const both = await Promise.all(
      ['Black', 'Green'].map((text) =>
        test.as(owner).send('product.update', { org_id: orgId, product_id, revision: 1, data: { text } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(product_id, { text: 'Red' })).toMatchObject({ status: 409, code: 'product.conflict' });
    const unnamed = await test.as(owner).send('product.update', {
      org_id: orgId,
      product_id,
      data: { variants: [{ option_values: [] }] },
    });
    expect(unnamed.body).toMatchObject({ errors: { revision: 'Send the revision that you started from.' } });
  });

  it.each<[string, Change, string, string]>([
    [
      'two options of one name',
      { options: [...sizes, { name: 'size', values: ['M'] }] },
      'options.1.name',
      'already has this name',
    ],
    [
      'one value twice',
      { options: [{ name: 'Size', values: ['S', 's '] }] },
      'options.0.values.1',
      'already has this value',
    ],
    [
      'a value that no option has',
      { options: sizes, variants: [{ option_values: ['M'] }] },
      'variants.0.option_values',
      'one value of each',
    ],
    [
      'two variants of the same values',
      { options: sizes, variants: [{ option_values: ['S'] }, { option_values: ['S'] }] },
      'variants.1.option_values',
      'already has these',
    ],
    [
      'one SKU twice',
      {
        options: sizes,
        variants: [
          { option_values: ['S'], sku: 'A' },
          { option_values: ['L'], sku: 'a' },
        ],
      },
      'variants.1.sku',
      'already has this SKU',
    ],
    [
      'a price before that is lower',
      { variants: [{ option_values: [], prices: [{ ...price(500), compare_at: 500 }] }] },
      'variants.0.prices.0.compare_at',
      'above the price',
    ],
    [
      'two prices in one currency',
      { variants: [{ option_values: [], prices: [price(1), price(2)] }] },
      'variants.0.prices.1.currency',
      'already has a price',
    ],
    [
      'somebody else’s variant',
      { variants: [{ variant_id: uuidv7(), option_values: [] }] },
      'variants.0.variant_id',
      'does not belong',
    ],
    [
      '10,000 variants',
      { options: sizes, variants: Array.from({ length: 10_000 }, () => ({ option_values: ['S'] })) },
      'variants',
      '10,000 variants',
    ],
  ])('refuse %s at its place, and nothing is half written [O.product.update]', async (_, data, field, sentence) => {
    const made = await create({ name: 'Cup', variants: [{ option_values: [], sku: 'CUP', prices: [price(300)] }] });
    expect(await refusal(made.product_id, data)).toMatchObject({
      status: 422,
      code: 'product.invalid',
      errors: { [`data.${field}`]: expect.stringContaining(sentence) },
    });
    expect(await read(made.product_id)).toEqual(made);
  });

  it.each([
    ['an unknown currency', { ...price(100), currency: 'XYZ' }],
    ['half a cent', { ...price(100), amount: 1.5 }],
    ['less than nothing', price(-1)],
    ['more than any shop takes', price(1e15)],
  ])('refuse a price of %s [O.product.create]', async (_, bad) => {
    const { status } = await test
      .as(owner)
      .send('product.create', { org_id: orgId, name: 'Cup', variants: [{ option_values: [], prices: [bad] }] });
    expect(status).toBe(400);
  });

  it('keep yen without and dinars with three digits as whole minor units [O.product.create]', async () => {
    const { variants } = await create({
      name: 'Cup',
      variants: [{ option_values: [], prices: [price(1250, 'JPY'), price(1234, 'KWD')] }],
    });
    expect(variants[0]?.prices).toEqual([price(1250, 'JPY'), price(1234, 'KWD')]);
  });

  it('have SKUs of their own, also of two that come at once, and give them free when they are deleted [O.product.create]', async () => {
    const make = (name: string) =>
      test.as(owner).send('product.create', { org_id: orgId, name, variants: [{ option_values: [], sku: 'ONE' }] });
    const both = await Promise.all([make('First'), make('Second')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const third = await make('Third');
    expect(third.body).toMatchObject({
      code: 'product.sku_taken',
      errors: { 'variants.0.sku': expect.stringMatching(/already has this SKU/) },
    });
    const [holder] = (await list()).data;
    const holderId = holder?.product_id ?? '';
    await update(holderId, { status: 'deleted' });
    expect((await make('Fourth')).status).toBe(200);
    expect(await refusal(holderId, { status: 'draft' }, 2)).toMatchObject({ code: 'product.sku_taken' });
  });

  it('come back from deletion as they were, and are not changed until then [O.product.update]', async () => {
    const made = await create({ name: 'Cake', variants: [{ option_values: [], sku: 'CAKE', prices: [price(450)] }] });
    await update(made.product_id, { status: 'deleted' });
    expect((await list()).total).toBe(0);
    expect(await refusal(made.product_id, { text: 'x' }, 2)).toMatchObject({ status: 409, code: 'product.bad_state' });
    expect(await refusal(made.product_id, { status: 'active' }, 2)).toMatchObject({ code: 'product.bad_state' });
    const { revision: _, updated_at: __, ...before } = made;
    // A program that got no answer sends it again.
    await update(made.product_id, { status: 'deleted' });
    test.services.setNow(new Date(test.services.now().getTime() + 60_000));
    await update(made.product_id, {});
    expect(await update(made.product_id, { status: 'draft' })).toMatchObject(before);
    const both = await refusal(made.product_id, { status: 'deleted', variants: [{ option_values: [] }] }, 3);
    expect(both).toMatchObject({ status: 409, code: 'product.bad_state' });
    expect((await read(made.product_id)).status).toBe('draft');
  });

  it('keep the SKU that a variant is not given, and refuse it to another one of the same product [O.product.update]', async () => {
    const made = await create({ name: 'Shirt', options: sizes, variants: [{ option_values: ['S'], sku: 'SH' }] });
    const variants = [{ option_values: ['S'] }, { option_values: ['L'], sku: 'sh' }];
    expect(await refusal(made.product_id, { variants })).toMatchObject({
      code: 'product.invalid',
      errors: { 'data.variants.1.sku': expect.stringContaining('already has this SKU') },
    });
  });

  it('are found by parts of name, SKU and barcode, filtered and sorted [O.product.list]', async () => {
    await create({
      name: 'Espresso 50%',
      variants: [{ option_values: [], sku: 'ESP-1', barcode: '4006381333931', prices: [price(300)] }],
    });
    await create({
      name: 'Cake',
      options: sizes,
      variants: [
        { option_values: ['S'], prices: [price(450)] },
        { option_values: ['L'], prices: [price(900)] },
      ],
    });
    const names = async (input: Parameters<typeof list>[0]) => (await list(input)).data.map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual(['Cake', 'Espresso 50%']);
    expect(await names({ search: 'esp-1' })).toEqual(['Espresso 50%']);
    expect(await names({ search: '63813' })).toEqual(['Espresso 50%']);
    expect(await names({ search: '0%' })).toEqual(['Espresso 50%']);
    expect(await names({ search: '_' })).toEqual([]);
    const [espresso] = (await list({ search: 'esp-1' })).data;
    await update(espresso?.product_id ?? '', { status: 'active' });
    expect(await names({ status: 'active' })).toEqual(['Espresso 50%']);
    expect(await names({ status: 'draft' })).toEqual(['Cake']);
    const { catalog_id } = (await test.as(owner).call('catalogs.create', { org_id: orgId, name: 'Menu' })).data;
    expect(await names({ catalog_id })).toEqual([]);
    await test.as(owner).call('items.add', { org_id: orgId, catalog_id, product_ids: [espresso?.product_id ?? ''] });
    expect(await names({ catalog_id })).toEqual(['Espresso 50%']);
    const { data } = await list({ search: 'cake' });
    expect(data).toMatchObject([{ variants: 2, skus: '', prices: [{ currency: 'EUR', lowest: 450, highest: 900 }] }]);
  });

  it('of another organization are as good as missing [P.tenant]', async () => {
    const { product_id, variants } = await create({ name: 'Secret' });
    const stranger = await test.organization();
    const as = test.as(stranger.owner);
    const input = { org_id: stranger.orgId, product_id };
    expect((await as.send('product.get', input)).status).toBe(404);
    expect((await as.send('product.update', { ...input, data: { name: 'Mine' } })).status).toBe(404);
    const own = await as.call('product.create', { org_id: stranger.orgId, name: 'Own' });
    const { status } = await as.send('product.update', {
      org_id: stranger.orgId,
      product_id: own.data.product_id,
      revision: 1,
      data: { variants: [{ variant_id: variants[0]?.variant_id ?? '', option_values: [] }] },
    });
    expect(status).toBe(422);
    expect((await read(product_id)).name).toBe('Secret');
  });
});
