import type { Tx } from '../../platform/db/database.js';

/** Whether shoppers find an item: it is shown, and its product is active and has a price in the store’s currency. Asked of one item after the other. */
const isSold = `i.is_shown and p.status = 'active' and exists (
  select from product_variants v join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3
   where v.org_id = p.org_id and v.product_id = p.product_id and v.archived_at is null offset 0)`;
const items = 'store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id';

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
