export * from './date-limits.js';
export * from './resolve-range.js';
export { isZone, offsetsBetween, type ZoneOffset } from './zone.js';
