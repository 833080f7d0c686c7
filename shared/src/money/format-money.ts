import { minorDigits } from './currencies.js';
import { memoized } from './memoized.js';
import type { Money } from './money.js';

const formatOf = memoized((locale: string, currency: string, style: 'currency' | 'decimal'): Intl.NumberFormat => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    style,
    ...(style === 'currency' && { currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

const units = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency);

/** An amount with its currency, as people of a language write it: "€12.50", "12,50 €". */
export const formatMoney = (money: Money, locale = 'en'): string =>
  formatOf(locale, money.currency, 'currency').format(units(money));

/** An amount alone, as a field shows it. */
export const moneyText = (money: Money, locale = 'en'): string =>
  formatOf(locale, money.currency, 'decimal').format(units(money));

/** A currency as people call it: "Euro". */
export const currencyName = (currency: string, locale = 'en'): string =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
