import type { Text } from '../../messages/index.js';

/** When a countdown ends, on the clocks of its place. */
export function countdownDate(at: string, zone: string, locale: string, text: Text<'blocks'>): string {
  const when = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
  return text('placeTime', { when, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone });
}
