import type { OpeningHours } from '@swapt/shared/contract';
import { wallClock } from '@swapt/shared/dates';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A time on the wall clocks of the shop, written as if it were UTC milliseconds. */
type Wall = number;

/** Days on which the hours of the week do not count, as `2026-12-24`, both included. */
interface ClosedDays {
  from: string;
  to: string;
}

/** Whether a shop is open now, and when that changes; never, where it is open or closed all week. */
export function nextChange(
  { zone, days, closed = [] }: OpeningHours & { closed?: readonly ClosedDays[] },
  now: Date,
): { isOpen: boolean; at?: Wall; wall: Wall } {
  const wall = wallClock(now.getTime(), zone);
  const spans = openSpans(days, wall, closed, 10);
  const open = spans.find(({ from, to }) => from <= wall && wall < to);
  if (!open) {
    const next = spans.find(({ from }) => from > wall);
    return { isOpen: false, wall, ...(next && { at: next.from }) };
  }
  return { isOpen: true, wall, ...(open.to - wall < 7 * dayMs && { at: open.to }) };
}

/** When a shop is open on so many days from yesterday on, as some times go past midnight; those that touch are one. */
export function openSpans(
  days: OpeningHours['days'],
  wall: Wall,
  closed: readonly ClosedDays[],
  count: number,
): { from: Wall; to: Wall }[] {
  const today = Math.floor(wall / dayMs) * dayMs;
  const all = Array.from({ length: count }, (_, index) => today + (index - 1) * dayMs).flatMap((day) =>
    (isWithin(closed, day) ? [] : (days[weekdayOf(day)] ?? [])).map(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      return { from: day + start * minuteMs, to: day + end * minuteMs + (end <= start ? dayMs : 0) };
    }),
  );
  all.sort((a, b) => a.from - b.from);
  const joined: typeof all = [];
  for (const span of all) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

const isWithin = (closed: readonly ClosedDays[], day: Wall) => {
  const date = new Date(day).toISOString().slice(0, 10);
  return closed.some(({ from, to }) => from <= date && date <= to);
};

/** 0 for Monday. */
export const weekdayOf = (wall: Wall): number => (new Date(wall).getUTCDay() + 6) % 7;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
