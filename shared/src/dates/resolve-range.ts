import type { Range } from '../values/platform/analytics.js';
import { instantOf, wallClock } from './zone.js';

const hour = 3_600_000;
const day = 24 * hour;

export type Bucket = 'hour' | 'day' | 'month' | 'year';

export interface ResolvedRange {
  from: Date;
  /** The first moment after the range. */
  to: Date;
  bucket: Bucket;
  /** Where each bucket begins; the first is `from`. */
  buckets: Date[];
}

/**
 * What a range means on the viewer's clock. Boundaries are instants, so days with a clock change have 23 or 25 hours.
 * Weeks begin on Monday. `all` begins at the first event and ends with the present bucket.
 */
export function resolveRange(range: Range, zone: string, now: Date, firstEvent?: Date): ResolvedRange {
  const today = startOf('day', wallClock(now.getTime(), zone));
  const days = (from: number, to: number, bucket: Bucket = 'day') =>
    build(zone, bucket, today + from * day, today + to * day);
  switch (range) {
    case '1day':
      return days(0, 1, 'hour');
    case '-1day':
      return days(-1, 0, 'hour');
    case '24hour':
      return last24Hours(zone, now.getTime());
    case '1week': {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      return days(-sinceMonday, 7 - sinceMonday);
    }
    case '7day':
      return days(-6, 1);
    case '30day':
      return days(-29, 1);
    case '90day':
      return days(-89, 1);
    case '1month':
      return build(zone, 'day', startOf('month', today), next('month', startOf('month', today)));
    case '1year':
      return build(zone, 'month', startOf('year', today), next('year', startOf('year', today)));
    case 'all':
      return allTime(zone, now.getTime(), Math.min(firstEvent?.getTime() ?? now.getTime(), now.getTime()));
  }
}

/**
 * The period of the same kind before a range, as far as the range itself has come: of this month at noon of the 5th, the month before until noon of
 * its 5th. All time has none before it.
 */
export function resolveBefore(range: Exclude<Range, 'all'>, zone: string, now: Date): ResolvedRange {
  const then = new Date(instantOf(shifted(range, wallClock(now.getTime(), zone)), zone));
  const whole = resolveRange(range, zone, then);
  if (whole.to <= then) return whole;
  return { ...whole, to: then, buckets: whole.buckets.filter((at, index) => index === 0 || at < then) };
}

const daysOf = { '1day': 1, '24hour': 1, '-1day': 1, '1week': 7, '7day': 7, '30day': 30, '90day': 90 } as const;

/** The same time of the day, one period earlier; the last day of a shorter month stands for days that it has not. */
function shifted(range: Exclude<Range, 'all'>, wall: number): number {
  if (range !== '1month' && range !== '1year') return wall - daysOf[range] * day;
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - (range === '1year' ? 12 : 1)];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (wall - startOf('day', wall));
}

function last24Hours(zone: string, now: number): ResolvedRange {
  const wall = wallClock(now, zone);
  const thisHour = now - (wall - startOf('hour', wall));
  return hours(thisHour - 23 * hour, thisHour + hour);
}

function allTime(zone: string, now: number, first: number): ResolvedRange {
  const bucket = bucketForSpan(now - first);
  const [firstWall, lastWall] = [startOf(bucket, wallClock(first, zone)), startOf(bucket, wallClock(now, zone))];
  if (bucket !== 'hour') return build(zone, bucket, firstWall, next(bucket, lastWall));
  const sinceHour = (instant: number, wall: number) => instant - (wallClock(instant, zone) - wall);
  return hours(sinceHour(first, firstWall), sinceHour(now, lastWall) + hour);
}

function bucketForSpan(span: number): Bucket {
  if (span <= 48 * hour) return 'hour';
  if (span <= 90 * day) return 'day';
  return span <= 24 * (365.25 / 12) * day ? 'month' : 'year';
}

/** Both ends as wall clock of the zone. */
function build(zone: string, bucket: Bucket, fromWall: number, toWall: number): ResolvedRange {
  const [from, to] = [instantOf(fromWall, zone), instantOf(toWall, zone)];
  if (bucket === 'hour') return hours(from, to);
  const buckets: Date[] = [];
  for (let wall = fromWall; wall < toWall; wall = next(bucket, wall)) buckets.push(new Date(instantOf(wall, zone)));
  return { from: new Date(from), to: new Date(to), bucket, buckets };
}

/** Hours are counted as they pass, so that the hour a clock change repeats is two buckets. */
function hours(from: number, to: number): ResolvedRange {
  const buckets: Date[] = [];
  for (let at = from; at < to; at += hour) buckets.push(new Date(at));
  return { from: new Date(from), to: new Date(to), bucket: 'hour', buckets };
}

function startOf(bucket: Bucket, wall: number): number {
  const date = new Date(wall);
  if (bucket === 'hour') return wall - (((wall % hour) + hour) % hour);
  return Date.UTC(
    date.getUTCFullYear(),
    bucket === 'year' ? 0 : date.getUTCMonth(),
    bucket === 'day' ? date.getUTCDate() : 1,
  );
}

function next(bucket: Bucket, wall: number): number {
  const date = new Date(wall);
  const [years, months, dates] = [bucket === 'year' ? 1 : 0, bucket === 'month' ? 1 : 0, bucket === 'day' ? 1 : 0];
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + dates);
}
