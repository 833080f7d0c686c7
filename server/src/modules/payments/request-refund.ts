import { Type } from 'typebox';
import type { RefundReason } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { defineVendorCall, queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import type { CardRefund } from '../../platform/vendors/stripe/card-payments.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { insertEvent, reserveRefund } from '../orders/orders.service.js';
import { applyRefund } from './apply-refund.js';
import { insertRefund, type RefundLine } from './refunds.sql.js';

const HOUR_MS = 3600_000;

const made = (refund: CardRefund) => ({ ref: refund.id, reply: refund });

/** Asks the card service to give money of a payment back. */
export const createRefund = defineVendorCall({
  ...{ vendor: 'stripe', operation: 'refund', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({
    account: Type.String(),
    intent_id: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
  }),
  send: async ({ callId: key, subjectId, request: { intent_id: intentId, ...asked } }, services) => {
    const metadata = { refund_id: subjectId };
    return made(await cardService(services).createRefund({ ...asked, intentId, key, returnsFee: false, metadata }));
  },
  find: async ({ callId: key, request: { account, intent_id: intentId } }, services) => {
    const refund = await cardService(services).findRefund({ account, intentId, key });
    return refund && made(refund);
  },
  end: async (tx, { orgId, subjectId }, outcome, services) => {
    const found =
      outcome.state === 'done'
        ? { state: outcome.reply.state, ref: outcome.ref, error: null }
        : { state: 'failed' as const, ref: null, error: outcome.error };
    await applyRefund(tx, services, orgId, subjectId, found);
  },
});

interface Requested {
  orgId: string;
  orderId: string;
  payment: { payment_id: string; account: string; intent_id: string | null; currency: string };
  amount: number;
  lines: readonly RefundLine[];
  reason: RefundReason;
  note: string;
  by: string | null;
}

/** Writes a refund of a payment down and queues its call. Refused where it is more than what is left. */
export async function requestRefund(
  tx: Tx,
  services: Services,
  { orgId, orderId, payment, amount, ...asked }: Requested,
): Promise<{ refundId: string; callId: string }> {
  const { payment_id: paymentId, account, intent_id, currency } = payment;
  const now = services.now();
  if (intent_id === null) throw new Error(`The payment ${paymentId} was captured without an intent`);
  const [reserved] = await reserveRefund(tx, orgId, orderId, amount, now);
  if (!reserved) throw new AppError('payment.too_much');
  const refundId = uuidv7(now);
  await insertRefund(tx, orgId, {
    ...{ refundId, orderId, paymentId, amount, state: 'requested', ref: null, now },
    ...asked,
  });
  const { reason, by } = asked;
  await insertEvent(tx, orgId, orderId, { kind: 'refund_requested', data: { amount, reason }, by, at: now });
  const request = { account, intent_id, amount, currency };
  const subject = { kind: 'refund', id: refundId };
  const callId = await queueCall(tx, createRefund, { orgId, subject, request, now, isSentAtOnce: by !== null });
  return { refundId, callId };
}
