import { minorDigits } from '@swapt/shared/money';
import { stripeUnits } from '@swapt/shared/money/stripe-units';
import { VendorError } from '../vendor-error.js';

/** An amount as Stripe counts it. One that it cannot take is refused: of dinars the last digit has to be 0. */
export function toStripe(amount: number, currency: string): number {
  const units = amount * stripeUnits(currency);
  if (!Number.isSafeInteger(units) || units <= 0 || (minorDigits(currency) === 3 && units % 10 !== 0)) {
    const message = `${amount} ${currency} is not an amount that can be paid by card.`;
    throw new VendorError('Stripe', 'refused', message, { detail: { code: 'amount_not_payable', message } });
  }
  return units;
}

export const fromStripe = (units: number, currency: string): number => units / stripeUnits(currency.toUpperCase());
