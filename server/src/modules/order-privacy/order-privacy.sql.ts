import type { Tx } from '../../platform/db/database.js';

/** Orders stay, as their numbers and sums must; whoever placed them with this address is no longer named in them. Old links of them end. */
export const scrubOrders = (tx: Tx, orgId: string, email: string) =>
  tx.query(
    `update orders set name = '', email = '', phone = '', address = null, note = '', team_note = '', tags = '{}', link_nth = link_nth + 1,
       revision = revision + 1
     where org_id = $1 and email_key = lower($2) returning order_id`,
    [orgId, email],
  );

/** Replies that are kept for a repeated Idempotency-Key may show them. */
export const deleteReplies = (tx: Tx, orgId: string, orderIds: readonly string[]) =>
  tx.query(
    'delete from idempotency_keys where org_id = $1 and exists (select from unnest($2::text[]) as o (id) where strpos(reply, o.id) > 0)',
    [orgId, orderIds],
  );

/** How many orders a customer placed is counted anew when one is joined or hidden. */
export const countOrdersOf = (tx: Tx, orgId: string, customerId: string) =>
  tx.query(
    `update customers c set orders = (
       select count(*) from orders o where o.org_id = c.org_id and o.customer_id = c.customer_id and o.number is not null)
     where c.org_id = $1 and c.customer_id = $2`,
    [orgId, customerId],
    'count_orders_of_customer',
  );
