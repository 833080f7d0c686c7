import { minorDigits } from '@swapt/shared/money';
import { VendorError } from '../vendor-error.js';

/** Currencies that Stripe counts in other units than ISO 4217 (docs.stripe.com/currencies, "special cases" and "zero-decimal"): its digits. */
const ownDigits = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** How many of Stripe's units one of ours is. */
const unitsOf = (currency: string): number =>
  10 ** ((ownDigits.get(currency) ?? minorDigits(currency)) - minorDigits(currency));

/** An amount as Stripe counts it. One that it cannot take is refused: of dinars the last digit has to be 0. */
export function toStripe(amount: number, currency: string): number {
  const units = amount * unitsOf(currency);
  if (!Number.isSafeInteger(units) || units <= 0 || (minorDigits(currency) === 3 && units % 10 !== 0)) {
    const message = `${amount} ${currency} is not an amount that can be paid by card.`;
    throw new VendorError('Stripe', 'refused', message, { detail: { code: 'amount_not_payable', message } });
  }
  return units;
}

export const fromStripe = (units: number, currency: string): number => units / unitsOf(currency.toUpperCase());
