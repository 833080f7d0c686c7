const quarter = 900_000;
const hour = 4 * quarter;
const day = 24 * hour;

/** What is counted together, from the widest to the narrowest; all in UTC. */
export type Span = 'month' | 'day' | 'hour' | 'quarter';

interface Piece {
  /** `scan`: narrower than anything that is counted together. */
  span: Span | 'scan';
  from: Date;
  to: Date;
}

/**
 * Cuts a range into the widest spans that fit, so that it is read from as few counts as possible: months in its middle, days beside them, hours at
 * its edges. Every moment lies in one piece.
 */
export function cutSpan(from: Date, to: Date, [span, ...narrower]: readonly Span[]): Piece[] {
  if (from >= to) return [];
  if (!span) return [{ span: 'scan', from, to }];
  const [first, last] = [floor(new Date(from.getTime() - 1), span, 1), floor(to, span, 0)];
  if (first >= last) return cutSpan(from, to, narrower);
  return [...cutSpan(from, first, narrower), { span, from: first, to: last }, ...cutSpan(last, to, narrower)];
}

/** The end of the month in which `at` lies. */
export const wholeEnd = (at: Date): Date => floor(at, 'month', 1);

/** Where the span of a moment begins, or that many spans later. */
function floor(at: Date, span: Span, later: number): Date {
  if (span === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later));
  const length = { day, hour, quarter }[span];
  return new Date((Math.floor(at.getTime() / length) + later) * length);
}
