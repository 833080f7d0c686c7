import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../src/platform/db/uuid.js';
import { wholeOrganization, type Counts } from '../src/scan-ingestion/counts.js';
import { ensureScanPartition, upsertCounts } from '../src/scan-ingestion/ingest.sql.js';
import type { TestDatabase, TestTx } from '../src/testing/engines/test-database.js';

export const until = new Date('2026-12-20T15:20:00Z');
const days = 730;
const scansPerHour = 570;
const codes = 40;
/** The share of the busy code. */
const busy = 0.2;
/** For how many days single scans are made, back from the last: ranges that have ended read them. The embedded engine takes minutes for more. */
const scanDays = { postgres: 62, pglite: 3 };
const [hour, day, quarter] = [3_600_000, 86_400_000, 900_000];

interface Filled {
  orgId: string;
  codeId: string;
  scans: number;
  rows: number;
}

/** Two years of counts as ten million scans of one organization leave them; the older scans themselves are read by no range of whole hours. */
export async function fill(db: TestDatabase): Promise<Filled> {
  const [orgId, codeIds] = [uuidv7(), Array.from({ length: codes }, () => uuidv7())];
  const [codeId = '', ...others] = codeIds;
  await db.system((tx) => insertCodes(tx, orgId, codeIds));
  const subjects = [
    { code_id: wholeOrganization, perHour: scansPerHour },
    { code_id: codeId, perHour: scansPerHour * busy },
    ...others.map((code_id) => ({ code_id, perHour: (scansPerHour * (1 - busy)) / others.length })),
  ];
  const first = Math.floor(until.getTime() / day) * day - (days - 1) * day;
  const months = new Map<string, Counts>();
  for (let at = first; at < until.getTime(); at += day) {
    const rows = subjects.flatMap((subject) => countsOfDay({ org_id: orgId, ...subject }, at, months));
    for (let from = 0; from < rows.length; from += 500)
      await db.system((tx) => upsertCounts(tx, rows.slice(from, from + 500)));
  }
  await db.system((tx) => upsertCounts(tx, [...months.values()]));
  // The days above have these hours already.
  await db.system((tx) => tx.query('update scan_counts set is_summed = true where not is_summed'));
  for (let back = 0; back < scanDays[db.engine]; back++) {
    await db.system((tx) => insertScansOfDay(tx, orgId, codeIds, first + (days - 1 - back) * day));
  }
  const [found] = await db.system((tx) =>
    tx.query<{ scans: number; rows: number }>(
      `select (select sum(scans) from scan_counts where org_id = $1 and code_id = $2 and span = 'month') as scans, count(*) as rows from scan_counts`,
      [orgId, wholeOrganization],
    ),
  );
  return { orgId, codeId, scans: found?.scans ?? 0, rows: found?.rows ?? 0 };
}

async function insertCodes(tx: TestTx, orgId: string, codeIds: readonly string[]): Promise<void> {
  await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, 'Benchmark']);
  await tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, style)
     select $1, code_id, 'Code ' || n, 'link', 'https://example.com/', 'bench-' || n, $3::jsonb
     from unnest($2::uuid[]) with ordinality as ids (code_id, n)`,
    [orgId, codeIds, JSON.stringify(defaultQrStyle)],
  );
}

/** Values of a property, each rarer than the one before. */
const properties = { country: 40, device: 3, system: 5, browser: 8, language: 20, source: 2 };
type Subject = Pick<Counts, 'org_id' | 'code_id'> & { perHour: number };

/** The hours of a day, the day, and what it adds to its month. */
function countsOfDay(subject: Subject, from: number, months: Map<string, Counts>): Counts[] {
  const whole = counts(subject, 'day', from);
  const date = new Date(from);
  const starts = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const key = `${subject.code_id} ${starts}`;
  const month = months.get(key) ?? counts(subject, 'month', starts);
  months.set(key, month);
  const hours: Counts[] = [];
  for (let at = from; at < Math.min(from + day, until.getTime()); at += hour) {
    const row = counts(subject, 'hour', at);
    fillHour(row, subject.perHour);
    for (const sum of [whole, month]) add(sum, row);
    for (let n = 0; n < 4; n++) {
      const count = Math.floor(row.scans / 4) + (n < row.scans % 4 ? 1 : 0);
      if (count) whole.times.push((at - from) / quarter + n, count, count);
    }
    hours.push(row);
  }
  return [...hours, whole];
}

const counts = ({ org_id, code_id }: Subject, span: Counts['span'], starts: number): Counts => ({
  ...{ org_id, code_id, span, starts: new Date(starts) },
  ...{ scans: 0, human_scans: 0, last_visits: 0, shares: {}, times: [] },
});

function fillHour(row: Counts, perHour: number): void {
  const n = row.starts.getTime() / hour;
  const expected = perHour * (0.5 + Math.abs(Math.sin(((n % 24) / 24) * Math.PI))) * 0.88;
  row.scans = row.human_scans = Math.round(expected);
  row.last_visits = Math.round(expected * 0.3);
  for (const [name, size] of Object.entries(properties)) {
    for (let v = 0; v < size; v++) {
      const share = expected / (v + 1) / (1 + Math.log(size));
      const scans = Math.floor(share + (((n * 7919 + v * 104_729) % 1000) + 0.5) / 1000);
      if (scans) row.shares[`${name}:value ${v}`] = scans;
    }
  }
}

function add(sum: Counts, row: Counts): void {
  sum.scans += row.scans;
  sum.human_scans += row.human_scans;
  sum.last_visits += row.last_visits;
  for (const [share, scans] of Object.entries(row.shares)) sum.shares[share] = (sum.shares[share] ?? 0) + scans;
}

/** The scans of one day; a third of them by visitors who came before. */
async function insertScansOfDay(tx: TestTx, orgId: string, codeIds: readonly string[], from: number): Promise<void> {
  await ensureScanPartition(tx, `${new Date(from).toISOString().slice(0, 7)}-01`);
  await tx.query(
    `insert into scans (org_id, at, scan_id, code_id, visitor, source, is_bot, country, device, system, browser, language)
     select $1, $2::timestamptz + n * interval '1 day' / $4::int, gen_random_uuid(), ($3::uuid[])[case when n % 5 = 0 then 1 else 2 + n % 39 end],
       substr(md5((n % 3)::text || '-' || ((n * 7919 + extract(epoch from $2::timestamptz)::bigint) % 1000003)::text), 1, 22),
       'scan', false, 'value 0', 'value 0', 'value 0', 'value 0', 'value 0'
     from generate_series(0, $4::int - 1) as n`,
    [orgId, new Date(from), codeIds, scansPerHour * 24],
  );
}
