import { rangeValues } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode, type CodeRow } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';

describeOnEngine('analytics', ({ db }) => {
  let api: TestApp;
  let owner: TestUser;
  let menu: CodeRow;
  let poster: CodeRow;
  beforeAll(async () => {
    api = await testApp(db);
    const made = await api.organization();
    owner = made.owner;
    menu = await insertCode(db, { orgId: made.orgId, slug: `menu-${db.engine}`, name: 'Menu' });
    poster = await insertCode(db, { orgId: made.orgId, slug: `poster-${db.engine}`, name: 'Poster' });
  });
  afterAll(() => api.close());
  beforeEach(() => api.services.setNow('2026-11-20T10:00:00Z'));

  /** A new organization's code with scans at the given moments. */
  async function codeWith(scans: Partial<ScanRow>[]) {
    const { orgId, owner } = await api.organization();
    const code = await insertCode(db, { orgId, slug: uuidv7(), name: 'Flyer' });
    await storeScans(
      db,
      scans.map((scan) => scanRow(code, scan)),
    );
    return { ...code, owner };
  }

  it('counts all scans, people and visitors, and shares of people’s scans only [O.analytics.get]', async () => {
    await storeScans(db, [
      scanRow(menu, { country: 'IT', visitor: 'a' }),
      scanRow(menu, { country: 'IT', visitor: 'a', source: 'click', at: new Date('2026-11-20T07:15:00Z') }),
      scanRow(menu, { country: 'US', is_bot: true, visitor: 'bot', device: 'other' }),
      scanRow(poster, { country: 'DE', visitor: 'b', device: 'desktop' }),
    ]);
    const { data } = await api.as(owner).call('analytics.get', { range: '1day', zone: 'Europe/Rome' });
    expect(data).toMatchObject({
      range: '1day',
      zone: 'Europe/Rome',
      from: '2026-11-19T23:00:00.000Z',
      to: '2026-11-20T23:00:00.000Z',
      bucket: 'hour',
      totals: { scans: 4, human_scans: 3, unique_visitors: 2 },
      countries: [
        { key: 'IT', scans: 2 },
        { key: 'DE', scans: 1 },
      ],
      devices: [
        { key: 'mobile', scans: 2 },
        { key: 'desktop', scans: 1 },
      ],
      sources: [
        { key: 'scan', scans: 2 },
        { key: 'click', scans: 1 },
      ],
      codes: [
        { code_id: menu.codeId, name: 'Menu', scans: 2 },
        { code_id: poster.codeId, name: 'Poster', scans: 1 },
      ],
    });
    expect(data.series).toHaveLength(24);
    expect(data.series.filter(({ scans }) => scans > 0)).toEqual([
      { at: '2026-11-20T07:00:00.000Z', scans: 1, human_scans: 1 },
      { at: '2026-11-20T09:00:00.000Z', scans: 3, human_scans: 2 },
    ]);
  });

  it('counts one code alone when it is named [O.analytics.get]', async () => {
    const { data } = await api.as(owner).call('analytics.get', { code_id: poster.codeId, range: '24hour' });
    expect(data.totals).toEqual({ scans: 1, human_scans: 1, unique_visitors: 1 });
    expect(data.countries).toEqual([{ key: 'DE', scans: 1 }]);
    expect(data.codes).toEqual([{ code_id: poster.codeId, name: 'Poster', scans: 1 }]);
  });

  it.each([
    ['Europe/Rome', '2026-11-18T23:00:00Z'],
    ['America/New_York', '2026-11-19T05:00:00Z'],
    ['Asia/Kolkata', '2026-11-18T18:30:00Z'],
    ['Asia/Kathmandu', '2026-11-18T18:15:00Z'],
  ])('draws the line between days exactly where %s does [O.analytics.get, K.ranges]', async (zone, midnight) => {
    const at = (ms: number) => new Date(Date.parse(midnight) + ms);
    const edges = [at(-1), at(0), at(86_400_000 - 1), at(86_400_000)];
    const code = await codeWith(edges.map((moment, index) => ({ at: moment, visitor: `v${index}` })));
    // 12:00 of the day after in each of the zones.
    api.services.setNow(at(1.5 * 86_400_000));
    const { data } = await api.as(code.owner).call('analytics.get', { range: '-1day', zone });
    expect(data.totals).toEqual({ scans: 2, human_scans: 2, unique_visitors: 2 });
    expect([data.series[0]?.scans, data.series[23]?.scans]).toEqual([1, 1]);
    expect(data.countries).toEqual([{ key: 'IT', scans: 2 }]);
    const week = await api.as(code.owner).call('analytics.get', { range: '7day', zone });
    expect(week.data.series.map(({ scans }) => scans)).toEqual([0, 0, 0, 0, 1, 2, 1]);
    expect(week.data.totals.scans).toBe(4);
  });

  it.each(rangeValues)(
    'adds up to the same in totals, series, shares and list for %s [O.analytics.get, O.analytics.scans, K.ranges]',
    async (range) => {
      const hours = Array.from({ length: 60 }, (_, n) => ({
        at: new Date(Date.parse('2026-11-20T09:59:00Z') - n * n * 7 * 3_600_000),
      }));
      const code = await codeWith(hours);
      const { data } = await api.as(code.owner).call('analytics.get', { range, zone: 'Asia/Kolkata' });
      const inRange = hours.filter(({ at }) => at >= new Date(data.from) && at < new Date(data.to)).length;
      expect(inRange).toBeGreaterThan(0);
      expect(data.totals.scans).toBe(inRange);
      expect(data.series.reduce((sum, { scans }) => sum + scans, 0)).toBe(inRange);
      expect(data.browsers).toEqual([{ key: 'Safari', scans: inRange }]);
      const list = await api.as(code.owner).call('analytics.scans', { range, zone: 'Asia/Kolkata', pageSize: 100 });
      expect([list.total, list.data.length]).toEqual([inRange, inRange]);
    },
  );

  it('begins all time at the first scan, also when there is none [O.analytics.get]', async () => {
    const code = await codeWith([{ at: new Date('2025-03-03T12:00:00Z') }]);
    const { data } = await api.as(code.owner).call('analytics.get', { range: 'all' });
    expect([data.from, data.bucket, data.totals.scans]).toEqual(['2025-03-01T00:00:00.000Z', 'month', 1]);
    const empty = await codeWith([]);
    const { data: none } = await api.as(empty.owner).call('analytics.get', { range: 'all', code_id: empty.codeId });
    expect([none.totals.scans, none.series.length, none.codes]).toEqual([0, 1, []]);
  });

  it('lists single scans, newest first, by page [O.analytics.scans]', async () => {
    const code = await codeWith(
      Array.from({ length: 25 }, (_, n) => ({
        at: new Date(Date.parse('2026-11-20T09:00:00Z') + n * 1000),
        is_bot: n === 24,
      })),
    );
    const caller = api.as(code.owner);
    const { data, ...rest } = await caller.call('analytics.scans', { range: '1day', page: 2 });
    expect(rest).toEqual({ page: 2, pageSize: 10, total: 25 });
    expect(data.map(({ at }) => at.slice(17, 19))).toEqual([
      '14',
      '13',
      '12',
      '11',
      '10',
      '09',
      '08',
      '07',
      '06',
      '05',
    ]);
    const [first] = (await caller.call('analytics.scans', { range: '1day' })).data;
    expect(first).toEqual({
      scan_id: expect.any(String),
      code_id: code.codeId,
      code_name: 'Flyer',
      at: '2026-11-20T09:00:24.000Z',
      country: 'IT',
      city: '',
      device: 'mobile',
      system: 'iOS',
      browser: 'Safari',
      language: 'it',
      variant: '',
      channel: '',
      source: 'scan',
      is_bot: true,
    });
  });

  it('lists returning visitors, most scans first, without bots and without those who said no [O.analytics.cookiedScans]', async () => {
    const at = (minute: number) => new Date(Date.parse('2026-11-20T08:00:00Z') + minute * 60_000);
    const code = await codeWith([
      { visitor: 'often', at: at(1), country: 'IT' },
      { visitor: 'often', at: at(9), country: 'FR', device: 'tablet' },
      { visitor: 'once', at: at(5) },
      { visitor: 'robot', at: at(5), is_bot: true },
      { visitor: null, at: at(5) },
    ]);
    const { data, total } = await api.as(code.owner).call('analytics.cookiedScans', { range: '1day' });
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        visitor: 'often',
        scans: 2,
        first_at: at(1).toISOString(),
        last_at: at(9).toISOString(),
        country: 'FR',
        device: 'tablet',
      },
    ]);
  });

  it.each(['analytics.get', 'analytics.scans', 'analytics.cookiedScans'] as const)(
    '%s refuses a zone that does not exist and a code of somebody else [O.analytics.get, O.analytics.scans, O.analytics.cookiedScans]',
    async (operation) => {
      const caller = api.as(owner);
      const badZone = caller.call(operation, { zone: 'Mars/Olympus' });
      await expect(badZone).rejects.toMatchObject({ status: 400, code: 'analytics.bad_zone' });
      const stranger = await codeWith([{}]);
      const foreign = caller.call(operation, { code_id: stranger.codeId });
      await expect(foreign).rejects.toMatchObject({ status: 404, code: 'code.not_found' });
    },
  );
});
