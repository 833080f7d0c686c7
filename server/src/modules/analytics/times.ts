import { offsetsBetween } from '@swapt/shared/dates';
import type { Moment } from './times.sql.js';
import type { Window } from './window.js';

const hour = 3_600_000;

export interface Times {
  series: { at: string; scans: number; human_scans: number }[];
  /** Human scans by weekday, Monday first, and hour of the zone. */
  week: number[][];
}

/** Both views over time of what was counted when. */
export function placeMoments(moments: readonly Moment[], { range, zone }: Window): Times {
  const series = range.buckets.map((at) => ({ at: at.toISOString(), scans: 0, human_scans: 0 }));
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const starts = range.buckets.map((at) => at.getTime());
  const eras = offsetsBetween(zone, range.from, range.to);
  const eraStarts = eras.map(({ from }) => from.getTime());
  for (const { at, scans, human_scans } of moments) {
    const bucket = series[lastUntil(starts, at)];
    if (bucket) {
      bucket.scans += scans;
      bucket.human_scans += human_scans;
    }
    const wall = at + (eras[lastUntil(eraStarts, at)]?.offset ?? 0);
    const day = week[(Math.floor(wall / (24 * hour)) + thursday) % 7];
    const slot = Math.floor(wall / hour) % 24;
    if (day) day[slot] = (day[slot] ?? 0) + human_scans;
  }
  return { series, week };
}

/** 1970 began on a Thursday, the fourth day of a week that begins on Monday. */
const thursday = 3;

/** The place of the last of the ordered `starts` that is not after `at`. */
function lastUntil(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
