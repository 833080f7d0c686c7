import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What the table of products says of a product in each of its rows. */
export const selectTableProducts = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `select product_id, name, status, kind, tax_class, text, options, supplier, note
       from products where org_id = $1 and product_id = any($2::uuid[])`,
    [orgId, productIds],
  );

/** What is sold of them with each price, in the order of the ids; of a variant without a price one row. */
export const selectTableRows = (tx: Tx, orgId: string, productIds: readonly string[], most: number) =>
  tx.query(
    `select v.product_id, v.option_values, v.sku, v.barcode, v.net_content, x.currency, x.amount, x.compare_at, x.cost
       from unnest($2::uuid[]) with ordinality as w (product_id, place)
       join product_variants v on v.org_id = $1 and v.product_id = w.product_id and v.archived_at is null
       left join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id
      order by w.place, v.position, v.variant_id, x.currency limit $3`,
    [orgId, productIds, most],
  );

export type TableProduct = RowOf<typeof selectTableProducts>;
export type TableRow = RowOf<typeof selectTableRows>;
