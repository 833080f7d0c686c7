import type { FastifyInstance } from 'fastify';
import { ourMigrations } from '../../platform/db/migrate.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';

const target = 'https://example.com/menu';

describeOnEngine('further short names of a code', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let owner: TestUser;
  let orgId: string;
  let stopWatching: () => Promise<void>;

  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    await test.services.scans.start();
    stopWatching = await test.services.shortLinks.watch();
    ({ orgId, owner } = await test.organization());
  });
  afterAll(async () => {
    await stopWatching();
    await test.services.scans.stop();
    await app.close();
    await test.close();
  });

  const create = async (slug?: string) =>
    (
      await test
        .as(owner)
        .call('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target, ...(slug && { slug }) })
    ).data;
  const scan = async (slug: string) => (await app.inject(`/${slug}?q=1`)).headers.location;
  const add = (code_id: string, more: object = {}) =>
    test.as(owner).send('codes.addAlias', { org_id: orgId, code_id, ...more });

  it('lead to the same in one step, follow its changes, and end when they are taken away [R.redirect]', async () => {
    const { code_id, slug } = await create();
    const alias = `door-${db.engine}`;
    const added = (await add(code_id, { slug: alias })).body as { data: { aliases: unknown } };
    expect(added.data.aliases).toEqual([
      {
        slug: alias,
        url: `${test.services.config.publicUrl}/${alias}`,
        scan_url: `${test.services.config.publicUrl}/${alias}?q=1`,
        channel: '',
      },
    ]);
    expect([await scan(alias), await scan(slug)]).toEqual([target, target]);
    const { call, send } = test.as(owner);
    await call('codes.update', { org_id: orgId, code_id, data: { target: 'https://example.com/new' } });
    await until(async () => (await scan(alias)) === 'https://example.com/new');
    await call('codes.removeAlias', { org_id: orgId, code_id, slug: alias });
    await until(async () => (await app.inject(`/${alias}`)).statusCode === 410);
    expect(await scan(slug)).toBe('https://example.com/new');
    expect(await send('codes.removeAlias', { org_id: orgId, code_id, slug: alias })).toMatchObject({ status: 404 });
    expect(await send('codes.removeAlias', { org_id: orgId, code_id, slug })).toMatchObject({
      body: { code: 'code.alias_not_found' },
    });
  });

  it('are refused where they are taken or reserved, and belong to one code', async () => {
    const [one, two] = [await create(), await create()];
    await add(one.code_id, { slug: `mine-${db.engine}` });
    expect(await add(two.code_id, { slug: `mine-${db.engine}` })).toMatchObject({
      status: 409,
      body: { errors: { slug: expect.any(String) } },
    });
    expect(await add(two.code_id, { slug: 'Files' })).toMatchObject({ body: { code: 'code.slug_reserved' } });
    const foreign = await test
      .as(owner)
      .send('codes.removeAlias', { org_id: orgId, code_id: two.code_id, slug: `mine-${db.engine}` });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'code.alias_not_found' } });
  });

  it('are found by a search while they are the code’s, beside what it was found by before [O.codes.list]', async () => {
    const { code_id } = await create(`found-${db.engine}`);
    const { call } = test.as(owner);
    const found = async (search: string) =>
      (await call('codes.list', { org_id: orgId, filter: { search } })).data.map((code) => code.code_id);
    const [alias, other] = [`Terrace-${db.engine}`, `garden-${db.engine}`];
    for (const slug of [alias, other]) expect((await add(code_id, { slug })).status).toBe(200);
    expect([await found(alias), await found(other)]).toEqual([[code_id], [code_id]]);
    await call('codes.update', { org_id: orgId, code_id, data: { name: `Renamed ${db.engine}` } });
    for (const search of [alias, `TERRACE-${db.engine}`, other, `found-${db.engine}`, `renamed ${db.engine}`]) {
      expect([search, await found(search)]).toEqual([search, [code_id]]);
    }
    expect(await found(`${test.services.config.publicUrl}/${alias}?q=1`)).toEqual([code_id]);
    await call('codes.removeAlias', { org_id: orgId, code_id, slug: alias });
    expect([await found(alias), await found(other)]).toEqual([[], [code_id]]);
  });

  it('are found where they were given before searches looked for them', async () => {
    const { code_id } = await create();
    const alias = `early-${db.engine}`;
    await add(code_id, { slug: alias });
    const [migration] = ourMigrations().filter(({ name }) => name.startsWith('0014-'));
    await db.system(async (tx) => {
      await tx.query('update code_entries set words = name where code_id = $1', [code_id]);
      await tx.query(`reset role; drop trigger slugs_given on slugs; drop trigger slugs_taken on slugs;
        drop trigger slugs_moved on slugs;
        drop function keep_alias_words, code_words; ${migration?.sql}`);
    });
    const { data } = await test.as(owner).call('codes.list', { org_id: orgId, filter: { search: alias } });
    expect(data.map((code) => code.code_id)).toEqual([code_id]);
  });

  it('stand for a channel: one address each, found again, and told apart in its scans [O.urls.generate]', async () => {
    const { code_id, slug } = await create();
    const generate = async (channel?: string) =>
      (await test.as(owner).call('urls.generate', { org_id: orgId, code_id, ...(channel && { channel }) })).data;
    const made = await generate('Instagram');
    expect(made).toMatchObject({ channel: 'Instagram', scan_url: `${made.url}?q=1` });
    expect(made.slug).not.toBe(slug);
    expect((await generate(' instagram ')).slug).toBe(made.slug);
    expect(await generate()).toMatchObject({ slug, channel: '' });
    await scan(made.slug);
    await scan(slug);
    await test.services.scans.ingest();
    const rows = await db.system((tx) =>
      tx.query('select channel, count(*) as scans from scans where code_id = $1 group by 1 order by 1', [code_id]),
    );
    expect(rows).toEqual([
      { channel: '', scans: 1 },
      { channel: 'Instagram', scans: 1 },
    ]);
  });
});

describeOnPostgres('a channel that many ask for at once', ({ db }) => {
  it('gets one address, and a code no more names than it can have', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const { call, send } = test.as(owner);
    const { data } = await call('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target });
    const input = { org_id: orgId, code_id: data.code_id };
    const made = await Promise.all(
      Array.from({ length: 10 }, () => call('urls.generate', { ...input, channel: 'Poster' })),
    );
    expect(new Set(made.map(({ data: { slug } }) => slug)).size).toBe(1);
    const more = await Promise.all(Array.from({ length: 60 }, () => send('codes.addAlias', input)));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(more.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'code.too_many_aliases' },
    });
    await test.close();
  });
});

/** Changes reach the cache of redirects within a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come about within a second');
}
