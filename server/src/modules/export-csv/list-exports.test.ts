import { newBlock, newDocument } from '@swapt/shared/page/document';
import { csvColumns, type Role } from '@swapt/shared/values';
import { addPageView } from '../analytics/funnel.sql.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';
import { csvLines } from '../../testing/readers/read-csv.js';
import { openTill } from '../../testing/stores/till.js';

/** Every export of a list, with the columns of the list and a role that may not see it. */
const exports = [
  ['codes.exportCsv', csvColumns.codes, 'cashier'],
  ['pages.exportCsv', csvColumns.pages, 'cashier'],
  ['campaigns.exportCsv', csvColumns.campaigns, 'cashier'],
  ['codes.notes.exportCsv', csvColumns.notes, 'cashier'],
  ['folders.exportCsv', csvColumns.folders, 'cashier'],
  // Everybody in an organization sees its catalogs.
  ['catalogs.exportCsv', csvColumns.catalogs, undefined],
] as const satisfies readonly [string, readonly string[], Role | undefined][];
type ExportId = (typeof exports)[number][0];

describeOnEngine('lists as CSV', ({ db }) => {
  let test: TestApp;
  let org_id: string;
  let owner: TestUser;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T22:30:00.000Z');
    ({ orgId: org_id, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const csv = async (id: ExportId, input: object = {}) =>
    csvLines(await test.as(owner).call(id, { org_id, zone: 'Europe/Rome', ...input }));
  const firsts = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',')[0]);

  it('have the pages of the list in its order, with where each is public [O.pages.list]', async () => {
    const { call } = test.as(owner);
    const draft = newDocument({ title: 'Eat, drink' }, [newBlock('hero', 'opening', { title: 'Hello' })]);
    const { data: menu } = await call('pages.create', { org_id, name: '=Menu', page_name: `m-${org_id}`, draft });
    await call('pages.publish', { org_id, page_id: menu.page_id, revision: menu.revision });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    await call('pages.create', { org_id, name: 'Hours' });
    const at = new Date('2026-11-20T09:00:00Z');
    await db.org(org_id, (tx) => addPageView(tx, org_id, { pageId: menu.page_id, codeId: null, at }));

    const all = await csv('pages.exportCsv');
    expect(all).toEqual([
      'Name,Title,Status,Address,"Views, 30 days",Last saved,Saved by,Published,Created',
      `Hours,Hours,draft,,0,2026-11-21 00:30,${menu.updated_by},,2026-11-21 00:30`,
      `'=Menu,"Eat, drink",published,${menu.named_url},1,2026-11-20 23:30,${menu.updated_by},2026-11-20 23:30,2026-11-20 23:30`,
    ]);
    expect(await csv('pages.exportCsv', { sort: 'views', columns: ['views', 'name'] })).toEqual([
      '"Views, 30 days",Name,Title',
      `1,'=Menu,"Eat, drink"`,
      '0,Hours,Hours',
    ]);
    expect(firsts(await csv('pages.exportCsv', { status: 'published' }))).toEqual([`'=Menu`]);
    expect(firsts(await csv('pages.exportCsv', { search: 'hour' }))).toEqual(['Hours']);
  });

  it('have the campaigns of the list, newest first, with both dates in the one column [O.campaigns.list]', async () => {
    const { codeId } = await insertCode(db, { orgId: org_id, slug: `campaign-${org_id}`, name: 'Poster' });
    const { call } = test.as(owner);
    const dates = { starts_at: '2026-12-01T23:30:00Z', ends_at: '2026-12-31T11:00:00Z' };
    await call('campaigns.create', { org_id, name: 'Winter', note: '=1+1', ...dates, code_ids: [codeId] });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    const { data: spring } = await call('campaigns.create', { org_id, name: 'Spring' });

    expect(await csv('campaigns.exportCsv')).toEqual([
      'Name,Status,Starts,Ends,Codes,Scans,Note,Created',
      'Spring,draft,,,0,0,,2026-11-21 00:30',
      `Winter,draft,2026-12-02 00:30,2026-12-31 12:00,1,0,'=1+1,2026-11-20 23:30`,
    ]);
    expect(await csv('campaigns.exportCsv', { search: 'win', columns: ['dates', 'name'] })).toEqual([
      'Starts,Ends,Name',
      '2026-12-02 00:30,2026-12-31 12:00,Winter',
    ]);
    const start = { starts_at: '2026-11-21T00:00:00Z', state: 'scheduled' } as const;
    await call('campaigns.update', { org_id, campaign_id: spring.campaign_id, data: start });
    expect(firsts(await csv('campaigns.exportCsv', { state: 'scheduled' }))).toEqual(['Spring']);
  });

  it('have the folders of the list by name, however many there are [O.folders.get]', async () => {
    await db.org(org_id, (tx) =>
      tx.query(
        `insert into folders (org_id, folder_id, name, created_at)
         select $1, gen_random_uuid(), 'Table ' || lpad(n::text, 4, '0'), now() from generate_series(1, 1001) n`,
        [org_id],
      ),
    );
    const tables = Array.from({ length: 1001 }, (_, n) => `Table ${String(n + 1).padStart(4, '0')}`);
    const { folder_id } = (await test.as(owner).call('folders.create', { org_id, name: 'Window, left' })).data;
    const link = { org_id, name: 'Left', type: 'link', target: 'https://example.com/', folder_id } as const;
    await test.as(owner).call('codes.create', link);
    const all = await csv('folders.exportCsv');
    expect(all[0]).toBe('Name,Codes,Scans,Created');
    expect(firsts(all.slice(0, -1))).toEqual(tables);
    expect(all.at(-1)).toBe('"Window, left",1,0,2026-11-20 23:30');
    expect(await csv('folders.exportCsv', { search: 'wind', columns: ['codes', 'name'] })).toEqual([
      'Codes,Name',
      '1,"Window, left"',
    ]);
  });

  it('have the notes of the list, newest first, with who can read each [O.codes.notes.all]', async () => {
    const { codeId: code_id } = await insertCode(db, { orgId: org_id, slug: `notes-${org_id}`, name: 'Poster' });
    const { call } = test.as(owner);
    const text = '=By the door,\nleft';
    const { data: open } = await call('codes.notes.add', { org_id, code_id, text, is_public: true });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    await call('codes.notes.add', { org_id, code_id, text: 'Reprint' });
    const first = `"'=By the door,\nleft"`;
    expect(await csv('codes.notes.exportCsv')).toEqual([
      'Note,Code,Who can read it,Written,Written by,Link',
      `Reprint,Poster,Team only,2026-11-21 00:30,${open.author},`,
      `${first},Poster,Anyone with the link,2026-11-20 23:30,${open.author},${open.url}`,
    ]);
    expect(await csv('codes.notes.exportCsv', { seen_by: 'everybody', columns: ['readers', 'text'] })).toEqual([
      'Who can read it,Note',
      `Anyone with the link,${first}`,
    ]);
    expect(firsts(await csv('codes.notes.exportCsv', { search: 'repr' }))).toEqual(['Reprint']);
  });

  it('have the catalogs of the list, newest first [O.catalogs.get]', async () => {
    await test.as(owner).call('catalogs.create', { org_id, name: '@Café' });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    await test.as(owner).call('catalogs.create', { org_id, name: 'Garden' });
    expect(await csv('catalogs.exportCsv')).toEqual([
      'Name,Products,Created',
      'Garden,0,2026-11-21 00:30',
      `'@Café,0,2026-11-20 23:30`,
    ]);
    expect(await csv('catalogs.exportCsv', { search: 'garden', columns: ['created', 'name'] })).toEqual([
      'Created,Name',
      '2026-11-21 00:30,Garden',
    ]);
  });

  it('have the orders of the list, with what was bought and plain amounts [O.orders.byStore]', async () => {
    const till = await openTill(test);
    const items = [
      { variant_id: till.mug, quantity: 2 },
      { variant_id: till.hat, quantity: 1 },
    ];
    await till.place({ items, note: '=Ring twice' });
    test.services.setNow('2026-11-20T23:30:00.000Z');
    const second = await till.place({ contact: { ...till.buyer, name: 'Lee, Kim' } });
    await till.update(second.order_id, 'mark_paid');
    const csv = async (input: object = {}) =>
      csvLines(
        await till.call('orders.exportCsv', {
          ...{ org_id: till.orgId, store_id: till.storeId, zone: 'Europe/Rome' },
          ...input,
        }),
      );
    const sums = 'Currency,Items,Discount,Delivery,Tax,Tip,Rounding,Total,Payment,Paid,Refunded';
    expect(await csv()).toEqual([
      `Order,Name,E-mail,Phone,Products,Note,${sums},Made,Status,Handed over,Method,Pick-up,Ordered`,
      `2,"Lee, Kim",${till.buyer.email},,1 × Mug,,EUR,9.00,0.00,0.00,,0.00,0.00,9.00,paid,9.00,0.00,online,placed,unfulfilled,pickup,,2026-11-21 00:30`,
      `1,Robin Berg,${till.buyer.email},,"2 × Mug\n1 × Hat",'=Ring twice,EUR,38.00,0.00,0.00,,0.00,0.00,38.00,unpaid,0.00,0.00,online,placed,unfulfilled,pickup,,2026-11-20 23:30`,
    ]);
    expect(await csv({ show: 'unpaid', columns: ['placed', 'state'] })).toEqual([
      'Ordered,Made,Status,Handed over',
      '2026-11-20 23:30,online,placed,unfulfilled',
    ]);
    const elsewhere = { org_id, store_id: till.storeId };
    expect((await test.as(owner).send('orders.exportCsv', elsewhere)).status).toBe(404);
  });

  it.each(exports)(
    '%s has each column that the console may send, and no other [P.tenant]',
    async (id, columns, role) => {
      const [head = '', ...rows] = await csv(id, { columns });
      expect(head.split(',').length).toBeGreaterThanOrEqual(columns.length);
      expect(rows).toEqual([]);
      const unknown = await test.as(owner).send(id, { org_id, columns: ['actions'] });
      expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['columns.0']]);
      const nowhere = await test.as(owner).send(id, { org_id, zone: 'Mars/Base' });
      expect([nowhere.status, nowhere.body.code]).toEqual([400, 'analytics.bad_zone']);
      const stranger = await test.organization();
      expect((await test.as(stranger.owner).send(id, { org_id })).status).toBe(404);
      if (role === undefined) return;
      const member = await test.user();
      await test.member(org_id, member, role);
      expect((await test.as(member).send(id, { org_id })).status).toBe(403);
    },
  );
});
