import { formatMoney } from '@swapt/shared/money';
import { unitPrice, type ComparedUnit } from '@swapt/shared/values';

export interface Price {
  amount: number;
  currency: string;
  text: string;
}

/** Writes the amounts of one currency for shoppers. */
export const priceIn =
  (currency: string, locale: string) =>
  (amount: number): Price => ({ amount, currency, text: formatMoney({ amount, currency }, locale) });

export type WritePrice = ReturnType<typeof priceIn>;

const unitNames = { kg: 'kilogram', l: 'liter', m: 'meter' } as const;

/** Writes the price of a kilogram, a litre or a metre of what has a net content; nothing where that is the price itself. */
export function unitPriceIn(currency: string, locale: string) {
  const write = priceIn(currency, locale);
  return (netContent: string, amount: number): (Price & { per: ComparedUnit }) | null => {
    const found = unitPrice(netContent, amount);
    if (!found || found.amount === amount) return null;
    const { per } = found;
    const price = write(found.amount);
    return { ...price, text: `${price.text} / ${unitName(per, locale)}`, per };
  };
}

export type WriteUnitPrice = ReturnType<typeof unitPriceIn>;

/** As people of the locale shorten it: "kg", in Arabic in its own letters. */
const unitName = (unit: ComparedUnit, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: unitNames[unit], unitDisplay: 'short' })
    .formatToParts(2)
    .find(({ type }) => type === 'unit')?.value ?? unit;
