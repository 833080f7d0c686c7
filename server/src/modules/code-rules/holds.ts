import type { RuleCondition } from '@swapt/shared/contract';
import { wallClock } from '@swapt/shared/dates';
import type { Visit } from './visit.js';

type Kind = RuleCondition['kind'];
export type ConditionOf<K extends Kind> = Extract<RuleCondition, { kind: K }>;

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Whether a condition holds for a visit; `ask` while it depends on what nobody has asked for yet. */
export function holds(condition: RuleCondition, visit: Visit): boolean | 'ask' {
  switch (condition.kind) {
    case 'device':
      return condition.any.some((device) => device === visit.device);
    case 'system':
      return condition.any.some((system) => system === visit.system);
    case 'language':
      return condition.any.includes(visit.language);
    case 'country':
      return condition.any.includes(visit.country);
    case 'time':
      return isWithin(condition, visit.at);
    case 'dates': {
      const day = dayIn(condition.zone, visit.at);
      return (!condition.from || day >= condition.from) && (!condition.to || day <= condition.to);
    }
    case 'scans':
      return visit.scan >= (condition.from ?? 0) && visit.scan <= (condition.to ?? Infinity);
    case 'place':
      if (visit.place === undefined) return 'ask';
      return visit.place !== 'refused' && metresBetween(condition, visit.place) <= condition.radius;
    case 'age':
      if (visit.age === undefined) return 'ask';
      return visit.age !== 'refused' && visit.age >= (condition.from ?? 0) && visit.age < (condition.under ?? Infinity);
    case 'query': {
      const value = visit.query.get(condition.name);
      return value !== null && (condition.value === undefined || value === condition.value);
    }
  }
}

/** Year-month-day in a zone. */
export const dayIn = (zone: string, at: Date) => new Date(wallClock(at.getTime(), zone)).toISOString().slice(0, 10);

/** Minutes since midnight and the day of the week, 1 for Monday, as a wall clock in the zone shows them. */
export function clockIn(zone: string, at: Date): { minute: number; weekday: number } {
  const wall = wallClock(at.getTime(), zone);
  const minute = Math.floor(wall / MINUTE) % DAY;
  return { minute, weekday: new Date(wall).getUTCDay() || 7 };
}

/** The window's end is not a part of it. One that goes past midnight belongs to the day on which it begins. */
function isWithin({ zone, from, to, days }: ConditionOf<'time'>, at: Date): boolean {
  const { minute, weekday } = clockIn(zone, at);
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const isOn = (day: number) => !days || days.includes(day);
  if (start < end) return minute >= start && minute < end && isOn(weekday);
  if (minute >= start) return isOn(weekday);
  return minute < end && isOn(weekday === 1 ? 7 : weekday - 1);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

interface Place {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_008;

/** Along the surface of a sphere (haversine); off by half a percent at most, less than a phone knows. */
export function metresBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const part =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, part)));
}
