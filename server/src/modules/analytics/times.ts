import { offsetsBetween, type ResolvedRange } from '@swapt/shared/dates';
import type { Moments } from './times.sql.js';
import type { Window } from './window.js';

const quarter = 900_000;
const hour = 4 * quarter;

export interface Times {
  series: { at: string; scans: number; human_scans: number }[];
  /** Human scans by weekday, Monday first, and hour of the zone. */
  week: number[][];
}

/** Both views over time of what was counted when. */
export function placeMoments({ days, whole, cut }: Moments, { range, zone }: Window): Times {
  const series = range.buckets.map((at) => ({ at: at.toISOString(), scans: 0, human_scans: 0 }));
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const placeOf = placesOf(range, zone);

  function add(at: number, scans: number, humanScans: number): void {
    const place = placeOf(at);
    const bucket = series[place.bucket];
    if (bucket) {
      bucket.scans += scans;
      bucket.human_scans += humanScans;
    }
    const day = week[Math.floor(place.hour / 24)];
    if (day) day[place.hour % 24] = (day[place.hour % 24] ?? 0) + humanScans;
  }

  const [from, to] = [whole?.from.getTime() ?? 0, whole?.to.getTime() ?? 0];
  for (const { starts, times } of days) {
    const start = starts.getTime();
    for (let n = 0; n < times.length; n += 3) {
      const at = start + (times[n] ?? 0) * quarter;
      if (at >= from && at < to) add(at, times[n + 1] ?? 0, times[n + 2] ?? 0);
    }
  }
  for (const { at, is_bot } of cut) add(at.getTime(), 1, is_bot ? 0 : 1);
  return { series, week };
}

/** Where moments stand in a range: in which of its buckets, and in which hour of the week on a clock in the zone, from Monday at 0. */
export function placesOf({ from, to, buckets }: ResolvedRange, zone: string) {
  const eras = offsetsBetween(zone, from, to);
  const bucketAt = finder(buckets);
  const eraAt = finder(eras.map((era) => era.from));
  return (at: number): { bucket: number; hour: number } => {
    const hours = Math.floor((at + (eras[eraAt(at)]?.offset ?? 0)) / hour);
    return { bucket: bucketAt(at), hour: ((Math.floor(hours / 24) + thursday) % 7) * 24 + (hours % 24) };
  };
}

/** 1970 began on a Thursday, the fourth day of a week that begins on Monday. */
const thursday = 3;

/** Finds the place of the last of the ordered moments that is not after another. Goes on from where it was: it is asked in order, seventy thousand times for two years. */
function finder(moments: readonly Date[]): (at: number) => number {
  const starts = moments.map((moment) => moment.getTime());
  let place = 0;
  return (at) => {
    while (place + 1 < starts.length && (starts[place + 1] ?? 0) <= at) place++;
    while (place > 0 && (starts[place] ?? 0) > at) place--;
    return place;
  };
}
