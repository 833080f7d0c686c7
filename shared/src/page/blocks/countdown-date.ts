import { dayAndTime } from '../../dates/day-and-time.js';
import type { Text } from '../../messages/index.js';

/** When a countdown ends, on the clocks of its place. */
export function countdownDate(at: string, zone: string, locale: string, text: Text<'blocks'>): string {
  const when = dayAndTime(locale, zone).format(new Date(at));
  return text('placeTime', { when, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone });
}
