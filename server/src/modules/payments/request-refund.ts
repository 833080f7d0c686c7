import { Type } from 'typebox';
import type { RefundReason } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { attemptCall, type Attempted } from '../../platform/vendor-calls/attempt-call.js';
import { defineVendorCall, queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import type { CardRefund } from '../../platform/vendors/stripe/card-payments.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { insertEvent, reserveRefund } from '../orders/orders.service.js';
import { applyRefund } from './apply-refund.js';
import { insertRefund, type RefundableRow, type RefundLine } from './refunds.sql.js';
import { createSquareRefund } from './terminal/square-refund.js';

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
  payment: RefundableRow;
  amount: number;
  lines: readonly RefundLine[];
  reason: RefundReason;
  note: string;
  by: string | null;
}

interface RequestedRefund {
  refundId: string;
  /** Asks the service at once, once the change is committed. */
  send: (services: Services) => Promise<Attempted<unknown>>;
}

/** Writes a refund of a payment down and queues its call. Refused where it is more than what is left. */
export async function requestRefund(
  tx: Tx,
  services: Services,
  { orgId, orderId, payment, amount, ...asked }: Requested,
): Promise<RequestedRefund> {
  const { payment_id: paymentId } = payment;
  const now = services.now();
  const [reserved] = await reserveRefund(tx, orgId, orderId, amount, now);
  if (!reserved) throw new AppError('payment.too_much');
  const refundId = uuidv7(now);
  await insertRefund(tx, orgId, {
    ...{ refundId, orderId, paymentId, amount, state: 'requested', ref: null, now },
    ...asked,
  });
  const { reason, by } = asked;
  await insertEvent(tx, orgId, orderId, { kind: 'refund_requested', data: { amount, reason }, by, at: now });
  const queued = { orgId, subject: { kind: 'refund', id: refundId }, now, isSentAtOnce: by !== null };
  return { refundId, send: await queueRefund(tx, payment, amount, queued) };
}

/** By the service that took the money. */
async function queueRefund(
  tx: Tx,
  { payment_id: paymentId, vendor, account, intent_id, charge_id, currency }: RefundableRow,
  amount: number,
  queued: { orgId: string; subject: { kind: string; id: string }; now: Date; isSentAtOnce: boolean },
): Promise<RequestedRefund['send']> {
  const { orgId } = queued;
  const money = { account, amount, currency };
  if (vendor === 'square') {
    if (charge_id === null) throw new Error(`The payment ${paymentId} was captured without a payment of Square`);
    const callId = await queueCall(tx, createSquareRefund, { ...queued, request: { ...money, charge_id } });
    return (services) => attemptCall(services, createSquareRefund, { orgId, callId });
  }
  if (intent_id === null) throw new Error(`The payment ${paymentId} was captured without an intent`);
  const callId = await queueCall(tx, createRefund, { ...queued, request: { ...money, intent_id } });
  return (services) => attemptCall(services, createRefund, { orgId, callId });
}
