// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** item-alerts.sql.ts: insertAlert */
    'insert into item_alerts (org_id, alert_id, item_id, variant_id, email, language, asked_at) values ($1, $2, $3, $4, $5, $6, $7)\n\
     on conflict (org_id, item_id, variant_id, email) do update set language = excluded.language, asked_at = excluded.asked_at\n\
       where item_alerts.confirmed_at is null\n\
     returning alert_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { alert_id: string };
    };

    /** item-alerts.sql.ts: selectOwner */
    'select org_id from store_items where item_id = $2 and store_id = $1': {
      values: readonly [string | null, string | null];
      row: { org_id: string };
    };

    /** item-alerts.sql.ts: selectAlert */
    'select a.email, a.confirmed_at, a.variant_id, s.name as store_name, p.name, v.option_values\n\
       from item_alerts a\n\
       join store_items i on i.org_id = a.org_id and i.item_id = a.item_id\n\
       join stores s on s.org_id = i.org_id and s.store_id = i.store_id\n\
       join product_variants v on v.org_id = a.org_id and v.variant_id = a.variant_id\n\
       join products p on p.org_id = v.org_id and p.product_id = v.product_id\n\
      where a.org_id = $1 and a.item_id = $2 and a.alert_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: {
        email: string;
        confirmed_at: Date | null;
        variant_id: string;
        store_name: string;
        name: string;
        option_values: string[];
      };
    };

    /** item-alerts.sql.ts: confirmAlert */
    'update item_alerts set confirmed_at = $4 where org_id = $1 and item_id = $2 and alert_id = $3 and confirmed_at is null': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** item-alerts.sql.ts: deleteAlert */
    'delete from item_alerts where org_id = $1 and item_id = $2 and alert_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** item-alerts.sql.ts: deleteAlertsTo */
    'delete from item_alerts where org_id = $1 and email = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** item-alerts.sql.ts: takeDueAlerts */
    "with back as (\n\
       select w.*, i.* from (select distinct org_id, item_id, variant_id from item_alerts where confirmed_at is not null) w\n\
        cross join lateral (\n\
          select i.store_id, s.name as store_name, p.name, v.option_values from store_items i\n\
            join organizations o on o.org_id = i.org_id and o.delete_after is null\n\
            join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status = 'open' and s.suspended_at is null\n\
            join product_variants v on v.org_id = i.org_id and v.variant_id = w.variant_id and v.product_id = i.product_id and v.archived_at is null\n\
            join products p on p.org_id = v.org_id and p.product_id = v.product_id\n\
            join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = s.currency\n\
            left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
           where i.org_id = w.org_id and i.item_id = w.item_id and i.is_sold and not coalesce(k.sold_out_until > $1 or (k.mode = 'track' and k.on_hand - k.reserved <= k.safety), false) offset 0) i\n\
     ), due as (\n\
       select a.org_id, a.alert_id, b.item_id, b.variant_id, b.store_id, b.store_name, b.name, b.option_values\n\
         from item_alerts a join back b on b.org_id = a.org_id and b.item_id = a.item_id and b.variant_id = a.variant_id\n\
        where a.confirmed_at is not null order by a.confirmed_at limit $2 for update of a skip locked\n\
     )\n\
     delete from item_alerts a using due where a.org_id = due.org_id and a.alert_id = due.alert_id\n\
     returning a.org_id, a.email, a.language, due.item_id, due.variant_id, due.store_id, due.store_name, due.name, due.option_values": {
      values: readonly [Date | null, number | null];
      row: {
        org_id: string;
        email: string;
        language: string;
        item_id: string;
        variant_id: string;
        store_id: string;
        store_name: string;
        name: string;
        option_values: string[];
      };
    };

    /** item-alerts.sql.ts: tidyAlerts */
    'delete from item_alerts where asked_at <= $1 or (confirmed_at is null and asked_at <= $2)': {
      values: readonly [Date | null, Date | null];
      row: Record<never, never>;
    };
  }
}
