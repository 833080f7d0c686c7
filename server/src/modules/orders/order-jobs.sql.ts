import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export const selectStoreOfOrder = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(
    'select store_id, name, email, phone, zone, notified, theme from stores where org_id = $1 and store_id = $2',
    [orgId, storeId],
    'store_of_order',
  );

export type StoreOfOrder = RowOf<typeof selectStoreOfOrder>;

export const linkBuyer = (tx: Tx, orgId: string, orderId: string, customerId: string) =>
  tx.query(
    'update orders set customer_id = $3 where org_id = $1 and order_id = $2',
    [orgId, orderId, customerId],
    'link_buyer',
  );
