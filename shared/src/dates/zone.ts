import { memoized } from '../memoized.js';

/** Whether `name` is an IANA time zone such as `Europe/Rome`. Bare offsets such as `+02:00` are refused: they know no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const formatOf = memoized(
  (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** What a wall clock in the zone shows at an instant, written as if it were UTC milliseconds. */
export function wallClock(instant: number, zone: string): number {
  const part = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(instant)) {
    if (type in part) Object.assign(part, { [type]: Number(value) });
  }
  const whole = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  return whole + (((instant % 1000) + 1000) % 1000);
}

const halfDay = 12 * 3_600_000;

/** The first instant at which a wall clock in the zone shows `wall` or, where a clock change skips it, the moment after the skip. */
export function instantOf(wall: number, zone: string): number {
  const before = offsetAt(wall - 2 * halfDay, zone);
  const after = offsetAt(wall + 2 * halfDay, zone);
  const candidates = [wall - before, wall - after].sort((a, b) => a - b);
  return candidates.find((instant) => wallClock(instant, zone) === wall) ?? wall - before;
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant;
}

/** How far a zone's clocks are ahead of UTC from an instant on, in milliseconds. */
export interface ZoneOffset {
  from: Date;
  offset: number;
}

const week = 14 * halfDay;

/** The offsets that a zone has between two instants, in order; one more for every clock change. */
export function offsetsBetween(zone: string, from: Date, to: Date): ZoneOffset[] {
  const found = [{ from, offset: offsetAt(from.getTime(), zone) }];
  for (let at = from.getTime(); at < to.getTime(); at += week) {
    const next = Math.min(at + week, to.getTime() - 1);
    const offset = offsetAt(next, zone);
    if (offset === found.at(-1)?.offset) continue;
    found.push({ from: new Date(changeBetween(at, next, zone)), offset });
  }
  return found;
}

/** The first instant after `before` with the offset of `after`; clocks change on whole minutes. */
function changeBetween(before: number, after: number, zone: string): number {
  const minute = 60_000;
  const offset = offsetAt(after, zone);
  let [low, high] = [Math.floor(before / minute), Math.ceil(after / minute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, zone) === offset) high = middle;
    else low = middle;
  }
  return high * minute;
}
