import type { Api, CodeContent } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

type Create = Omit<Api['codes.create']['in'], 'org_id' | 'name'>;

describeOnEngine('what a code holds', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let pageId: string;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    pageId = uuidv7();
    await insertPage(orgId, pageId);
  });
  afterAll(() => test.close());

  const insertPage = (org: string, page: string) =>
    db.system((tx) =>
      tx.query(
        `insert into pages (org_id, page_id, name, draft, updated_by, updated_at, created_at) values ($1, $2, 'Menu', '{}', $3, now(), now())`,
        [org, page, uuidv7()],
      ),
    );
  const send = (input: Create) => test.as(owner).send('codes.create', { org_id: orgId, name: 'Window', ...input });
  const create = async (input: Create) =>
    (await test.as(owner).call('codes.create', { org_id: orgId, name: 'Window', ...input })).data;
  const problemsOf = async (input: Create) => {
    const { status, body } = await send(input);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'request.invalid' });
    return body.errors;
  };
  const event = { title: 'Tasting', starts: '2026-12-01T18:00:00Z', ends: '2026-12-01T21:00:00Z', zone: 'Europe/Rome' };

  it('is kept by its type, and the code leads to the page that shows it [O.codes.create]', async () => {
    const { publicUrl } = test.services.config;
    const page = await create({ type: 'page', content: { page_id: pageId } });
    expect(page).toMatchObject({ type: 'page', content: { page_id: pageId }, rules: [], aliases: [] });
    expect(page.target).toBe(`${publicUrl}/page/${pageId}?code=${page.code_id}`);
    const card = await create({
      type: 'card',
      content: { name: '  Cheese counter ', phone: '', website: 'https://example.com' },
    });
    expect(card.content).toEqual({ name: 'Cheese counter', website: 'https://example.com/' });
    expect(card.target).toBe(`${publicUrl}/card/${card.code_id}`);
    const contents: Create[] = [
      { type: 'event', content: event },
      { type: 'note', content: { text: 'Back at 3' } },
      { type: 'app', content: { ios: 'https://apps.example/1' } },
      { type: 'wifi', content: { ssid: 'Guests', security: 'none' } },
    ];
    for (const input of contents) {
      const code = await create(input);
      expect(code.content).toEqual(input.content);
      expect(code.target).toBe(`${publicUrl}/c/${code.slug}`);
    }
  });

  it('of a network is what its print encodes, letter for letter', async () => {
    const wifi = await create({
      type: 'wifi',
      content: { ssid: 'Caf\u00e9; "2"', security: 'WPA', password: 'a\\b:c,d;e f', hidden: true },
    });
    expect(wifi.scan_url).toBe('WIFI:S:Caf\u00e9\\; \\"2\\";T:WPA;P:a\\\\b\\:c\\,d\\;e f;H:true;;');
    const open = await create({ type: 'wifi', content: { ssid: 'Guests', security: 'none' } });
    expect(open.scan_url).toBe('WIFI:S:Guests;T:nopass;;');
  });

  it.each<[string, Create, Record<string, unknown>]>([
    ['a link without a target', { type: 'link' }, { target: 'This is required.' }],
    ['a page that is not named', { type: 'page', content: {} }, { 'content.page_id': 'This is required.' }],
    [
      'a page of nobody',
      { type: 'page', content: { page_id: '018f0000-0000-7000-8000-00000000000a' } },
      { 'content.page_id': expect.stringContaining('does not exist') },
    ],
    [
      'a field of another type',
      { type: 'note', content: { text: 'x', ssid: 'y' } },
      { 'content.ssid': expect.stringContaining('no such field') },
    ],
    [
      'an address of a type that has none',
      { type: 'note', target: 'https://example.com', content: { text: 'x' } },
      { target: expect.any(String) },
    ],
    [
      'a network’s short password',
      { type: 'wifi', content: { ssid: 'x', security: 'WPA', password: 'short' } },
      { 'content.password': expect.stringContaining('8') },
    ],
    [
      'an event that ends first',
      { type: 'event', content: { ...event, ends: '2026-11-01T00:00:00Z' } },
      { 'content.ends': expect.any(String) },
    ],
    [
      'an event in no zone',
      { type: 'event', content: { ...event, zone: 'Mars/Base' } },
      { 'content.zone': expect.stringContaining('Europe/Berlin') },
    ],
    ['an app in no store', { type: 'app', content: { title: 'Shop' } }, { 'content.ios': expect.any(String) }],
    ['a card of nobody', { type: 'card', content: { job: 'Baker' } }, { 'content.name': 'This is required.' }],
    ['a note twice', { type: 'note', content: { text: ' ' } }, { 'content.text': expect.any(String) }],
  ])('is refused at its field: %s', async (_, input, problems) => {
    expect(await problemsOf(input)).toMatchObject(problems);
  });

  it('of a store or a product leads to its page, and names what is sold there [O.codes.create]', async () => {
    const { call } = test.as(owner);
    const { storeId, items } = await openStore(call, orgId, [simpleProduct('Blue mug', 900)]);
    const other = await openStore(call, orgId, [simpleProduct('Tea', 500)]);
    const itemId = items[0]?.itemId ?? '';
    const { publicUrl } = test.services.config;
    const store = await create({ type: 'store', content: { store_id: storeId } });
    expect(store.target).toBe(`${publicUrl}/store/${storeId}/?code=${store.code_id}`);
    const item = await create({ type: 'item', content: { store_id: storeId, item_id: itemId } });
    expect(item.target).toBe(`${publicUrl}/store/${storeId}/inventory/${itemId}?code=${item.code_id}`);
    const elsewhere = await problemsOf({ type: 'item', content: { store_id: other.storeId, item_id: itemId } });
    expect(elsewhere).toEqual({ 'content.item_id': expect.stringContaining('does not sell that product') });
    expect(await problemsOf({ type: 'item', content: { store_id: storeId } })).toEqual({
      'content.item_id': 'This is required.',
    });
  });

  it('never names what belongs to another organization', async () => {
    const stranger = await test.organization();
    const theirs = uuidv7();
    await insertPage(stranger.orgId, theirs);
    expect(await problemsOf({ type: 'page', content: { page_id: theirs } })).toHaveProperty(['content.page_id']);
  });

  it.each<[string, CodeContent]>([
    ['ios', { ios: 'javascript:alert(1)' }],
    ['android', { android: 'http://169.254.169.254/' }],
    ['other', { other: 'https://user:pw@example.com/' }],
  ])('leads to no unsafe store: %s', async (field, content) => {
    expect(await problemsOf({ type: 'app', content })).toHaveProperty([`content.${field}`]);
  });

  it('changes as a whole, by the type that the code was made with [O.codes.update]', async () => {
    const { code_id } = await create({ type: 'card', content: { name: 'Baker', phone: '+49 30 123' } });
    const change = (content: CodeContent) =>
      test.as(owner).send('codes.update', { org_id: orgId, code_id, data: { content } });
    expect((await change({ name: 'Miller' })).body).toMatchObject({ data: { content: { name: 'Miller' } } });
    expect((await change({ ssid: 'x' })).body).toMatchObject({ errors: { 'data.content.ssid': expect.any(String) } });
  });

  it('is taken over by copies, with the password that closes it [O.codes.clone, O.codes.child, O.codes.cloneMultiple]', async () => {
    const rules = [{ when: [{ kind: 'language' as const, any: ['de'] }], target: 'https://example.com/de' }];
    const content = { text: 'Back at 3' };
    const limits = {
      password: 'mountain',
      scan_limit: 5,
      expires_at: '2027-01-01T00:00:00.000Z',
      fallback: 'https://example.com/over',
    };
    const source = await create({ type: 'note', content, rules, ...limits });
    const { call } = test.as(owner);
    const org_id = orgId;
    const { data: clone } = await call('codes.clone', { org_id, code_id: source.code_id });
    const { data: child } = await call('codes.child', { org_id, base_code_id: source.code_id, name: 'Door' });
    const many = await call('codes.cloneMultiple', { org_id, code_id: source.code_id, data: [{ name: 'One' }] });
    const { data: one } = await call('codes.get', { org_id, code_id: many.data[0]?.code_id ?? '' });
    const { password: _, ...like } = { ...limits, type: 'note', content, rules, has_password: true, uses: 0 };
    for (const copy of [clone, child, one]) expect(copy).toMatchObject(like);
    const hashes = await db.system((tx) =>
      tx.query('select distinct password_hash from codes where org_id = $1 and password_hash is not null', [org_id]),
    );
    expect(hashes).toHaveLength(1);
    const refused = await test.as(owner).send('codes.cloneMultiple', {
      org_id,
      code_id: source.code_id,
      data: [{ name: 'A', target: 'https://example.com' }],
    });
    expect(refused.body).toMatchObject({ code: 'code.bad_rows', errors: { 'data.0.target': expect.any(String) } });
  });

  it('has limits that are set, changed and taken away, and a password that nobody reads [O.codes.create, O.codes.update]', async () => {
    const target = 'https://example.com/';
    const made = await send({ type: 'link', target, password: 'mountain', starts_at: '2026-11-01T00:00:00Z' });
    expect(made.text).not.toContain('mountain');
    const { code_id } = (made.body as { data: { code_id: string } }).data;
    const change = (data: object) => test.as(owner).send('codes.update', { org_id: orgId, code_id, data });
    expect((await change({ expires_at: '2026-10-01T00:00:00Z' })).body).toMatchObject({
      errors: { 'data.expires_at': expect.any(String) },
    });
    const set = await change({
      expires_at: '2026-12-01T00:00:00Z',
      scan_limit: 3,
      fallback: 'https://example.com/over',
    });
    expect(set.body).toMatchObject({
      data: { has_password: true, scan_limit: 3, expires_at: '2026-12-01T00:00:00.000Z' },
    });
    const none = { starts_at: null, expires_at: null, scan_limit: null, password: null, fallback: null };
    const { password: _, ...left } = none;
    expect((await change(none)).body).toMatchObject({ data: { ...left, has_password: false } });
  });

  it('of a network is open to all: limits and rules are refused', async () => {
    const content = { ssid: 'Guests', security: 'none' as const };
    const problems = await problemsOf({ type: 'wifi', content, password: 'mountain', scan_limit: 5 });
    expect(Object.keys(problems as object)).toEqual(['scan_limit', 'password']);
  });
});
