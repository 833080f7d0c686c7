import type { Range } from '@swapt/shared/values';
import type { SeededScan } from './seed-scans.js';

const [hour, day] = [3_600_000, 86_400_000];

/** Counts scans one by one, by the wall clock that a zone shows at each: nothing of how the server cuts ranges is used. */
export function countRange(scans: readonly SeededScan[], range: Range, zone: string, now: number) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  const dateOf = (at: number) => {
    const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day: date = 0, minute = 0 } = part;
    return { year, month, minute, day: Date.UTC(year, month - 1, date) / day };
  };
  const today = dateOf(now);
  const monday = today.day - ((new Date(today.day * day).getUTCDay() + 6) % 7);
  const thisHour = now - (now % 60_000) - today.minute * 60_000;
  const isIn = (at: number): boolean => {
    const date = dateOf(at);
    switch (range) {
      case '1day':
        return date.day === today.day;
      case '24hour':
        return at >= thisHour - 23 * hour;
      case '-1day':
        return date.day === today.day - 1;
      case '1week':
        return date.day >= monday;
      case '7day':
        return date.day > today.day - 7;
      case '1month':
        return date.year === today.year && date.month === today.month;
      case '30day':
        return date.day > today.day - 30;
      case '90day':
        return date.day > today.day - 90;
      case '1year':
        return date.year === today.year;
      case 'all':
        return true;
    }
  };
  const all = scans.filter(({ at }) => isIn(at));
  const human = all.filter(({ isBot }) => !isBot);
  return { scans: all.length, human: human.length, visitors: new Set(human.map(({ visitor }) => visitor)).size };
}
