import type { Code, Page } from '@swapt/shared/contract';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { openGateShop, pathOf, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine } from '../../testing/harness.js';
import { screenDataOf } from '../../testing/public-app.js';

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
};

describeOnEngine('a code of a landing page', ({ db }) => {
  let shop: GateShop;
  let page: Page;

  beforeAll(async () => {
    shop = await openGateShop(db);
    const inputs = [...defaultInputs, { ...defaultInputs[0]!, name: 'table', input_display_name: 'Table' }];
    const draft = newDocument({ title: 'Our menu' }, [newBlock('form', 'join', { inputs })]);
    page = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Menu', draft })).data;
    page = (await shop.call('pages.publish', { page_id: page.page_id, revision: 1 })).data;
  });
  afterAll(() => shop.close());

  const create = async (input: object = {}): Promise<Code> =>
    (
      await shop.call('codes.create', {
        ...{ org_id: shop.orgId, name: 'Table', type: 'page', content: { page_id: page.page_id } },
        ...input,
      })
    ).data;
  const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ url, method, headers: { ...phone, ...headers } });
  async function scansOf({ code_id }: Code) {
    await shop.test.services.scans.ingest();
    return (await shop.call('codes.get', { org_id: shop.orgId, code_id })).data;
  }

  it('shows the page at the short address itself, counts the scan once, and tells no id in an address [R.redirect]', async () => {
    const code = await create();
    const { statusCode, headers, body } = await open(`/${code.slug}?q=1`);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([200, undefined, 'no-cache']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('<title>Our menu</title>');
    expect(body).toContain(`content="${shop.test.services.config.publicUrl}/page/${page.page_id}">`);
    expect(screenDataOf(body)).toMatchObject({
      screen: 'page',
      kind: 'shown',
      pageId: page.page_id,
      action: `/${code.slug}`,
    });
    expect(await scansOf(code)).toMatchObject({ scans: 1, human_scans: 1, unique_visitors: 1 });
  });

  it('asks the database of the organization for nothing but the count of the view: the code is known already', async () => {
    const code = await create();
    const asked = jest.spyOn(db, 'org');
    const { body } = await open(`/${code.slug}?q=1`);
    expect(screenDataOf(body).action).toBe(`/${code.slug}`);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('is not scanned again by loading its page again, and is by another scan of the same phone', async () => {
    const code = await create();
    const { headers } = await open(`/${code.slug}?q=1`);
    const had = { 'if-none-match': String(headers.etag) };
    for (const caching of ['max-age=0', 'no-cache']) {
      const { statusCode, body } = await open(`/${code.slug}?q=1`, { ...had, 'cache-control': caching });
      expect([statusCode, screenDataOf(body).kind]).toEqual([200, 'shown']);
    }
    expect(await scansOf(code)).toMatchObject({ scans: 1 });
    await open(`/${code.slug}?q=1`, had);
    await open(`/${code.slug}?q=1`, { 'cache-control': 'max-age=0' });
    expect(await scansOf(code)).toMatchObject({ scans: 3, unique_visitors: 1 });
  });

  it('counts no HEAD, and nobody as a person who fetches ahead; that answer is not kept for the person', async () => {
    const code = await create();
    expect((await open(`/${code.slug}`, {}, 'HEAD')).statusCode).toBe(200);
    const { headers } = await open(`/${code.slug}`, { 'sec-purpose': 'prefetch' });
    expect(headers['cache-control']).toBe('private, no-store');
    await open(`/${code.slug}`, { 'user-agent': 'WhatsApp/2.23.20.0' });
    expect(await scansOf(code)).toMatchObject({ scans: 2, human_scans: 0 });
  });

  it('still asks first where it asks, leads where its rules lead, and says when it is over', async () => {
    const asking = await create({ password: 'mountain' });
    expect(pathOf((await open(`/${asking.slug}`)).headers.location)).toBe(`/code/${asking.slug}`);
    const rules = [{ when: [{ kind: 'language' as const, any: ['it'] }], target: 'https://example.com/it' }];
    const ruled = await create({ rules });
    const italian = await open(`/${ruled.slug}`, { 'accept-language': 'it' });
    expect([italian.statusCode, italian.headers.location]).toEqual([302, 'https://example.com/it']);
    expect(screenDataOf((await open(`/${ruled.slug}`)).body).kind).toBe('shown');
    const over = await create({ expires_at: '2020-01-01T00:00:00Z', fallback: 'https://example.com/over' });
    expect((await open(`/${over.slug}`)).headers.location).toBe('https://example.com/over');
    const archived = await create({ fallback: 'https://example.com/over' });
    const change = { org_id: shop.orgId, code_id: archived.code_id, data: { status: 'archived' as const } };
    await shop.call('codes.update', change);
    expect((await open(`/${archived.slug}`)).headers.location).toBe('https://example.com/over');
  });

  describe('that asks first', () => {
    const asks: [string, object, Record<string, string>][] = [
      ['a password', { password: 'mountain' }, { password: 'mountain' }],
      ['a press', { scan_limit: 2 }, {}],
      ['an age', { rules: [{ when: [{ kind: 'age', from: 99 }], target: 'https://example.com/old' }] }, { age: '20' }],
    ];
    /** From the scan through the question to the page, as a browser goes. */
    async function answered(input: object, fields: Record<string, string>) {
      const code = await create({ ...input, forward_query: ['table'] });
      const asked = await open(`/${code.slug}?q=1&table=5`);
      const gate = pathOf(asked.headers.location);
      const led = await shop.press(gate, fields, phone);
      const cookie = [led.headers['set-cookie']]
        .flat()
        .map((set) => String(set).replace(/;.*/, ''))
        .join('; ');
      return { code, gate, led, mine: { cookie } };
    }

    it.each(asks)('%s shows the page at the short address, too, and has counted once', async (_, input, fields) => {
      const { code, gate, led, mine } = await answered(input, fields);
      expect(gate).toBe(`/code/${code.slug}?table=5`);
      expect([led.statusCode, pathOf(led.headers.location)]).toEqual([303, `/${code.slug}?table=5`]);
      expect(String(led.headers['set-cookie'])).toContain(`; Path=/${code.slug}; HttpOnly`);
      const { statusCode, headers, body } = await open(`/${code.slug}?table=5`, mine);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      const shown = { kind: 'shown', pageId: page.page_id, prefill: { table: '5' } };
      expect(screenDataOf(body)).toMatchObject(shown);
      expect(await scansOf(code)).toMatchObject({ scans: 1, human_scans: 1, unique_visitors: 1 });
    });

    it.each(asks)(
      '%s shows it again by loading again and by coming back, and counts neither',
      async (_, input, fields) => {
        const { code, mine } = await answered(input, fields);
        for (const [name, value] of [
          ['accept-language', 'en'],
          ['cache-control', 'max-age=0'],
          ['if-none-match', 'W/"page-1"'],
        ] as const)
          expect(screenDataOf((await open(`/${code.slug}`, { ...mine, [name]: value })).body).kind).toBe('shown');
        expect(await scansOf(code)).toMatchObject({ scans: 1 });
      },
    );

    it.each(asks)('%s asks anew who scans anew, and others from the start', async (_, input, fields) => {
      const { code, mine } = await answered(input, fields);
      for (const [url, headers] of [
        [`/${code.slug}?q=1`, mine],
        [`/${code.slug}`, {}],
      ] as const) {
        const { statusCode, headers: sent } = await open(url, headers);
        expect([url, statusCode, pathOf(sent.location)]).toEqual([url, 302, `/code/${code.slug}`]);
      }
      expect(await scansOf(code)).toMatchObject({ scans: 3 });
    });

    it('lets nobody in by what they answered at another code, or after an hour, or once it is over', async () => {
      const { code, mine } = await answered({ password: 'mountain' }, { password: 'mountain' });
      const other = await create({ password: 'mountain' });
      expect((await open(`/${other.slug}`, mine)).statusCode).toBe(302);
      const change = { org_id: shop.orgId, code_id: code.code_id, data: { status: 'paused' as const } };
      await shop.call('codes.update', change);
      expect(screenDataOf((await open(`/${code.slug}`, mine)).body).kind).toBe('paused');
      await shop.call('codes.update', { ...change, data: { status: 'active' } });
      expect((await open(`/${code.slug}`, mine)).statusCode).toBe(200);
      shop.test.services.setNow(new Date(shop.test.services.now().getTime() + 3_601_000).toISOString());
      expect((await open(`/${code.slug}`, mine)).statusCode).toBe(302);
    });

    it('leads elsewhere as before where a rule does', async () => {
      const rules = [{ when: [{ kind: 'age', from: 18 }], target: 'https://example.com/grown-up' }];
      const { led } = await answered({ rules }, { age: '20' });
      expect([led.headers.location, led.headers['set-cookie']]).toEqual([
        'https://example.com/grown-up?table=5',
        undefined,
      ]);
    });
  });

  it('says why when its page is not public, and has counted the scan', async () => {
    const draft = newDocument({ title: 'Soon' });
    const unpublished = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Soon', draft })).data;
    const code = await create({ content: { page_id: unpublished.page_id } });
    const { statusCode, headers, body } = await open(`/${code.slug}`);
    expect([statusCode, headers.etag, screenDataOf(body)]).toEqual([
      404,
      undefined,
      { screen: 'page', kind: 'draft', orgName: 'Corner shop', slug: code.slug },
    ]);
    expect(await scansOf(code)).toMatchObject({ scans: 1 });
  });

  it('lets shoppers ask to be told once its page is public, at the code alone and not while the operator has suspended it', async () => {
    const draft = newDocument({ title: 'Soon' }, [newBlock('form', 'join', { inputs: [...defaultInputs] })]);
    const { page_id } = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Soon', draft })).data;
    const code = await create({ content: { page_id }, password: 'mountain' });
    const led = await shop.press(`/code/${code.slug}`, { password: 'mountain' }, phone);
    const cookie = String(led.headers['set-cookie']).replace(/;.*/, '');
    const shown = async (url: string) => screenDataOf((await open(url, { cookie })).body);
    expect(await shown(`/${code.slug}`)).toMatchObject({ kind: 'draft', slug: code.slug });
    expect(await shown(`/code/${code.slug}/alert`)).toMatchObject({ screen: 'codeAlert', kind: 'form' });
    expect(await shown(`/page/${page_id}`)).toEqual({ screen: 'page', kind: 'draft', orgName: 'Corner shop' });
    await shop.call('pages.publish', { page_id, revision: 1 });
    await db.system((tx) => tx.query('update pages set held_at = now() where page_id = $1', [page_id]));
    expect(await shown(`/${code.slug}`)).toEqual({ screen: 'page', kind: 'paused', orgName: 'Corner shop' });
    expect((await open(`/code/${code.slug}/alert`)).headers.location).toBe(`/${code.slug}`);
  });

  it('fills in the inputs that are called as what it passes on', async () => {
    const code = await create({ forward_query: ['table'] });
    const { body } = await open(`/${code.slug}?table=5&first_name=Mallory&q=1`);
    expect(screenDataOf(body).prefill).toEqual({ table: '5' });
  });
});
