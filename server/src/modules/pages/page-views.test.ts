import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { addPageView } from '../analytics/funnel.sql.js';

describeOnEngine('the list of pages', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
    test.services.setNow('2026-11-30T10:00:00.000Z');
  });
  afterAll(() => test.close());

  const create = async (name: string) =>
    (await test.as(owner).call('pages.create', { org_id: orgId, name })).data.page_id;
  const seen = async (pageId: string, times: number, at: string, codeId: string | null = null) => {
    for (let n = 0; n < times; n++)
      await db.org(orgId, (tx) => addPageView(tx, orgId, { pageId, codeId, at: new Date(at) }));
  };
  const list = async (input: object = {}) =>
    (await test.as(owner).call('pages.list', { org_id: orgId, ...input })).data.map(({ name, views }) => [name, views]);

  it('says how often people saw each in the last 30 days, by whatever code they came', async () => {
    const code = (
      await test
        .as(owner)
        .call('codes.create', { org_id: orgId, name: 'A', type: 'link', target: 'https://example.com/' })
    ).data;
    const [menu, hours] = [await create('Menu'), await create('Hours')];
    await seen(menu, 2, '2026-11-30T09:00:00Z');
    await seen(menu, 3, '2026-11-01T09:00:00Z', code.code_id);
    await seen(menu, 4, '2026-10-31T09:44:00Z');
    await seen(hours, 1, '2026-10-31T10:00:00Z');
    expect(new Map((await list()).map(([name, views]) => [name, views]))).toEqual(
      new Map([
        ['Menu', 5],
        ['Hours', 1],
      ]),
    );
  });

  it('begins with the most seen where that is asked for, and else with the last saved', async () => {
    const [first, second] = [await create('First'), await create('Second')];
    test.services.setNow('2026-11-30T10:01:00.000Z');
    await create('Third');
    await seen(first, 3, '2026-11-30T09:00:00Z');
    await seen(second, 5, '2026-11-29T09:00:00Z');
    expect(await list({ sort: 'views' })).toEqual([
      ['Second', 5],
      ['First', 3],
      ['Third', 0],
    ]);
    expect(await list({ sort: 'views', pageSize: 1, page: 2 })).toEqual([['First', 3]]);
    expect((await list()).map(([name]) => name).at(0)).toBe('Third');
  });

  it('counts nothing of another organization', async () => {
    const other = await test.organization();
    const pageId = await create('Menu');
    await db.org(other.orgId, (tx) =>
      addPageView(tx, other.orgId, { pageId, codeId: null, at: new Date('2026-11-30T09:00:00Z') }),
    );
    await seen(uuidv7(), 1, '2026-11-30T09:00:00Z');
    expect(await list()).toEqual([['Menu', 0]]);
  });
});
