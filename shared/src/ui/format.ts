const locale = 'en';
const numbers = new Intl.NumberFormat(locale);
const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dateTimes = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export const formatNumber = (value: number): string => numbers.format(value);

/** A size of `bytes` for people: "340 KB", "12.4 MB". */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${numbers.format(Math.ceil(bytes / 1000))} KB` : `${megabytes.format(bytes / 1_000_000)} MB`;

/** A date, e.g. "Nov 21, 2026", in the viewer's zone. */
export const formatDate = (iso: string): string => dates.format(new Date(iso));

/** A date with its time, in the viewer's zone. */
export const formatDateTime = (iso: string): string => dateTimes.format(new Date(iso));

/** How long ago, or in how long: "3 hours ago", "yesterday", "just now". */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? relative.format(Math.round(seconds / unit[1]), unit[0]) : 'just now';
}
