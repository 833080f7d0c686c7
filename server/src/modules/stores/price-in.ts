import { formatMoney, formatUnitPrice } from '@swapt/shared/money';
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

/** Writes the price of a kilogram, a litre or a metre of what has a net content; nothing where that is the price itself. */
export const unitPriceIn =
  (currency: string, locale: string) =>
  (netContent: string, amount: number): (Price & { per: ComparedUnit }) | null => {
    const found = unitPrice(netContent, amount);
    if (!found || found.amount === amount) return null;
    const money = { amount: found.amount, currency };
    return { ...money, text: formatUnitPrice(money, found.per, locale), per: found.per };
  };

export type WriteUnitPrice = ReturnType<typeof unitPriceIn>;
