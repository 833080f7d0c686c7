import type { TestApp } from '../app.js';
import { readCheckout } from '../../modules/payments/terminal/read-checkout.js';
import { startCheckout } from '../../modules/payments/terminal/start-checkout.js';
import type { SquareTill } from './square-till.js';

/** What it takes to pay an order at the terminal of a till. */
export function atTerminal({ services }: TestApp, till: SquareTill) {
  const { db } = services;
  const { orgId } = till;
  const start = (orderId: string, deviceId = till.deviceId) => startCheckout(services, orgId, { orderId, deviceId });
  const read = (paymentId: string) => readCheckout(services, orgId, paymentId);
  const order = async (quantity = 3) => (await till.place({ items: [{ variant_id: till.mug, quantity }] })).order_id;
  /** What Square calls a payment. */
  const thereOf = async (paymentId: string) => {
    const [row] = await db.org(orgId, (tx) =>
      tx.query<{ intent_id: string | null; charge_id: string | null }>(
        'select intent_id, charge_id from payments where org_id = $1 and payment_id = $2',
        [orgId, paymentId],
      ),
    );
    return { checkout: row?.intent_id ?? '', charge: row?.charge_id ?? '' };
  };
  const entries = (orderId: string) =>
    db.org(orgId, (tx) =>
      tx.query(
        'select kind, tender, amount from payment_entries where org_id = $1 and order_id = $2 order by at, kind',
        [orgId, orderId],
      ),
    );
  /** An order that was paid at the terminal, as the desk sees it. */
  const paid = async (quantity = 3) => {
    const orderId = await order(quantity);
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    const { state } = await read(paymentId);
    if (state !== 'captured') throw new Error(`It is ${state}`);
    return { orderId, paymentId, checkout };
  };
  return { start, read, order, thereOf, entries, paid };
}
