import type { Tx } from '../db/database.js';
import type { ScanRow } from './scan.js';

/** The `code_id` under which counts of the whole organization stand. */
export const wholeOrganization = '00000000-0000-0000-0000-000000000000';

/**
 * Stores scans and everything counted from them in one statement. Counts come from the rows that were really inserted, so a repeated scan
 * changes nothing. Keys are written in order, so that two processes that ingest the same log cannot block each other for ever.
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
  select org_id, unnest(array[code_id, '${wholeOrganization}'::uuid]) as code_id, date_trunc('hour', at, 'UTC') as hour, not is_bot as is_human,
    visitor, country, device, system, browser, language, source
  from inserted
),
rollups as (
  insert into scan_rollups (org_id, code_id, hour, dimension, value, scans, human_scans)
  select org_id, code_id, hour, fact.dimension, fact.value, count(*), count(*) filter (where is_human)
  from counted cross join lateral (values
    ('total', ''), ('country', country), ('device', device), ('system', system), ('browser', browser), ('language', language), ('source', source)
  ) as fact (dimension, value)
  group by org_id, code_id, hour, fact.dimension, fact.value
  order by org_id, code_id, fact.dimension, hour, fact.value
  on conflict (org_id, code_id, dimension, hour, value)
  do update set scans = scan_rollups.scans + excluded.scans, human_scans = scan_rollups.human_scans + excluded.human_scans
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
