import type { Tx } from '../../platform/db/database.js';
import { fulfilAll, settleOrderRow } from './order-changes.sql.js';

/** What is sold at a desk is in the hands of its buyer at once. */
export async function handOverAll(tx: Tx, orgId: string, orderId: string, at: Date): Promise<void> {
  await fulfilAll(tx, orgId, orderId);
  await settleOrderRow(tx, orgId, orderId, null, at);
}
