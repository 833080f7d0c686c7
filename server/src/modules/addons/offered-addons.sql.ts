import type { Tx } from '../../platform/db/database.js';

export const selectSoldItem = (tx: Tx, orgId: string, storeId: string, itemId: string) =>
  tx.query('select item_id from store_items where org_id = $1 and store_id = $2 and item_id = $3 and is_sold', [
    orgId,
    storeId,
    itemId,
  ]);

/**
 * Those that are switched on and have a price in the store’s currency: of one item, or of all that shoppers find. Of the items of each add-on the first
 * one that is found decides; as a join, all of them would be read.
 */
export const selectOffered = (tx: Tx, orgId: string, storeId: string, currency: string, itemId: string | null) =>
  tx.query(
    `select a.add_on_id, a.name, a.amount, a.most, a.is_for_all from add_ons a
      where a.org_id = $1 and a.store_id = $2 and a.currency = $3 and a.status = 'on'
        and (a.is_for_all or coalesce((
          select true from add_on_items c join store_items i on i.org_id = c.org_id and i.item_id = c.item_id
           where c.org_id = a.org_id and c.add_on_id = a.add_on_id and ($4::uuid is null or c.item_id = $4) and i.is_sold limit 1), false))
      order by a.position, a.add_on_id`,
    [orgId, storeId, currency, itemId],
    'offered_add_ons',
  );
