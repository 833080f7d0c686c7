import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What a desk shows of a sale. How it was paid is what came in first; before that, what it waits for. */
const columns = `o.order_id, o.session_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.units, o.total, o.refunded, o.email,
  o.link_nth, o.created_at, coalesce(nullif(u.name, ''), u.email) as sold_by,
  (select p.tender from payment_entries p where p.org_id = o.org_id and p.order_id = o.order_id and p.kind = 'captured' order by p.at, p.entry_id limit 1)
    as paid_with,
  coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), '')), e'\\n' order by l.line_no)
     from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items`;
const from = 'from orders o left join users u on u.user_id = o.sold_by';

export const selectSale = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns} ${from} where o.org_id = $1 and o.order_id = $2 and o.channel = 'event'`,
    [orgId, orderId],
    'desk_sale',
  );

export type SaleRow = RowOf<typeof selectSale>;

export const selectSales = (tx: Tx, orgId: string, sessionId: string, limit: number) =>
  tx.query(
    `select ${columns} ${from} where o.org_id = $1 and o.session_id = $2 order by o.created_at desc, o.order_id desc limit $3`,
    [orgId, sessionId, limit],
  );

/** The same sale, sent before. */
export const selectSent = (tx: Tx, orgId: string, saleKey: string) =>
  tx.query(
    'select order_id, session_id from orders where org_id = $1 and sale_key = $2',
    [orgId, saleKey],
    'sent_sale',
  );

/** What a store sells now. */
export const selectShelf = (tx: Tx, orgId: string, storeId: string, currency: string) =>
  tx.query(
    `select i.item_id, i.product_id, v.variant_id, p.name, v.option_values, v.sku, v.barcode, p.tax_class, p.pictures -> 0 as picture, x.amount,
       coalesce(k.mode, 'free') as mode, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety,
       k.sold_out_until,
       coalesce((select g.name from catalog_items c join catalogs g on g.org_id = c.org_id and g.catalog_id = c.catalog_id
                  where c.org_id = i.org_id and c.product_id = i.product_id order by g.name, g.catalog_id limit 1), '') as category,
       array(select a.add_on_id from add_ons a where a.org_id = i.org_id and a.store_id = i.store_id and a.status = 'on' and a.currency = $3
                and (a.is_for_all or exists (select from add_on_items b where b.org_id = a.org_id and b.add_on_id = a.add_on_id and b.item_id = i.item_id))
              order by a.position, a.add_on_id) as add_on_ids
     from store_items i
     join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.file_id is null
     join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id
     where i.org_id = $1 and i.store_id = $2 and i.is_sold order by i.position, i.item_id, v.position, v.variant_id`,
    [orgId, storeId, currency],
  );

export const selectAddOns = (tx: Tx, orgId: string, storeId: string, currency: string) =>
  tx.query(
    `select add_on_id, name, amount, most from add_ons where org_id = $1 and store_id = $2 and status = 'on' and currency = $3 order by position, add_on_id`,
    [orgId, storeId, currency],
  );

/** What the desks of a store sold most lately. */
export const selectFavourites = (tx: Tx, orgId: string, storeId: string, since: Date, limit: number) =>
  tx.query(
    `select l.variant_id from orders o join order_lines l on l.org_id = o.org_id and l.order_id = o.order_id and l.variant_id is not null
      where o.org_id = $1 and o.store_id = $2 and o.channel = 'event' and o.created_at >= $3
      group by l.variant_id order by sum(l.quantity) desc, l.variant_id limit $4`,
    [orgId, storeId, since, limit],
  );
