import type { Store } from '@swapt/shared/contract';
import { dayAndTime, instantOf, wallClock } from '@swapt/shared/dates';
import { openSpans } from '../org/org.service.js';
import type { Method } from './delivery-price.js';

type PickUp = Extract<Method, { kind: 'pickup' }>;
type Shop = Pick<Store, 'zone' | 'hours' | 'closed_days'>;

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** So that the list stays one that people can look through. */
const mostTimes = 200;

export interface PickUpTime {
  from: Date;
  to: Date;
}

/** The times to choose from for a pick-up: pieces of the opening hours, from the earliest possible on. None where the method has no times. */
export function pickUpTimes({ zone, hours, closed_days: closed }: Shop, method: PickUp, now: Date): PickUpTime[] {
  const { slot_minutes: minutes, lead_minutes: lead, days_ahead: ahead } = method;
  if (minutes === 0) return [];
  const wall = wallClock(now.getTime(), zone);
  const earliest = wall + lead * minuteMs;
  const lastDay = Math.floor(wall / dayMs) + ahead;
  const allDay = Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]);
  const times: PickUpTime[] = [];
  for (const { from, to } of openSpans(hours ?? allDay, wall, closed, ahead + 2)) {
    for (let start = from; start + minutes * minuteMs <= to; start += minutes * minuteMs) {
      if (start < earliest) continue;
      if (Math.floor(start / dayMs) > lastDay || times.length >= mostTimes) return times;
      const end = start + minutes * minuteMs;
      times.push({ from: new Date(instantOf(start, zone)), to: new Date(instantOf(end, zone)) });
    }
  }
  return times;
}

/** A time in words, in the zone of the store. */
export const pickUpText = ({ from, to }: PickUpTime, zone: string, locale: string): string =>
  dayAndTime(locale, zone).formatRange(from, to);
