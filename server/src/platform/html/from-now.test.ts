import { fromNow } from './from-now.js';

const now = new Date('2026-11-20T10:00:00Z');

it.each([
  ['2026-11-20T10:00:00Z', 'just now'],
  ['2026-11-20T10:00:30Z', 'in a moment'],
  ['2026-11-20T09:59:01Z', 'just now'],
  ['2026-11-20T08:00:00Z', '2 hours ago'],
  ['2026-11-20T10:01:59Z', 'in 1 minute'],
  ['2026-11-24T09:00:00Z', 'in 3 days'],
  ['2026-11-19T09:00:00Z', '1 day ago'],
  ['2027-02-25T10:00:00Z', 'in 3 months'],
  ['2031-11-19T10:00:00Z', 'in 4 years'],
])('says %s as “%s”', (at, words) => {
  expect(fromNow(new Date(at), now)).toBe(words);
});
