import type { RuleCondition } from '@swapt/shared/contract';
import { conditionWords } from './conditions/conditions.js';
import { thenWords, whenWords } from './rule-words.js';

const zone = 'Europe/Berlin';

it.each<[RuleCondition, string]>([
  [{ kind: 'device', any: ['mobile', 'tablet'] }, 'it is a phone or a tablet'],
  [{ kind: 'system', any: ['iOS'] }, 'it is an iPhone or iPad'],
  [{ kind: 'language', any: ['de', 'fr', 'it'] }, 'its language is German, French or Italian'],
  [{ kind: 'country', any: ['CH'] }, 'it is in Switzerland'],
  [{ kind: 'time', zone, from: '22:00', to: '02:00' }, 'it is between 22:00 and 02:00 (Berlin time)'],
  [
    { kind: 'time', zone, from: '09:00', to: '17:00', days: [6, 7] },
    'it is between 09:00 and 17:00 on Sat or Sun (Berlin time)',
  ],
  [{ kind: 'dates', zone, from: '2026-12-01', to: '2026-12-24' }, 'it is Dec 1, 2026 to Dec 24, 2026 (Berlin time)'],
  [{ kind: 'dates', zone, to: '2026-12-24' }, 'it is Dec 24, 2026 or earlier (Berlin time)'],
  [{ kind: 'scans', from: 1, to: 100 }, 'it is one of the first 100 scans'],
  [{ kind: 'scans', from: 101 }, 'it is scan 101 or a later one'],
  [{ kind: 'place', latitude: 52.52, longitude: 13.405, radius: 1500 }, 'it is within 1.5 km of 52.5200, 13.4050'],
  [{ kind: 'age', from: 18 }, 'they say they are at least 18'],
  [{ kind: 'age', under: 18 }, 'they say they are under 18'],
  [{ kind: 'age', from: 12, under: 18 }, 'they say they are at least 12 and under 18'],
  [{ kind: 'query', name: 'table', value: '5' }, 'the address has table=5'],
])('a condition reads as a sentence: %j', (condition, words) => {
  expect(conditionWords(condition)).toBe(words);
});

it('a rule reads as a sentence with all its conditions, or for everybody', () => {
  expect(
    whenWords({
      when: [
        { kind: 'system', any: ['Android'] },
        { kind: 'language', any: ['de'] },
      ],
    }),
  ).toBe('If it is Android and its language is German');
  expect(whenWords({ when: [] })).toBe('For everybody');
  expect(thenWords({ target: 'https://bakery.example/' })).toBe('bakery.example');
  const variants = [
    { name: 'Old', weight: 80, target: 'https://a.example' },
    { name: 'New', weight: 20, target: 'https://b.example' },
  ];
  expect(thenWords({ variants })).toBe('80 % Old: a.example · 20 % New: b.example');
});
