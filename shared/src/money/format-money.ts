import { minorDigits } from './currencies.js';
import { memoized } from '../memoized.js';
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

const unitNames = { kg: 'kilogram', l: 'liter', m: 'meter' } as const;

/** As people of a language shorten it: "kg", in Arabic in its own letters. */
const unitName = memoized(
  (locale: string, unit: keyof typeof unitNames): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' })
      .formatToParts(2)
      .find(({ type }) => type === 'unit')?.value ?? unit,
);

/** What a kilogram, a litre or a metre costs: "€38.00 / kg". */
export const formatUnitPrice = (money: Money, per: keyof typeof unitNames, locale = 'en'): string =>
  `${formatMoney(money, locale)} / ${unitName(locale, per)}`;

/** A currency as people call it: "Euro". */
export const currencyName = (currency: string, locale = 'en'): string =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
