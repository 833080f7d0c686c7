import { localeOf } from '@swapt/shared/messages';
import { textsOf } from '@swapt/shared/messages/words';

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago, or how long until then, in words, which need no time zone: `2 hours ago`, `in 3 days`. */
export function fromNow(at: Date, now: Date, language = 'en'): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return textsOf(language).summaries(seconds > 0 ? 'soon' : 'justNow');
  return new Intl.RelativeTimeFormat(localeOf(language)).format(Math.trunc(seconds / unit[1]), unit[0]);
}
