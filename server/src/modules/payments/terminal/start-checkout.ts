import { Type } from 'typebox';
import type { Tx } from '../../../platform/db/database.js';
import { uuidv7 } from '../../../platform/db/uuid.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Services } from '../../../platform/services.js';
import { attemptTogether } from '../../../platform/vendor-calls/attempt-call.js';
import { defineVendorCall, queueCall } from '../../../platform/vendor-calls/define-vendor-call.js';
import type { SquareCheckout } from '../../../platform/vendors/square/square-payments.js';
import { lockOrder } from '../../orders/orders.service.js';
import { askSquare, placeOf } from '../../square/square.service.js';
import { insertPayment, selectOpenPayment, writeIntent, writeState } from '../payments.sql.js';
import { readCheckout, type Checkout } from './read-checkout.js';

const HOUR_MS = 3600_000;
const firstCheckMs = 120_000;

const made = (checkout: SquareCheckout) => ({ ref: checkout.id, reply: checkout });

/** Asks a terminal for exactly what an order still costs. Our id of the payment goes with it, so that it is known when it comes back. */
export const createCheckout = defineVendorCall({
  ...{ vendor: 'square', operation: 'checkout', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({
    account: Type.String(),
    device_id: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
  }),
  send: async ({ orgId, callId: key, subjectId: reference, request }, services) => {
    const { account, device_id: deviceId, amount, currency } = request;
    const asked = { key, reference, deviceId, amount, currency };
    const work = (token: string) => ({ ...asked, token });
    return made(await askSquare(services, orgId, (port, { token }) => port.createCheckout(work(token)), account));
  },
  find: async ({ orgId, subjectId: reference, queuedAt: since, request }, services) => {
    const { account, device_id: deviceId } = request;
    const checkout = await askSquare(
      services,
      orgId,
      (port, { token }) => port.findCheckout({ token, deviceId, reference, since }),
      account,
    );
    return checkout && made(checkout);
  },
  end: async (tx, { orgId, subjectId: id }, outcome, { now }) => {
    if (outcome.state === 'done') await writeIntent(tx, orgId, id, outcome.ref, now());
    else await writeState(tx, orgId, id, { state: 'failed', failure: outcome.error }, now());
  },
});

interface Asked {
  orderId: string;
  deviceId: string;
}

/**
 * Starts the payment of an order at a terminal of its store: what is left to pay, to the cent. Asked for again while it waits, it is the same one; there
 * is one open payment of an order at a time, also where a shopper pays it online.
 */
export async function startCheckout(services: Services, orgId: string, asked: Asked): Promise<Checkout> {
  const { paymentId, callId } = await services.db.org(orgId, (tx) => prepareCheckout(tx, services, orgId, asked));
  await attemptTogether(services, createCheckout, { orgId, callId });
  return readCheckout(services, orgId, paymentId);
}

async function prepareCheckout(tx: Tx, services: Services, orgId: string, { orderId, deviceId }: Asked) {
  const now = services.now();
  const [order] = await lockOrder(tx, orgId, orderId);
  if (!order) throw new AppError('order.not_found');
  const { status, total, paid, authorized, currency, store_id: storeId } = order;
  const amount = total - paid - authorized;
  if (amount <= 0 || !['pending', 'placed', 'completed'].includes(status)) throw new AppError('order.bad_state');
  const place = await placeOf(tx, services, orgId, storeId);
  if (!place) throw new AppError('square.no_location');
  if (place.currency !== currency) throw new AppError('square.currency');
  const { merchant_id: account } = place;
  const begin = async (id: string) => {
    const subject = { kind: 'payment', id };
    const request = { account, device_id: deviceId, amount, currency };
    const callId = await queueCall(tx, createCheckout, { orgId, subject, request, now, isSentAtOnce: true });
    return { paymentId: id, callId };
  };
  const [open] = await selectOpenPayment(tx, orgId, orderId);
  if (open?.device_id === deviceId && open.amount === amount && open.account === account) return begin(open.payment_id);
  if (open) throw new AppError('payment.open');
  const paymentId = uuidv7(now);
  const nextCheckAt = new Date(now.getTime() + firstCheckMs);
  await insertPayment(tx, orgId, {
    ...{ paymentId, orderId, account, deviceId, amount, currency, capture: 'automatic', now, nextCheckAt },
  });
  return begin(paymentId);
}
