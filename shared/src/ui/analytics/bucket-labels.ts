import type { Bucket } from '../../dates/index.js';

const formats: Record<Bucket, Intl.DateTimeFormatOptions> = {
  hour: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

/** How a point of a chart is called: an hour, a day, a month or a year on a clock in the zone. */
export function bucketLabels(bucket: Bucket, zone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en', { ...formats[bucket], timeZone: zone });
  return (at) => format.format(new Date(at));
}

const lengths: Record<Bucket, number> = { hour: 16, day: 10, month: 7, year: 4 };

/** Year first, as far as the bucket is exact: `2026-11-01 10:00`, `2026-11-01`, `2026-11`, `2026`. */
export function bucketMoments(bucket: Bucket, zone: string): (at: string) => string {
  const whole = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  return (at) => whole.format(new Date(at)).slice(0, lengths[bucket]);
}
