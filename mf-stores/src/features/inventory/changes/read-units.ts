import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { storeLimits } from '@swapt/shared/values';

/** A whole number as it was typed, or nothing where it is none: it is never rounded or cut. */
export function readUnits(text: string): number | undefined {
  const digits = text.trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** The rule of a field of units, as a form wants it. An empty one is refused by another rule, where it may not be empty. */
export const unitsRule = (least: number) => ({
  validator: (_: unknown, text: string) => {
    if (text === '') return Promise.resolve();
    const units = readUnits(text);
    const range = t('Write a whole number from {least} to {most}.', {
      least: formatNumber(least),
      most: formatNumber(storeLimits.stock),
    });
    const isFine = units !== undefined && units >= least && units <= storeLimits.stock;
    return isFine ? Promise.resolve() : Promise.reject(new Error(range));
  },
});
