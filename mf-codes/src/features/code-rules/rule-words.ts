import type { CodeRule, RuleCondition } from '@swapt/shared/contract';
import { countryName, languageName } from '../../parts/names.js';
import { withoutScheme } from '../../parts/short-address.js';

const devices = { mobile: 'a phone', tablet: 'a tablet', desktop: 'a computer' } as const;
const systems: Record<string, string> = { iOS: 'an iPhone or iPad', Android: 'Android', macOS: 'a Mac' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '…') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const zoneName = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
const day = (text: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

/** A condition as the second half of a sentence that begins with “If”. */
export function conditionWords(condition: RuleCondition): string {
  switch (condition.kind) {
    case 'device':
      return `it is ${joined(condition.any.map((name) => devices[name]))}`;
    case 'system':
      return `it is ${joined(condition.any.map((name) => systems[name] ?? name))}`;
    case 'language':
      return `its language is ${joined(condition.any.map(languageName))}`;
    case 'country':
      return `it is in ${joined(condition.any.map(countryName))}`;
    case 'time': {
      const { from, to, days, zone } = condition;
      const on = days ? ` on ${joined(days.map((number) => weekdays[number - 1] ?? ''))}` : '';
      return `it is between ${from || '…'} and ${to || '…'}${on} (${zoneName(zone)} time)`;
    }
    case 'dates':
      return datesWords(condition);
    case 'scans': {
      const { from, to } = condition;
      if (from && from > 1 && to) return `it is scan ${from} to ${to}`;
      if (to) return `it is one of the first ${to} scans`;
      return `it is scan ${from ?? '…'} or a later one`;
    }
    case 'place':
      return `it is within ${metres(condition.radius)} of ${condition.latitude.toFixed(4)}, ${condition.longitude.toFixed(4)}`;
    case 'age':
      return `they say they are ${ageWords(condition)}`;
    case 'query':
      return condition.value
        ? `the address has ${condition.name}=${condition.value}`
        : `the address has ${condition.name || '…'}`;
  }
}

function datesWords({ from, to, zone }: Extract<RuleCondition, { kind: 'dates' }>): string {
  const place = ` (${zoneName(zone)} time)`;
  if (from && to) return from === to ? `it is ${day(from)}${place}` : `it is ${day(from)} to ${day(to)}${place}`;
  if (from) return `it is ${day(from)} or later${place}`;
  return to ? `it is ${day(to)} or earlier${place}` : 'it is on certain days';
}

function ageWords({ from, under }: Extract<RuleCondition, { kind: 'age' }>): string {
  if (from && under) return `at least ${from} and under ${under}`;
  return under ? `under ${under}` : `at least ${from ?? '…'}`;
}

const metres = (radius: number) => (radius < 1000 ? `${radius} m` : `${radius / 1000} km`);

/** When a rule counts: “If it is Android and its language is German”. */
export const whenWords = ({ when }: Pick<CodeRule, 'when'>): string =>
  when.length === 0 ? 'For everybody' : `If ${when.map(conditionWords).join(' and ')}`;

/** Where a rule leads. */
export const thenWords = ({ target, variants }: Pick<CodeRule, 'target' | 'variants'>): string =>
  variants
    ? variants.map(({ name, weight, target: to }) => `${weight} % ${name}: ${withoutScheme(to) || '…'}`).join(' · ')
    : withoutScheme(target ?? '') || '…';
