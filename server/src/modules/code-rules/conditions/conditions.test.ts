import type { RuleCondition } from '@swapt/shared/contract';
import { visitOf, type Visit } from '../visit.js';
import { explain, matches } from './conditions.js';
import { metresBetween } from './metres-between.js';

const visit = (change: Partial<Visit> = {}): Visit => ({
  at: new Date('2026-11-20T10:00:00Z'),
  device: 'mobile',
  system: 'iOS',
  language: 'de',
  country: 'DE',
  scan: 7,
  query: new URLSearchParams('q=1&table=5'),
  visitor: 'somebody',
  ...change,
});
const at = (instant: string) => visit({ at: new Date(instant) });
const evening = { kind: 'time', zone: 'Europe/Berlin', from: '18:00', to: '23:00' } as const;
const night = { kind: 'time', zone: 'Europe/Berlin', from: '22:00', to: '02:00' } as const;
const rome = { kind: 'place', latitude: 41.8902, longitude: 12.4922, radius: 500 } as const;

const cases: [text: string, condition: RuleCondition, who: Visit, answer: boolean | 'ask'][] = [
  ['a phone', { kind: 'device', any: ['mobile'] }, visit(), true],
  ['a phone or tablet', { kind: 'device', any: ['tablet', 'mobile'] }, visit(), true],
  ['a computer', { kind: 'device', any: ['desktop'] }, visit(), false],
  ['an iPhone', { kind: 'system', any: ['iOS'] }, visit(), true],
  ['an Android', { kind: 'system', any: ['Android', 'Windows'] }, visit(), false],
  ['German', { kind: 'language', any: ['fr', 'de'] }, visit(), true],
  ['French', { kind: 'language', any: ['fr'] }, visit(), false],
  ['Germany', { kind: 'country', any: ['AT', 'DE'] }, visit(), true],
  ['an unknown country', { kind: 'country', any: ['DE'] }, visit({ country: 'ZZ' }), false],
  ['just before the window', evening, at('2026-11-20T16:59:59Z'), false],
  ['its first minute', evening, at('2026-11-20T17:00:00Z'), true],
  ['its last minute', evening, at('2026-11-20T21:59:59Z'), true],
  ['its end', evening, at('2026-11-20T22:00:00Z'), false],
  ['the same instant in summer, an hour later on the clock', evening, at('2026-07-20T21:00:00Z'), false],
  ['the window on one of its days', { ...evening, days: [5] }, at('2026-11-20T18:00:00Z'), true],
  ['the window on another day', { ...evening, days: [1, 2, 3, 4] }, at('2026-11-20T18:00:00Z'), false],
  ['before midnight', night, at('2026-11-20T22:30:00Z'), true],
  ['after midnight', night, at('2026-11-21T00:30:00Z'), true],
  ['the morning after', night, at('2026-11-21T01:00:00Z'), false],
  ['after midnight of a Friday’s night, on Saturday', { ...night, days: [5] }, at('2026-11-21T00:30:00Z'), true],
  ['after midnight of a Saturday’s night, on Saturday', { ...night, days: [6] }, at('2026-11-21T00:30:00Z'), false],
  ['Sunday’s night, on Monday', { ...night, days: [7] }, at('2026-11-23T00:30:00Z'), true],
  // Clocks in Berlin go from 02:00 to 03:00 on 2026-03-29, and from 03:00 back to 02:00 on 2026-10-25.
  ['an hour that a clock change skips', { ...evening, from: '02:00', to: '03:00' }, at('2026-03-29T01:30:00Z'), false],
  ['the hour after the skip', { ...evening, from: '03:00', to: '04:00' }, at('2026-03-29T01:30:00Z'), true],
  ['an hour that comes twice, first', { ...evening, from: '02:00', to: '03:00' }, at('2026-10-25T00:30:00Z'), true],
  ['an hour that comes twice, again', { ...evening, from: '02:00', to: '03:00' }, at('2026-10-25T01:30:00Z'), true],
  ['the first day', { kind: 'dates', zone: 'Asia/Tokyo', from: '2026-11-21' }, at('2026-11-20T15:00:00Z'), true],
  ['the day before', { kind: 'dates', zone: 'Asia/Tokyo', from: '2026-11-21' }, at('2026-11-20T14:59:59Z'), false],
  ['the last day', { kind: 'dates', zone: 'America/Lima', to: '2026-11-20' }, at('2026-11-21T04:59:59Z'), true],
  ['the day after', { kind: 'dates', zone: 'America/Lima', to: '2026-11-20' }, at('2026-11-21T05:00:00Z'), false],
  ['the first ten scans', { kind: 'scans', to: 10 }, visit({ scan: 10 }), true],
  ['scan 11 of ten', { kind: 'scans', to: 10 }, visit({ scan: 11 }), false],
  ['scans from the hundredth on', { kind: 'scans', from: 100 }, visit({ scan: 99 }), false],
  ['a place that is asked for', rome, visit(), 'ask'],
  ['a place that is refused', rome, visit({ place: 'refused' }), false],
  ['a place close by', rome, visit({ place: { latitude: 41.8925, longitude: 12.4853 } }), false],
  ['a place at the spot', rome, visit({ place: { latitude: 41.8904, longitude: 12.4924 } }), true],
  ['an age that is asked for', { kind: 'age', from: 18 }, visit(), 'ask'],
  ['an age that is not told', { kind: 'age', under: 18 }, visit({ age: 'refused' }), false],
  ['the first age that is old enough', { kind: 'age', from: 18 }, visit({ age: 18 }), true],
  ['the last age that is not', { kind: 'age', from: 18 }, visit({ age: 17 }), false],
  ['the last age that is young enough', { kind: 'age', under: 18 }, visit({ age: 17 }), true],
  ['the first age that is not', { kind: 'age', under: 18 }, visit({ age: 18 }), false],
  ['a newborn', { kind: 'age', under: 1 }, visit({ age: 0 }), true],
  ['an age between two', { kind: 'age', from: 12, under: 18 }, visit({ age: 12 }), true],
  ['an age below both', { kind: 'age', from: 12, under: 18 }, visit({ age: 11 }), false],
  ['a value in the address', { kind: 'query', name: 'table', value: '5' }, visit(), true],
  ['another value', { kind: 'query', name: 'table', value: '6' }, visit(), false],
  ['any value', { kind: 'query', name: 'table' }, visit(), true],
  ['a name that is not there', { kind: 'query', name: 'room' }, visit(), false],
];

