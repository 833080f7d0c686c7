import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { ItemAlertsRow } from '../../platform/db/tables.gen.js';
import { keptSince, unconfirmedSince } from '../alerts/alerts.service.js';
import { isGone } from '../inventory/inventory.service.js';

/** One row per item, variant and address. Who asks again is asked again to confirm, unless they did; then no row is answered. */
export const insertAlert = (tx: Tx, row: Omit<ItemAlertsRow, 'confirmed_at'>) =>
  tx.query(
    `insert into item_alerts (org_id, alert_id, item_id, variant_id, email, language, asked_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, item_id, variant_id, email) do update set language = excluded.language, asked_at = excluded.asked_at
       where item_alerts.confirmed_at is null
     returning alert_id`,
    [row.org_id, row.alert_id, row.item_id, row.variant_id, row.email, row.language, row.asked_at],
  );

/** Whose item it is, whatever became of its store: who waits can always have their address deleted. */
export const selectOwner = (tx: Tx, storeId: string, itemId: string) =>
  tx.query('select org_id from store_items where item_id = $2 and store_id = $1', [storeId, itemId]);

export const selectAlert = (tx: Tx, orgId: string, itemId: string, alertId: string) =>
  tx.query(
    `select a.email, a.confirmed_at, a.variant_id, s.name as store_name, p.name, v.option_values
       from item_alerts a
       join store_items i on i.org_id = a.org_id and i.item_id = a.item_id
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id
       join product_variants v on v.org_id = a.org_id and v.variant_id = a.variant_id
       join products p on p.org_id = v.org_id and p.product_id = v.product_id
      where a.org_id = $1 and a.item_id = $2 and a.alert_id = $3`,
    [orgId, itemId, alertId],
  );

export type AlertRow = RowOf<typeof selectAlert>;

export const confirmAlert = (tx: Tx, orgId: string, itemId: string, alertId: string, now: Date) =>
  tx.query(
    `update item_alerts set confirmed_at = $4 where org_id = $1 and item_id = $2 and alert_id = $3 and confirmed_at is null`,
    [orgId, itemId, alertId, now],
  );

export const deleteAlert = (tx: Tx, orgId: string, itemId: string, alertId: string) =>
  tx.query('delete from item_alerts where org_id = $1 and item_id = $2 and alert_id = $3', [orgId, itemId, alertId]);

/** What an organization keeps for an address whose owner is forgotten. */
export const deleteAlertsTo = (tx: Tx, orgId: string, email: string) =>
  tx.query('delete from item_alerts where org_id = $1 and email = $2', [orgId, email]);

/**
 * Takes alerts of what shoppers can buy again, across organizations, by the rules of the shop: each is answered to exactly one of any number of
 * callers. Stock is only read, once for each variant that somebody waits for, however many products there are: nobody's sale waits for it.
 */
export const takeDueAlerts = (tx: Tx, now: Date, limit: number) =>
  tx.query(
    `with back as (
       select w.*, i.* from (select distinct org_id, item_id, variant_id from item_alerts where confirmed_at is not null) w
        cross join lateral (
          select i.store_id, s.name as store_name, p.name, v.option_values from store_items i
            join organizations o on o.org_id = i.org_id and o.delete_after is null
            join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status = 'open' and s.suspended_at is null
            join product_variants v on v.org_id = i.org_id and v.variant_id = w.variant_id and v.product_id = i.product_id and v.archived_at is null
            join products p on p.org_id = v.org_id and p.product_id = v.product_id
            join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = s.currency
            left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id
           where i.org_id = w.org_id and i.item_id = w.item_id and i.is_sold and not ${isGone('$1')} offset 0) i
     ), due as (
       select a.org_id, a.alert_id, b.item_id, b.variant_id, b.store_id, b.store_name, b.name, b.option_values
         from item_alerts a join back b on b.org_id = a.org_id and b.item_id = a.item_id and b.variant_id = a.variant_id
        where a.confirmed_at is not null order by a.confirmed_at limit $2 for update of a skip locked
     )
     delete from item_alerts a using due where a.org_id = due.org_id and a.alert_id = due.alert_id
     returning a.org_id, a.email, a.language, due.item_id, due.variant_id, due.store_id, due.store_name, due.name, due.option_values`,
    [now, limit],
  );

export const tidyAlerts = (tx: Tx, now: Date) =>
  tx.query('delete from item_alerts where asked_at <= $1 or (confirmed_at is null and asked_at <= $2)', [
    keptSince(now),
    unconfirmedSince(now),
  ]);
