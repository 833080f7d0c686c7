import { arrayLiteral, type ArrayLiteral } from '../platform/db/array-literal.js';
import { composed } from '../platform/db/composed.js';
import type { Tx } from '../platform/db/database.js';
import type { Counts, Move, Stored } from './counts.js';
import type { ScanRow } from './scan.js';

const scanColumns = [
  ['org_id', 'uuid'],
  ['at', 'timestamptz'],
  ['scan_id', 'uuid'],
  ['code_id', 'uuid'],
  ['visitor', 'text'],
  ['source', 'text'],
  ['is_bot', 'boolean'],
  ['country', 'text'],
  ['city', 'text'],
  ['device', 'text'],
  ['system', 'text'],
  ['browser', 'text'],
  ['language', 'text'],
  ['variant', 'text'],
  ['channel', 'text'],
] as const;

const insertText = composed(
  'scans.insert',
  () =>
    `with inserted as (
         insert into scans (${scanColumns.map(([name]) => name).join(', ')})
         select * from unnest(${scanColumns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
         on conflict do nothing returning scan_id
       ) select json_agg(scan_id)::text as found from inserted`,
  () => [[]],
);

/** Stores the scans that are not there yet, and says which these are. */
export const insertNewScans = (tx: Tx, scans: readonly ScanRow[]): Promise<string[]> =>
  asOneText(
    tx.query(
      insertText(),
      columns(
        scans,
        scanColumns.map(([name]) => name),
      ),
      'insert-scans',
    ),
  );

/** Says of stored scans without a variant which they got, once; the answer has those of people. */
export const updateVariants = (tx: Tx, scans: readonly ScanRow[]) =>
  tx.query(
    `with changed as (
       update scans s set variant = k.variant from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[]) as k (org_id, at, scan_id, variant)
       where s.org_id = k.org_id and s.at = k.at and s.scan_id = k.scan_id and s.variant = '' returning s.scan_id, s.is_bot
     ) select scan_id from changed where not is_bot`,
    columns(scans, ['org_id', 'at', 'scan_id', 'variant']),
  );

/** Thousands of rows cost least as one text, made and read at once. */
async function asOneText<T>(query: Promise<{ found: string | null }[]>): Promise<T[]> {
  const [row] = await query;
  // The parse edge: the statement says what it selects.
  return row?.found ? (JSON.parse(row.found) as T[]) : [];
}

export type Visit = Omit<Move, 'before'>;

/** Keeps the visits of visitors who were never seen before, and gives these as lists of organization, code and visitor. */
export const insertVisits = (
  tx: Tx,
  visits: readonly Visit[],
): Promise<[orgId: string, codeId: string, visitor: string][]> =>
  asOneText(
    tx.query(
      `with inserted as (
         insert into scan_last_visits (org_id, code_id, visitor, at) select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[])
         on conflict do nothing returning org_id, code_id, visitor
       ) select json_agg(json_build_array(org_id, code_id, visitor))::text as found from inserted`,
      columns(visits, ['org_id', 'code_id', 'visitor', 'at']),
      'insert-visits',
    ),
  );

/** Keeps visits that are newer than the last known of their visitor, and gives these with the one before. */
export const moveVisits = (tx: Tx, visits: readonly Visit[]) =>
  tx.query(
    `with newer as (
       select n.org_id, n.code_id, n.visitor, n.at, l.at as before
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) as n (org_id, code_id, visitor, at)
       cross join lateral (
         select at from scan_last_visits l where l.org_id = n.org_id and l.code_id = n.code_id and l.visitor = n.visitor offset 0
       ) as l
       where l.at < n.at
     ), kept as (
       insert into scan_last_visits (org_id, code_id, visitor, at) select org_id, code_id, visitor, at from newer
       on conflict (org_id, code_id, visitor) do update set at = excluded.at
     )
     select * from newer`,
    columns(visits, ['org_id', 'code_id', 'visitor', 'at']),
    'move-visits',
  );

