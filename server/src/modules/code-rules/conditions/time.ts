import { wallClock } from '@swapt/shared/dates';
import { weekdays } from '@swapt/shared/names';
import { timeProblem } from '@swapt/shared/values';
import { zoneProblem } from '../../code-content/code-content.service.js';
import { defineCondition, either } from './condition.js';

const MINUTE = 60_000;
const DAY = 24 * 60;

export const time = defineCondition('time', {
  // The window's end is not a part of it. One that goes past midnight belongs to the day on which it begins.
  matches({ zone, from, to, days }, { at }) {
    const { minute, weekday } = clockIn(zone, at);
    const [start, end] = [minutesOf(from), minutesOf(to)];
    const isOn = (day: number) => !days || days.includes(day);
    if (start < end) return minute >= start && minute < end && isOn(weekday);
    if (minute >= start) return isOn(weekday);
    return minute < end && isOn(weekday === 1 ? 7 : weekday - 1);
  },
  explain({ zone, from, to, days }, { at }) {
    const { minute, weekday } = clockIn(zone, at);
    const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const on = days ? ` on ${either(days.map((day) => weekdays[day - 1] ?? ''))}` : '';
    return `It is ${clock} on a ${weekdays[weekday - 1]} in ${zone}, and the rule is for ${from} to ${to}${on}.`;
  },
  problemsOf: (condition) => [['zone', zoneProblem(condition.zone)], timeProblem(condition)],
});

/** Minutes since midnight and the day of the week, 1 for Monday, as a wall clock in the zone shows them. */
function clockIn(zone: string, at: Date): { minute: number; weekday: number } {
  const wall = wallClock(at.getTime(), zone);
  return { minute: Math.floor(wall / MINUTE) % DAY, weekday: new Date(wall).getUTCDay() || 7 };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
