import { Type } from 'typebox';
import { defineVendorCall } from '../../../platform/vendor-calls/define-vendor-call.js';
import type { SquareRefund } from '../../../platform/vendors/square/square-payments.js';
import { askSquare } from '../../square/square.service.js';
import { applyRefund } from '../apply-refund.js';

const HOUR_MS = 3600_000;

const made = (refund: SquareRefund) => ({ ref: refund.id, reply: refund });

/** Square keeps nothing else of ours with a refund: by this one that comes back is known. */
const reasonOf = (refundId: string) => `Refund ${refundId}`;

/** Our id in the reason of a refund that was made here. */
export const refundIdIn = (reason: string): string | undefined => /^Refund ([\da-f-]{36})$/.exec(reason)?.[1];

/** Asks Square to give money of a payment at a terminal back. */
export const createSquareRefund = defineVendorCall({
  ...{ vendor: 'square', operation: 'refund', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({
    account: Type.String(),
    charge_id: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
  }),
  send: async ({ orgId, callId: key, subjectId, request }, services) => {
    const { account, charge_id: paymentId, amount, currency } = request;
    const asked = { key, paymentId, amount, currency, reason: reasonOf(subjectId) };
    return made(await askSquare(services, orgId, (port, { token }) => port.createRefund({ ...asked, token }), account));
  },
  find: async ({ orgId, subjectId, queuedAt: since, request: { account, charge_id: paymentId } }, services) => {
    const asked = { paymentId, reason: reasonOf(subjectId), since };
    const refund = await askSquare(services, orgId, (port, { token }) => port.findRefund({ ...asked, token }), account);
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
