import { fromWall, readWall, toWall } from './index.js';

describe('a time on a wall clock', () => {
  it.each([
    ['Europe/Berlin', '2026-07-01T10:00', { kind: 'once', at: '2026-07-01T08:00:00.000Z' }],
    ['Europe/Berlin', '2026-03-29T02:30', { kind: 'never', at: '2026-03-29T01:30:00.000Z' }],
    [
      'Europe/Berlin',
      '2026-10-25T02:30',
      { kind: 'twice', at: '2026-10-25T00:30:00.000Z', later: '2026-10-25T01:30:00.000Z' },
    ],
    ['Europe/Berlin', '2026-10-25T03:00', { kind: 'once', at: '2026-10-25T02:00:00.000Z' }],
    ['Europe/Berlin', '2026-10-25T01:59', { kind: 'once', at: '2026-10-24T23:59:00.000Z' }],
    [
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      { kind: 'twice', at: '2026-04-04T14:45:00.000Z', later: '2026-04-04T15:15:00.000Z' },
    ],
    ['Asia/Kolkata', '2026-10-25T02:30', { kind: 'once', at: '2026-10-24T21:00:00.000Z' }],
  ])('means once, twice or never: %s %s', (zone, wall, meaning) => {
    expect(readWall(wall, zone)).toEqual(meaning);
  });

  it('comes back as it was', () => {
    expect(toWall(fromWall('2026-07-01T10:00', 'America/New_York'), 'America/New_York')).toBe('2026-07-01T10:00');
    expect(toWall(null, 'UTC')).toBe('');
  });
});
