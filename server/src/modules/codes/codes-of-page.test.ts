import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { describeOnEngine } from '../../testing/harness.js';
import { insertManyCodes } from '../../testing/rows/many-codes.js';
import { countCodes } from './code-entries.sql.js';

describeOnEngine('the codes that lead to a page', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  it('show it, or have its address as their destination, of the same organization [O.codes.list]', async () => {
    const { call } = test.as(owner);
    const makePage = async () => (await call('pages.create', { org_id: orgId, name: 'Menu' })).data;
    const [page, other] = [await makePage(), await makePage()];
    const make = async (name: string, content: object, target?: string) =>
      call('codes.create', { org_id: orgId, name, ...(target ? { type: 'link', target } : { type: 'page', content }) });
    await make('Shows it', { page_id: page.page_id });
    await make('Leads to it', {}, `https://menu.example.com/page/${page.page_id}`);
    await make('Shows another', { page_id: other.page_id });
    await make('Elsewhere', {}, 'https://example.com/');
    const named = async (user: TestUser, org_id: string) =>
      (await test.as(user).call('codes.list', { org_id, filter: { page_id: page.page_id } })).data.map(
        ({ name }) => name,
      );
    expect((await named(owner, orgId)).sort()).toEqual(['Leads to it', 'Shows it']);
    const stranger = await test.organization();
    expect(await named(stranger.owner, stranger.orgId)).toEqual([]);
  });

  it('are found by two indexes, however many codes there are', async () => {
    await insertManyCodes(db, orgId, 3000);
    await db.system((tx) => tx.query('analyze codes, code_entries'));
    const asked = jest.fn<Promise<unknown[]>, [string, unknown[]]>(() => Promise.resolve([]));
    await countCodes({ query: asked } as never, orgId, { page_id: uuidv7() });
    const [statement = '', values = []] = asked.mock.calls[0] ?? [];
    const steps = JSON.stringify(await db.system((tx) => tx.query(`explain ${statement}`, values)));
    for (const index of ['codes_page', 'codes_page_links']) expect(steps).toMatch(new RegExp(`${index}\\b`));
    expect(steps).not.toContain('Seq Scan on codes');
  });
});
