import type { FastifyInstance } from 'fastify';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type Answer, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines, describeOnPostgres } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { countFreedNames } from './freed-names.sql.js';

const target = 'https://example.com/menu';

describeOnEngines('a name that was given up', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const create = async (user: TestUser, orgId: string, slug?: string) =>
    test.as(user).send('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target, ...(slug && { slug }) });
  const codeOf = async (user: TestUser, orgId: string) =>
    (await test.as(user).call('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target })).data.code_id;

  /** Gives a new page names. */
  const renamePage = async ({ owner, orgId }: { owner: TestUser; orgId: string }) => {
    const { data } = await test.as(owner).call('pages.create', { org_id: orgId, name: 'Menu' });
    return (slug: string) =>
      test.as(owner).send('pages.update', { org_id: orgId, page_id: data.page_id, data: { page_name: slug } });
  };

  async function erase({ owner, orgId }: { owner: TestUser; orgId: string }) {
    await test.as(owner).call('org.delete', { org_id: orgId });
    for (const hours of [8 * 24, 2]) {
      test.services.setNow(new Date(test.services.now().getTime() + hours * 3_600_000));
      await runDueJobs(test.services, jobs);
    }
  }

  /** Names of codes that were given up just now. */
  const giveUpMany = (orgId: string, amount: number, prefix = orgId) =>
    db.system((tx) =>
      tx.query(
        `insert into slugs (slug, org_id, freed_at, version)
         select $1 || '-' || n, $2, $3, nextval('slug_versions') from generate_series(0, $4::integer - 1) as n`,
        [prefix, orgId, test.services.now(), amount],
      ),
    );
  const freedNames = async (orgId: string) => {
    const [freed] = await db.system((tx) => countFreedNames(tx, orgId, new Date(0)));
    return freed?.names;
  };

  it('by a code never leads to another organization, and may be taken again by its own', async () => {
    const [shop, thief] = [await test.organization(), await test.organization()];
    const alias = `door-${db.engine}`;
    const code_id = await codeOf(shop.owner, shop.orgId);
    const own = { org_id: shop.orgId, code_id, slug: alias };
    await test.as(shop.owner).call('codes.addAlias', own);
    await test.as(shop.owner).call('codes.removeAlias', own);
    expect((await app.inject(`/${alias}`)).statusCode).toBe(410);
    for (const taken of [
      await create(thief.owner, thief.orgId, alias),
      await test.as(thief.owner).send('codes.addAlias', {
        org_id: thief.orgId,
        code_id: await codeOf(thief.owner, thief.orgId),
        slug: alias,
      }),
    ]) {
      expect(taken).toMatchObject({ status: 409, body: { code: 'code.slug_taken' } });
      expect(taken.text).not.toContain(shop.orgId);
    }
    const again = await create(shop.owner, shop.orgId, alias);
    expect(again.status).toBe(200);
    expect((await app.inject(`/${alias}?q=1`)).headers.location).toBe(target);
    const { data } = await test.as(shop.owner).call('codes.list', { org_id: shop.orgId, filter: { search: alias } });
    expect(data.map(({ slug }) => slug)).toEqual([alias]);
  });

  it('by a page never leads to another organization, and may be taken again by its own', async () => {
    const [shop, thief] = [await test.organization(), await test.organization()];
    const name = `menu-${db.engine}`;
    const [rename, steal, regain] = [await renamePage(shop), await renamePage(thief), await renamePage(shop)];
    expect((await rename(name)).status).toBe(200);
    expect((await rename(`${name}-new`)).status).toBe(200);
    expect((await app.inject(`/pitviper/${name}`)).statusCode).toBe(410);
    expect(await steal(name)).toMatchObject({ status: 409, body: { code: 'page.name_taken' } });
    expect((await regain(name)).status).toBe(200);
  });

  it('by an organization that was erased never leads anywhere again', async () => {
    const [shop, thief] = [await test.organization(), await test.organization()];
    const slug = `erased-${db.engine}`;
    expect((await create(shop.owner, shop.orgId, slug)).status).toBe(200);
    expect((await (await renamePage(shop))(slug)).status).toBe(200);
    await erase(shop);
    expect((await create(thief.owner, thief.orgId, slug)).body.code).toBe('code.slug_taken');
    expect((await app.inject(`/${slug}`)).statusCode).toBe(410);
    expect((await (await renamePage(thief))(slug)).body.code).toBe('page.name_taken');
    expect((await app.inject(`/pitviper/${slug}`)).statusCode).toBe(410);
    const [row] = await db.system((tx) => tx.query('select * from slugs where slug = $1', [slug]));
    expect(row).toMatchObject({ code_id: null, channel: '', freed_at: expect.any(Date) });
  });

  it('is one of fifty a day, also when twenty names of codes and pages are given up at once', async () => {
    const [shop, other] = [await test.organization(), await test.organization()];
    const { send } = test.as(shop.owner);
    const prefix = `${db.engine}-${shop.orgId.slice(-8)}`;
    const giveUps: (() => Promise<Answer>)[] = [];
    for (let n = 0; n < 10; n++) {
      const own = { org_id: shop.orgId, code_id: await codeOf(shop.owner, shop.orgId), slug: `${prefix}-${n}` };
      expect((await send('codes.addAlias', own)).status).toBe(200);
      const rename = await renamePage(shop);
      expect((await rename(`${prefix}-${n}`)).status).toBe(200);
      giveUps.push(
        () => send('codes.removeAlias', own),
        () => rename(`${prefix}-${n}-new`),
      );
    }
    await giveUpMany(shop.orgId, 43);
    const replies = await Promise.all(giveUps.map((giveUp) => giveUp()));
    expect(replies.filter(({ status }) => status === 200).length).toBe(7);
    const refused = replies.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'name.limit', title: expect.any(String) } });
    expect(await freedNames(shop.orgId)).toBe(50);

    const elsewhere = { org_id: other.orgId, code_id: await codeOf(other.owner, other.orgId), slug: `${prefix}-other` };
    for (const id of ['codes.addAlias', 'codes.removeAlias'] as const)
      expect((await test.as(other.owner).send(id, elsewhere)).status).toBe(200);

    test.services.setNow(new Date(test.services.now().getTime() + 25 * 3_600_000));
    const [again] = giveUps.filter((_, index) => replies[index]?.status !== 200);
    expect((await again?.())?.status).toBe(200);
  });

  it('does not count where nothing is given up, where it is taken again, or where the organization is erased', async () => {
    const shop = await test.organization();
    const rename = await renamePage(shop);
    const name = `kept-${db.engine}`;
    const own = { org_id: shop.orgId, code_id: await codeOf(shop.owner, shop.orgId) };
    const alias = async (id: 'codes.addAlias' | 'codes.removeAlias', slug: string) =>
      (await test.as(shop.owner).send(id, { ...own, slug })).body.code;
    expect(await alias('codes.addAlias', `${name}-alias`)).toBeUndefined();
    await giveUpMany(shop.orgId, 50, name);
    for (let times = 0; times < 2; times++) expect((await rename(name)).status).toBe(200);
    expect((await rename(`${name}-new`)).body.code).toBe('name.limit');
    expect(await alias('codes.removeAlias', `${name}-none`)).toBe('code.alias_not_found');
    expect(await alias('codes.removeAlias', `${name}-alias`)).toBe('name.limit');
    expect(await alias('codes.addAlias', `${name}-0`)).toBeUndefined();
    expect(await alias('codes.removeAlias', `${name}-alias`)).toBeUndefined();
    await erase(shop);
    expect(await db.system((tx) => tx.query('select 1 from organizations where org_id = $1', [shop.orgId]))).toEqual(
      [],
    );
    expect(await freedNames(shop.orgId)).toBeGreaterThan(50);
  });
});

describeOnPostgres('a name that is given up while others want it', ({ db }) => {
  it('is never had by another organization', async () => {
    const test = await testApp(db);
    const [shop, thief] = [await test.organization(), await test.organization()];
    const made = async ({ owner, orgId }: typeof shop) => {
      const input = { org_id: orgId, name: 'Menu', type: 'link' as const, target };
      return { org_id: orgId, code_id: (await test.as(owner).call('codes.create', input)).data.code_id };
    };
    const [own, theirs] = [await made(shop), await made(thief)];
    for (let n = 0; n < 15; n++) {
      const slug = `raced-${n}`;
      await test.as(shop.owner).call('codes.addAlias', { ...own, slug });
      const ask = () => test.as(thief.owner).send('codes.addAlias', { ...theirs, slug });
      const [, ...replies] = await Promise.all([
        test.as(shop.owner).send('codes.removeAlias', { ...own, slug }),
        ask(),
        ask(),
        ask(),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    }
    await test.close();
  });
});
