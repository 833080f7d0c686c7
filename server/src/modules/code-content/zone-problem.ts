import { isZone } from '@swapt/shared/dates';

/** What is wrong with a time zone, as a sentence. Forms offer the zones that there are, so only the server says this. */
export const zoneProblem = (zone: string): string | undefined =>
  isZone(zone) ? undefined : 'There is no such time zone. Write it like Europe/Berlin.';
