import type { Tx } from '../../platform/db/database.js';
import { deleteReplies, scrubOrders } from './order-privacy.sql.js';

export { countOrdersOf } from './order-privacy.sql.js';

/** Takes whoever ordered with an address out of the orders of an organization. Its owner has proven it, or the team erases their record. */
export async function forgetBuyer(tx: Tx, orgId: string, email: string): Promise<void> {
  const scrubbed = await scrubOrders(tx, orgId, email);
  if (scrubbed.length > 0)
    await deleteReplies(
      tx,
      orgId,
      scrubbed.map(({ order_id }) => order_id),
    );
}
