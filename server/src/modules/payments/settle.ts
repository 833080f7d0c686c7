import { formatMoney } from '@swapt/shared/money';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import type { CardIntent } from '../../platform/vendors/stripe/card-payments.js';
import { cardService, mailOwners } from '../connected-accounts/connected-accounts.service.js';
import {
  endReserved,
  insertEvent,
  lockPaidOrder,
  mailCharged,
  markTest,
  settleMoney,
  takeMoney,
  type PaidOrder,
} from '../orders/orders.service.js';
import { refundExcess } from './refund-excess.js';
import { settleCheckout } from './terminal/settle-checkout.js';
import { selectPayment, writeReceived, writeState, type PaymentRow } from './payments.sql.js';

/**
 * Asks the card service how far a payment is and writes what follows from it. The one function for whoever comes back from paying, for reports of the
 * service and for the clock: done by several at once, or again, it counts once.
 */
export async function settle(services: Services, orgId: string, paymentId: string): Promise<CardIntent | undefined> {
  const [payment] = await services.db.org(orgId, (tx) => selectPayment(tx, orgId, paymentId));
  if (!payment?.intent_id) return undefined;
  if (payment.vendor === 'square') {
    await settleCheckout(services, orgId, payment);
    return undefined;
  }
  const intent = await cardService(services).readIntent({ account: payment.account, id: payment.intent_id });
  assertOurs(payment, intent);
  await services.db.org(orgId, (tx) => writeSettled(tx, services, { orgId, payment }, intent));
  return intent;
}

/** Of another amount than was asked for, in another currency or for another order, it is none of ours. Of what a card kept, less may be taken. */
function assertOurs({ payment_id, order_id, amount, currency, capture, state }: PaymentRow, intent: CardIntent): void {
  const { payment_id: of, order_id: ofOrder } = intent.metadata;
  const isNamed = of === payment_id && ofOrder === order_id && intent.currency === currency;
  // Once it was captured, the row says how much.
  const isAmount = (state === 'captured' ? intent.received : intent.amount) === amount;
  const isWhole = intent.state !== 'captured' || capture === 'manual' || intent.received === intent.amount;
  if (!isNamed || !isAmount || !isWhole) throw new Error(`The payment ${payment_id} is not what the card service says`);
}

async function writeSettled(
  tx: Tx,
  services: Services,
  { orgId, payment: { payment_id: paymentId, order_id: orderId, capture } }: { orgId: string; payment: PaymentRow },
  { state, failure, amount, received }: CardIntent,
): Promise<void> {
  const now = services.now();
  const [order] = await lockPaidOrder(tx, orgId, orderId);
  if (!order) return;
  await writeState(tx, orgId, paymentId, { state, failure: failure ?? null }, now);
  if (state === 'canceled') await loseReserved(tx, services, { orgId, order, ref: paymentId });
  if (state !== 'captured' && state !== 'authorized') return;
  if (cardService(services).isTest) await markTest(tx, orgId, orderId);
  if (state === 'authorized') {
    const isNew = await takeMoney(tx, { orgId, order, kind: state, tender: 'online', ref: paymentId, amount, now });
    // Of an order that was over, the card perhaps keeps it for nothing.
    if (isNew && order.status !== 'pending') await settleMoney(tx, orgId, orderId, now);
    return;
  }
  await writeReceived(tx, orgId, paymentId, received);
  const isNew = await takeMoney(tx, {
    orgId,
    order,
    kind: state,
    tender: 'online',
    ref: paymentId,
    amount: received,
    now,
  });
  if (!isNew) return;
  await refundExcess(tx, services, orgId, orderId);
  // One that is charged at once comes with the mail that confirms the order.
  if (capture === 'manual') await mailCharged(tx, orgId, orderId, now);
}

interface Lost {
  orgId: string;
  order: PaidOrder;
  ref: string;
}

/** A card gives up what it kept: the shop called the order off, or the bank did not wait any longer, which its owners hear of. */
async function loseReserved(tx: Tx, services: Services, { orgId, order, ref }: Lost): Promise<void> {
  const { order_id: orderId, number, status, currency, total, paid } = order;
  const amount = await endReserved(tx, { orgId, orderId, ref, now: services.now() });
  if (amount === 0) return;
  await insertEvent(tx, orgId, orderId, { kind: 'voided', data: { amount }, at: services.now() });
  const isOwed = (status === 'placed' || status === 'completed') && total > paid;
  if (!isOwed) return;
  await mailOwners(tx, services, orgId, {
    subject: `Order ${number ?? ''} was not paid`,
    text: [
      `The bank does not keep ${formatMoney({ amount, currency })} for order ${number ?? ''} any more, so the card was not charged. Ask the shopper to pay before you hand anything over.`,
    ],
  });
}
