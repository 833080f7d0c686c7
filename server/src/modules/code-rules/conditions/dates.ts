import { isZone, wallClock } from '@swapt/shared/dates';
import { datesProblem, noSuchZone } from '@swapt/shared/values';
import { defineCondition } from './condition.js';

/** Year-month-day in a zone. */
const dayIn = (zone: string, at: Date) => new Date(wallClock(at.getTime(), zone)).toISOString().slice(0, 10);

export const dates = defineCondition('dates', {
  matches({ zone, from, to }, { at }) {
    const day = dayIn(zone, at);
    return (!from || day >= from) && (!to || day <= to);
  },
  explain({ zone, from, to }, { at }) {
    const day = dayIn(zone, at);
    return `It is ${day} in ${zone}, ${from && day < from ? `before ${from}` : `after ${to}`}.`;
  },
  problemOf: (condition) => datesProblem(condition) ?? (isZone(condition.zone) ? undefined : noSuchZone),
});
