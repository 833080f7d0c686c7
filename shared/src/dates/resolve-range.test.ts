import { rangeValues, type Range } from '../values/platform/analytics.js';
import { resolveRange } from './resolve-range.js';

/** [range, from, to, bucket, number of buckets] */
type Expected = [Range, string, string, string, number];

function expectRanges(zone: string, now: string, expected: Expected[], firstEvent?: string) {
  expect(expected.map(([range]) => range)).toEqual(rangeValues);
  const first = firstEvent ? new Date(firstEvent) : undefined;
  const seen = expected.map(([range]): Expected => {
    const { from, to, bucket, buckets } = resolveRange(range, zone, new Date(now), first);
    expect(buckets[0]).toEqual(from);
    const times = buckets.map(Number);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(Number(buckets.at(-1))).toBeLessThan(Number(to));
    return [range, from.toISOString().slice(0, 16), to.toISOString().slice(0, 16), bucket, buckets.length];
  });
  expect(seen).toEqual(expected);
}

describe('resolveRange', () => {
  it('means what it says in New York on the evening of the day that the clocks went forward [K.ranges]', () => {
    // 2026-03-08 21:30 local; that Sunday had 23 hours.
    expectRanges(
      'America/New_York',
      '2026-03-09T01:30:00Z',
      [
        ['1day', '2026-03-08T05:00', '2026-03-09T04:00', 'hour', 23],
        ['24hour', '2026-03-08T02:00', '2026-03-09T02:00', 'hour', 24],
        ['-1day', '2026-03-07T05:00', '2026-03-08T05:00', 'hour', 24],
        ['1week', '2026-03-02T05:00', '2026-03-09T04:00', 'day', 7],
        ['7day', '2026-03-02T05:00', '2026-03-09T04:00', 'day', 7],
        ['1month', '2026-03-01T05:00', '2026-04-01T04:00', 'day', 31],
        ['30day', '2026-02-07T05:00', '2026-03-09T04:00', 'day', 30],
        ['90day', '2025-12-09T05:00', '2026-03-09T04:00', 'day', 90],
        ['1year', '2026-01-01T05:00', '2027-01-01T05:00', 'month', 12],
        ['all', '2025-07-01T04:00', '2026-04-01T04:00', 'month', 9],
      ],
      '2025-07-04T12:00:00Z',
    );
  });

  it('means what it says in Berlin on the Monday after the clocks went back [K.ranges]', () => {
    // 2026-10-26 08:15 local; the Sunday before had 25 hours.
    expectRanges(
      'Europe/Berlin',
      '2026-10-26T07:15:00Z',
      [
        ['1day', '2026-10-25T23:00', '2026-10-26T23:00', 'hour', 24],
        ['24hour', '2026-10-25T08:00', '2026-10-26T08:00', 'hour', 24],
        ['-1day', '2026-10-24T22:00', '2026-10-25T23:00', 'hour', 25],
        ['1week', '2026-10-25T23:00', '2026-11-01T23:00', 'day', 7],
        ['7day', '2026-10-19T22:00', '2026-10-26T23:00', 'day', 7],
        ['1month', '2026-09-30T22:00', '2026-10-31T23:00', 'day', 31],
        ['30day', '2026-09-26T22:00', '2026-10-26T23:00', 'day', 30],
        ['90day', '2026-07-28T22:00', '2026-10-26T23:00', 'day', 90],
        ['1year', '2025-12-31T23:00', '2026-12-31T23:00', 'month', 12],
        ['all', '2026-09-30T22:00', '2026-10-26T23:00', 'day', 26],
      ],
      '2026-10-01T10:00:00Z',
    );
  });

  it('starts days and hours on the half hour in Kolkata [K.ranges]', () => {
    expectRanges('Asia/Kolkata', '2026-01-01T00:10:00Z', [
      ['1day', '2025-12-31T18:30', '2026-01-01T18:30', 'hour', 24],
      ['24hour', '2025-12-31T00:30', '2026-01-01T00:30', 'hour', 24],
      ['-1day', '2025-12-30T18:30', '2025-12-31T18:30', 'hour', 24],
      ['1week', '2025-12-28T18:30', '2026-01-04T18:30', 'day', 7],
      ['7day', '2025-12-25T18:30', '2026-01-01T18:30', 'day', 7],
      ['1month', '2025-12-31T18:30', '2026-01-31T18:30', 'day', 31],
      ['30day', '2025-12-02T18:30', '2026-01-01T18:30', 'day', 30],
      ['90day', '2025-10-03T18:30', '2026-01-01T18:30', 'day', 90],
      ['1year', '2025-12-31T18:30', '2026-12-31T18:30', 'month', 12],
      ['all', '2025-12-31T23:30', '2026-01-01T00:30', 'hour', 1],
    ]);
  });

  it('starts a day whose midnight a clock change skips at its first moment [K.ranges]', () => {
    // Cairo jumps from Thursday 24:00 to Friday 01:00.
    const { from, to, buckets } = resolveRange('1day', 'Africa/Cairo', new Date('2026-04-24T10:00:00Z'));
    expect([from.toISOString(), to.toISOString(), buckets.length]).toEqual([
      '2026-04-23T22:00:00.000Z',
      '2026-04-24T21:00:00.000Z',
      23,
    ]);
  });

  it('starts a day whose midnight comes twice at the first one [K.ranges]', () => {
    // Havana goes back from 01:00 to 00:00.
    const { from, buckets } = resolveRange('1day', 'America/Havana', new Date('2026-11-01T12:00:00Z'));
    expect([from.toISOString(), buckets.length]).toEqual(['2026-11-01T04:00:00.000Z', 25]);
  });

  it('begins the week on Monday, also when today is Sunday [K.ranges]', () => {
    const sunday = resolveRange('1week', 'UTC', new Date('2026-11-22T23:59:59.999Z'));
    expect(sunday.from.toISOString()).toBe('2026-11-16T00:00:00.000Z');
    const monday = resolveRange('1week', 'UTC', new Date('2026-11-23T00:00:00Z'));
    expect(monday.from.toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it.each([
    ['2026-11-19T12:00:00Z', 'hour', 49],
    ['2026-11-19T11:59:59Z', 'day', 3],
    ['2026-08-23T12:00:00Z', 'day', 91],
    ['2026-08-22T12:00:00Z', 'month', 4],
    ['2024-12-01T00:00:00Z', 'month', 24],
    ['2024-11-01T00:00:00Z', 'year', 3],
  ])('chooses the bucket of all time by how long ago the first event was (%s) [K.ranges]', (first, bucket, count) => {
    const all = resolveRange('all', 'UTC', new Date('2026-11-21T12:00:00Z'), new Date(first));
    expect([all.bucket, all.buckets.length]).toEqual([bucket, count]);
  });
});
