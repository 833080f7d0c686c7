import type { RuleCondition } from '@swapt/shared/contract';
import { countryName, languageName, weekdays } from '@swapt/shared/names';
import { agesFrom } from './ages.js';
import { clockIn, dayIn, metresBetween, type ConditionOf } from './holds.js';
import type { Visit } from './visit.js';

/** Why a condition does not hold for a visit, or depends on something, in one sentence. */
export function explain(condition: RuleCondition, visit: Visit): string {
  switch (condition.kind) {
    case 'device':
      return `The device is ${deviceWords[visit.device] ?? 'of another type'}, not ${either(condition.any.map((one) => deviceWords[one] ?? one))}.`;
    case 'system':
      return `The system is ${visit.system}, not ${either(condition.any)}.`;
    case 'language':
      return `The phone asks for ${languageWords(visit.language)}, not ${either(condition.any.map(languageWords))}.`;
    case 'country':
      return `The country is ${countryWords(visit.country)}, not ${either(condition.any.map(countryWords))}.`;
    case 'time':
      return explainTime(condition, visit.at);
    case 'dates':
      return explainDates(condition, dayIn(condition.zone, visit.at));
    case 'scans':
      return `It is scan number ${visit.scan}, and the rule is for ${span(condition)}.`;
    case 'place':
      return explainPlace(condition, visit.place);
    case 'age':
      return explainAge(condition, visit.age);
    case 'query':
      return `The address does not have “${condition.name}${condition.value === undefined ? '' : `=${condition.value}`}”.`;
  }
}

const deviceWords: Record<string, string> = { mobile: 'a phone', tablet: 'a tablet', desktop: 'a computer' };
const list = new Intl.ListFormat('en', { type: 'disjunction' });
const either = (words: readonly string[]) => list.format(words.slice(0, 4).concat(words.length > 4 ? ['others'] : []));
const languageWords = (code: string) => languageName(code, 'no language');
const countryWords = (code: string) => countryName(code, 'not known');

function explainTime({ zone, from, to, days }: ConditionOf<'time'>, at: Date): string {
  const { minute, weekday } = clockIn(zone, at);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const on = days ? ` on ${either(days.map((day) => weekdays[day - 1] ?? ''))}` : '';
  return `It is ${clock} on a ${weekdays[weekday - 1]} in ${zone}, and the rule is for ${from} to ${to}${on}.`;
}

function explainDates({ zone, from, to }: ConditionOf<'dates'>, day: string): string {
  const when = from && day < from ? `before ${from}` : `after ${to}`;
  return `It is ${day} in ${zone}, ${when}.`;
}

function span({ from, to }: ConditionOf<'scans'>): string {
  if (from === undefined) return `the first ${to}`;
  return to === undefined ? `number ${from} and later` : `numbers ${from} to ${to}`;
}

function explainPlace(condition: ConditionOf<'place'>, place: Visit['place']): string {
  if (place === undefined) return 'It depends on where the phone is: its page asks for that first.';
  if (place === 'refused') return 'The visitor did not share a location.';
  return `The place is ${distance(metresBetween(condition, place))} away, and the rule is for ${distance(condition.radius)} around it.`;
}

function explainAge({ from, under }: ConditionOf<'age'>, age: Visit['age']): string {
  if (age === undefined) return 'It depends on the visitor’s age. The page of the code asks for it first.';
  if (age === 'refused') return 'The visitor did not give an age.';
  return `The age is ${age}, and the rule is for ${agesFrom(from ?? 0, under)}.`;
}

function distance(metres: number): string {
  if (metres < 1000) return `${Math.round(metres)} m`;
  return `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;
}
