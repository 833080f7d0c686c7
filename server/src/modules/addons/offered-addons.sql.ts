import type { Tx } from '../../platform/db/database.js';

/** Whether shoppers find an item: it is shown, and its product is active and has a price in the store’s currency. */
const isSold = `i.is_shown and e.status = 'active' and $3 = any(e.currencies)`;
const items = 'store_items i join product_entries e on e.org_id = i.org_id and e.product_id = i.product_id';

export const selectSoldItem = (tx: Tx, orgId: string, storeId: string, currency: string, itemId: string) =>
  tx.query(`select i.item_id from ${items} where i.org_id = $1 and i.store_id = $2 and i.item_id = $4 and ${isSold}`, [
    orgId,
    storeId,
    currency,
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
          select true from add_on_items c join ${items} on i.org_id = c.org_id and i.item_id = c.item_id
           where c.org_id = a.org_id and c.add_on_id = a.add_on_id and ($4::uuid is null or c.item_id = $4) and ${isSold} limit 1), false))
      order by a.position, a.add_on_id`,
    [orgId, storeId, currency, itemId],
  );
