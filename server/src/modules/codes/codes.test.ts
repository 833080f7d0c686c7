import { codeStatuses, codeTransitions, defaultQrStyle, type CodeStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';

describeOnEngines('codes', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let { call, send }: ReturnType<TestApp['as']> = { call: notYet, send: notYet };

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    ({ call, send } = test.as(owner));
  });
  afterAll(() => test.close());

  const create = async (
    input: { slug?: string; name?: string; target?: string; style?: typeof defaultQrStyle } = {},
  ) => {
    const fields = { name: 'Menu', target: 'https://example.com/menu', ...input };
    return (await call('codes.create', { org_id: orgId, type: 'link', ...fields })).data;
  };
  const directory = (slug: string) =>
    db.system((tx) =>
      tx.query<{ code_id: string; version: number }>('select code_id, version from slugs where slug = $1', [slug]),
    );

  it('creates a code with a short name of seven clear characters [O.codes.create]', async () => {
    const code = await create({ name: '  Summer menu ' });
    expect(code).toMatchObject({
      org_id: orgId,
      name: 'Summer menu',
      target: 'https://example.com/menu',
      status: 'active',
      style: defaultQrStyle,
      scans: 0,
      human_scans: 0,
      unique_visitors: 0,
      last_scan_at: null,
      created_at: '2026-11-20T10:00:00.000Z',
    });
    expect(code.slug).toMatch(/^[2-9b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]{7}$/);
    expect(code.url).toBe(`${test.services.config.publicUrl}/${code.slug}`);
    expect(code.scan_url).toBe(`${code.url}?q=1`);
    expect(await directory(code.slug)).toEqual([{ code_id: code.code_id, version: expect.any(Number) }]);
  });

  it('takes a chosen short name, which differs from another by case alone [O.codes.create]', async () => {
    expect((await create({ slug: 'summer-26' })).slug).toBe('summer-26');
    expect((await create({ slug: 'Summer-26' })).slug).toBe('Summer-26');
    const other = await test.organization();
    const taken = await test.as(other.owner).send('codes.create', {
      name: 'Mine',
      type: 'link',
      target: 'https://example.com/',
      slug: 'summer-26',
    });
    expect(taken.body).toMatchObject({ status: 409, code: 'code.slug_taken', errors: { slug: expect.any(String) } });
  });

  it.each(['admin', 'API', 'store', 'Wallet', 'my-orders'])(
    'keeps the word %s for the product [O.codes.create]',
    async (slug) => {
      const { body } = await send('codes.create', {
        org_id: orgId,
        name: 'A',
        type: 'link',
        target: 'https://example.com',
        slug,
      });
      expect(body).toMatchObject({ status: 400, code: 'code.slug_reserved', errors: { slug: expect.any(String) } });
    },
  );

  it.each(['ab', 'a b', 'a/b', '-abc', 'ä'.repeat(5), 'a'.repeat(65)])(
    'refuses the short name %j as malformed',
    async (slug) => {
      const { body } = await send('codes.create', {
        org_id: orgId,
        name: 'A',
        type: 'link',
        target: 'https://example.com',
        slug,
      });
      expect(body).toMatchObject({ status: 400, code: 'request.invalid', errors: { slug: expect.any(String) } });
    },
  );

  it('refuses an unsafe target at its field and writes nothing, at create and at edit [O.codes.create, O.codes.update]', async () => {
    const target = 'javascript:alert(1)';
    const slug = 'never-made';
    const refused = await send('codes.create', { org_id: orgId, name: 'A', type: 'link', target, slug });
    expect(refused.body).toMatchObject({
      status: 400,
      code: 'code.unsafe_target',
      errors: { target: expect.stringContaining('javascript') },
    });
    expect(await directory(slug)).toEqual([]);

    const code = await create();
    const edit = await send('codes.update', { org_id: orgId, code_id: code.code_id, data: { target: code.url } });
    expect(edit.body).toMatchObject({
      status: 400,
      code: 'code.unsafe_target',
      errors: { 'data.target': expect.stringContaining('circles') },
    });
    expect((await call('codes.get', { org_id: orgId, code_id: code.code_id })).data.target).toBe(code.target);
  });

  it('refuses a style that phones cannot read, with the reason at its field [O.codes.create, O.codes.update]', async () => {
    const style = { ...defaultQrStyle, foreground: '#dddddd' };
    const input = { org_id: orgId, name: 'A', type: 'link' as const, target: 'https://example.com', style };
    expect((await send('codes.create', input)).body).toMatchObject({
      status: 422,
      code: 'code.unscannable',
      errors: { style: expect.stringContaining('darker') },
    });
    const { code_id } = await create();
    expect((await send('codes.update', { org_id: orgId, code_id, data: { style } })).body).toMatchObject({
      status: 422,
      code: 'code.unscannable',
      errors: { 'data.style': expect.stringContaining('darker') },
    });
  });

  it('names everything that is wrong in one answer, at create and at edit [O.codes.create, O.codes.update]', async () => {
    await create({ slug: 'taken-once' });
    const wrong = {
      fallback: 'http://10.0.0.1/',
      starts_at: '2026-11-22T10:00:00.000Z',
      expires_at: '2026-11-21T10:00:00.000Z',
      password: '     a',
      style: { ...defaultQrStyle, foreground: '#dddddd' },
    };
    const input = { org_id: orgId, name: 'A', type: 'link' as const, target: 'javascript:alert(1)', ...wrong };
    const refused = await send('codes.create', { ...input, slug: 'taken-once' });
    expect(refused.body).toMatchObject({ status: 400, code: 'request.invalid' });
    const fields = ['expires_at', 'fallback', 'password', 'style', 'target'];
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual([...fields, 'slug'].sort());
    expect((await send('codes.create', { ...input, slug: 'admin' })).body.errors).toHaveProperty('slug');

    const { code_id } = await create();
    const data = { target: 'javascript:alert(1)', ...wrong };
    const edit = await send('codes.update', { org_id: orgId, code_id, data });
    expect(Object.keys(edit.body.errors ?? {}).sort()).toEqual(fields.map((field) => `data.${field}`));

    const app = { ...input, type: 'app' as const, target: undefined, content: { ios: 'nowhere' }, slug: 'admin' };
    expect(Object.keys((await send('codes.create', app)).body.errors ?? {})).toEqual(
      expect.arrayContaining(['content.ios', 'password', 'slug']),
    );
  });

  it('takes no spaces for letters of a password [O.codes.create]', async () => {
    const fields = { org_id: orgId, name: 'Menu', type: 'link', target: 'https://example.com/', password: '     a' };
    expect(await send('codes.create', fields)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: { password: 'Use at least 6 characters, not counting spaces.' } },
    });
  });

  it('refuses a logo that was never uploaded', async () => {
    const style = { ...defaultQrStyle, level: 'H' as const, logo: { image_id: uuidv7(), size: 0.2 } };
    const { body } = await send('codes.create', {
      org_id: orgId,
      name: 'A',
      type: 'link',
      target: 'https://example.com',
      style,
    });
    expect(body).toMatchObject({ status: 400, code: 'request.invalid', errors: { 'style.logo': expect.any(String) } });
  });

  it('changes name, target and style and keeps the short address [O.codes.update]', async () => {
    const code = await create();
    test.services.setNow('2026-11-20T11:00:00Z');
    const style = { ...defaultQrStyle, dots: 'rounded' as const };
    const data = { name: 'Winter menu', target: 'tel:+15551234567', style };
    const changed = (await call('codes.update', { org_id: orgId, code_id: code.code_id, data })).data;
    expect(changed).toEqual({ ...code, ...data, updated_at: '2026-11-20T11:00:00.000Z' });
    expect((await call('codes.get', { org_id: orgId, code_id: code.code_id })).data).toEqual(changed);
  });

  it('tells the caches of redirects about a new and a changed code [O.codes.create, O.codes.update]', async () => {
    const heard: string[] = [];
    const stop = await db.listen('slugs', (slug) => heard.push(slug));
    const code = await create();
    const [first] = await directory(code.slug);
    await call('codes.update', { org_id: orgId, code_id: code.code_id, data: { status: 'paused' } });
    const [second] = await directory(code.slug);
    expect(second?.version).toBeGreaterThan(first?.version ?? Infinity);
    for (let wait = 0; heard.length < 2 && wait < 50; wait++) await new Promise((done) => setTimeout(done, 20));
    await stop();
    expect(heard).toEqual([code.slug, code.slug]);
  });

  for (const from of codeStatuses) {
    for (const to of codeStatuses) {
      const isLegal = from === to ? from !== 'deleted' : codeTransitions[from].some((next: CodeStatus) => next === to);
      it(`${isLegal ? 'moves' : 'does not move'} a code from ${from} to ${to} [O.codes.update]`, async () => {
        const { code_id } = await create();
        if (from !== 'active') await call('codes.update', { org_id: orgId, code_id, data: { status: from } });
        const { status, body } = await send('codes.update', { org_id: orgId, code_id, data: { status: to } });
        if (isLegal) expect(status).toBe(200);
        else expect(body).toMatchObject({ status: 409, code: 'code.bad_state' });
        expect((await call('codes.get', { org_id: orgId, code_id })).data.status).toBe(isLegal ? to : from);
      });
    }
  }

  it('deletes a code once, keeps its short name, and brings it back [O.codes.delete]', async () => {
    const { code_id, slug } = await create();
    expect((await call('codes.delete', { org_id: orgId, code_id })).data).toEqual({ code_id });
    expect((await call('codes.get', { org_id: orgId, code_id })).data.status).toBe('deleted');
    expect((await send('codes.delete', { org_id: orgId, code_id })).body).toMatchObject({ code: 'code.bad_state' });
    expect((await send('codes.update', { org_id: orgId, code_id, data: { name: 'Ghost' } })).body).toMatchObject({
      code: 'code.bad_state',
      detail: expect.stringContaining('Restore it'),
    });
    const again = { org_id: orgId, name: 'A', type: 'link' as const, target: 'https://example.com', slug };
    expect((await send('codes.create', again)).body).toMatchObject({ code: 'code.slug_taken' });
    expect((await call('codes.update', { org_id: orgId, code_id, data: { status: 'active' } })).data.status).toBe(
      'active',
    );
  });

  it('does not know the codes of another organization [O.codes.get, O.codes.update, O.codes.delete]', async () => {
    const { code_id } = await create();
    const stranger = await test.organization();
    const { send: sendAsStranger } = test.as(stranger.owner);
    const input = { org_id: stranger.orgId, code_id };
    const answers = [
      await sendAsStranger('codes.get', input),
      await sendAsStranger('codes.update', { ...input, data: { name: 'Mine now' } }),
      await sendAsStranger('codes.delete', input),
      await sendAsStranger('codes.get', { org_id: stranger.orgId, code_id: uuidv7() }),
    ];
    expect(answers.map(({ body }) => [body.status, body.code])).toEqual(Array(4).fill([404, 'code.not_found']));
  });

  it('lets a viewer look and not touch [O.codes.get, O.codes.update]', async () => {
    const { code_id } = await create();
    const viewer = await test.user();
    await test.member(orgId, viewer, 'viewer');
    const as = test.as(viewer);
    expect((await as.send('codes.get', { org_id: orgId, code_id })).status).toBe(200);
    expect((await as.send('codes.update', { org_id: orgId, code_id, data: { name: 'X' } })).status).toBe(403);
  });

  it('gives one of twenty simultaneous wishes for a short name its code, and the others a clear no [O.codes.create]', async () => {
    const input = {
      org_id: orgId,
      name: 'Race',
      type: 'link' as const,
      target: 'https://example.com/',
      slug: 'the-race',
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.as(owner).send('codes.create', input)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'code.slug_taken')).toHaveLength(19);
    const [entry, ...more] = await directory('the-race');
    expect(more).toEqual([]);
    const rows = await db.org(orgId, (tx) =>
      tx.query<{ code_id: string }>(`select code_id from codes where slug = 'the-race'`),
    );
    expect(rows).toEqual([{ code_id: entry?.code_id }]);
  });

  it('lets one of twenty simultaneous deletions win [O.codes.delete]', async () => {
    const { code_id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.as(owner).send('codes.delete', { org_id: orgId, code_id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'code.bad_state')).toHaveLength(19);
  });
});

function notYet(): never {
  throw new Error('The app is there in tests and hooks');
}
