import type { Services } from '../../platform/services.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { CardPayments } from '../../platform/vendors/stripe/card-payments.js';

/** Where accounts are known: one that was made for trying out is none where real money is paid. */
export type AccountHome = 'stand_in' | 'test' | 'live';

export const homeOf = ({ isStandIn, isTest }: Pick<CardPayments, 'isStandIn' | 'isTest'>): AccountHome =>
  isStandIn ? 'stand_in' : isTest ? 'test' : 'live';

/** The card service, where this installation has one. */
export function cardService({ vendors }: Pick<Services, 'vendors'>): CardPayments {
  if (!vendors.cardPayments) throw new AppError('payment.no_card');
  return vendors.cardPayments;
}
