import { formatMoney } from '@swapt/shared/money';

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
