export { dayAndTime, longDay } from './day-and-time.js';
export * from './date-limits.js';
export * from './instant.js';
export * from './resolve-range.js';
export { fromWall, ownZone, readWall, toWall, type WallMeaning } from './wall-time.js';
export { instantOf, isZone, offsetsBetween, wallClock, type ZoneOffset } from './zone.js';
