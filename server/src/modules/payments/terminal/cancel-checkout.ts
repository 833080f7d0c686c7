import { AppError } from '../../../platform/errors/app-error.js';
import type { Services } from '../../../platform/services.js';
import { VendorError } from '../../../platform/vendors/vendor-error.js';
import type { PaidOrder } from '../../orders/orders.service.js';
import { askSquare, orSquareFailure } from '../../square/square.service.js';
import { selectPayment, type PaymentRow } from '../payments.sql.js';
import { readCheckout, type Checkout } from './read-checkout.js';
import { settleCheckout } from './settle-checkout.js';

/** Calls a payment at a terminal off. One that was paid in the same moment is paid, as it says then. */
export async function cancelCheckout(services: Services, orgId: string, paymentId: string): Promise<Checkout> {
  const [payment] = await services.db.org(orgId, (tx) => selectPayment(tx, orgId, paymentId));
  if (!payment || payment.vendor !== 'square') throw new AppError('order.not_found');
  const isOpen = payment.state === 'created' || payment.state === 'processing';
  // It is not known yet whether Square heard of it.
  if (isOpen && payment.intent_id === null) throw new AppError('payment.open');
  if (isOpen) await orSquareFailure(() => endThere(services, orgId, payment));
  return readCheckout(services, orgId, paymentId);
}

async function endThere(services: Services, orgId: string, { intent_id: id, account }: PaymentRow): Promise<void> {
  if (id === null) return;
  try {
    await askSquare(services, orgId, (port, { token }) => port.cancelCheckout({ token, id }), account);
  } catch (error) {
    // Paid, or ended, in the same moment: what it is, it says itself.
    if (!(error instanceof VendorError) || error.detail?.code !== 'BAD_REQUEST') throw error;
  }
}

/** Ends the open payment of an order that nobody is to pay any more, or of another amount; otherwise asks how far it is. */
export async function settleOpenCheckout(
  services: Services,
  orgId: string,
  { order, open }: { order: PaidOrder; open: PaymentRow },
): Promise<void> {
  const isAlive = ['pending', 'placed', 'completed'].includes(order.status);
  if (!isAlive || open.amount !== order.total - order.paid) await endThere(services, orgId, open);
  await settleCheckout(services, orgId, open);
}
