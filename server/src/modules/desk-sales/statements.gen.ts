// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** desk-sales.sql.ts: selectSale */
    "select o.order_id, o.session_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.units, o.total, o.refunded, o.email,\n\
  o.link_nth, o.created_at, coalesce(nullif(u.name, ''), u.email) as sold_by,\n\
  (select p.tender from payment_entries p where p.org_id = o.org_id and p.order_id = o.order_id and p.kind = 'captured' order by p.at, p.entry_id limit 1)\n\
    as paid_with,\n\
  coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), '')), e'\\n' order by l.line_no)\n\
     from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items from orders o left join users u on u.user_id = o.sold_by where o.org_id = $1 and o.order_id = $2 and o.channel = 'event'": {
      values: readonly [string | null, string | null];
      row: {
        order_id: string;
        session_id: string | null;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        units: number;
        total: number;
        refunded: number;
        email: string;
        link_nth: number;
        created_at: Date;
        sold_by: string | null;
        paid_with: 'card' | 'cash' | 'online' | 'other' | 'square' | null;
        items: string;
      };
    };

    /** desk-sales.sql.ts: selectSales */
    "select o.order_id, o.session_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.units, o.total, o.refunded, o.email,\n\
  o.link_nth, o.created_at, coalesce(nullif(u.name, ''), u.email) as sold_by,\n\
  (select p.tender from payment_entries p where p.org_id = o.org_id and p.order_id = o.order_id and p.kind = 'captured' order by p.at, p.entry_id limit 1)\n\
    as paid_with,\n\
  coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), '')), e'\\n' order by l.line_no)\n\
     from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items from orders o left join users u on u.user_id = o.sold_by where o.org_id = $1 and o.session_id = $2 order by o.created_at desc, o.order_id desc limit $3": {
      values: readonly [string | null, string | null, number | null];
      row: {
        order_id: string;
        session_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        units: number;
        total: number;
        refunded: number;
        email: string;
        link_nth: number;
        created_at: Date;
        sold_by: string | null;
        paid_with: 'card' | 'cash' | 'online' | 'other' | 'square' | null;
        items: string;
      };
    };

    /** desk-sales.sql.ts: selectSent */
    'select order_id, session_id from orders where org_id = $1 and sale_key = $2': {
      values: readonly [string | null, string | null];
      row: { order_id: string; session_id: string | null };
    };

    /** desk-sales.sql.ts: selectShelf */
    "select i.item_id, i.product_id, v.variant_id, p.name, v.option_values, v.sku, v.barcode, p.tax_class, p.pictures -> 0 as picture, x.amount,\n\
       coalesce(k.mode, 'free') as mode, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety,\n\
       k.sold_out_until,\n\
       coalesce((select g.name from catalog_items c join catalogs g on g.org_id = c.org_id and g.catalog_id = c.catalog_id\n\
                  where c.org_id = i.org_id and c.product_id = i.product_id order by g.name, g.catalog_id limit 1), '') as category,\n\
       array(select a.add_on_id from add_ons a where a.org_id = i.org_id and a.store_id = i.store_id and a.status = 'on' and a.currency = $3\n\
                and (a.is_for_all or exists (select from add_on_items b where b.org_id = a.org_id and b.add_on_id = a.add_on_id and b.item_id = i.item_id))\n\
              order by a.position, a.add_on_id) as add_on_ids\n\
     from store_items i\n\
     join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.file_id is null\n\
     join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null\n\
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3\n\
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
     where i.org_id = $1 and i.store_id = $2 and i.is_sold order by i.position, i.item_id, v.position, v.variant_id": {
      values: readonly [string | null, string | null, string | null];
      row: {
        item_id: string;
        product_id: string;
        variant_id: string;
        name: string;
        option_values: string[];
        sku: string;
        barcode: string;
        tax_class: 'reduced' | 'standard' | 'zero';
        picture: Narrowed<unknown, AnswerTypes['desk-sales.selectShelf.picture']>;
        amount: number;
        mode: 'free' | 'free' | 'track';
        on_hand: number;
        reserved: number;
        safety: number;
        sold_out_until: Date | null;
        category: string;
        add_on_ids: string[];
      };
    };

    /** desk-sales.sql.ts: selectAddOns */
    "select add_on_id, name, amount, most from add_ons where org_id = $1 and store_id = $2 and status = 'on' and currency = $3 order by position, add_on_id": {
      values: readonly [string | null, string | null, string | null];
      row: { add_on_id: string; name: string; amount: number; most: number };
    };

    /** desk-sales.sql.ts: selectFavourites */
    "select l.variant_id from orders o join order_lines l on l.org_id = o.org_id and l.order_id = o.order_id and l.variant_id is not null\n\
      where o.org_id = $1 and o.store_id = $2 and o.channel = 'event' and o.created_at >= $3\n\
      group by l.variant_id order by sum(l.quantity) desc, l.variant_id limit $4": {
      values: readonly [string | null, string | null, Date | null, number | null];
      row: { variant_id: string };
    };
  }
}
