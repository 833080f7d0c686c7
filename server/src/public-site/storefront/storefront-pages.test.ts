import Fastify, { type FastifyInstance } from 'fastify';
import { makeDelivery } from '../../app/register-sites.js';
import { publish } from '../../modules/remotes/registry.service.js';
import { writeStoreViews } from '../../modules/sales/store-views.js';
import { readConfig } from '../../platform/config/config.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { releaseFiles } from '../../testing/releases.js';
import { addCatalog, chooseCategories, openStore, simpleProduct } from '../../testing/stores/open-store.js';

const secret = 'only-for-the-team';
const mug = {
  name: 'Mug </script><script>alert(1)</script>',
  text: 'Holds 300 ml.',
  supplier: secret,
  note: secret,
  options: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: [
    {
      option_values: ['Small'],
      sku: secret,
      prices: [{ currency: 'EUR', amount: 1250, compare_at: null, cost: 987654 }],
    },
    { option_values: ['Large'], prices: [{ currency: 'EUR', amount: 1900, compare_at: null, cost: 987654 }] },
  ],
};

describeOnEngine('the pages of a store', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await testApp(db, {
      config: readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: 'operator@example.test' }),
    });
    const code = `exports.tokens = ''; exports.render = (data) => '<h1>' + data.screen + ' ' + data.kind + '</h1>';`;
    await publish(test.services, 'mf-public', releaseFiles('mf-public', 'stores', { renderer: code }), {
      actor: 'a test',
    });
    app = Fastify();
    await (await makeDelivery(test.services)).register(app);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  async function shop(settings = {}, products = [mug, simpleProduct('Hat', 1990)]) {
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    return { call, orgId, ...(await openStore(call, orgId, products, settings)) };
  }
  const open = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });
  const dataOf = (html: string): Record<string, unknown> =>
    JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '').data;

  it('offers the stock card to browsers that use the console of that organization alone [A.store.stock, R.store.item]', async () => {
    const { orgId, storeId, items } = await shop();
    const url = `/store/${storeId}/inventory/${items[1]?.itemId}`;
    const card = `/admin/store/${storeId}/inventory/stock?item=${items[1]?.itemId}`;
    const seenWith = (cookie?: string) => app.inject({ url, ...(cookie && { headers: { cookie } }) });
    const team = await seenWith(`a=b; swapt_org=${orgId}`);
    expect(team.body).toContain(card);
    expect(team.headers['cache-control']).toBe('private, no-store');
    const stranger = await test.organization();
    for (const reply of [await seenWith(), await seenWith(`swapt_org=${stranger.orgId}`)]) {
      expect(reply.body).toContain('Hat');
      expect(reply.body).not.toContain('/admin/');
    }
  });

  it('counts who looks at a product, a cart and a checkout, but not its team', async () => {
    const { call, orgId, storeId, items } = await shop();
    const [, hat] = items;
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';
    const pages = [
      `/store/${storeId}/inventory/${hat?.itemId}`,
      `/cart/${storeId}/`,
      `/checkout/${storeId}/?variant=${hat?.variantIds[0]}`,
    ];
    const seen = async () => {
      await writeStoreViews(test.services);
      const { data } = await call('stores.analytics', { org_id: orgId, store_id: storeId, range: '1day' });
      return [data.funnel?.item_views, data.funnel?.carts];
    };
    const visit = async (cookie: string) => {
      for (const url of pages) {
        const { statusCode } = await app.inject({ url, headers: { 'user-agent': phone, cookie } });
        expect([url, statusCode]).toEqual([url, 200]);
      }
    };
    await visit(`swapt_org=${orgId}`);
    expect(await seen()).toEqual([0, 0]);
    await visit('a=b');
    expect(await seen()).toEqual([1, 2]);
  });

  it('a category is a page of its own, which a made-up one is not [R.store]', async () => {
    const { call, orgId, storeId, items } = await shop();
    const catalog_id = await addCatalog(call, orgId, 'Clothes', items[1]?.productId);
    await chooseCategories(call, orgId, storeId, [catalog_id]);
    const shownAt = async (query: string) => (await app.inject({ url: `/store/${storeId}/${query}` })).body;
    const category = await shownAt(`?c=${catalog_id}`);
    expect(category).toContain('Clothes');
    expect(category).toContain('Hat');
    expect(category).not.toContain('Mug');
    expect(await shownAt(`?c=${orgId}`)).toContain('Mug');
  });

  it('show what is sold in the language of whoever asks, in the name and colours of the store [R.store, F.storetheme]', async () => {
    const theme = { headerColor: '#102030', iconColor: '#ffffff', buttonColor: '#d9480f' };
    const { storeId, items } = await shop({ theme, name: 'Farm shop' });
    const { body, statusCode } = await open(`/store/${storeId}/`, 'de');
    expect(statusCode).toBe(200);
    expect(body).toContain('--shop:#102030');
    expect(body).toContain('<title>Farm shop</title>');
    expect(body).toContain('og:site_name" content="Farm shop"');
    expect(body).toMatch(new RegExp(`canonical" href="[^"]*/store/${storeId}/"`));
    expect(dataOf(body)).toMatchObject({
      screen: 'store',
      kind: 'shown',
      total: 2,
      pages: 1,
      items: [
        { item_id: items[0]?.itemId, price: { text: '12,50\u00a0€' }, is_from: true },
        { name: 'Hat', price: { text: '19,90\u00a0€' } },
      ],
    });
    const found = dataOf((await open(`/store/${storeId}/?q=hat&page=1`)).body);
    expect(found).toMatchObject({ search: 'hat', total: 1 });
  });

  it('tell search engines of a product: its name, offers and whether they are there [R.store.item]', async () => {
    const { call, orgId, storeId, items } = await shop();
    const [item] = items;
    await call('stores.stockSettings', {
      org_id: orgId,
      store_id: storeId,
      variant_id: item?.variantIds[1] ?? '',
      is_sold_out_today: true,
    });
    const { body } = await open(`/store/${storeId}/inventory/${item?.itemId}`);
    const linked: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(linked).toMatchObject({
      '@type': 'Product',
      name: mug.name,
      offers: [
        { name: 'Small', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        { name: 'Large', price: '19.00', availability: 'https://schema.org/OutOfStock' },
      ],
    });
    expect(body).not.toContain('<script>alert');
    const chosen = dataOf((await open(`/store/${storeId}/inventory/${item?.itemId}?option0=Large`)).body);
    expect(chosen).toMatchObject({ chosen: item?.variantIds[1] });
  });

  it('carry nothing that is for the team', async () => {
    const { storeId, items } = await shop();
    for (const path of [`/store/${storeId}/`, `/store/${storeId}/inventory/${items[0]?.itemId}`, `/cart/${storeId}/`]) {
      const { body, statusCode } = await open(path);
      expect([path, statusCode]).toEqual([path, 200]);
      for (const hidden of [secret, '987654', 'notified', 'on_hand', 'safety']) expect(body).not.toContain(hidden);
    }
  });

  it('are gone with the store, and say so of a product that it does not sell', async () => {
    const { call, orgId, storeId, items } = await shop();
    const other = await shop();
    expect((await open(`/store/${storeId}`)).statusCode).toBe(308);
    const foreign = await open(`/store/${storeId}/inventory/${other.items[0]?.itemId}`);
    expect([foreign.statusCode, dataOf(foreign.body).kind]).toEqual([404, 'unknown']);
    for (const odd of ['nonsense', '%00', '../x', storeId.toUpperCase()])
      expect((await open(`/store/${encodeURIComponent(odd)}/`)).statusCode).toBe(
        odd === storeId.toUpperCase() ? 200 : 404,
      );
    await call('stores.status', { org_id: orgId, store_id: storeId, status: 'closed' });
    for (const path of [`/store/${storeId}/`, `/store/${storeId}/inventory/${items[0]?.itemId}`, `/cart/${storeId}/`])
      expect((await open(path)).statusCode).toBe(404);
  });

  it('keep the usual colours where those of the store cannot be read, and the log says so [E.theme]', async () => {
    const { orgId, storeId } = await shop();
    const warn = jest.spyOn(test.services.log, 'warn');
    await db.org(orgId, (tx) =>
      tx.query(
        `update stores set theme = jsonb_set(theme, '{headerColor}', '"red;}"') where org_id = $1 and store_id = $2`,
        [orgId, storeId],
      ),
    );
    const { body } = await open(`/store/${storeId}/`);
    expect(body).toContain('--shop:#ffffff');
    expect(body).not.toContain('red;}');
    expect(warn).toHaveBeenCalledWith(
      { store: storeId, colour: 'headerColor' },
      expect.stringMatching(/could not be read/),
    );
    warn.mockRestore();
  });

  it('can be shared, and lead to the terms of the organization [R.share]', async () => {
    const { call, orgId, storeId } = await shop({ name: 'Farm shop' });
    await call('org.update', { org_id: orgId, data: { shopper_terms: 'Be kind.' } });
    const shared = dataOf((await open(`/share?store=${storeId}`)).body);
    expect(shared).toMatchObject({ kind: 'shown', title: 'Farm shop', about: { kind: 'store', id: storeId } });
    expect(String(shared.address)).toMatch(`/store/${storeId}/`);
    expect(dataOf((await open(`/${storeId}/terms`)).body)).toMatchObject({ kind: 'shown', text: 'Be kind.' });
    const { storeId: own } = await shop({ terms: 'Bring a bag.' });
    expect(dataOf((await open(`/${own}/terms`)).body)).toMatchObject({ text: 'Bring a bag.' });
    await call('stores.status', { org_id: orgId, store_id: storeId, status: 'closed' });
    expect((await open(`/share?store=${storeId}`)).statusCode).toBe(404);
    expect((await open(`/${storeId}/terms`)).statusCode).toBe(404);
  });

  it('are gone while the operator has stopped the store after a report', async () => {
    const { call, orgId, storeId } = await shop();
    expect(dataOf((await open(`/report?store=${storeId}`)).body)).toMatchObject({
      kind: 'form',
      about: { kind: 'store' },
    });
    await test.as().call('reports.create', { kind: 'store', id: storeId, reason: 'scam' });
    const operator = await test.user('operator@example.test');
    const { data: reports } = await test.as(operator).call('reports.list', { pageSize: 100 });
    const report = reports.find(({ subject }) => subject.id === storeId);
    expect(report?.subject).toMatchObject({ kind: 'store', name: 'Market stall', is_held: false });
    const decide = (decision: 'pause' | 'dismiss') =>
      test.as(operator).call('reports.decide', { report_id: report?.report_id ?? '', decision });
    await decide('pause');
    expect((await open(`/store/${storeId}/`)).statusCode).toBe(404);
    expect((await call('stores.get', { org_id: orgId, store_id: storeId })).data.is_suspended).toBe(true);
    await decide('dismiss');
    expect((await open(`/store/${storeId}/`)).statusCode).toBe(200);
  });

  it('say on which days the store is closed, whatever its hours are', async () => {
    const hours = Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]);
    const [today, later] = [0, 1].map((days) =>
      new Date(test.services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
    );
    const closed_days = [{ from: today ?? '', to: later ?? '', note: 'Stocktaking' }];
    const { storeId } = await shop({ hours, closed_days });
    expect(dataOf((await open(`/store/${storeId}/`)).body)).toMatchObject({
      store: { hours: { isOpen: false }, closed: [{ note: 'Stocktaking', days: expect.stringMatching(/\d/) }] },
    });
  });
});
