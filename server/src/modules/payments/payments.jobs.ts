import { defineJob } from '../../platform/jobs/define-job.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { lockPaidOrder, settlePayments } from '../orders/orders.service.js';
import { capture, chargeable, dueNow } from './charge-card.js';
import { selectOpenPayment, takeUnheard } from './payments.sql.js';
import { refundExcess } from './refund-excess.js';
import { takePending } from './refunds.sql.js';
import { settle } from './settle.js';
import { settleOpenCheckout } from './terminal/cancel-checkout.js';
import { noteSquareRefund } from './terminal/terminal-events.js';

const everyMs = 30_000;
const atOnce = 20;

/** Settles an order whose price or fate changed: its open payment ends, and what was paid too much goes back. */
export const settleOrder = defineJob({
  ...settlePayments,
  name: 'payment',
  run: async ({ job: { org_id: orgId, payload }, services, outside, finish }) => {
    const { order_id: orderId } = payload;
    await outside(() => settleOpen(services, orgId, orderId));
    await finish(async (tx) => {
      await lockPaidOrder(tx, orgId, orderId);
      await refundExcess(tx, services, orgId, orderId);
    });
  },
});

/** Asks how far the open payment of an order is, charges what is due of it, and ends it where nobody is to pay it any more. What was paid in the same moment counts. */
async function settleOpen(services: Services, orgId: string, orderId: string): Promise<void> {
  const { order, open } = await services.db.org(orgId, async (tx) => ({
    order: (await lockPaidOrder(tx, orgId, orderId))[0],
    open: (await selectOpenPayment(tx, orgId, orderId))[0],
  }));
  if (!order || !open || open.intent_id === null) return;
  if (open.vendor === 'square') return settleOpenCheckout(services, orgId, { order, open });
  const { payment_id: paymentId, account, intent_id: id } = open;
  const isAlive = ['pending', 'placed', 'completed'].includes(order.status);
  const isKept = open.state === 'authorized';
  const isWanted = isAlive && (isKept ? chargeable(order) > 0 : open.amount === order.total - order.paid);
  const due = isWanted && isKept ? dueNow(order, open, services.now()) : 0;
  try {
    if (!isWanted) await cardService(services).cancelIntent({ account, id, key: `${paymentId}-end` });
    else if (due > 0) await capture(services, open, due);
  } catch (error) {
    // Paid, or ended, in the same moment: what it is, it says below.
    if (!(error instanceof VendorError) || error.failure !== 'refused') throw error;
  }
  await settle(services, orgId, paymentId);
}

/** Asks the services about payments that nobody reported on. */
export async function settleUnheard(services: Services): Promise<void> {
  const { cardPayments, squarePayments } = services.vendors;
  if (!cardPayments && !squarePayments) return;
  const due = await services.db.system((tx) => takeUnheard(tx, services.now(), atOnce));
  for (const { org_id: orgId, order_id: orderId } of due) {
    await settleOpen(services, orgId, orderId).catch((error: unknown) =>
      services.log.warn({ err: error, order: orderId }, 'A payment could not be asked about'),
    );
  }
}

const refundsAfterMs = 10 * 60_000;

/** Asks Square about refunds that nobody reported on: they are said to be on their way first. */
export async function settlePendingRefunds(services: Services): Promise<void> {
  if (!services.vendors.squarePayments) return;
  const now = services.now();
  const before = new Date(now.getTime() - refundsAfterMs);
  const due = await services.db.system((tx) => takePending(tx, now, before, atOnce));
  for (const { org_id: orgId, ref, account } of due) {
    if (ref === null) continue;
    await noteSquareRefund({ orgId, account, objectId: ref }, services).catch((error: unknown) =>
      services.log.warn({ err: error, refund: ref }, 'A refund could not be asked about'),
    );
  }
}

export const startSettlingUnheard = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Payments cannot be asked about', everyMs, async () => {
    await settleUnheard(services);
    await settlePendingRefunds(services);
  });
