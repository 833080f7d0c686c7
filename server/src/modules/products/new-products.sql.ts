import type { Tx } from '../../platform/db/database.js';

/** Many at once, in one statement each for products, variants and prices; nothing of them exists yet. */
export const insertNewProducts = (tx: Tx, orgId: string, products: string, now: Date) =>
  tx.query(
    `insert into products (org_id, product_id, name, text, status, kind, tax_class, supplier, note, options, created_at, updated_at)
     select $1, b.product_id, b.name, b.text, b.status, b.kind, b.tax_class, b.supplier, b.note, b.options, $3, $3
       from jsonb_to_recordset($2::jsonb) as b (product_id uuid, name text, text text, status text, kind text, tax_class text, supplier text, note text, options jsonb)`,
    [orgId, products, now],
  );

export const insertNewVariants = (tx: Tx, orgId: string, variants: string) =>
  tx.query(
    `insert into product_variants (org_id, variant_id, product_id, option_values, sku, barcode, net_content, position)
     select $1, b.variant_id, b.product_id, b.option_values, b.sku, b.barcode, b.net_content, b.position
       from jsonb_to_recordset($2::jsonb) as b (variant_id uuid, product_id uuid, option_values text[], sku text, barcode text, net_content text, position integer)`,
    [orgId, variants],
  );

/** Of these numbers, those that a product has that is sold, with its name. In any letters. */
export const selectSkusInUse = (tx: Tx, orgId: string, skus: readonly string[]) =>
  tx.query(
    `select v.sku, v.product_id, p.name from product_variants v join products p on p.org_id = v.org_id and p.product_id = v.product_id
      where v.org_id = $1 and lower(v.sku) = any($2::text[]) and v.sku <> '' and v.archived_at is null`,
    [orgId, skus.map((sku) => sku.toLowerCase())],
  );
