import { openGateShop, type GateShop } from '../testing/gate-shop.js';
import { describeOnEngine } from '../testing/harness.js';

describeOnEngine('what a code passes on of its short address', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  afterAll(() => shop.close());

  const locationOf = async (slug: string, query: string) =>
    (await shop.app.inject({ url: `/${slug}?${query}` })).headers.location;

  it('are the parameters that it names, once each, beside its own words [R.redirect]', async () => {
    const target = 'https://example.com/menu?lang=en&sig=a%20b#top';
    const { slug } = await shop.create({ target, forward_query: ['table', 'lang', 'Sig'] });
    for (const [query, expected] of [
      ['q=1&table=5', 'https://example.com/menu?lang=en&sig=a%20b&table=5#top'],
      ['table=5&table=6', 'https://example.com/menu?lang=en&sig=a%20b&table=5#top'],
      ['utm_source=x&next=//evil.example', target],
      ['lang=de&Sig=forged', target],
      ['table=', target],
      [`table=${'5'.repeat(201)}`, target],
      [
        'table=%0d%0aset-cookie%3A%20x%26admin%3D1%23',
        'https://example.com/menu?lang=en&sig=a%20b&table=%0D%0Aset-cookie%3A+x%26admin%3D1%23#top',
      ],
    ]) {
      expect([query, await locationOf(slug, query ?? '')]).toEqual([query, expected]);
    }
  });

  it('is nothing unless its owner says so, and nothing that a phone dials', async () => {
    const plain = await shop.create({ target: 'https://example.com/' });
    expect(await locationOf(plain.slug, 'table=5')).toBe('https://example.com/');
    const call = await shop.create({ target: 'tel:+39061234', forward_query: ['table'] });
    expect(await locationOf(call.slug, 'table=5')).toBe('tel:+39061234');
  });

  it('goes with the destinations of its rules and past its question, and programs hear of it', async () => {
    const when = [{ kind: 'query' as const, name: 'table', value: '9' }];
    const rules = [{ when, target: 'https://example.com/terrace' }];
    const ruled = await shop.create({ target: 'https://example.com/', rules, forward_query: ['table'] });
    expect(await locationOf(ruled.slug, 'table=9')).toBe('https://example.com/terrace?table=9');
    expect(await locationOf(ruled.slug, 'table=5')).toBe('https://example.com/?table=5');
    const resolved = await shop.call('codes.resolve', { id: ruled.slug, hints: { query: 'table=9' } });
    expect(resolved.data.target).toBe('https://example.com/terrace?table=9');

    const asking = await shop.create({
      target: 'https://example.com/',
      password: 'mountain',
      forward_query: ['table'],
    });
    const gate = new URL((await locationOf(asking.slug, 'table=5&other=1')) ?? '');
    expect(gate.search).toBe('?table=5');
    const opened = await shop.press(`${gate.pathname}${gate.search}`, { password: 'mountain' });
    expect(opened.headers.location).toBe('https://example.com/?table=5');
  });

  it('is a setting that is kept, copied with the code and changed, and never takes the mark of prints', async () => {
    const { code_id } = await shop.create({ forward_query: ['table', 'table', 'seat'] });
    const copy = (await shop.call('codes.clone', { org_id: shop.orgId, code_id })).data;
    expect(copy.forward_query).toEqual(['table', 'seat']);
    const change = (forward_query: string[]) =>
      shop.call('codes.update', { org_id: shop.orgId, code_id, data: { forward_query } });
    expect((await change([])).data.forward_query).toEqual([]);
    for (const name of ['q', 'Q', '', 'a b', '&x', 'x'.repeat(41)])
      await expect(change([name])).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
