import crypto from 'node:crypto';
import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';

const style = { ...defaultQrStyle, dots: 'rounded' as const };

describeOnEngine('copies of codes', ({ db }) => {
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

  const create = async (name: string) => {
    const input = { org_id: orgId, name, type: 'link' as const, target: 'https://example.com/menu', style };
    return (await test.as(owner).call('codes.create', input)).data;
  };

  it('have the destination, look, folder and tags of the code, a short name and scans of their own [O.codes.clone]', async () => {
    const { call } = test.as(owner);
    const { code_id } = await create('Menu');
    const { folder_id } = (await call('folders.create', { org_id: orgId, name: 'Tables' })).data;
    await call('folders.add', { org_id: orgId, folder_id, code_id });
    await call('codes.update', { org_id: orgId, code_id, data: { tags: ['spring'], status: 'paused' } });
    await db.system((tx) =>
      tx.query('insert into code_counters (org_id, code_id, scans) values ($1, $2, 9)', [orgId, code_id]),
    );
    const { data: original } = await call('codes.get', { org_id: orgId, code_id });
    const { data: copy } = await call('codes.clone', { org_id: orgId, code_id });
    const { name, target, folder, tags, status, scans, base } = copy;
    expect({ name, target, style: copy.style, folder, tags, status, scans, base }).toEqual({
      name: 'Menu (copy)',
      target: original.target,
      style,
      folder: { folder_id, name: 'Tables' },
      tags: ['spring'],
      status: 'active',
      scans: 0,
      base: null,
    });
    expect(copy.slug).not.toBe(original.slug);
    expect((await call('codes.resolve', { id: copy.slug })).data.target).toBe(original.target);
    expect((await call('codes.get', { org_id: orgId, code_id })).data).toEqual(original);
  });

  it('of a code with the longest name still fit [O.codes.clone]', async () => {
    const { code_id } = await create('n'.repeat(120));
    const { data } = await test.as(owner).call('codes.clone', { org_id: orgId, code_id });
    expect(data.name).toBe(`${'n'.repeat(113)} (copy)`);
  });

  it('are not made of a code that is deleted or not there [O.codes.clone, O.codes.child]', async () => {
    const { call, send } = test.as(owner);
    const { code_id } = await create('Old');
    await call('codes.delete', { org_id: orgId, code_id });
    const gone = { status: 409, code: 'code.bad_state', detail: 'It was deleted. Restore it first.' };
    expect((await send('codes.clone', { org_id: orgId, code_id })).body).toMatchObject(gone);
    const child = { org_id: orgId, name: 'Under it' };
    expect((await send('codes.child', { ...child, base_code_id: code_id })).body).toMatchObject(gone);
    const missing = { status: 404, code: 'code.not_found' };
    expect((await send('codes.clone', { org_id: orgId, code_id: uuidv7() })).body).toMatchObject(missing);
    expect((await send('codes.child', { ...child, base_code_id: uuidv7() })).body).toMatchObject(missing);
  });

  it('stand under a base code as its children, which lists by their base show [O.codes.child, O.codes.list]', async () => {
    const { call, send } = test.as(owner);
    const base = await create('Menu');
    await create('Another');
    const under = (name: string, more: object = {}) =>
      call('codes.child', { org_id: orgId, base_code_id: base.code_id, name, ...more });
    const { data: plain } = await under(' Table 1 ');
    expect(plain).toMatchObject({
      name: 'Table 1',
      target: base.target,
      style,
      base: { code_id: base.code_id, name: 'Menu' },
    });
    const slug = `table-${db.engine}`;
    const { data: own } = await under('Table 2', { target: 'https://example.com/two', slug, style: defaultQrStyle });
    expect(own).toMatchObject({ target: 'https://example.com/two', slug, style: defaultQrStyle });
    const filter = { base_code_id: base.code_id, sort: 'name' as const };
    const listed = await call('codes.list', { org_id: orgId, filter });
    expect(listed.data.map(({ name }) => name)).toEqual(['Table 1', 'Table 2']);

    const deeper = { org_id: orgId, base_code_id: plain.code_id, name: 'Seat' };
    expect((await send('codes.child', deeper)).body).toMatchObject({ status: 409, code: 'code.bad_state' });
    const unsafe = { ...deeper, base_code_id: base.code_id, target: 'javascript:alert(1)' };
    expect((await send('codes.child', unsafe)).body).toMatchObject({
      status: 400,
      errors: { target: expect.any(String) },
    });
    expect((await call('codes.clone', { org_id: orgId, code_id: plain.code_id })).data.base?.name).toBe('Menu');
  });

  it('and all others are named in one list, by name and without deleted ones [O.codes.names]', async () => {
    const { call } = test.as(owner);
    const made = [];
    for (const name of ['window', 'Bar', 'Old', 'Door']) made.push(await create(name));
    await call('codes.delete', { org_id: orgId, code_id: made[2]?.code_id ?? '' });
    const byName = [made[1], made[3], made[0]].map((code) => ({ code_id: code?.code_id, name: code?.name }));
    expect((await call('codes.names', { org_id: orgId })).data).toEqual(byName);
    const stranger = await test.organization();
    expect((await test.as(stranger.owner).call('codes.names', { org_id: stranger.orgId })).data).toEqual([]);
  });

  it('carry tags that are kept tidy, listed with their codes, and found by [O.codes.update, O.codes.list]', async () => {
    const { call, send } = test.as(owner);
    const [menu, flyer, old] = [await create('Menu'), await create('Flyer'), await create('Old')];
    const tag = (code_id: string, tags: string[]) => send('codes.update', { org_id: orgId, code_id, data: { tags } });
    const { body } = await tag(menu.code_id, [' Spring  fair', 'spring fair', 'Print']);
    expect(body).toMatchObject({ data: { tags: ['spring fair', 'print'] } });
    await tag(flyer.code_id, ['print']);
    await tag(old.code_id, ['print', 'gone']);
    await call('codes.delete', { org_id: orgId, code_id: old.code_id });
    expect((await call('codes.tags', { org_id: orgId })).data).toEqual([
      { tag: 'print', codes: 2 },
      { tag: 'spring fair', codes: 1 },
    ]);
    const found = async (wanted: string) =>
      (await call('codes.list', { org_id: orgId, filter: { tag: wanted, sort: 'name' } })).data.map(({ name }) => name);
    expect(await found('Print ')).toEqual(['Flyer', 'Menu']);
    expect(await found('spring fair')).toEqual(['Menu']);
    expect(await found('spring')).toEqual([]);
    expect((await tag(menu.code_id, [])).body).toMatchObject({ data: { tags: [] } });
    expect(await tag(menu.code_id, ['x'.repeat(41)])).toMatchObject({ status: 400 });
  });
});

describeOnPostgres('copies at once', ({ db }) => {
  it('of one code never share a short name, even where all made up the same first [O.codes.clone]', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const { data } = await call('codes.create', { name: 'Menu', type: 'link', target: 'https://example.com/' });
    const real = crypto.randomInt;
    let same = 20 * 2 * 7;
    const spy = jest.spyOn(crypto, 'randomInt').mockImplementation((max: number) => (same-- > 0 ? 0 : real(max)));
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => call('codes.clone', { org_id: orgId, code_id: data.code_id })),
    );
    spy.mockRestore();
    const slugs = new Set(copies.map((copy) => copy.data.slug));
    expect(slugs).toContain('2222222');
    expect(slugs.size).toBe(20);
    const kept = await db.org(orgId, (tx) =>
      tx.query('select c.slug from codes c join slugs s using (org_id, code_id, slug) where c.name = $1', [
        'Menu (copy)',
      ]),
    );
    expect(new Set(kept.map(({ slug }) => slug))).toEqual(slugs);
    await test.close();
  });
});
