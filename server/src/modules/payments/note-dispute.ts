import { formatMoney } from '@swapt/shared/money';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import type { CardDispute } from '../../platform/vendors/stripe/card-payments.js';
import { cardService, mailOwners } from '../connected-accounts/connected-accounts.service.js';
import { insertEvent, lockPaidOrder, reserveRefund, selectOrder, type OrderRow } from '../orders/orders.service.js';
import { applyRefund } from './apply-refund.js';
import { insertDispute, writeDispute } from './disputes.sql.js';
import { selectPaymentOfIntent } from './payments.sql.js';
import { insertRefund } from './refunds.sql.js';

/** Reads a dispute at the card service and writes how it stands; one of a payment that is none of ours is somebody else’s business. */
export async function noteDispute(
  services: Services,
  { orgId, account, objectId: id }: { orgId: string; account: string; objectId: string },
): Promise<void> {
  const found = await cardService(services).readDispute({ account, id });
  await services.db.org(orgId, async (tx) => {
    const [payment] = await selectPaymentOfIntent(tx, orgId, found.intentId);
    if (payment?.account !== account) return;
    const { payment_id: paymentId, order_id: orderId } = payment;
    await lockPaidOrder(tx, orgId, orderId);
    const now = services.now();
    const [isNew] = await insertDispute(tx, orgId, { disputeId: uuidv7(now), orderId, paymentId, found, now });
    const [isChanged] = isNew ? [isNew] : await writeDispute(tx, orgId, found, now);
    const [order] = await selectOrder(tx, orgId, orderId);
    if (!isChanged || !order) return;
    if (isNew) await say(tx, services, { orgId, order, found, news: 'disputed' });
    if (found.state !== 'won' && found.state !== 'lost') return;
    await say(tx, services, { orgId, order, found, news: `dispute_${found.state}` });
    if (found.state === 'lost') await countLost(tx, services, { orgId, orderId, paymentId, found });
  });
}

interface About {
  orgId: string;
  order: OrderRow;
  found: CardDispute;
  news: 'disputed' | 'dispute_won' | 'dispute_lost';
}

async function say(tx: Tx, services: Services, { orgId, order, found, news }: About): Promise<void> {
  const { order_id: orderId, store_id: storeId, number } = order;
  const { amount, currency, reason, dueAt } = found;
  await insertEvent(tx, orgId, orderId, { kind: news, data: { amount, reason }, at: services.now() });
  const what = `${formatMoney({ amount, currency })} of order ${number ?? ''}`;
  const until = dueAt
    ? ` until ${dueAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`
    : '';
  const words = {
    disputed: {
      subject: `Order ${number ?? ''} is disputed`,
      text: `The shopper’s bank wants ${what} back. Answer at the card service${until}: say what was bought, and show that it was delivered. Without an answer the money is lost.`,
    },
    dispute_won: {
      subject: `The dispute about order ${number ?? ''} is won`,
      text: `${what} stay with you.`,
    },
    dispute_lost: {
      subject: `The dispute about order ${number ?? ''} is lost`,
      text: `${what} went back to the shopper.`,
    },
  }[news];
  const address = `${services.config.publicUrl}/admin/store/${storeId}/orders/edit/${orderId}`;
  await mailOwners(tx, services, orgId, { subject: words.subject, text: [words.text, `The order: ${address}`] });
}

interface Lost {
  orgId: string;
  orderId: string;
  paymentId: string;
  found: CardDispute;
}

/** What the bank gave back is a refund; of what went back before, nothing goes back again. */
async function countLost(tx: Tx, services: Services, { orgId, orderId, paymentId, found }: Lost): Promise<void> {
  const now = services.now();
  const [order] = await selectOrder(tx, orgId, orderId);
  const amount = Math.min(found.amount, order ? order.paid - order.refund_reserved : 0);
  if (amount <= 0) return;
  await reserveRefund(tx, orgId, orderId, amount, now);
  const refundId = uuidv7(now);
  await insertRefund(tx, orgId, {
    ...{ refundId, orderId, paymentId, amount, ref: found.id, now },
    ...{ lines: [], reason: 'disputed', note: '', state: 'requested', by: null },
  });
  await applyRefund(tx, services, orgId, refundId, { state: 'succeeded', ref: found.id, error: null });
}
