import { defaultQrStyle } from '@swapt/shared/values';
import type { Database, Tx } from '../src/db/database.js';
import { uuidv7 } from '../src/db/uuid.js';
import { wholeOrganization } from '../src/scans/counts.js';

export const until = new Date('2026-12-20T15:20:00Z');
const months = 24;
const scansPerHour = 570;
const codes = 40;
/** The share of the busy code. */
const busy = 0.2;
/** For how many days single visits are made, back from the last: ranges that have ended read them. The embedded engine takes minutes for more. */
const visitDays = { postgres: 62, pglite: 3 };

interface Filled {
  orgId: string;
  codeId: string;
  scans: number;
  rows: number;
}

/** Two years of counts as ten million scans of one organization leave them; the scans themselves are read by no range of whole hours. */
export async function fill(db: Database): Promise<Filled> {
  const [orgId, codeIds] = [uuidv7(), Array.from({ length: codes }, () => uuidv7())];
  const codeId = codeIds[0] ?? '';
  await db.system((tx) => insertCodes(tx, orgId, codeIds));
  for (let month = 0; month < months; month++) {
    const [from, to] = [monthAt(month), monthAt(month + 1) < until ? monthAt(month + 1) : until];
    await db.system((tx) => insertHours(tx, orgId, wholeOrganization, scansPerHour, from, to));
    await db.system((tx) => insertHours(tx, orgId, codeId, scansPerHour * busy, from, to));
    await db.system((tx) => insertTotals(tx, orgId, codeIds.slice(1), from, to));
    await db.system((tx) => insertPeriods(tx, orgId, from, to));
  }
  for (let day = 0; day < visitDays[db.engine]; day++) {
    await db.system((tx) => insertVisits(tx, orgId, wholeOrganization, scansPerHour, day));
    await db.system((tx) => insertVisits(tx, orgId, codeId, scansPerHour * busy, day));
  }
  const [found] = await db.system((tx) =>
    tx.query<{ scans: number; rows: number }>(
      `select (select sum(scans) from scan_rollups where org_id = $1 and code_id = $2 and dimension = 'total') as scans, count(*) as rows from scan_rollups`,
      [orgId, wholeOrganization],
    ),
  );
  return { orgId, codeId, scans: found?.scans ?? 0, rows: found?.rows ?? 0 };
}

const monthAt = (month: number) => new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1 - months + month));

async function insertCodes(tx: Tx, orgId: string, codeIds: readonly string[]): Promise<void> {
  await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, 'Benchmark']);
  await tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, style)
     select $1, code_id, 'Code ' || n, 'link', 'https://example.com/', 'bench-' || n, $3::jsonb
     from unnest($2::uuid[]) with ordinality as ids (code_id, n)`,
    [orgId, codeIds, JSON.stringify(defaultQrStyle)],
  );
}

/** Values of a dimension, each rarer than the one before; what comes to less than half a scan an hour is not there in most hours. */
const dimensions = `(values ('total', 1), ('quarter', 4), ('country', 40), ('device', 3), ('system', 5), ('browser', 8), ('language', 20),
  ('source', 2), ('last_visit', 1)) as d (dimension, size)`;

const insertHours = (tx: Tx, orgId: string, codeId: string, perHour: number, from: Date, to: Date) =>
  tx.query(
    `insert into scan_rollups (org_id, code_id, hour, dimension, value, scans, human_scans)
     select $1, $2, hour, dimension, case dimension when 'total' then '' when 'last_visit' then '' when 'quarter' then v::text else 'value ' || v end, n, n
     from generate_series($3::timestamptz, $4::timestamptz - interval '1 second', interval '1 hour') as hour cross join ${dimensions}
     cross join lateral generate_series(0, size - 1) as v
     cross join lateral (select $5 * case dimension when 'quarter' then 0.25 when 'last_visit' then 0.3 else 1 / (v + 1.0) / (1 + ln(size)) end
       * (0.5 + abs(sin(extract(epoch from hour)::bigint % 86400 / 27502.0))) * 0.88) as rate (expected)
     cross join lateral (select floor(expected + (extract(epoch from hour)::bigint / 3600 * 7919 + v * 104729) % 1000 / 1000.0)::bigint as n) as made
     where n > 0`,
    [orgId, codeId, from, to, perHour],
  );

const insertTotals = (tx: Tx, orgId: string, codeIds: readonly string[], from: Date, to: Date) =>
  tx.query(
    `insert into scan_rollups (org_id, code_id, hour, dimension, value, scans, human_scans)
     select $1, code_id, hour, 'total', '', 1 + n % 9, 1 + n % 9
     from unnest($2::uuid[]) with ordinality as ids (code_id, n)
     cross join generate_series($3::timestamptz, $4::timestamptz - interval '1 second', interval '1 hour') as hour`,
    [orgId, codeIds, from, to],
  );

const insertPeriods = (tx: Tx, orgId: string, from: Date, to: Date) =>
  tx.query(
    `insert into scan_periods (org_id, code_id, span, dimension, starts, value, scans, human_scans)
     select org_id, code_id, span, dimension, date_trunc(span, hour, 'UTC'), value, sum(scans), sum(human_scans)
     from scan_rollups cross join (values ('day'), ('month')) as p (span)
     where org_id = $1 and hour >= $2 and hour < $3 and dimension <> 'quarter' group by 1, 2, 3, 4, 5, 6`,
    [orgId, from, to],
  );

/** Visits of one day, counted back from the last; a third of them by visitors who came before. */
const insertVisits = (tx: Tx, orgId: string, codeId: string, perHour: number, day: number) =>
  tx.query(
    `insert into scan_visitors (org_id, code_id, hour, visitor)
     select $1, $2, hour, substr(md5((n % 3)::text || '-' || ((n * 7919 + extract(epoch from hour)::bigint) % 1000003)::text), 1, 22)
     from generate_series(date_trunc('day', $3::timestamptz, 'UTC') - $4 * interval '1 day',
       date_trunc('day', $3::timestamptz, 'UTC') - $4 * interval '1 day' + interval '23 hours', interval '1 hour') as hour
     cross join generate_series(1, $5::int) as n on conflict do nothing`,
    [orgId, codeId, until, day, Math.round(perHour)],
  );
