import { wallClock } from '@swapt/shared/dates';
import { datesProblem } from '@swapt/shared/values';
import { zoneProblem } from '../../code-content/code-content.service.js';
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
  problemsOf: (condition) => [['zone', zoneProblem(condition.zone)], datesProblem(condition)],
});
