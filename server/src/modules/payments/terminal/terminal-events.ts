import { isUuid, uuidv7 } from '../../../platform/db/uuid.js';
import type { Services } from '../../../platform/services.js';
import type { VendorEvent, VendorEventHandlers } from '../../../platform/vendor-events/vendor-event.js';
import { lockPaidOrder, reserveRefund } from '../../orders/orders.service.js';
import { askSquare } from '../../square/square.service.js';
import { applyRefund } from '../apply-refund.js';
import { selectPayment, selectPaymentOfCharge, selectPaymentOfIntent, writeIntent } from '../payments.sql.js';
import { insertRefund, selectRefund, selectRefundOfRef } from '../refunds.sql.js';
import { settleCheckout } from './settle-checkout.js';
import { refundIdIn } from './square-refund.js';

/** An event of a connected business, with whose it is. */
interface OfBusiness {
  orgId: string;
  account: string;
  objectId: string;
}

const ofBusiness =
  (work: (event: OfBusiness, services: Services) => Promise<void>) =>
  async ({ orgId, account, objectId }: VendorEvent, services: Services): Promise<void> => {
    if (orgId !== null && account !== null) await work({ orgId, account, objectId }, services);
  };

/** Settles the payment of a checkout; one that is none of ours is somebody else’s business. */
async function noteCheckout({ orgId, account, objectId: id }: OfBusiness, services: Services): Promise<void> {
  const { db, now } = services;
  const [known] = await db.org(orgId, (tx) => selectPaymentOfIntent(tx, orgId, id));
  if (known) {
    if (known.account === account) await settleCheckout(services, orgId, known);
    return;
  }
  // The answer to the call that made it was not written yet.
  const { reference } = await askSquare(
    services,
    orgId,
    (port, { token }) => port.readCheckout({ token, id }),
    account,
  );
  if (!isUuid(reference)) return;
  const ours = await db.org(orgId, async (tx) => {
    const [payment] = await selectPayment(tx, orgId, reference);
    if (payment?.account !== account || payment.intent_id !== null) return undefined;
    await writeIntent(tx, orgId, reference, id, now());
    return { ...payment, intent_id: id };
  });
  if (ours) await settleCheckout(services, orgId, ours);
}

/** A refund of ours, or one that somebody made at Square itself. */
export async function noteSquareRefund(
  { orgId, account, objectId: id }: OfBusiness,
  services: Services,
): Promise<void> {
  const { db, now } = services;
  const refund = await askSquare(services, orgId, (port, { token }) => port.readRefund({ token, id }), account);
  await db.org(orgId, async (tx) => {
    const [payment] = await selectPaymentOfCharge(tx, orgId, refund.paymentId);
    if (payment?.account !== account) return;
    const { payment_id: paymentId, order_id: orderId } = payment;
    await lockPaidOrder(tx, orgId, orderId);
    const named = refundIdIn(refund.reason) ?? '';
    const [byRef] = await selectRefundOfRef(tx, orgId, id);
    const [byName] = isUuid(named) ? await selectRefund(tx, orgId, named) : [];
    let refundId = byRef?.refund_id ?? (byName?.order_id === orderId ? named : undefined);
    if (refundId === undefined) {
      refundId = uuidv7(now());
      const [reserved] = await reserveRefund(tx, orgId, orderId, refund.amount, now());
      if (!reserved) throw new Error(`The refund ${id} is more than what was paid and not given back`);
      await insertRefund(tx, orgId, {
        ...{ refundId, orderId, paymentId, amount: refund.amount, ref: id, now: now(), by: null },
        ...{ lines: [], reason: 'provider', note: '', state: 'requested' },
      });
    }
    await applyRefund(tx, services, orgId, refundId, { state: refund.state, ref: id, error: null });
  });
}

const checkouts = ofBusiness(noteCheckout);
const refunds = ofBusiness(noteSquareRefund);

export const terminalEvents: VendorEventHandlers = {
  'square terminal.checkout.created': checkouts,
  'square terminal.checkout.updated': checkouts,
  'square refund.created': refunds,
  'square refund.updated': refunds,
};
