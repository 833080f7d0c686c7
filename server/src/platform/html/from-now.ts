const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const relative = new Intl.RelativeTimeFormat('en');

/** How long ago, or how long until then, in words, which need no time zone: `2 hours ago`, `in 3 days`. */
export function fromNow(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return seconds > 0 ? 'in a moment' : 'just now';
  return relative.format(Math.trunc(seconds / unit[1]), unit[0]);
}