/** What is stored already of the rows that change. */
export const selectCounts = (tx: Tx, changes: readonly Counts[]): Promise<Stored[]> =>
  asOneText(
    tx.query(
      `select json_agg(json_build_array(k.n, c.scans, c.human_scans, c.last_visits, c.shares, c.times, c.is_summed))::text as found
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) with ordinality as k (org_id, code_id, span, starts, n)
       cross join lateral (
         select scans, human_scans, last_visits, shares, times, is_summed from scan_counts c
         where c.org_id = k.org_id and c.code_id = k.code_id and c.span = k.span and c.starts = k.starts offset 0
       ) as c`,
      columns(changes, ['org_id', 'code_id', 'span', 'starts']),
      'select-counts',
    ),
  );

/** Hours that are new are not in their day and month yet. */
export const upsertCounts = (tx: Tx, counts: readonly Counts[]) =>
  tx.query(
    `insert into scan_counts (org_id, code_id, span, starts, scans, human_scans, last_visits, shares, times, is_summed)
     select org_id, code_id, span, starts, scans, human_scans, last_visits, shares::json, times::json, span <> 'hour'
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
       as c (org_id, code_id, span, starts, scans, human_scans, last_visits, shares, times)
     on conflict (org_id, code_id, span, starts) do update set scans = excluded.scans, human_scans = excluded.human_scans,
       last_visits = excluded.last_visits, shares = excluded.shares, times = excluded.times`,
    [
      ...columns(counts, ['org_id', 'code_id', 'span', 'starts', 'scans', 'human_scans', 'last_visits']),
      arrayLiteral(counts.map(({ shares }) => JSON.stringify(shares))),
      arrayLiteral(counts.map(({ times }) => JSON.stringify(times))),
    ],
    'upsert-counts',
  );

/** An organization with hours before a moment that its days and months do not have. */
export const selectFresh = async (tx: Tx, before: Date): Promise<string | undefined> => {
  const [row] = await tx.query(
    `select org_id from scan_counts where span = 'hour' and not is_summed and starts < $1 limit 1`,
    [before],
    'select-fresh-hours',
  );
  return row?.org_id;
};

/** Says of some of those hours that their days and months have them, and gives them. */
export const markSummed = (tx: Tx, orgId: string, before: Date, limit: number) =>
  tx.query(
    `update scan_counts set is_summed = true where (org_id, code_id, span, starts) in (
       select org_id, code_id, span, starts from scan_counts where org_id = $1 and span = 'hour' and not is_summed and starts < $2
       order by code_id, starts limit $3
     ) returning org_id, code_id, starts, scans, human_scans, last_visits, shares, times`,
    [orgId, before, limit],
    'mark-hours-summed',
  );

export interface Counter {
  org_id: string;
  code_id: string;
  scans: number;
  human_scans: number;
  visitors: number;
  last_scan_at: Date;
}

/** Adds to the counters of all time. */
export const addToCounters = (tx: Tx, counters: readonly Counter[]) =>
  tx.query(
    `insert into code_counters (org_id, code_id, scans, human_scans, visitors, last_scan_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[])
     on conflict (org_id, code_id) do update set scans = code_counters.scans + excluded.scans,
       human_scans = code_counters.human_scans + excluded.human_scans, visitors = code_counters.visitors + excluded.visitors,
       last_scan_at = greatest(code_counters.last_scan_at, excluded.last_scan_at)`,
    columns(counters, ['org_id', 'code_id', 'scans', 'human_scans', 'visitors', 'last_scan_at']),
    'add-to-counters',
  );

function columns<const Names extends readonly string[]>(
  rows: readonly Record<Names[number], string | number | boolean | Date | null>[],
  names: Names,
) {
  const lists = names.map((name: Names[number]) => arrayLiteral(rows.map((row) => row[name])));
  // A list of as many as there are names; \`map\` forgets how many.
  return lists as { readonly [Place in keyof Names]: ArrayLiteral };
}

/** Makes the partition of a month (its first day, `2026-11-01`) unless it exists. */
export const ensureScanPartition = (tx: Tx, month: string) =>
  tx.query('select ensure_scan_partition($1::date)', [month]);
