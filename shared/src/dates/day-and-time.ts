import { memoized } from '../memoized.js';

/** Writes a moment as people say it on the clocks of a place: `Friday, 20 November 2026 at 19:00`. */
export const dayAndTime = memoized(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Writes its day alone: `20 November 2026`. */
export const longDay = memoized(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
);
