import type { Tx } from '../db/database.js';
import type { ScanRow } from './scan.js';

/** The `code_id` under which counts of the whole organization stand. */
export const wholeOrganization = '00000000-0000-0000-0000-000000000000';

/** Ingestion of one organization takes turns, so that a visitor's latest visit is moved on by one transaction at a time. */
const takeTurns = `
select pg_advisory_xact_lock(7281, turn) from (select distinct hashtext(org_id::text) as turn from unnest($1::uuid[]) as scans (org_id) order by 1) as turns`;

/**
 * Stores scans and everything counted from them in one statement. Counts come from the rows that were really inserted, so a repeated scan
 * changes nothing. Keys are written in order, so that two processes that ingest the same log cannot block each other for ever.
 * A visitor counts under 'last_visit' where it was seen last: a newer visit takes it away from where it was before.
 */
const insertText = `
with inserted as (
  insert into scans (org_id, at, scan_id, code_id, visitor, source, is_bot, country, device, system, browser, language)
  select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::boolean[], $8::text[], $9::text[],
    $10::text[], $11::text[], $12::text[])
  order by 1, 2, 3
  on conflict do nothing
  returning *
),
counted as (
  select org_id, unnest(array[code_id, '${wholeOrganization}'::uuid]) as code_id, at, date_trunc('hour', at, 'UTC') as hour,
    not is_bot as is_human, visitor, country, device, system, browser, language, source
  from inserted
),
moved as (
  select n.org_id, n.code_id, n.visitor, n.at, l.at as before
  from (select org_id, code_id, visitor, max(at) as at from counted where is_human and visitor is not null group by 1, 2, 3) n
  left join scan_last_visits l using (org_id, code_id, visitor)
  where l.at is null or l.at < n.at
),
last_visits as (
  insert into scan_last_visits (org_id, code_id, visitor, at) select org_id, code_id, visitor, at from moved order by 1, 2, 3
  on conflict (org_id, code_id, visitor) do update set at = excluded.at
),
facts as (
  select org_id, code_id, hour, fact.dimension, fact.value, 1 as scans, is_human::int as human_scans
  from counted cross join lateral (values
    ('total', ''), ('quarter', (extract(minute from at at time zone 'UTC')::int / 15)::text), ('country', country), ('device', device),
    ('system', system), ('browser', browser), ('language', language), ('source', source)
  ) as fact (dimension, value)
  union all
  select org_id, code_id, date_trunc('hour', visit.at, 'UTC'), 'last_visit', '', visit.change, visit.change
  from moved cross join lateral (values (at, 1), (before, -1)) as visit (at, change) where visit.at is not null
),
hourly as (
  select org_id, code_id, dimension, hour, value, sum(scans) as scans, sum(human_scans) as human_scans
  from facts group by 1, 2, 3, 4, 5 having sum(scans) <> 0
),
rollups as (
  insert into scan_rollups (org_id, code_id, dimension, hour, value, scans, human_scans) select * from hourly order by 1, 2, 3, 4, 5
  on conflict (org_id, code_id, dimension, hour, value)
  do update set scans = scan_rollups.scans + excluded.scans, human_scans = scan_rollups.human_scans + excluded.human_scans
),
periods as (
  insert into scan_periods (org_id, code_id, span, dimension, starts, value, scans, human_scans)
  select org_id, code_id, span, dimension, date_trunc(span, hour, 'UTC') as starts, value, sum(scans), sum(human_scans)
  from hourly cross join (values ('day'), ('month')) as p (span)
  where dimension <> 'quarter' group by 1, 2, 3, 4, 5, 6 having sum(scans) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict (org_id, code_id, span, dimension, starts, value)
  do update set scans = scan_periods.scans + excluded.scans, human_scans = scan_periods.human_scans + excluded.human_scans
),
visitors as (
  insert into scan_visitors (org_id, code_id, hour, visitor)
  select distinct org_id, code_id, hour, visitor from counted where is_human and visitor is not null
  order by org_id, code_id, hour, visitor
  on conflict do nothing
),
counters as (
  insert into code_counters (org_id, code_id, scans, human_scans, last_scan_at)
  select org_id, code_id, count(*), count(*) filter (where not is_bot), max(at) from inserted group by org_id, code_id order by org_id, code_id
  on conflict (org_id, code_id) do update set scans = code_counters.scans + excluded.scans,
    human_scans = code_counters.human_scans + excluded.human_scans, last_scan_at = greatest(code_counters.last_scan_at, excluded.last_scan_at)
)
select count(*) as inserted from inserted`;

/** Stores scans with their roll-ups, visitors and counters; says how many were new. Needs the system role. */
export async function insertScans(tx: Tx, scans: readonly ScanRow[]): Promise<number> {
  const column = <K extends keyof ScanRow>(name: K) => scans.map((scan) => scan[name]);
  await tx.query(takeTurns, [column('org_id')], 'take-turns');
  const [row] = await tx.query<{ inserted: number }>(
    insertText,
    [
      column('org_id'),
      column('at'),
      column('scan_id'),
      column('code_id'),
      column('visitor'),
      column('source'),
      column('is_bot'),
      column('country'),
      column('device'),
      column('system'),
      column('browser'),
      column('language'),
    ],
    'insert-scans',
  );
  return row?.inserted ?? 0;
}

/** Makes the partition of a month (its first day, `2026-11-01`) unless it exists. */
export const ensureScanPartition = (tx: Tx, month: string) =>
  tx.query('select ensure_scan_partition($1::date)', [month]);
