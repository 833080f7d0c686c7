import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import type { CardIntent } from '../../platform/vendors/stripe/card-payments.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { lockPaidOrder, markTest, takeMoney } from '../orders/orders.service.js';
import { refundExcess } from './refund-excess.js';
import { selectPayment, writeState, type PaymentRow } from './payments.sql.js';

/**
 * Asks the card service how far a payment is and writes what follows from it. The one function for whoever comes back from paying, for reports of the
 * service and for the clock: done by several at once, or again, it counts once.
 */
export async function settle(services: Services, orgId: string, paymentId: string): Promise<CardIntent | undefined> {
  const [payment] = await services.db.org(orgId, (tx) => selectPayment(tx, orgId, paymentId));
  if (!payment?.intent_id) return undefined;
  const intent = await cardService(services).readIntent({ account: payment.account, id: payment.intent_id });
  assertOurs(payment, intent);
  await services.db.org(orgId, (tx) => writeSettled(tx, services, { orgId, payment }, intent));
  return intent;
}

/** Of another amount than was asked for, in another currency or for another order, it is none of ours. */
function assertOurs({ payment_id, order_id, amount, currency }: PaymentRow, intent: CardIntent): void {
  const { payment_id: of, order_id: ofOrder } = intent.metadata;
  const isOurs = of === payment_id && ofOrder === order_id && intent.amount === amount && intent.currency === currency;
  const isWhole = intent.state !== 'captured' || intent.received === amount;
  if (!isOurs || !isWhole) throw new Error(`The payment ${payment_id} is not what the card service says`);
}

async function writeSettled(
  tx: Tx,
  services: Services,
  { orgId, payment: { payment_id: paymentId, order_id: orderId } }: { orgId: string; payment: PaymentRow },
  { state, failure, received }: CardIntent,
): Promise<void> {
  const now = services.now();
  const [order] = await lockPaidOrder(tx, orgId, orderId);
  if (!order) return;
  await writeState(tx, orgId, paymentId, { state, failure: failure ?? null }, now);
  if (state !== 'captured') return;
  if (cardService(services).isTest) await markTest(tx, orgId, orderId);
  if (await takeMoney(tx, { orgId, order, ref: paymentId, amount: received, now }))
    await refundExcess(tx, services, orgId, orderId);
}
