import { isCurrency } from './currencies.js';

/** An amount in whole minor units: 1250 of EUR are 12.50 euros, 1250 of JPY are 1250 yen. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** The largest amount, in minor units: below it every sum and every division by a power of ten is exact enough to be written. */
export const moneyLimit = 999_999_999_999;

/** Whether something from outside is an amount of money. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  'currency' in value &&
  typeof value.currency === 'string' &&
  isCurrency(value.currency) &&
  typeof value.amount === 'number' &&
  Number.isSafeInteger(value.amount) &&
  Math.abs(value.amount) <= moneyLimit;
