import { t } from '../../text/index.js';
import { formatNumber } from '../format.js';

/** A number beside that of the period before, which ran as long as this one has until now. `write` says what the number is. */
export function changeText(now: number, before: number, write: (number: number) => string = formatNumber): string {
  if (before === 0) return now === 0 ? t('None in the previous period either.') : t('None in the previous period.');
  if (now >= 10 * before)
    return t('{now} times as many as in the previous period ({before}).', {
      now: formatNumber(Math.round(now / before)),
      before: write(before),
    });
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return t('The same as in the previous period ({before}).', { before: write(before) });
  const values = { percent: formatNumber(percent), before: write(before) };
  return now > before
    ? t('{percent} % more than in the previous period ({before}).', values)
    : t('{percent} % fewer than in the previous period ({before}).', values);
}
