import { localeOf } from '@swapt/shared/messages';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { ShopContact } from '@swapt/shared/public';
import { nextChange, weekdayOf } from '../modules/org/org.service.js';

const weekMs = 7 * 86_400_000;

type Hours = NonNullable<ShopContact['hours']>;

/** The opening hours of a shop in words: whether it is open now, and its week. */
export function hoursInWords(
  hours: Parameters<typeof nextChange>[0],
  now: Date,
  { language, shop: text }: Pick<Texts, 'shop'> & { language: Language },
): Hours {
  const { isOpen, at, wall } = nextChange(hours, now);
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  const timeOf = (hoursAndMinutes: string) => clock.format(new Date(`1970-01-01T${hoursAndMinutes}Z`));
  const today = weekdayOf(wall);
  const says = () => {
    if (at === undefined) return text(isOpen ? 'openNow' : 'closedNow');
    const time = clock.format(at);
    if (isOpen) return text('openUntil', { time });
    // The same weekday a week later would be taken for the next one.
    if (at - wall >= weekMs) return text('closedNow');
    const day = weekday.format(at);
    return weekdayOf(at) === today ? text('opensAt', { time }) : text('opensOn', { day, time });
  };
  const week = hours.days.map((times, index) => ({
    // The fifth of January 1970 was a Monday.
    day: weekday.format(Date.UTC(1970, 0, 5 + index)),
    times:
      times.map(({ from, to }) => (from === to ? text('allDay') : `${timeOf(from)} – ${timeOf(to)}`)).join(', ') ||
      text('closed'),
    isToday: index === today,
  }));
  return { now: says(), isOpen, week };
}
