import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import type { StockMode } from '@swapt/shared/values';

/** What a count came to, beside what was on record. */
export function countText(counted: number, seen: number, mode: StockMode): string {
  const number = formatNumber(counted);
  if (mode === 'free') return t('Counted: {number} on hand.', { number });
  if (counted === seen) return t('Counted: {number}, as it should be.', { number });
  const difference = formatNumber(Math.abs(counted - seen));
  return counted < seen
    ? t('Counted: {number}, {difference} fewer than on record.', { number, difference })
    : t('Counted: {number}, {difference} more than on record.', { number, difference });
}
