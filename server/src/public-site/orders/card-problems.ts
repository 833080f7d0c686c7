import type { CardPayment } from '@swapt/shared/contract';
import type { Texts } from '@swapt/shared/messages/words';
import type { AppError } from '../../platform/errors/app-error.js';

type Say = Texts['pay'];

/** Why a card was not taken, for who wanted to pay with it. */
export function cardProblem(failure: NonNullable<CardPayment['failure']>, text: Say): string {
  const reason = reasons.get(failure.decline_code ?? '') ?? reasons.get(failure.code);
  return text(reason ?? 'cardDeclined');
}

const reasons = new Map<string, 'cardNoMoney' | 'cardExpired' | 'cardWrongCode' | 'cardBroken'>([
  ['insufficient_funds', 'cardNoMoney'],
  ['expired_card', 'cardExpired'],
  ['incorrect_cvc', 'cardWrongCode'],
  ['processing_error', 'cardBroken'],
]);

/** Why a payment could not even be begun; nothing for what has another cause. */
export function paymentProblem({ code }: AppError, text: Say): string | undefined {
  if (code === 'payment.unavailable') return text('away');
  if (code === 'payment.refused') return text('cardBroken');
  return code === 'payment.no_card' ? text('noCard') : undefined;
}
