import { isWithinDateLimits } from './date-limits.js';
import { isZone } from './zone.js';

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-11-21', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
  ['21.11.2026', false],
])('accepts the days from 1900 to the end of 2099: %s is %s [G.dates]', (day, accepted) => {
  expect(isWithinDateLimits(day)).toBe(accepted);
});

it.each([
  ['Europe/Rome', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['', false],
])('knows which time zones exist: %p is %s [K.ranges]', (zone, exists) => {
  expect(isZone(zone)).toBe(exists);
});
