import type { Tx } from '../../../platform/db/database.js';
import type { Services } from '../../../platform/services.js';
import type { SquareCheckout, SquarePayment } from '../../../platform/vendors/square/square-payments.js';
import { lockPaidOrder, markTest, takeMoney } from '../../orders/orders.service.js';
import { askSquare, squareService } from '../../square/square.service.js';
import type { PaymentRow } from '../payments.sql.js';
import { writeCharge, writeState } from '../payments.sql.js';
import { refundExcess } from '../refund-excess.js';

/** Why a terminal ended without money, for the team. */
const reasons: Readonly<Record<string, string>> = {
  BUYER_CANCELED: 'The shopper canceled at the terminal.',
  SELLER_CANCELED: 'It was canceled.',
  TIMED_OUT: 'Nobody paid in time.',
};

/**
 * Asks Square how far a payment at a terminal is, and writes what follows from it. For whoever waits for it, for reports of Square and for the clock: done
 * by several at once, or again, it counts once. Throws a VendorError.
 */
export async function settleCheckout(services: Services, orgId: string, payment: PaymentRow): Promise<void> {
  const { account, intent_id: id } = payment;
  if (id === null) return;
  const { checkout, charge } = await askSquare(
    services,
    orgId,
    async (port, { token }) => {
      const found = await port.readCheckout({ token, id });
      const tried = [];
      for (const paymentId of found.paymentIds) tried.push(await port.readPayment({ token, id: paymentId }));
      return { checkout: found, charge: chargeOf(payment, tried) };
    },
    account,
  );
  assertOurs(payment, checkout);
  await services.db.org(orgId, (tx) => writeSettled(tx, services, { orgId, payment }, checkout, charge));
}

/** The money that came: cards that were declined are among those that were tried. */
function chargeOf({ payment_id: id, amount, currency }: PaymentRow, tried: readonly SquarePayment[]) {
  const paid = tried.filter(({ isCompleted }) => isCompleted);
  const isWhole = paid.every((one) => one.amount === amount && one.currency === currency);
  if (paid.length > 1 || !isWhole) throw new Error(`The payment ${id} is not what Square says`);
  return paid[0];
}

/** Of another amount than was asked for, in another currency or for another payment, it is none of ours. */
function assertOurs({ payment_id: id, amount, currency }: PaymentRow, checkout: SquareCheckout): void {
  if (checkout.reference !== id || checkout.amount !== amount || checkout.currency !== currency)
    throw new Error(`The checkout ${checkout.id} is not the payment ${id}`);
}

async function writeSettled(
  tx: Tx,
  services: Services,
  { orgId, payment: { payment_id: paymentId, order_id: orderId, amount } }: { orgId: string; payment: PaymentRow },
  { state: said, cancelReason }: SquareCheckout,
  charge: SquarePayment | undefined,
): Promise<void> {
  const now = services.now();
  const [order] = await lockPaidOrder(tx, orgId, orderId);
  if (!order) return;
  // Money that came is there, whatever the terminal says of itself; without it nothing was paid yet.
  const state = charge ? 'captured' : said === 'captured' ? 'processing' : said;
  const failure =
    state === 'canceled'
      ? { code: cancelReason ?? 'CANCELED', message: reasons[cancelReason ?? ''] ?? 'It was canceled.' }
      : null;
  await writeState(tx, orgId, paymentId, { state, failure }, now);
  if (!charge) return;
  await writeCharge(tx, orgId, paymentId, charge.id);
  if (squareService(services).isTest) await markTest(tx, orgId, orderId);
  const came = { kind: 'captured', tender: 'square', ref: paymentId, amount } as const;
  if (await takeMoney(tx, { orgId, order, ...came, now })) await refundExcess(tx, services, orgId, orderId);
}
