import { minorDigits, type Money } from '@swapt/shared/money';

/** An amount as every program reads it: with a point and no groups, `12.50`. */
export function plainAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
