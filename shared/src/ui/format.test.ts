import { formatBytes, formatNumber, formatRelative } from './format.js';

const now = Date.parse('2026-11-21T12:00:00Z');

it('says how long ago something was in the largest fitting unit', () => {
  expect(formatRelative('2026-11-21T11:59:30Z', now)).toBe('just now');
  expect(formatRelative('2026-11-21T11:15:00Z', now)).toBe('45 minutes ago');
  expect(formatRelative('2026-11-20T12:00:00Z', now)).toBe('yesterday');
  expect(formatRelative('2026-12-05T12:00:00Z', now)).toBe('in 2 weeks');
});

it('groups thousands', () => {
  expect(formatNumber(12345)).toBe('12,345');
});

it('says sizes in the larger unit from a million bytes on', () => {
  expect([0, 1, 340_000, 12_400_000, 2_000_000_000].map(formatBytes)).toEqual([
    '0 KB',
    '1 KB',
    '340 KB',
    '12.4 MB',
    '2,000 MB',
  ]);
});
