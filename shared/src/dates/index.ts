export * from './date-limits.js';
export * from './resolve-range.js';
export { isZone } from './zone.js';
