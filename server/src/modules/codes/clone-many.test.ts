import { defaultQrStyle } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';

describeOnEngine('many codes like one', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let codeId: string;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    const code = { name: 'Menu', type: 'link' as const, target: 'https://example.com/menu' };
    const style = { ...defaultQrStyle, dots: 'rounded' as const };
    codeId = (await test.as(owner).call('codes.create', { org_id: orgId, ...code, style })).data.code_id;
  });
  afterAll(() => test.close());

  const send = (data: object[], dry_run = false) =>
    test.as(owner).send('codes.cloneMultiple', { org_id: orgId, code_id: codeId, data, dry_run });
  const count = async () => (await test.as(owner).call('codes.list', { org_id: orgId })).total;
  const directory = async () => {
    const [row] = await db.org(orgId, (tx) => tx.query<{ names: number }>('select count(*) as names from slugs'));
    return row?.names;
  };

  it('are made in the order of their rows, with what a row names and the rest of the code [O.codes.cloneMultiple]', async () => {
    const slug = `first-${db.engine}`;
    const rows = [
      { name: ' Table 1 ', target: 'https://example.com/one', slug },
      { name: 'Table 2', target: ' ', slug: '' },
      { name: 'Table 3' },
    ];
    const { status, body } = await send(rows);
    expect(status).toBe(200);
    const { publicUrl } = test.services.config;
    const made = expect.stringMatching(new RegExp(`^${publicUrl}/[A-Za-z0-9]{7}$`));
    const menu = 'https://example.com/menu';
    expect(body.data).toEqual([
      { code_id: expect.any(String), name: 'Table 1', target: 'https://example.com/one', url: `${publicUrl}/${slug}` },
      { code_id: expect.any(String), name: 'Table 2', target: menu, url: made },
      { code_id: expect.any(String), name: 'Table 3', target: menu, url: made },
    ]);
    const { data } = await test.as(owner).call('codes.list', { org_id: orgId });
    const listed = data.filter(({ name }) => name.startsWith('Table'));
    expect(listed.map(({ name }) => name)).toEqual(['Table 1', 'Table 2', 'Table 3']);
    expect(listed.every(({ style, status: state }) => style.dots === 'rounded' && state === 'active')).toBe(true);
    expect((await test.as(owner).call('codes.resolve', { id: slug })).data.target).toBe('https://example.com/one');
  });

  it('are shown by a dry run that makes nothing and keeps no short name [O.codes.cloneMultiple]', async () => {
    const before = [await count(), await directory()];
    const slug = `trial-${db.engine}`;
    const { status, body } = await send([{ name: 'Table 1', slug }, { name: 'Table 2' }], true);
    expect(status).toBe(200);
    const target = 'https://example.com/menu';
    expect(body.data).toEqual([
      { code_id: null, name: 'Table 1', target, url: `${test.services.config.publicUrl}/${slug}` },
      { code_id: null, name: 'Table 2', target, url: null },
    ]);
    expect([await count(), await directory()]).toEqual(before);
    expect((await send([{ name: 'Table 1', slug }])).status).toBe(200);
  });

  it.each([true, false])(
    'name every bad row and are not made at all, in a dry run: %s [O.codes.cloneMultiple]',
    async (isDry) => {
      const before = [await count(), await directory()];
      const other = await test.organization();
      const taken = `taken-${db.engine}-${isDry}`;
      const theirs = { name: 'Theirs', type: 'link' as const, target: 'https://example.com/', slug: taken };
      await test.as(other.owner).call('codes.create', { org_id: other.orgId, ...theirs });
      const { body } = await send(
        [
          { name: 'Fine', slug: 'fine-one' },
          { name: '  ' },
          { name: 'n'.repeat(121) },
          { name: 'Unsafe', target: 'javascript:alert(1)' },
          { name: 'Long', target: `https://example.com/${'x'.repeat(2050)}` },
          { name: 'Short', slug: 'ab' },
          { name: 'Signs', slug: 'a b/c' },
          { name: 'Reserved', slug: 'Admin' },
          { name: 'Twice', slug: 'fine-one' },
          { name: 'Taken', slug: taken },
          { name: 'Two at once', target: 'ftp://example.com', slug: 'x' },
        ],
        isDry,
      );
      expect(body).toMatchObject({ status: 422, code: 'code.bad_rows' });
      expect(body.errors).toEqual({
        'data.1.name': 'Give the code a name.',
        'data.2.name': 'A name has at most 120 characters.',
        'data.3.target': expect.stringContaining('javascript'),
        'data.4.target': 'An address has at most 2048 characters.',
        'data.5.slug': 'Use 3 to 64 characters.',
        'data.6.slug': expect.stringContaining('letters, digits'),
        'data.7.slug': expect.stringContaining('product itself uses this word'),
        'data.8.slug': 'Row 1 already has this short name.',
        'data.9.slug': expect.stringContaining('is already in use'),
        'data.10.target': expect.stringContaining('ftp'),
        'data.10.slug': 'Use 3 to 64 characters.',
      });
      expect([await count(), await directory()]).toEqual(before);
    },
  );

  it('are at most a thousand at a time [O.codes.cloneMultiple]', async () => {
    const rows = (length: number) => Array.from({ length }, (_, index) => ({ name: `Table ${index + 1}` }));
    expect((await send(rows(1001))).body).toMatchObject({ status: 400, errors: { data: expect.any(String) } });
    expect((await send([])).status).toBe(400);
    expect((await send(rows(1000))).status).toBe(200);
    expect(await count()).toBe(1001);
  });

  it('are refused where phones would not read the look of the code any more [O.codes.cloneMultiple]', async () => {
    const { call } = test.as(owner);
    const pale = { ...defaultQrStyle, foreground: '#cccccc' };
    await db.org(orgId, (tx) => tx.query('update codes set style = $1', [pale]));
    const { body } = await send([{ name: 'Pale' }], true);
    expect(body).toMatchObject({
      code: 'code.bad_rows',
      errors: { 'data.0.slug': expect.stringContaining('Phones cannot read it in this style') },
    });
    expect((await call('codes.list', { org_id: orgId })).total).toBe(1);
  });
});

describeOnPostgres('two lists at once', ({ db }) => {
  it('with the same short names end with one made and the other told which are taken [O.codes.cloneMultiple]', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const { data: code } = await call('codes.create', { name: 'Menu', type: 'link', target: 'https://example.com/' });
    const rows = ['same-a', 'same-m', 'same-z'].map((slug) => ({ name: slug, slug }));
    // Both stop at the name in the middle, each with what it took before; then it is free.
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const holder = db.org(orgId, async (tx) => {
      await tx.query(`insert into slugs (slug, org_id, code_id) values ('same-m', $1, $2)`, [orgId, code.code_id]);
      await released;
      throw new Error('undone');
    });
    const lists = [rows, rows.toReversed()];
    const answers = Promise.all(
      lists.map((data) => send('codes.cloneMultiple', { org_id: orgId, code_id: code.code_id, data })),
    );
    const waiting = () => db.system((tx) => tx.query('select 1 from pg_locks where not granted'));
    while ((await waiting()).length < 2) await new Promise((done) => setTimeout(done, 20));
    letGo();
    await expect(holder).rejects.toThrow('undone');

    expect((await answers).map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = (await answers).find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors ?? {})).toEqual(['data.0.slug', 'data.1.slug', 'data.2.slug']);
    expect((await call('codes.list', { org_id: orgId })).total).toBe(4);
    await test.close();
  });
});
