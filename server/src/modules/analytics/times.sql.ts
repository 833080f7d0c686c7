import { offsetsBetween, type ZoneOffset } from '@swapt/shared/dates';
import type { Tx } from '../../db/database.js';
import { cutScans, pieces, pieceValues, type Window } from './window.js';

const hour = 3_600_000;
const quarter = 900_000;

/** A row is of a bucket of the range, numbered from 1, or of a quarter of the UTC week while the zone keeps one offset; the other is null. */
interface TimeRow {
  bucket: number | null;
  offset: number | null;
  quarter: number | null;
  scans: number;
  human_scans: number;
}

export interface Times {
  series: { at: string; scans: number; human_scans: number }[];
  /** Human scans by weekday, Monday first, and hour of the zone. */
  week: number[][];
}

/** When the scans of a window were: both views from one pass over its hours, or over quarters of hours where a zone's hours need them. */
export async function selectTimes(tx: Tx, window: Window): Promise<Times> {
  const offsets = offsetsBetween(window.zone, window.range.from, window.range.to);
  const isWhole = offsets.every(({ offset }) => offset % hour === 0);
  const span = isWhole ? 'hour' : 'quarter';
  const rows = await tx.query<TimeRow>(
    statements[span],
    [...pieceValues(window, [span]), window.range.buckets, offsets.map(({ from }) => from)],
    `analytics-times-${span}`,
  );
  return { series: seriesOf(rows, window), week: weekOf(rows, offsets) };
}

const times = (counts: string) => `
  with facts as (
    select r.at, r.scans, r.human_scans from ${pieces} cross join lateral (${counts} offset 0) as r
    union all
    select s.at, 1, (not s.is_bot)::int from ${cutScans}
  ), placed as (
    select width_bucket(at, $6::timestamptz[]) as bucket, width_bucket(at, $7::timestamptz[]) as "offset",
      (date_part('epoch', at)::bigint / 900 % 672)::int as quarter, scans, human_scans from facts
  )
  select bucket, "offset", quarter, sum(scans) as scans, sum(human_scans) as human_scans from placed
  group by grouping sets ((bucket), ("offset", quarter))`;

const statements = {
  hour: times(`select hour as at, scans, human_scans from scan_rollups
    where p.span = 'hour' and org_id = $1 and code_id = $2 and dimension = 'total' and hour >= p.starts and hour < p.ends`),
  quarter:
    times(`select at, scans, human_scans from scan_rollups cross join lateral (select hour + value::int * interval '15 minutes' as at) as q
    where p.span = 'quarter' and org_id = $1 and code_id = $2 and dimension = 'quarter' and hour > p.starts - interval '1 hour' and hour < p.ends
      and at >= p.starts and at < p.ends`),
};

function seriesOf(rows: readonly TimeRow[], { range }: Window): Times['series'] {
  const counted = new Map(rows.map((row) => [row.bucket, row]));
  return range.buckets.map((at, index) => {
    const { scans = 0, human_scans = 0 } = counted.get(index + 1) ?? {};
    return { at: at.toISOString(), scans, human_scans };
  });
}

/** 1970 began on a Thursday, the fourth day of a week that begins on Monday. */
const thursday = 3;

function weekOf(rows: readonly TimeRow[], offsets: readonly ZoneOffset[]): Times['week'] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { offset, quarter: slot, human_scans } of rows) {
    const era = offset === null ? undefined : offsets[offset - 1];
    if (!era || slot === null) continue;
    const hours = Math.floor((slot * quarter + era.offset) / hour);
    const day = week[(((Math.floor(hours / 24) + thursday) % 7) + 7) % 7];
    const at = ((hours % 24) + 24) % 24;
    if (day) day[at] = (day[at] ?? 0) + human_scans;
  }
  return week;
}
