import { execFileSync, spawnSync } from 'node:child_process';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

describeOnEngine('codes and labels of what a store sells', ({ db }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  /** An open store with a mug of one price, a tea of two, and a draft without any. */
  async function shop() {
    const { orgId, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const price = (amount: number) => [{ currency: 'EUR', amount, compare_at: null, cost: 77 }];
    const tea = {
      name: 'Mountain tea',
      options: [{ name: 'Size', values: ['50 g', '100 g'] }],
      variants: [
        { option_values: ['50 g'], net_content: '50 g', prices: price(500) },
        { option_values: ['100 g'], prices: price(950) },
      ],
    };
    const { storeId, items } = await openStore(call, orgId, [simpleProduct('Blue mug', 1250), tea]);
    const [mug = items[0], second] = items;
    const place = { org_id: orgId, store_id: storeId };
    const itemCode = (itemId = mug?.itemId ?? '') => call('stores.itemCode', { org_id: orgId, item_id: itemId });
    const labels = async (input: object = {}) =>
      (await call('stores.shelfLabels', { ...place, sheet: 'a4-24', ...input })).data;
    const codes = async () => (await call('codes.list', { org_id: orgId, filter: { type: 'item' } })).data;
    return { orgId, call, send, storeId, items, mug, second, place, itemCode, labels, codes };
  }

  it('one item has one code, however many ask for it at once, and it leads to the item [O.stores.item, O.codes.create]', async () => {
    const { itemCode, codes, storeId, mug } = await shop();
    const made = await Promise.all(Array.from({ length: 8 }, () => itemCode()));
    expect(new Set(made.map(({ data }) => data.code_id)).size).toBe(1);
    expect(made.filter(({ data }) => data.is_new)).toHaveLength(1);
    const { publicUrl } = test.services.config;
    const [code] = await codes();
    expect(await codes()).toHaveLength(1);
    expect(code).toMatchObject({
      name: 'Blue mug',
      type: 'item',
      content: { store_id: storeId, item_id: mug?.itemId },
      target: `${publicUrl}/store/${storeId}/inventory/${mug?.itemId}?code=${code?.code_id}`,
    });
    const { body } = await test.as(undefined).send('codes.resolve', { id: code?.slug ?? '' });
    expect(body).toMatchObject({ data: { kind: 'target', type: 'item', target: code?.target } });
  });

  it('a code that no longer works is not printed again: the item gets a new one', async () => {
    const { itemCode, call, orgId } = await shop();
    const { data: first } = await itemCode();
    await call('codes.delete', { org_id: orgId, code_id: first.code_id });
    const { data: second } = await itemCode();
    expect(second).toMatchObject({ is_new: true });
    expect(second.code_id).not.toBe(first.code_id);
  });

  it('labels have a code for each product, and keep those that are there', async () => {
    const { itemCode, labels, codes } = await shop();
    const { data } = await itemCode();
    const file = await labels();
    expect(file).toMatchObject({ name: 'labels-a4-24.pdf', type: 'application/pdf', pages: 1, unprinted: [] });
    const after = await codes();
    expect(after.map(({ name }) => name).sort()).toEqual(['Blue mug', 'Mountain tea']);
    expect(after.map(({ code_id }) => code_id)).toContain(data.code_id);
    await labels();
    expect(await codes()).toHaveLength(2);
  });

  it('labels are those of a catalog or of the items that are named, in the order of the store', async () => {
    const { labels, codes, call, orgId, items, second } = await shop();
    const { data: catalog } = await call('catalogs.create', { org_id: orgId, name: 'Drinks' });
    await call('items.add', { org_id: orgId, catalog_id: catalog.catalog_id, product_ids: [second?.productId ?? ''] });
    await labels({ catalog_id: catalog.catalog_id });
    expect((await codes()).map(({ name }) => name)).toEqual(['Mountain tea']);
    await labels({ item_ids: items.map(({ itemId }) => itemId) });
    expect(await codes()).toHaveLength(2);
  });

  (canReadPdf ? it : it.skip)(
    'a label has the name and the price of today as the country writes it, and nothing that is for the team (needs pdftotext)',
    async () => {
      const { labels, call, orgId, mug } = await shop();
      const { data } = await call('product.get', { org_id: orgId, product_id: mug?.productId ?? '' });
      const variants = data.variants.map(({ variant_id, option_values }) => ({
        ...{ variant_id, option_values },
        net_content: '300 ml',
      }));
      await call('product.update', {
        org_id: orgId,
        product_id: data.product_id,
        revision: data.revision,
        data: { variants },
      });
      const textOf = ({ body }: { body: string }) =>
        execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(body, 'base64') })
          .toString()
          .replace(/\s+/g, ' ');
      const words = textOf(await labels());
      for (const expected of ['Blue mug', '12,50 €', '41,67 € / l', 'Mountain tea', '5,00 € – 9,50 €'])
        expect(words).toContain(expected);
      expect(words).not.toContain('0,77');
      expect(words).not.toContain('kg');
      expect(textOf(await labels({ prices: false }))).not.toContain('€');
    },
  );

  it('a stranger’s item, an item of another store, and an empty choice are refused [O.stores.item]', async () => {
    const own = await shop();
    const other = await shop();
    const refusal = (input: object) => own.send('stores.shelfLabels', { ...own.place, sheet: 'a4-24', ...input });
    expect(await refusal({ item_ids: [other.mug?.itemId ?? ''] })).toMatchObject({ status: 404 });
    expect(await refusal({ item_ids: [own.mug?.itemId ?? ''], catalog_id: own.storeId })).toMatchObject({
      status: 400,
      body: { errors: { item_ids: expect.any(String) } },
    });
    const { data: empty } = await own.call('catalogs.create', { org_id: own.orgId, name: 'Nothing yet' });
    expect(await refusal({ catalog_id: empty.catalog_id })).toMatchObject({
      status: 400,
      body: { errors: { catalog_id: expect.stringContaining('nothing to print') } },
    });
    const stranger = { org_id: own.orgId, item_id: other.mug?.itemId ?? '' };
    expect(await own.send('stores.itemCode', stranger)).toMatchObject({ status: 404 });
    await own.call('stores.status', { ...own.place, status: 'closed' });
    await own.call('stores.status', { ...own.place, status: 'deleted' });
    expect((await own.send('stores.itemCode', { org_id: own.orgId, item_id: own.mug?.itemId ?? '' })).status).toBe(409);
    expect(await other.codes()).toEqual([]);
  });

  it('the stores of a product are named with its item', async () => {
    const { call, orgId, mug, storeId } = await shop();
    const { data } = await call('stores.ofProduct', { org_id: orgId, product_id: mug?.productId ?? '' });
    expect(data).toEqual([
      {
        store_id: storeId,
        name: 'Market stall',
        status: 'open',
        is_suspended: false,
        item_id: mug?.itemId,
        is_shown: true,
      },
    ]);
  });
});
