import { minorDigits } from './currencies.js';

/** Currencies that Stripe counts in other units than ISO 4217 (docs.stripe.com/currencies, "special cases" and "zero-decimal"): its digits. */
const ownDigits = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** How many of Stripe’s units one of ours is. */
export const stripeUnits = (currency: string): number =>
  10 ** ((ownDigits.get(currency) ?? minorDigits(currency)) - minorDigits(currency));
