import type { AiPicture } from '@swapt/shared/contract';
import { aiLimits, aiStyleNames } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../../app/app.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';
import { noOrg } from '../../platform/db/no-org.js';
import { readSymbol } from '../code-styles/score/read-symbol.js';

const target = 'https://bakery.example/menu';
const request = { prompt: 'A coffee shop by the sea', style: 'waves' as const, target };

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function decode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return readSymbol({ width: info.width, height: info.height, data });
}

describeOnEngine('Pictures around codes', ({ db }) => {
  let test: TestApp;
  /** The same with its pages and files. */
  let app: FastifyInstance;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
    app = await buildApp(test.services);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  let networks = 0;
  /** Somebody without an account, each time from another network. */
  const ask = async (input: object): Promise<{ data: AiPicture; code?: string; errors?: Record<string, string> }> => {
    const remoteAddress = `10.${++networks}.0.1`;
    return (
      await test.app.inject({ method: 'POST', url: '/api/ai-qr/generate', payload: input, remoteAddress })
    ).json();
  };
  const makeCode = async () =>
    (await test.as(owner).call('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target })).data;

  it.each(aiStyleNames)(
    'are made for anybody in the style %s, and what comes back scans [O.aiqr.generate]',
    async (style) => {
      const { data } = await ask({ ...request, style, seed: 11 });
      expect(data).toMatchObject({ style, target, made_by: 'renderer', code: null, seed: 11, is_chosen: false });
      expect(data.score).toMatchObject({ verdict: 'good' });
      const png = await app.inject(data.png_url);
      expect(png.headers['content-type']).toBe('image/png');
      expect(await decode(png.rawPayload)).toBe(target);
      const svg = await app.inject(data.svg_url ?? '');
      expect(svg.headers['content-security-policy']).toContain("default-src 'none'");
      expect(await decode(await sharp(svg.rawPayload).png().toBuffer())).toBe(target);
    },
  );

  it('are the same for the same words, style and seed, and others for other words [O.aiqr.generate]', async () => {
    const make = async (prompt: string, seed: number) => {
      const { data } = await ask({ ...request, prompt, seed });
      return (await app.inject(data.svg_url ?? '')).body;
    };
    const first = await make('sunset', 1);
    expect((await make('sunset', 1)) === first).toBe(true);
    expect((await make('sunset', 2)) === first).toBe(false);
    expect((await make('forest', 1)) === first).toBe(false);
  });

  it('are found by their id without an account, and end after some days [O.aiqr.get]', async () => {
    const { data } = await ask(request);
    expect((await test.as().call('aiqr.get', { picture_id: data.picture_id })).data).toEqual(data);
    const end = new Date(data.expires_at ?? '');
    expect(end.getTime() - test.services.now().getTime()).toBe(aiLimits.guestDays * 24 * 3600_000);
    const before = test.services.now();
    test.services.setNow(end);
    await expect(test.as().call('aiqr.get', { picture_id: data.picture_id })).rejects.toMatchObject({
      code: 'aiqr.not_found',
    });
    expect((await app.inject(data.png_url)).statusCode).toBe(404);
    await ask(request);
    const kept = await db.system((tx) =>
      tx.query<{ oldest: Date }>('select min(created_at) as oldest from ai_pictures where org_id = $1', [noOrg]),
    );
    expect(kept[0]?.oldest.getTime()).toBe(end.getTime());
    test.services.setNow(before);
  });

  it('of an organization lead to its code, stay in its history and name the code to the team alone [O.aiqr.generate, O.aiqr.get]', async () => {
    const { code_id, scan_url } = await makeCode();
    const as = test.as(owner);
    const { data } = await as.call('aiqr.generate', { org_id: orgId, prompt: 'party', style: 'confetti', code_id });
    expect(data).toMatchObject({ target: scan_url, code: { code_id, name: 'Menu' }, expires_at: null });
    const list = await as.call('aiqr.list', { org_id: orgId, code_id });
    expect(list).toMatchObject({ total: 1, data: [{ picture_id: data.picture_id }] });
    const { picture_id } = data;
    expect((await as.call('aiqr.get', { picture_id })).data.code?.name).toBe('Menu');
    expect((await test.as().call('aiqr.get', { picture_id })).data).toMatchObject({ code: null, prompt: '' });
    const stranger = await test.organization();
    expect((await test.as(stranger.owner).call('aiqr.get', { picture_id })).data.code).toBeNull();
  });

  it('become the picture of a code, one at a time, and go when they are deleted', async () => {
    const { code_id } = await makeCode();
    const as = test.as(owner);
    const make = async () =>
      (await as.call('aiqr.generate', { org_id: orgId, prompt: 'tea', style: 'paper', code_id })).data;
    const [one, other] = [await make(), await make()];
    const picture = async () => (await as.call('codes.get', { code_id })).data.picture;
    expect(await picture()).toBeNull();
    for (const { picture_id, png_url } of [one, other]) {
      expect((await as.call('aiqr.choose', { org_id: orgId, picture_id, is_chosen: true })).data.is_chosen).toBe(true);
      expect(await picture()).toBe(png_url);
    }
    const { data } = await as.call('aiqr.list', { org_id: orgId, code_id });
    expect(data.filter(({ is_chosen }) => is_chosen).map(({ picture_id }) => picture_id)).toEqual([other.picture_id]);
    await as.call('aiqr.delete', { org_id: orgId, picture_id: other.picture_id });
    expect(await picture()).toBeNull();
    expect((await app.inject(other.png_url)).statusCode).toBe(404);
  });

  it('that lead to no code cannot be the picture of one', async () => {
    const { data } = await test.as(owner).call('aiqr.generate', { ...request, org_id: orgId });
    const { body } = await test
      .as(owner)
      .send('aiqr.choose', { org_id: orgId, picture_id: data.picture_id, is_chosen: true });
    expect(body).toMatchObject({ status: 409, code: 'aiqr.no_code' });
  });

  it('are kept up to a number; the oldest go, but not the one of a code', async () => {
    const { orgId: own, owner: boss } = await test.organization();
    const as = test.as(boss);
    const { data: code } = await as.call('codes.create', { org_id: own, name: 'A', type: 'link', target });
    const { data: chosen } = await as.call('aiqr.generate', {
      ...request,
      target: undefined,
      org_id: own,
      code_id: code.code_id,
    });
    await as.call('aiqr.choose', { org_id: own, picture_id: chosen.picture_id, is_chosen: true });
    const before = test.services.now();
    const later = new Date(before.getTime() + 3600_000);
    test.services.setNow(later);
    await db.system((tx) =>
      tx.query(
        `insert into ai_pictures (org_id, picture_id, prompt, style, seed, target, made_by, media_type, body, score, created_at)
         select $1, gen_random_uuid(), 'old', 'night', 1, 'x', 'renderer', 'image/svg+xml', '', '{"value":100,"verdict":"good","reasons":[]}', $2::timestamptz - n * interval '1 second'
         from generate_series(1, $3::int) n`,
        [own, later, aiLimits.history],
      ),
    );
    const { data: newest } = await as.call('aiqr.generate', { ...request, org_id: own });
    expect((await as.call('aiqr.list', { org_id: own })).total).toBe(aiLimits.history + 1);
    expect((await as.call('aiqr.get', { picture_id: chosen.picture_id })).data.is_chosen).toBe(true);
    expect((await as.call('aiqr.list', { org_id: own })).data[0]?.picture_id).toBe(newest.picture_id);
    test.services.setNow(before);
  });

  it('are limited by the day for guests, whatever their address in the network [O.aiqr.generate]', async () => {
    const start = test.services.now();
    test.services.setNow(new Date(start.getTime() + 48 * 3600_000));
    const from = async (remoteAddress: string, input: object = { ...request, target: 'javascript:1' }) =>
      (await app.inject({ method: 'POST', url: '/api/ai-qr/generate', payload: input, remoteAddress })).json();
    const hits = () => db.system((tx) => tx.query<{ key: string; hits: number }>('select key, hits from throttles'));
    await db.system((tx) => tx.query('delete from throttles'));
    expect((await from('203.0.113.1')).code).toBe('code.unsafe_target');
    expect(await hits()).toEqual([]);
    await from('203.0.113.2', request);
    await db.system((tx) =>
      tx.query('update throttles set hits = $1 where key like $2', [aiLimits.perNetwork, 'picture:%']),
    );
    expect(await from('203.0.113.200', request)).toMatchObject({ status: 429, code: 'aiqr.limit' });
    expect((await from('198.51.100.1', request)).data?.made_by).toBe('renderer');
    test.services.setNow(new Date(start.getTime() + 72 * 3600_000));
    expect((await from('203.0.113.200', request)).data?.made_by).toBe('renderer');
    test.services.setNow(start);
  });

  it('leave a café its share, although one guest wants more and drops the cookie [O.aiqr.generate, R.ai-qr]', async () => {
    const start = test.services.now();
    test.services.setNow(new Date(start.getTime() + 96 * 3600_000));
    await db.system((tx) => tx.query('delete from throttles'));
    const cafe = { remoteAddress: '203.0.113.9' };
    const open = async (phone: string) => {
      const page = await app.inject({ url: '/ai-qr', headers: { 'user-agent': phone }, ...cafe });
      return String(page.headers['set-cookie']);
    };
    const make = async (phone: string, cookie: string) => {
      const headers = { ...form, 'user-agent': phone, cookie: cookie.replace(/;.*/, '') };
      const payload = new URLSearchParams(request).toString();
      return (await app.inject({ method: 'POST', url: '/ai-qr', headers, payload, ...cafe })).statusCode;
    };
    // What is tried and not had counts no one else's, so the tries that are had stand for pictures that were made before.
    const had = (limit: string, count: number) =>
      db.system((tx) => tx.query('update throttles set hits = $1 where key like $2', [count, `${limit}:%`]));

    const first = await open('Phone A');
    expect(first).toMatch(/^swapt_own=[0-9a-f-]{36}; Max-Age=86400; Path=\/ai-qr; HttpOnly; SameSite=Lax$/);
    expect(await make('Phone A', first)).toBe(303);
    await had('guestPicture', aiLimits.perGuest);
    expect(await make('Phone A', first)).toBe(429);
    expect(await make('Phone A', await open('Phone A'))).toBe(303);
    await had('kindPicture', aiLimits.perKind);
    expect(await make('Phone A', await open('Phone A'))).toBe(429);
    expect(await make('Phone B', await open('Phone B'))).toBe(303);
    // An hour later those with the same phone have their share again.
    test.services.setNow(new Date(start.getTime() + 97 * 3600_000));
    expect(await make('Phone A', await open('Phone A'))).toBe(303);
    await had('picture', aiLimits.perNetwork);
    expect(await make('Phone C', await open('Phone C'))).toBe(429);
    test.services.setNow(start);
  });

  it.each([
    [{ target: 'javascript:alert(1)' }, 'target', 'code.unsafe_target'],
    [{ target: 'http://127.0.0.1/x' }, 'target', 'code.unsafe_target'],
    [{ target: `https://bakery.example/${'x'.repeat(400)}` }, 'target', 'code.unsafe_target'],
    [{ target: undefined }, 'target', 'request.invalid'],
    [{ prompt: '   ' }, 'prompt', 'request.invalid'],
    [{ prompt: 'x'.repeat(201) }, 'prompt', 'request.invalid'],
    [{ style: 'photo' }, 'style', 'request.invalid'],
  ])('refuse %j and name the field [O.aiqr.generate]', async (change, field, code) => {
    expect(await ask({ ...request, ...change })).toMatchObject({ code, errors: { [field]: expect.any(String) } });
  });

  it('of an organization are for those who may write codes, and of its own codes [O.aiqr.generate]', async () => {
    const viewer = await test.user();
    await test.member(orgId, viewer, 'viewer');
    const stranger = await test.organization();
    const { code_id } = await makeCode();
    const code = async (who: TestUser | undefined, input: object) => {
      const whole = { ...request, target: undefined, ...input };
      return who ? (await test.as(who).send('aiqr.generate', whole)).body.code : (await ask(whole)).code;
    };
    expect(await code(viewer, { org_id: orgId, code_id })).toBe('auth.forbidden');
    expect(await code(undefined, { org_id: orgId, code_id })).toBe('org.not_found');
    expect(await code(stranger.owner, { org_id: orgId, code_id })).toBe('org.not_found');
    expect(await code(stranger.owner, { org_id: stranger.orgId, code_id })).toBe('code.not_found');
    expect(await code(undefined, { code_id })).toBe('code.not_found');
    expect(await code(owner, { org_id: orgId, code_id, target })).toBe('request.invalid');
  });

  it('keep nothing of the words in the file', async () => {
    const { data } = await test
      .as()
      .call('aiqr.generate', { ...request, prompt: '</title><script>alert(1)</script> sea' });
    const { body } = await app.inject(data.svg_url ?? '');
    expect(body).not.toMatch(/script|alert/);
  });
});

describeOnPostgres('The picture of a code', ({ db }) => {
  it('is one, however many are chosen at the same time', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const as = test.as(owner);
    const { data: code } = await as.call('codes.create', { org_id: orgId, name: 'A', type: 'link', target });
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { data } = await as.call('aiqr.generate', {
        org_id: orgId,
        prompt: 'tea',
        style: 'brush',
        code_id: code.code_id,
      });
      ids.push(data.picture_id);
    }
    const choose = (picture_id: string) => as.send('aiqr.choose', { org_id: orgId, picture_id, is_chosen: true });
    const answers = await Promise.all([...ids, ...ids].map(choose));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { data } = await as.call('aiqr.list', { org_id: orgId });
    expect(data.filter(({ is_chosen }) => is_chosen)).toHaveLength(1);
    await test.close();
  });
});
