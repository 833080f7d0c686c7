import { cutSpan } from './pieces.js';

const cut = (from: string, to: string) =>
  cutSpan(new Date(from), new Date(to), ['month', 'day', 'hour']).map((piece) =>
    [piece.span, piece.from.toISOString().slice(0, 16), piece.to.toISOString().slice(0, 16)].join(' '),
  );

describe('the pieces of a range', () => {
  it('are months in its middle, then days, then hours, then the scans that no whole hour holds [K.ranges]', () => {
    expect(cut('2026-01-29T18:30:00Z', '2026-04-02T18:30:00Z')).toEqual([
      'scan 2026-01-29T18:30 2026-01-29T19:00',
      'hour 2026-01-29T19:00 2026-01-30T00:00',
      'day 2026-01-30T00:00 2026-02-01T00:00',
      'month 2026-02-01T00:00 2026-04-01T00:00',
      'day 2026-04-01T00:00 2026-04-02T00:00',
      'hour 2026-04-02T00:00 2026-04-02T18:00',
      'scan 2026-04-02T18:00 2026-04-02T18:30',
    ]);
  });

  it('are as wide as fits, also when nothing whole does [K.ranges]', () => {
    expect(cut('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toEqual(['month 2026-01-01T00:00 2027-01-01T00:00']);
    expect(cut('2026-01-31T23:00:00Z', '2026-02-01T01:00:00Z')).toEqual(['hour 2026-01-31T23:00 2026-02-01T01:00']);
    expect(cut('2026-01-01T10:05:00Z', '2026-01-01T10:40:00Z')).toEqual(['scan 2026-01-01T10:05 2026-01-01T10:40']);
    expect(cut('2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z')).toEqual([]);
  });

  it('hold every moment of a range once, wherever it begins and ends [K.ranges]', () => {
    for (let n = 1; n < 400; n++) {
      const from = new Date(Date.UTC(2026, 0, 1) + n * 7_919_000);
      const to = new Date(from.getTime() + n * n * 1_700_000);
      const found = cutSpan(from, to, ['month', 'day', 'hour']);
      expect(found.map((piece) => piece.to).slice(0, -1)).toEqual(found.map((piece) => piece.from).slice(1));
      expect([found[0]?.from, found.at(-1)?.to]).toEqual([from, to]);
    }
  });
});
