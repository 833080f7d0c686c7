import type { Api } from '@swapt/shared/contract';
import { rangeValues } from '@swapt/shared/values';
import { ourMigrations } from '../../platform/db/migrate.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { findFaults } from '../../app/doctor/doctor.js';
import type { shareNames } from '../../scan-ingestion/counts.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { sumPastHours } from '../../scan-ingestion/keep-counts.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';
import { seededRandom } from '../code-styles/score/random.js';

type Report = Api['analytics.get']['out']['data'];

const now = '2026-11-20T10:07:00Z';
const zones = ['Europe/Rome', 'America/New_York', 'Asia/Kathmandu'];
const scans: ScanRow[] = [];

describeOnEngine('the counts of a range', ({ db }) => {
  let api: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    api = await testApp(db);
    api.services.setNow(now);
    const made = await api.organization();
    owner = made.owner;
    const codes = [
      await insertCode(db, { orgId: made.orgId, slug: `one-${db.engine}` }),
      await insertCode(db, { orgId: made.orgId, slug: `two-${db.engine}` }),
    ];
    scans.splice(0, scans.length, ...randomScans(made.orgId, [codes[0]?.codeId ?? '', codes[1]?.codeId ?? '']));
    // In the order in which they were made up, not in that of time: logs of several processes come late too.
    for (let at = 0; at < scans.length; at += 400) {
      // Half of them are in their days when the others come, which wait for that.
      if (at === 1_600) await sumPastHours(db, new Date(now));
      await storeScans(db, scans.slice(at, at + 400));
    }
  });
  afterAll(() => api.close());

  it.each(rangeValues.flatMap((range) => zones.map((zone) => [range, zone] as const)))(
    'are those of the scans themselves: %s in %s [O.analytics.get, K.ranges]',
    async (range, zone) => {
      for (const code_id of [undefined, scans[0]?.code_id]) {
        const { data } = await api.as(owner).call('analytics.get', { range, zone, ...(code_id && { code_id }) });
        expectCounted(data, code_id);
      }
    },
  );

  it.each(
    rangeValues.filter((range) => range !== 'all').flatMap((range) => zones.map((zone) => [range, zone] as const)),
  )('before the range are those of the scans themselves: %s in %s [O.analytics.get, K.ranges]', async (range, zone) => {
    const { data } = await api.as(owner).call('analytics.get', { range, zone, before: true });
    const present = await api.as(owner).call('analytics.get', { range, zone });
    expect(new Date(data.to).getTime()).toBeLessThanOrEqual(new Date(present.data.from).getTime() + 86_400_000);
    expectCounted(data);
  });

  it('refuses to look before all time [O.analytics.get]', async () => {
    const asked = api.as(owner).call('analytics.get', { range: 'all', before: true });
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'analytics.nothing_before' });
  });

  it('add up with what was counted while the scans came in', async () => {
    expect(await findFaults(api.services)).toEqual([]);
  });

  it('add up when several processes count the same visitors at once', async () => {
    const [first] = scans;
    if (!first) throw new Error('There are no scans');
    const visits = (process: number) =>
      Array.from({ length: 300 }, (_, n) => ({
        ...first,
        scan_id: uuidv7(),
        at: new Date(Date.parse('2026-11-01T00:00:00Z') + (n * 8 + process) * 600_000),
        visitor: `crowd-${n % 7}`,
        is_bot: false,
      }));
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ...[0, 1, 2, 3].map((process) => storeScans(db, visits(process))),
        ...[0, 1].map(() => sumPastHours(db, new Date(now))),
      ]);
    }
    expect(await findFaults(api.services)).toEqual([]);
  });

  it('are the same once days and months have all hours', async () => {
    const report = () => api.as(owner).call('analytics.get', { range: '1year', zone: 'Asia/Kathmandu' });
    const hours = Array.from({ length: 40 }, (_, n) => new Date(Date.parse('2026-10-30T12:00:00Z') + n * 3_600_000));
    await storeScans(
      db,
      hours.flatMap((at) => scans.slice(0, 5).map((scan) => ({ ...scan, scan_id: uuidv7(), at }))),
    );
    const before = await report();
    expect(await sumPastHours(db, new Date(now))).toBeGreaterThan(0);
    expect(await sumPastHours(db, new Date(now))).toBe(0);
    expect(await findFaults(api.services)).toEqual([]);
    expect((await report()).data).toEqual(before.data);
  });

  it('are made from earlier scans by the migration', async () => {
    const migrations = ourMigrations().filter(({ name }) => /^00(05|12|70)-/.test(name));
    await db.system(async (tx) => {
      // As it was before the first of them; cities and the entries of lists are new with the second.
      await tx.query(`reset role; drop trigger codes_entry on codes; drop function keep_code_entry;
        drop table scan_counts, scan_last_visits, page_views, code_entries; alter table scans drop column city;
        alter table code_counters drop column visitors;
        create table scan_rollups (org_id uuid not null, code_id uuid not null, hour timestamptz not null, dimension text not null, value text not null,
          scans bigint not null, human_scans bigint not null, primary key (org_id, code_id, dimension, hour, value));
        create table scan_visitors (org_id uuid);
        grant all on scan_rollups to swapt_system`);
      for (const { sql } of migrations) await tx.query(`${sql}; reset role`);
    });
    expect(await findFaults(api.services)).toEqual([]);
  });
});

