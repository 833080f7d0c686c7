import { instantOf, wallClock } from './zone.js';

/** What a clock in the zone shows at an instant, as the browser's fields of date and time write it: `2026-11-01T10:00`. */
export const toWall = (iso: string | null | undefined, zone: string): string =>
  iso ? new Date(wallClock(Date.parse(iso), zone)).toISOString().slice(0, 16) : '';

/** The instant at which a clock in the zone shows this. */
export const fromWall = (wall: string, zone: string): string =>
  new Date(instantOf(Date.parse(`${wall}Z`), zone)).toISOString();

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a time on a wall clock means: one instant; two, where the clocks go back over it; none, where they go forward over it. */
export type WallMeaning =
  { kind: 'once'; at: string } | { kind: 'twice'; at: string; later: string } | { kind: 'never'; at: string };

const day = 24 * 3_600_000;

export function readWall(wall: string, zone: string): WallMeaning {
  const asUtc = Date.parse(`${wall}Z`);
  const at = instantOf(asUtc, zone);
  const iso = new Date(at).toISOString();
  if (wallClock(at, zone) !== asUtc) return { kind: 'never', at: iso };
  // The offset of the day after says when the clock shows the same again.
  const offset = wallClock(at + day, zone) - (at + day);
  const later = asUtc - offset;
  return later > at && wallClock(later, zone) === asUtc
    ? { kind: 'twice', at: iso, later: new Date(later).toISOString() }
    : { kind: 'once', at: iso };
}
