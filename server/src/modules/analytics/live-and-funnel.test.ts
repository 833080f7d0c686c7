import { uuidv7 } from '../../platform/db/uuid.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { insertCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { countPageView } from './page-view.js';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1' };

describeOnEngine('what happens now, folders and the funnel', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());
  beforeEach(() => api.services.setNow('2026-11-20T10:00:00Z'));

  async function twoCodes() {
    const { orgId, owner } = await api.organization();
    const menu = await insertCode(db, { orgId, slug: uuidv7(), name: 'Menu' });
    const poster = await insertCode(db, { orgId, slug: uuidv7(), name: 'Poster' });
    return { orgId, owner, menu, poster };
  }

  it('counts people of the last thirty minutes by the minute, newest scans first [O.analytics.get]', async () => {
    const { owner, menu, poster } = await twoCodes();
    await storeScans(db, [
      scanOf(menu, '09:29:59', { visitor: 'too early' }),
      scanOf(menu, '09:30:00', { visitor: 'a' }),
      scanOf(menu, '09:59:10', { visitor: 'a', city: 'IT Rome' }),
      scanOf(poster, '09:59:20', { visitor: 'b' }),
      scanOf(poster, '09:59:30', { visitor: 'robot', is_bot: true }),
    ]);
    const { data } = await api.as(owner).call('analytics.live', {});
    expect([data.minutes.length, data.minutes[0], data.minutes[29]]).toEqual([30, 1, 2]);
    expect([data.scans, data.unique_visitors]).toEqual([3, 2]);
    expect(data.newest.map(({ code_name, city }) => [code_name, city])).toEqual([
      ['Poster', ''],
      ['Menu', 'IT Rome'],
      ['Menu', ''],
    ]);
    const one = await api.as(owner).call('analytics.live', { code_id: menu.codeId });
    expect(one.data.scans).toBe(2);
    await storeScans(
      db,
      ['05', '06', '07'].map((second) => scanOf(poster, `09:59:${second}`, {})),
    );
    expect((await api.as(owner).call('analytics.live', {})).data.newest).toHaveLength(4);
  });

  it('says how visitors were recognized in the range, whenever that was changed [O.analytics.get, O.org.update]', async () => {
    const { owner } = await twoCodes();
    const caller = api.as(owner);
    const modes = async (range: '1day' | '7day' | '30day') =>
      (await caller.call('analytics.get', { range })).data.visitor_modes;
    expect(await modes('30day')).toEqual(['daily']);
    const change = async (at: string, visitor_mode: 'none' | 'daily' | 'cookie') => {
      api.services.setNow(at);
      await caller.call('org.update', { data: { visitor_mode } });
    };
    await change('2026-11-10T10:00:00Z', 'cookie');
    await change('2026-11-10T10:00:00Z', 'cookie');
    await change('2026-11-18T10:00:00Z', 'none');
    api.services.setNow('2026-11-20T10:00:00Z');
    expect(await modes('30day')).toEqual(['daily', 'cookie', 'none']);
    expect(await modes('7day')).toEqual(['cookie', 'none']);
    expect(await modes('1day')).toEqual(['none']);
    const before = await caller.call('analytics.get', { range: '7day', before: true });
    expect(before.data.visitor_modes).toEqual(['daily', 'cookie']);
    expect((await caller.call('analytics.live', {})).data.visitor_mode).toBe('none');
  });

  it('adds up the codes of a folder, and knows a visitor of two of them as one [O.analytics.get, O.analytics.scans, O.analytics.cookiedScans]', async () => {
    const { orgId, owner, menu, poster } = await twoCodes();
    const other = await insertCode(db, { orgId, slug: uuidv7(), name: 'Elsewhere' });
    const caller = api.as(owner);
    const { data: folder } = await caller.call('folders.create', { name: 'Tables' });
    const folder_id = folder.folder_id;
    expect((await caller.call('analytics.get', { folder_id })).data.totals.scans).toBe(0);
    for (const { codeId } of [menu, poster]) await caller.call('folders.add', { folder_id, code_id: codeId });
    await storeScans(db, [
      scanOf(menu, '08:00:00', { visitor: 'a', variant: 'Red' }),
      scanOf(poster, '08:10:00', { visitor: 'a', channel: 'Flyer' }),
      scanOf(poster, '08:20:00', { visitor: 'b', is_bot: true }),
      scanOf(other, '08:30:00', { visitor: 'c' }),
    ]);
    const { data } = await caller.call('analytics.get', { folder_id, range: '1day' });
    expect(data.totals).toEqual({ scans: 3, human_scans: 2, unique_visitors: 1 });
    expect([data.variants, data.channels]).toEqual([[{ key: 'Red', scans: 1 }], [{ key: 'Flyer', scans: 1 }]]);
    expect(data.codes.map(({ name }) => name)).toEqual(['Menu', 'Poster']);
    expect(data.series.reduce((sum, { scans }) => sum + scans, 0)).toBe(3);
    expect((await caller.call('analytics.scans', { folder_id, range: '1day' })).total).toBe(3);
    expect((await caller.call('analytics.cookiedScans', { folder_id, range: '1day' })).total).toBe(1);
    const stranger = await api.organization();
    for (const operation of ['analytics.get', 'analytics.live', 'analytics.funnel'] as const) {
      const foreign = api.as(stranger.owner).call(operation, { folder_id });
      await expect(foreign).rejects.toMatchObject({ status: 404, code: 'folder.not_found' });
    }
  });

  it('leads from scans over views to forms, page by page [O.analytics.get]', async () => {
    const { orgId, owner, menu, poster } = await twoCodes();
    const pageId = uuidv7();
    await db.system((tx) => tx.query(`update codes set type = 'page' where code_id = $1`, [menu.codeId]));
    await storeScans(db, [
      scanOf(menu, '08:00:00', {}),
      scanOf(menu, '08:05:00', {}),
      scanOf(menu, '08:06:00', { is_bot: true }),
      scanOf(poster, '08:10:00', {}),
    ]);
    const view = (code: string | undefined, headers = {}) =>
      countPageView(api.services, { orgId, pageId, code }, { ...phone, ...headers });
    view(menu.codeId);
    view(menu.codeId);
    view(undefined);
    view('; drop table codes');
    view(uuidv7());
    view(menu.codeId, { 'user-agent': 'curl/8.5.0' });
    for (const unseen of [{ 'sec-purpose': 'prefetch' }, { 'x-moz': 'prefetch' }, { 'sec-fetch-dest': 'image' }])
      view(menu.codeId, unseen);
    await db.org(orgId, (tx) =>
      tx.query(
        `insert into submissions (org_id, submission_id, dedupe_key, page_id, code_id, source, at) values ($1, $2, 'x', $3, $4, 'form', $5)`,
        [orgId, uuidv7(), pageId, menu.codeId, new Date('2026-11-20T08:30:00Z')],
      ),
    );
    const funnel = async (input = {}) =>
      (await api.as(owner).call('analytics.funnel', { range: '1day', ...input })).data;
    const end = Date.now() + 5_000;
    while ((await funnel()).views < 5 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    const page = { page_id: pageId, name: '', views: 5, submits: 1 };
    expect(await funnel()).toEqual({ scans: 2, views: 5, submits: 1, pages: [page] });
    expect(await funnel({ code_id: menu.codeId })).toEqual({
      ...{ scans: 2, views: 2, submits: 1 },
      pages: [{ ...page, views: 2 }],
    });
    expect(await funnel({ code_id: poster.codeId })).toEqual({ scans: 0, views: 0, submits: 0, pages: [] });
    expect(await funnel({ range: '-1day' })).toEqual({ scans: 0, views: 0, submits: 0, pages: [] });
  });
});

const scanOf = (code: CodeRow, time: string, scan: Partial<ScanRow>) =>
  scanRow(code, { at: new Date(`2026-11-20T${time}Z`), ...scan });