/** Two years with many returning visitors and bots; half of the scans in the last hundred days. */
function randomScans(orgId: string, codeIds: [string, string]): ScanRow[] {
  const random = seededRandom(11);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
  return Array.from({ length: 3_000 }, (_, n) => ({
    org_id: orgId,
    code_id: pick(codeIds),
    scan_id: uuidv7(),
    at: new Date(Date.parse(now) - random() ** 3 * (n % 2 === 0 ? 100 : 730) * 86_400_000),
    visitor: random() < 0.1 ? null : `visitor-${Math.floor(random() ** 2 * 900)}`,
    source: pick(['scan', 'click', 'view']),
    is_bot: random() < 0.15,
    country: pick(['IT', 'DE', 'ZZ']),
    device: pick(['mobile', 'desktop']),
    system: pick(['iOS', 'Android']),
    browser: pick(['Safari', 'Chrome']),
    language: pick(['it', 'de']),
    city: pick(['', 'IT Rome', 'IT Milan']),
    variant: pick(['', 'A', 'B']),
    channel: pick(['', 'poster']),
  }));
}

/** Counts the scans one by one. */
function expectCounted(data: Report, codeId?: string): void {
  const [from, to] = [new Date(data.from), new Date(data.to)];
  const all = scans.filter(({ at, code_id }) => at >= from && at < to && (!codeId || code_id === codeId));
  const human = all.filter(({ is_bot }) => !is_bot);
  const visitors = new Set(human.flatMap(({ visitor }) => visitor ?? []));
  expect(all.length).toBeGreaterThan(0);
  expect(data.totals).toEqual({ scans: all.length, human_scans: human.length, unique_visitors: visitors.size });
  const starts = [...data.series.map(({ at }) => new Date(at)), to];
  const inBucket = (rows: ScanRow[], n: number) =>
    rows.filter(({ at }) => at >= (starts[n] ?? to) && at < (starts[n + 1] ?? to)).length;
  expect(data.series.map(({ scans: count }) => count)).toEqual(data.series.map((_, n) => inBucket(all, n)));
  expect(data.series.map(({ human_scans: count }) => count)).toEqual(data.series.map((_, n) => inBucket(human, n)));
  expect(data.week).toEqual(weekOf(human, data.zone));
  expect(tally(data.countries)).toEqual(tallyOf(human, 'country'));
  expect(tally(data.devices)).toEqual(tallyOf(human, 'device'));
  expect(tally(data.systems)).toEqual(tallyOf(human, 'system'));
  expect(tally(data.browsers)).toEqual(tallyOf(human, 'browser'));
  expect(tally(data.languages)).toEqual(tallyOf(human, 'language'));
  expect(tally(data.sources)).toEqual(tallyOf(human, 'source'));
  expect(tally(data.cities)).toEqual(tallyOf(human, 'city'));
  expect(tally(data.variants)).toEqual(tallyOf(human, 'variant'));
  expect(tally(data.channels)).toEqual(tallyOf(human, 'channel'));
  expect(tally(data.codes.map(({ code_id, scans: count }) => ({ key: code_id, scans: count })))).toEqual(
    tallyOf(human, 'code_id'),
  );
}

const tally = (shares: Report['countries']) => new Map(shares.map(({ key, scans: count }) => [key, count]));

function tallyOf(rows: ScanRow[], field: (typeof shareNames)[number] | 'code_id') {
  const found = new Map<string, number>();
  for (const row of rows) if (row[field] !== '') found.set(row[field], (found.get(row[field]) ?? 0) + 1);
  return found;
}

function weekOf(rows: ScanRow[], timeZone: string): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  for (const { at } of rows) {
    const parts = format.formatToParts(at);
    const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const day = week[['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(value('weekday'))];
    const hour = Number(value('hour'));
    if (day) day[hour] = (day[hour] ?? 0) + 1;
  }
  return week;
}
