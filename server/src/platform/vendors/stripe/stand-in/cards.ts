import type { CardFailure } from './shapes.js';

/** Pays, and its bank takes the money back. */
export const DISPUTED = 'pm_card_createDispute';

/** Names of test cards (docs.stripe.com/testing): those that pay, that ask at the bank first, and why others are declined. */
const paying = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_us', DISPUTED];
const asking = ['pm_card_authenticationRequired', 'pm_card_threeDSecureRequired', 'pm_card_threeDSecure2Required'];
const declined: Readonly<Record<string, readonly [code: string, decline: string | undefined, message: string]>> = {
  pm_card_visa_chargeDeclined: ['card_declined', 'generic_decline', 'Your card was declined.'],
  pm_card_chargeDeclined: ['card_declined', 'generic_decline', 'Your card was declined.'],
  pm_card_visa_chargeDeclinedInsufficientFunds: [
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  pm_card_chargeDeclinedInsufficientFunds: ['card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  pm_card_chargeDeclinedFraudulent: ['card_declined', 'fraudulent', 'Your card was declined.'],
  pm_card_chargeDeclinedExpiredCard: ['expired_card', undefined, 'Your card has expired.'],
  pm_card_chargeDeclinedIncorrectCvc: ['incorrect_cvc', undefined, "Your card's security code is incorrect."],
  pm_card_chargeDeclinedProcessingError: [
    'processing_error',
    undefined,
    'An error occurred while processing your card. Try again in a little bit.',
  ],
};

/** What a card does; nothing when there is no such card. */
export function tryCard(card: string): 'pays' | 'asks' | CardFailure | undefined {
  if (paying.includes(card)) return 'pays';
  if (asking.includes(card)) return 'asks';
  const found = Object.hasOwn(declined, card) ? declined[card] : undefined;
  if (!found) return undefined;
  const [code, decline, message] = found;
  return { type: 'card_error', code, ...(decline && { decline_code: decline }), message };
}
