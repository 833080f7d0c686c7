import { uuidv7 } from '../../platform/db/uuid.js';
import { insertCode, updateCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { selectSpellings } from './directory.sql.js';

describeOnEngine('a short name in other letters', ({ db }) => {
  let services: TestServices;
  let stopWatching: () => Promise<void>;
  beforeAll(async () => {
    services = testServices(db);
    stopWatching = await services.shortLinks.watch();
  });
  afterAll(() => stopWatching());

  const codeOf = async (slug: string, { shortLinks } = services) => {
    const resolution = await shortLinks.resolve(slug);
    return 'codeId' in resolution ? resolution.codeId : resolution.kind;
  };
  const alias = ({ orgId, codeId }: CodeRow, slug: string, isOneTime = false) =>
    db.system((tx) =>
      tx.query(
        `insert into slugs (slug, org_id, code_id, version, is_one_time) values ($1, $2, $3, nextval('slug_versions'), $4)`,
        [slug, orgId, codeId, isOneTime],
      ),
    );

  it('finds its code, the exact one first, and none where several have it [R.redirect]', async () => {
    const only = await insertCode(db, { slug: 'Lunch-Menu' });
    expect(await codeOf('lunch-menu')).toBe(only.codeId);
    expect(await codeOf('LUNCH-MENU')).toBe(only.codeId);
    const [upper, lower] = [await insertCode(db, { slug: 'DINNER' }), await insertCode(db, { slug: 'dinner' })];
    expect([await codeOf('DINNER'), await codeOf('dinner')]).toEqual([upper.codeId, lower.codeId]);
    expect(await codeOf('Dinner')).toBe('unknown');
  });

  it('finds a code that has it twice', async () => {
    const code = await insertCode(db, { slug: 'Breakfast' });
    await alias(code, 'breakFast');
    expect(await codeOf('BREAKFAST')).toBe(code.codeId);
  });

  it('never finds a one-time code, which would be easier to guess, nor a name that was given up', async () => {
    const code = await insertCode(db, { slug: 'base-of-them' });
    await alias(code, 'oneTimeName', true);
    expect(await codeOf('onetimename')).toBe('unknown');
    await alias(code, 'GivenUp');
    await db.system((tx) => tx.query(`update slugs set code_id = null, freed_at = now() where slug = 'GivenUp'`));
    expect([await codeOf('givenup'), await codeOf('GivenUp')]).toEqual(['unknown', 'freed']);
  });

  it('follows a change of its code, and a code of its own letters', async () => {
    const code = await insertCode(db, { slug: 'Terrace', target: 'https://example.com/old' });
    expect(await codeOf('terrace')).toBe(code.codeId);
    await updateCode(db, code, { status: 'paused' });
    const until = async (isSo: () => Promise<boolean>) => {
      for (const end = Date.now() + 3_000; !(await isSo()) && Date.now() < end;)
        await new Promise((done) => setTimeout(done, 20));
      expect(await isSo()).toBe(true);
    };
    await until(async () => (await services.shortLinks.resolve('terrace')).kind === 'paused');
    const own = await insertCode(db, { slug: 'terrace' });
    await until(async () => (await codeOf('terrace')) === own.codeId);
  });

  it('costs an exact name nothing, and names that nobody has one more statement for all of them', async () => {
    const asked = jest.spyOn(db, 'system');
    const own = testServices(db);
    const stop = await own.shortLinks.watch();
    const statements = async (work: () => Promise<unknown>) => {
      const before = asked.mock.calls.length;
      await work();
      return asked.mock.calls.length - before;
    };
    const code = await insertCode(db, { slug: 'Exact' });
    const names = Array.from({ length: 400 }, (_, at) => `nobody-${at}`);
    // Polling asks now and then by itself.
    expect(await statements(() => codeOf('Exact', own))).toBeLessThanOrEqual(2);
    expect(await statements(() => Promise.all(names.map((name) => codeOf(name, own))))).toBeLessThanOrEqual(6);
    expect(await statements(() => Promise.all(names.map((name) => codeOf(name, own))))).toBeLessThanOrEqual(1);
    expect(await codeOf('exact', own)).toBe(code.codeId);
    await stop();
    asked.mockRestore();
  });

  it('is found by an index, and few are read however many spellings there are', async () => {
    const { orgId } = await insertCode(db, { slug: 'Garden' });
    const insert = `insert into slugs (slug, org_id, code_id, version) select name, $1, $2, 0 from generate_series(1, 3000) n, lateral`;
    const spellings = `(select translate(lpad(n::bit(16)::text, 16, '0'), '01', 'aA') as name) s`;
    await db.system((tx) => tx.query(`${insert} ${spellings}`, [orgId, uuidv7()]));
    await db.system((tx) => tx.query(`${insert} (select 'Other-' || n as name) s`, [orgId, uuidv7()]));
    await db.system((tx) => tx.query('analyze slugs'));
    const asked = jest.fn<Promise<unknown[]>, [string, unknown[]]>(() => Promise.resolve([]));
    await selectSpellings({ query: asked } as never, ['aaaaaaaaaaaaaaaa', 'garden']);
    const [statement = '', values = []] = asked.mock.calls[0] ?? [];
    const steps = JSON.stringify(await db.system((tx) => tx.query(`explain analyze ${statement}`, values)));
    expect(steps).toContain('slugs_any_case');
    expect(steps).not.toContain('Seq Scan');
    const found = await db.system((tx) => selectSpellings(tx, ['aaaaaaaaaaaaaaaa', 'garden']));
    expect(found).toEqual([{ name: 'garden', slug: 'Garden' }]);
  });
});
