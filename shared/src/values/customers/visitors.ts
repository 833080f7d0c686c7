/**
 * How an organization recognizes visitors: not at all; for a day of UTC by address and browser, without a cookie; or where somebody agreed for a year by
 * a cookie, and everybody else for the day.
 */
export const visitorModes = ['none', 'daily', 'cookie'] as const;
export type VisitorMode = (typeof visitorModes)[number];
