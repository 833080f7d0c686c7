import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { cardService, orFailure } from '../connected-accounts/connected-accounts.service.js';
import { lockPaidOrder, type PaidOrder } from '../orders/orders.service.js';
import { selectOpenPayment, type PaymentRow } from './payments.sql.js';
import { settle } from './settle.js';

type Money = Pick<PaidOrder, 'total' | 'paid' | 'authorized'>;

/** Banks keep money for a shop for a week. */
const LATEST_MS = 6 * 86_400_000;

/** What of the money that a card keeps for an order is due now: all that it costs, once everything is with the shopper or would be lost to the bank. */
export function dueNow(order: PaidOrder, { created_at: since }: PaymentRow, now: Date): number {
  const { fulfilled, units, authorized } = order;
  const isOver = now.getTime() - since.getTime() >= LATEST_MS;
  return fulfilled >= units || costs(order) > authorized || isOver ? chargeable(order) : 0;
}

/** What came on to an order after its card was asked is paid apart. */
export const chargeable = (order: Money): number => Math.min(costs(order), order.authorized);

const costs = ({ total, paid }: Money): number => total - paid;

/** Takes the money that a card keeps for an order, or as much of it as the order costs now. Done again, it is taken once. */
export async function chargeOrder(services: Services, orgId: string, orderId: string): Promise<void> {
  const { order, payment } = await services.db.org(orgId, (tx) => readReserved(tx, orgId, orderId));
  await orFailure(() => capture(services, payment, chargeable(order)));
  await settle(services, orgId, payment.payment_id);
}

async function readReserved(tx: Tx, orgId: string, orderId: string) {
  const [order] = await lockPaidOrder(tx, orgId, orderId);
  const [payment] = await selectOpenPayment(tx, orgId, orderId);
  if (!order) throw new AppError('order.not_found');
  const isAlive = order.status === 'placed' || order.status === 'completed';
  if (!isAlive || payment?.state !== 'authorized' || chargeable(order) <= 0) throw new AppError('order.bad_state');
  return { order, payment };
}

/** At the card service alone: what it says then is settled. */
export async function capture(
  services: Services,
  { payment_id: paymentId, account, intent_id: id, currency }: PaymentRow,
  amount: number,
): Promise<void> {
  if (id === null) throw new Error(`The payment ${paymentId} was authorized without an intent`);
  const key = `${paymentId}-charge-${amount}`;
  await cardService(services).captureIntent({ account, id, key, amount: { amount, currency } });
}
