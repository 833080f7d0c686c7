import { findFaults } from '../doctor/doctor.js';
import { seedDemo } from '../demo/seed.js';
import { showcase } from '../../modules/showcase/showcase.service.js';
import { readConfig } from '../../platform/config/config.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testFolder } from '../../testing/test-folder.js';
import { ensureShowcase } from './ensure-showcase.js';

const { orgId, codeId } = showcase;

describeOnEngine('the code of the start page', ({ db }) => {
  const code = async () => {
    const [row] = await db.system((tx) =>
      tx.query(
        `select c.slug, c.type, c.rules, (select count(*) from codes) as codes, (select count(*) from page_versions) as versions,
           (select jsonb_object_agg(p.draft #>> '{root,props,language}', p.status) from pages p where p.org_id = c.org_id) as pages
         from codes c where c.org_id = $1 and c.code_id = $2`,
        [orgId, codeId],
      ),
    );
    return row;
  };

  it('is made once by processes that start together, with a page in every language, and adds up', async () => {
    const services = testServices(db, { now: () => new Date() });
    await Promise.all([ensureShowcase(services), ensureShowcase(services)]);
    const first = await code();
    await ensureShowcase(services);
    expect(await code()).toEqual(first);
    const published = { en: 'published', de: 'published', fr: 'published', es: 'published', ar: 'published' };
    expect(first).toMatchObject({ type: 'page', codes: 1, versions: 5, pages: published });
    expect(await findFaults(services)).toEqual([]);
  });

  it('gets the page of a language that comes later, once, and leaves the others as they are', async () => {
    const services = testServices(db, { now: () => new Date() });
    await ensureShowcase(services);
    const before = await code();
    await db.system(async (tx) => {
      const french = `org_id = $1 and page_id in (select page_id from pages where org_id = $1 and draft #>> '{root,props,language}' = 'fr')`;
      await tx.query(`delete from page_versions where ${french}`, [orgId]);
      await tx.query(`delete from pages where ${french}`, [orgId]);
    });
    await Promise.all([ensureShowcase(services), ensureShowcase(services)]);
    expect(await code()).toEqual(before);
  });

  it('leads to this installation’s own address, also after that has changed', async () => {
    const services = testServices(db, { now: () => new Date() });
    const moved = readConfig({ SWAPT_PUBLIC_URL: 'https://moved.example', SWAPT_DATA_DIR: testFolder() });
    await ensureShowcase({ ...services, config: moved });
    const rules = Object(await code()).rules as { when: unknown; target: string }[];
    expect(rules).toHaveLength(4);
    expect(rules.every(({ target }) => target.startsWith('https://moved.example/page/'))).toBe(true);
    expect(rules[0]?.when).toEqual([{ kind: 'language', any: [expect.stringMatching(/^(ar|de|es|fr)$/)] }]);
  });

  it('does not keep the demo organization from being made', async () => {
    const services = testServices(db, { now: () => new Date() });
    await ensureShowcase(services);
    expect(await seedDemo(services)).toBeDefined();
  });
});
