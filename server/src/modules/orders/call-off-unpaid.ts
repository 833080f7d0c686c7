import type { Tx } from '../../platform/db/database.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { releaseDiscounts } from '../discounts/discounts.service.js';
import { releaseStock } from '../reservations/reservations.service.js';
import { cancelOrder } from './cancel-order.js';
import { expireOrderRow, takeOverdue } from './order-changes.sql.js';
import { settleMoney } from './orders.kinds.js';
import { insertEvent, lockOrder, selectOrder } from './orders.sql.js';

const everyMs = 15_000;
/** One by one: of many in one transaction, each would keep what it changed from everybody else until the last is done. */
const atOnce = 1;

/** Gives the stock of orders back that were not paid in time. Nobody has to ask for them. */
export async function callOffUnpaid({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await db.system(async (tx) => {
      const at = now();
      const overdue = await takeOverdue(tx, at, atOnce);
      for (const { org_id: orgId, order_id: orderId, status } of overdue) {
        if (status === 'pending') {
          await expire(tx, orgId, orderId, at);
          continue;
        }
        const [order] = await selectOrder(tx, orgId, orderId);
        if (order) await cancelOrder(tx, order, { orgId, reason: 'unpaid', by: null, now: at });
      }
      return overdue.length === atOnce;
    });
  }
}

/** An order for which one card after the other was tried: it is over as if it was not paid in time. */
export async function callOffTried(tx: Tx, orgId: string, orderId: string, at: Date): Promise<void> {
  const [order] = await lockOrder(tx, orgId, orderId);
  if (order?.status === 'pending') await expire(tx, orgId, orderId, at);
}

async function expire(tx: Tx, orgId: string, orderId: string, at: Date): Promise<void> {
  await releaseStock(tx, orgId, orderId);
  await releaseDiscounts(tx, orgId, orderId);
  await expireOrderRow(tx, orgId, orderId, at);
  await insertEvent(tx, orgId, orderId, { kind: 'expired', at });
  await settleMoney(tx, orgId, orderId, at);
}

/** Looks for them all the time, and gives the way to stop. */
export const startCallingOffUnpaid = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Unpaid orders cannot be called off', everyMs, () => callOffUnpaid(services));
