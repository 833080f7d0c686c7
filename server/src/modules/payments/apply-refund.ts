import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import type { CardRefund } from '../../platform/vendors/stripe/card-payments.js';
import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import { giveBackRefund, insertEntry, insertEvent, lockPaidOrder, mailReturned } from '../orders/orders.service.js';
import { selectRefund, writeRefund } from './refunds.sql.js';

interface Found {
  state: CardRefund['state'];
  ref: string | null;
  error: VendorDetail | null;
}

/** Writes how a refund stands at the service that gives it. Said again, or late, it counts once. */
export async function applyRefund(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  orgId: string,
  refundId: string,
  { state: said, ref, error }: Found,
): Promise<void> {
  const at = now();
  const [found] = await selectRefund(tx, orgId, refundId);
  if (!found) return;
  const { order_id: orderId, amount, reason, vendor } = found;
  await lockPaidOrder(tx, orgId, orderId);
  const [before] = await selectRefund(tx, orgId, refundId);
  const state = said === 'canceled' ? 'failed' : said;
  const [isNew] = await writeRefund(tx, orgId, refundId, { state, ref, error }, at);
  if (!isNew || state === 'pending') return;
  const tender = vendor === 'square' ? 'square' : 'online';
  const entry = { entryId: uuidv7(at), tender, amount, ref: refundId, by: null, at } as const;
  if (state === 'succeeded') {
    await insertEntry(tx, orgId, orderId, { ...entry, kind: 'refunded' });
    await insertEvent(tx, orgId, orderId, { kind: 'refunded', data: { amount }, at });
    // Their bank wrote to who disputed it.
    if (reason !== 'disputed') await mailReturned(tx, orgId, orderId, at);
    return;
  }
  if (before?.state === 'succeeded') await insertEntry(tx, orgId, orderId, { ...entry, kind: 'refund_failed' });
  else await giveBackRefund(tx, orgId, orderId, amount, at);
  await insertEvent(tx, orgId, orderId, {
    kind: 'refund_failed',
    data: { amount, message: error?.message ?? '' },
    at,
  });
}
