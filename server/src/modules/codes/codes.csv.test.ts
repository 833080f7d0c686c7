import { csvColumns } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { csvLines } from '../../testing/readers/read-csv.js';

describeOnEngine('codes as CSV', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  const link = { type: 'link', target: 'https://example.com/menu' } as const;
  const namesOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',')[0]);

  async function makeCodes() {
    const { orgId: org_id, owner } = await test.organization();
    const { call } = test.as(owner);
    test.services.setNow('2026-11-20T22:31:00Z');
    const { data: folder } = await call('folders.create', { org_id, name: 'Tables' });
    const more = { tags: ['b', 'a'], folder_id: folder.folder_id };
    const { data: menu } = await call('codes.create', { org_id, ...link, name: '=Menu', ...more });
    test.services.setNow('2026-11-20T23:31:00Z');
    await call('codes.create', { org_id, ...link, name: 'Poster', expires_at: '2026-12-31T23:30:00Z' });
    const csv = async (input: object = {}) =>
      csvLines(await call('codes.exportCsv', { org_id, zone: 'Europe/Rome', ...input }));
    return { org_id, menu, csv };
  }

  it('are those that the list shows, in its order [O.codes.list]', async () => {
    const { org_id, menu, csv } = await makeCodes();
    const [head, first, second, ...others] = await csv({ filter: { sort: 'name' } });
    expect(head).toBe('Name,Short address,Leads to,Type,Status,Folder,Tags,Scans,Visitors,Last scan,Created');
    expect(first).toBe(`'=Menu,${menu.url},https://example.com/menu,link,active,Tables,"b, a",0,0,,2026-11-20 23:31`);
    expect(second).toMatch(/^Poster,/);
    expect(others).toEqual([]);
    expect(namesOf(await csv())).toEqual(['Poster', `'=Menu`]);
    expect(namesOf(await csv({ filter: { tag: 'A ' } }))).toEqual([`'=Menu`]);
    expect(await csv({ filter: { search: 'nowhere' } })).toHaveLength(1);
    const cashier = await test.user();
    await test.member(org_id, cashier, 'cashier');
    expect((await test.as(cashier).send('codes.exportCsv', { org_id })).status).toBe(403);
  });

  it('have the columns that the list shows, in their order [O.codes.list]', async () => {
    const { csv, menu } = await makeCodes();
    expect(await csv({ filter: { sort: 'name' }, columns: ['expires', 'status', 'name'] })).toEqual([
      'Works until,Status,Name,Short address,Folder,Tags',
      `,active,'=Menu,${menu.url},Tables,"b, a"`,
      expect.stringMatching(/^2027-01-01 00:30,active,Poster,/),
    ]);
    const [head] = await csv({ columns: csvColumns.codes });
    expect(head).toBe(
      'Name,Short address,Folder,Tags,Leads to,Status,Scans,Type,Visitors,Last scan,Works until,Created,Last changed',
    );
  });

  it('are refused with a column that there is not, and say which there are [O.codes.list]', async () => {
    const { orgId: org_id, owner } = await test.organization();
    const { status, body } = await test.as(owner).send('codes.exportCsv', { org_id, columns: ['name', 'actions'] });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors).toHaveProperty(['columns.1'], expect.stringMatching(/must be one of: name, target,/));
  });
});