it.each(cases)('a rule knows %s', (_, condition, who, answer) => {
  expect(matches(condition, who)).toBe(answer);
});

it('measures along the earth, over the date line and the poles, too', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  expect(metresBetween(at(52.52, 13.405), at(48.8566, 2.3522)) / 1000).toBeCloseTo(877.5, 0);
  expect(metresBetween(at(0, 179.9), at(0, -179.9)) / 1000).toBeCloseTo(22.2, 0);
  expect(metresBetween(at(90, 10), at(90, -170))).toBeCloseTo(0, 3);
  expect(metresBetween(at(0, 0), at(0, 180)) / 1000).toBeCloseTo(20015, 0);
});

it.each<[RuleCondition, Partial<Visit>, string]>([
  [{ kind: 'system', any: ['iOS', 'macOS'] }, { system: 'Android' }, 'The system is Android, not iOS or macOS.'],
  [{ kind: 'device', any: ['mobile'] }, { device: 'desktop' }, 'The device is a computer, not a phone.'],
  [{ kind: 'language', any: ['de'] }, { language: 'it' }, 'The phone asks for Italian, not German.'],
  [{ kind: 'country', any: ['AT'] }, { country: 'ZZ' }, 'The country is not known, not Austria.'],
  [evening, {}, 'It is 11:00 on a Friday in Europe/Berlin, and the rule is for 18:00 to 23:00.'],
  [{ kind: 'dates', zone: 'UTC', to: '2026-11-01' }, {}, 'It is 2026-11-20 in UTC, after 2026-11-01.'],
  [{ kind: 'scans', to: 5 }, {}, 'It is scan number 7, and the rule is for the first 5.'],
  [rome, { place: 'refused' }, 'The visitor did not share a location.'],
  [
    rome,
    { place: { latitude: 48.8566, longitude: 2.3522 } },
    'The place is 1106 km away, and the rule is for 500 m around it.',
  ],
  [{ kind: 'age', from: 18 }, { age: 'refused' }, 'The visitor did not give an age.'],
  [{ kind: 'age', from: 18 }, { age: 16 }, 'The age is 16, and the rule is for 18 or older.'],
  [{ kind: 'age', from: 12, under: 18 }, { age: 18 }, 'The age is 18, and the rule is for 12 to 17.'],
  [{ kind: 'query', name: 'room' }, {}, 'The address does not have “room”.'],
])('says why %j does not hold', (condition, change, sentence) => {
  expect(explain(condition, visit(change))).toBe(sentence);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'mobile',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'mobile',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X706B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'tablet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'desktop',
    'macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'desktop',
    'ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'desktop', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'desktop', 'Windows'],
])('reads device and system of %s', (userAgent, device, system) => {
  const facts = { at: new Date(), scan: 1, visitor: '', ip: '', url: '/menu?q=1', acceptLanguage: 'pt-BR,en;q=0.8' };
  expect(visitOf({ ...facts, userAgent })).toMatchObject({ device, system, language: 'pt', country: 'ZZ' });
});
