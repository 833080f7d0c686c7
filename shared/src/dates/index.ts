export * from './date-limits.js';
export * from './instant.js';
export * from './resolve-range.js';
export { instantOf, isZone, offsetsBetween, wallClock, type ZoneOffset } from './zone.js';
