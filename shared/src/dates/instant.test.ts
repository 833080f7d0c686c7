import { isDay, isInstant } from './instant.js';

describe('a moment', () => {
  it.each([
    '2026-01-31T09:00:00Z',
    '2026-01-31T09:00:00.123456789+05:45',
    '2024-02-29T23:59:59-11:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ])('is taken: %s', (text) => {
    expect(isInstant(text)).toBe(true);
    expect(new Date(text).toISOString()).toMatch(/^\d{4}-/);
  });

  it.each([
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['a leap second at another offset', '2017-01-01T05:29:60+05:30'],
    ['the year 0', '0000-06-01T00:00:00Z'],
    ['a year before the first by its offset', '0001-01-01T00:00:00+00:01'],
    ['a year after the last by its offset', '9999-12-31T23:59:59-00:01'],
    ['a sixth digit of the year', '+010000-01-01T00:00:00Z'],
    ['30 February', '2026-02-30T00:00:00Z'],
    ['29 February of a common year', '2026-02-29T00:00:00Z'],
    ['a thirteenth month', '2026-13-01T00:00:00Z'],
    ['midnight as 24', '2026-01-01T24:00:00Z'],
    ['an offset of a day', '2026-01-01T00:00:00+24:00'],
    ['no zone', '2026-01-01T00:00:00'],
    ['a day alone', '2026-01-01'],
    ['a space in the middle', '2026-01-01 00:00:00Z'],
    ['endless fractions', `2026-01-01T00:00:00.${'1'.repeat(10)}Z`],
    ['a word', 'infinity'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => {
    expect(isInstant(text)).toBe(false);
  });
});

describe('a day', () => {
  it.each(['0001-01-01', '2024-02-29', '9999-12-31'])('is taken: %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['0000-12-31', '2026-02-29', '2026-00-10', '2026-1-1', '12026-01-01', 'today', ''])(
    'is refused: %s',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
