import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('pages of products', ({ db }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('come to the whole list, from whichever end they are read [A.products]', async () => {
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const names = Array.from({ length: 11 }, (_, n) => `Tea ${n + 10}`);
    for (const name of names) {
      test.services.setNow(new Date(test.services.now().getTime() + 1_000));
      await call('product.create', { org_id: orgId, name });
    }
    const pagesOf = async (sort: Api['product.list']['in']['sort'], pageSize: number) => {
      const pages = [];
      for (let page = 1; page <= 7; page++) {
        const { data, total } = await call('product.list', { org_id: orgId, sort, pageSize, page });
        pages.push(data.map(({ name }) => name));
        expect(total).toBe(names.length);
      }
      return pages;
    };
    const inPages = (all: readonly string[], size: number) =>
      Array.from({ length: 7 }, (_, page) => all.slice(page * size, (page + 1) * size));
    for (const size of [2, 3, 5, 11, 100]) {
      expect(await pagesOf('name', size)).toEqual(inPages(names, size));
      expect(await pagesOf('newest', size)).toEqual(inPages(names.toReversed(), size));
    }
  });

  it('a net content that cannot be read is refused at its place; one that is not given stays [O.product.create, O.product.update]', async () => {
    const { orgId, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const variant = (net_content: string) => ({
      org_id: orgId,
      name: 'Tea',
      variants: [{ option_values: [], net_content }],
    });
    expect(await send('product.create', variant('250'))).toMatchObject({
      status: 422,
      body: { code: 'product.invalid', errors: { 'variants.0.net_content': expect.stringContaining('its unit') } },
    });
    const { data } = await call('product.create', variant('250 g'));
    const { product_id, revision } = data;
    const change = { revision, data: { variants: [{ option_values: [], sku: 'T' }] } };
    const changed = await call('product.update', { org_id: orgId, product_id, ...change });
    expect(changed.data.variants).toMatchObject([{ sku: 'T', net_content: '250 g' }]);
  });
});
