import type { CodeContent } from '@swapt/shared/contract';
import { dayAndTime, isInstant } from '@swapt/shared/dates';

/** What is kept may be older than the check of its dates. */
export const hasTimes = ({ starts = '', ends = '' }: CodeContent): boolean => isInstant(starts) && isInstant(ends);

/** When an event is, in words and on the clocks of its place: `Friday, 20 November 2026, 19:00 – 23:00 (Europe/Berlin)`. */
export function eventWords(event: CodeContent, locale: string): string {
  if (!hasTimes(event)) return '';
  const { starts = '', ends = '', zone = 'UTC' } = event;
  // Some versions put thin spaces around the dash.
  const words = dayAndTime(locale, zone)
    .formatRange(new Date(starts), new Date(ends))
    .replace(/[\u2009\u202f]/g, ' ');
  return `${words} (${zone.replaceAll('_', ' ')})`;
}
