import { instantOf, wallClock } from '@swapt/shared/dates';

/** What a clock in the zone shows at an instant, as the browser's fields of date and time write it: `2026-11-01T10:00`. */
export const toWall = (iso: string | null | undefined, zone: string): string =>
  iso ? new Date(wallClock(Date.parse(iso), zone)).toISOString().slice(0, 16) : '';

/** The instant at which a clock in the zone shows this. */
export const fromWall = (wall: string, zone: string): string =>
  new Date(instantOf(Date.parse(`${wall}Z`), zone)).toISOString();

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
