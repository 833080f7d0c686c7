import type { Kept } from './kept.sql.js';

interface Cover<Row> {
  chosen: Row[];
  /** What no row stands for, to be read from the orders. */
  gaps: { from: Date; to: Date }[];
}

/** Covers a range with days and months that do not overlap, the widest first of those that begin together; rows come in that order. */
export function cover<Row extends Pick<Kept, 'starts' | 'ends'>>(
  { from, to }: { from: Date; to: Date },
  rows: readonly Row[],
): Cover<Row> {
  const chosen: Row[] = [];
  const gaps: Cover<Row>['gaps'] = [];
  let at = from;
  for (const row of rows) {
    if (row.starts < at || row.ends > to) continue;
    if (row.starts > at) gaps.push({ from: at, to: row.starts });
    chosen.push(row);
    at = row.ends;
  }
  if (at < to) gaps.push({ from: at, to });
  return { chosen, gaps };
}
