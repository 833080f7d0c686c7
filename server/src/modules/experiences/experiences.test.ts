import { optionFields } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

describeOnEngine('what a code can lead to', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;
  let codeId: string;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    const { call } = test.as(owner);
    const at = (minute: number) => test.services.setNow(new Date(Date.UTC(2026, 10, 20, 10, minute)));
    at(1);
    const link = { org_id: orgId, name: 'Plain link', type: 'link' as const, target: 'https://example.com' };
    codeId = (await call('codes.create', link)).data.code_id;
    at(2);
    await call('codes.create', { org_id: orgId, name: 'Cheese counter', type: 'card', content: { name: 'Baker' } });
    at(3);
    await call('codes.notes.add', { org_id: orgId, code_id: codeId, text: 'Back at 3', is_public: true });
    await call('codes.notes.add', { org_id: orgId, code_id: codeId, text: 'For the team', is_public: false });
    at(4);
    await call('pages.create', { org_id: orgId, name: 'Summer menu' });
    at(5);
    const body = Buffer.from('%PDF-1.7 a list of prices').toString('base64');
    await call('files.upload', { org_id: orgId, name: 'Prices.pdf', body });
    const stranger = await test.organization();
    await test.as(stranger.owner).call('pages.create', { org_id: stranger.orgId, name: 'Theirs' });
  });
  afterAll(() => test.close());

  const list = async (input: object = {}, caller = owner) => {
    const { data, total } = await test.as(caller).call('experiences.list', { org_id: orgId, ...input });
    return { names: data.map(({ kind, name }) => `${kind}: ${name}`), urls: data.map(({ url }) => url), total };
  };

  it('is listed newest first, a page at a time [O.experiences.list]', async () => {
    const all = ['file: Prices.pdf', 'page: Summer menu', 'note: Back at 3', 'card: Cheese counter'];
    const { names, urls, total } = await list();
    expect({ names, total }).toEqual({ names: all, total: 4 });
    for (const url of urls) expect(url).toMatch(new RegExp(`^${test.services.config.publicUrl}/`));
    expect(await list({ page: 2, pageSize: 3 })).toMatchObject({ names: all.slice(3), total: 4 });
  });

  it('is found by its name and kind [O.experiences.list]', async () => {
    expect((await list({ search: 'MENU' })).names).toEqual(['page: Summer menu']);
    expect((await list({ kind: 'card' })).names).toEqual(['card: Cheese counter']);
    expect(await list({ search: '%' })).toMatchObject({ names: [], total: 0 });
  });

  it('has the stores that shoppers see and what they sell, with their addresses [O.experiences.list]', async () => {
    const shop = await test.organization();
    const { call: ask } = test.as(shop.owner);
    const { storeId, items } = await openStore(ask, shop.orgId, [simpleProduct('Blue mug', 900)]);
    const { publicUrl } = test.services.config;
    const rows = async () => (await ask('experiences.list', { org_id: shop.orgId })).data;
    expect(await rows()).toEqual(
      expect.arrayContaining([
        { kind: 'store', id: storeId, name: 'Market stall', url: `${publicUrl}/store/${storeId}/` },
        {
          kind: 'item',
          id: items[0]?.itemId,
          name: 'Blue mug',
          url: `${publicUrl}/store/${storeId}/inventory/${items[0]?.itemId}`,
        },
      ]),
    );
    const suspend = (since: Date | null) =>
      db.system((tx) => tx.query('update stores set suspended_at = $2 where store_id = $1', [storeId, since]));
    await suspend(test.services.now());
    expect(await rows()).toEqual([]);
    await suspend(null);
    expect(await rows()).toHaveLength(2);
    await ask('stores.status', { org_id: shop.orgId, store_id: storeId, status: 'closed' });
    expect(await rows()).toEqual([]);
  });

  it('shows a role nothing that it may not read [O.experiences.list]', async () => {
    const cashier = await test.user();
    await test.member(orgId, cashier, 'cashier');
    expect(await list({}, cashier)).toMatchObject({ names: [], total: 0 });
  });

  it('comes with the choices of fields, all or those asked for [O.fields.options]', async () => {
    const { call } = test.as(owner);
    const { data: all } = await call('fields.options', { org_id: orgId });
    expect(Object.keys(all).sort()).toEqual([...optionFields].sort());
    for (const options of Object.values(all)) {
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const { label } of options) expect(label).toMatch(/\S/);
    }
    expect(all.countries).toContainEqual({ value: 'DE', label: 'Germany' });
    expect(all.countries?.length).toBeGreaterThan(245);
    const { data: some } = await call('fields.options', { org_id: orgId, fields: ['zones', 'code_types'] });
    expect(Object.keys(some).sort()).toEqual(['code_types', 'zones']);
    expect(some.code_types).toContainEqual({ value: 'card', label: 'Contact' });
  });
});
