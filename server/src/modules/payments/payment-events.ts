import { paymentLimits } from '@swapt/shared/values';
import { isUuid, uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import type { VendorEvent, VendorEventHandlers } from '../../platform/vendor-events/vendor-event.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { callOffTried, lockPaidOrder, reserveRefund } from '../orders/orders.service.js';
import { applyRefund } from './apply-refund.js';
import { countDeclined, selectPayment, selectPaymentOfIntent, writeIntent } from './payments.sql.js';
import { insertRefund, selectRefund, selectRefundOfRef } from './refunds.sql.js';
import { noteDispute } from './note-dispute.js';
import { settle } from './settle.js';

/** An event of a shop’s account, with whose it is. */
interface OfShop {
  orgId: string;
  account: string;
  objectId: string;
}

const ofShop =
  (work: (event: OfShop, services: Services) => Promise<void>) =>
  async ({ orgId, account, objectId }: VendorEvent, services: Services): Promise<void> => {
    if (orgId !== null && account !== null) await work({ orgId, account, objectId }, services);
  };

/** Settles the payment of an intent; one that is none of ours is somebody else’s business. */
async function settleIntent({ orgId, account, objectId: id }: OfShop, services: Services): Promise<void> {
  const { db, now } = services;
  const [known] = await db.org(orgId, (tx) => selectPaymentOfIntent(tx, orgId, id));
  if (known) {
    if (known.account === account) await settle(services, orgId, known.payment_id);
    return;
  }
  // The answer to the call that made it was not written yet.
  const { metadata } = await cardService(services).readIntent({ account, id });
  const { payment_id: paymentId = '' } = metadata;
  if (!isUuid(paymentId)) return;
  const isOurs = await db.org(orgId, async (tx) => {
    const [payment] = await selectPayment(tx, orgId, paymentId);
    if (payment?.account !== account || payment.intent_id !== null) return false;
    await writeIntent(tx, orgId, paymentId, id, now());
    return true;
  });
  if (isOurs) await settle(services, orgId, paymentId);
}

/** Who tries one card after the other is stopped: the order is called off. */
async function noteDeclined(event: OfShop, services: Services): Promise<void> {
  await settleIntent(event, services);
  const { orgId, objectId } = event;
  await services.db.org(orgId, async (tx) => {
    const [counted] = await countDeclined(tx, orgId, objectId, services.now());
    if (counted && counted.declined >= paymentLimits.declined)
      await callOffTried(tx, orgId, counted.order_id, services.now());
  });
}

/** A refund of ours, or one that somebody made at the card service itself. */
async function noteRefund({ orgId, account, objectId }: OfShop, services: Services): Promise<void> {
  const { db, now } = services;
  const { intentId, amount, state, metadata } = await cardService(services).readRefund({ account, id: objectId });
  await db.org(orgId, async (tx) => {
    const [payment] = await selectPaymentOfIntent(tx, orgId, intentId);
    if (payment?.account !== account) return;
    const { payment_id: paymentId, order_id: orderId } = payment;
    await lockPaidOrder(tx, orgId, orderId);
    const { refund_id: named = '' } = metadata;
    const [byRef] = await selectRefundOfRef(tx, orgId, objectId);
    const [byName] = isUuid(named) ? await selectRefund(tx, orgId, named) : [];
    let refundId = byRef?.refund_id ?? (byName?.order_id === orderId ? named : undefined);
    if (refundId === undefined) {
      refundId = uuidv7(now());
      const [reserved] = await reserveRefund(tx, orgId, orderId, amount, now());
      if (!reserved) throw new Error(`The refund ${objectId} is more than what was paid and not given back`);
      const made = { refundId, orderId, paymentId, amount, ref: objectId, now: now() };
      await insertRefund(tx, orgId, {
        ...made,
        ...{ lines: [], reason: 'provider', note: '', state: 'requested', by: null },
      });
    }
    await applyRefund(tx, services, orgId, refundId, { state, ref: objectId, error: null });
  });
}

const settles = ofShop(settleIntent);
const refunds = ofShop(noteRefund);
const disputes = ofShop((event, services) => noteDispute(services, event));

export const paymentEvents: VendorEventHandlers = {
  'stripe payment_intent.succeeded': settles,
  'stripe payment_intent.amount_capturable_updated': settles,
  'stripe payment_intent.processing': settles,
  'stripe payment_intent.requires_action': settles,
  'stripe payment_intent.canceled': settles,
  'stripe payment_intent.payment_failed': ofShop(noteDeclined),
  'stripe refund.created': refunds,
  'stripe refund.updated': refunds,
  'stripe refund.failed': refunds,
  'stripe charge.dispute.created': disputes,
  'stripe charge.dispute.updated': disputes,
  'stripe charge.dispute.closed': disputes,
};
