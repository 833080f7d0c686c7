import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/**
 * Takes what ran low in stores that shoppers see, across organizations: each is answered to exactly one of any number of callers. Rows that somebody
 * changes at the moment wait for the next turn. A switch “sold out today” is somebody’s wish, and no news.
 */
export const takeLow = (tx: Tx, limit: number) =>
  tx.query(
    `with due as (
       select k.org_id, k.store_id, k.variant_id, s.name as store_name, s.notified, p.name, v.option_values, i.position
         from stock k
         join stores s on s.org_id = k.org_id and s.store_id = k.store_id and s.status in ('open', 'paused') and s.notified <> '{}'
         join organizations o on o.org_id = k.org_id and o.delete_after is null
         join product_variants v on v.org_id = k.org_id and v.variant_id = k.variant_id and v.archived_at is null
         join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status = 'active'
         join store_items i on i.org_id = k.org_id and i.store_id = k.store_id and i.product_id = v.product_id
        where k.is_low and not k.low_mailed
        order by k.org_id, k.store_id limit $1 for update of k skip locked
     )
     update stock k set low_mailed = true from due
      where k.org_id = due.org_id and k.store_id = due.store_id and k.variant_id = due.variant_id
     returning k.org_id, k.store_id, due.store_name, due.notified, due.name, due.option_values, due.position,
       greatest(0, k.on_hand - k.reserved - k.safety) as remaining`,
    [limit],
  );

export type LowRow = RowOf<typeof takeLow>;

/** What there is enough of again may run low again. */
export const forgetRefilled = (tx: Tx, limit: number) =>
  tx.query(
    `with refilled as (
       select k.org_id, k.store_id, k.variant_id from stock k where k.low_mailed and not k.is_low limit $1 for update skip locked)
     update stock k set low_mailed = false from refilled r
      where k.org_id = r.org_id and k.store_id = r.store_id and k.variant_id = r.variant_id`,
    [limit],
  );

/** The addresses of those of these people who are still members. */
export const selectAddresses = (tx: Tx, orgId: string, userIds: readonly string[]) =>
  tx.query(
    `select u.email from memberships m join users u on u.user_id = m.user_id
      where m.org_id = $1 and m.user_id = any($2::uuid[]) order by u.email`,
    [orgId, userIds],
  );
