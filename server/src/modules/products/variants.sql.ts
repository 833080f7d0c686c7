import type { Tx } from '../../platform/db/database.js';

/** A variant as it is stored: with its id, in its place. */
export interface StoredVariant {
  variant_id: string;
  option_values: readonly string[];
  sku: string;
  barcode: string;
  net_content: string;
  position: number;
}

export interface StoredPrice {
  variant_id: string;
  currency: string;
  amount: number;
  compare_at: number | null;
  cost: number | null;
}

/** What is sold of a product, in its order. */
export const selectVariants = (tx: Tx, orgId: string, productId: string) =>
  tx.query(
    `select variant_id, option_values, sku, barcode, net_content from product_variants
      where org_id = $1 and product_id = $2 and archived_at is null order by position, variant_id`,
    [orgId, productId],
  );

/**
 * The variants that a change can mean: what is sold, what it names, and what once had the same values, to be found again; what is sold first and then
 * the newest. The values are asked for as JSON, as a list of lists cannot have lists of different lengths.
 */
export const selectKnownVariants = (
  tx: Tx,
  orgId: string,
  productId: string,
  { ids, values }: { ids: readonly string[]; values: readonly (readonly string[])[] },
) =>
  tx.query(
    `select variant_id, option_values, sku, barcode, net_content, archived_at from product_variants
      where org_id = $1 and product_id = $2
        and (archived_at is null or variant_id = any($3::uuid[]) or to_jsonb(option_values) in (select jsonb_array_elements($4::jsonb)))
      order by archived_at desc nulls first, variant_id desc`,
    [orgId, productId, ids, JSON.stringify(values)],
  );

export const selectPrices = (tx: Tx, orgId: string, productId: string) =>
  tx.query(
    `select p.variant_id, p.currency, p.amount, p.compare_at, p.cost
       from variant_prices p join product_variants v on v.org_id = p.org_id and v.variant_id = p.variant_id
      where p.org_id = $1 and v.product_id = $2 and v.archived_at is null order by p.currency`,
    [orgId, productId],
  );

/** Everything at once, so that two variants may swap their values or numbers in the statement after it. */
export const archiveVariants = (tx: Tx, orgId: string, productId: string, now: Date) =>
  tx.query(
    `update product_variants set archived_at = $3 where org_id = $1 and product_id = $2 and archived_at is null`,
    [orgId, productId, now],
  );

/** Adds variants, and brings back or changes those whose ids are there. */
export const writeVariants = (tx: Tx, orgId: string, productId: string, variants: readonly StoredVariant[]) =>
  tx.query(
    `insert into product_variants as v (org_id, variant_id, product_id, option_values, sku, barcode, net_content, position)
     select $1, b.variant_id, $2, b.option_values, b.sku, b.barcode, b.net_content, b.position
       from jsonb_to_recordset($3::jsonb) as b (variant_id uuid, option_values text[], sku text, barcode text, net_content text, position integer)
     on conflict (org_id, variant_id) do update set option_values = excluded.option_values, sku = excluded.sku,
       barcode = excluded.barcode, net_content = excluded.net_content, position = excluded.position, archived_at = null
     where v.product_id = excluded.product_id`,
    [orgId, productId, JSON.stringify(variants)],
  );

export const deletePrices = (tx: Tx, orgId: string, variantIds: readonly string[]) =>
  tx.query('delete from variant_prices where org_id = $1 and variant_id = any($2::uuid[])', [orgId, variantIds]);

export const insertPrices = (tx: Tx, orgId: string, prices: readonly StoredPrice[]) =>
  tx.query(
    `insert into variant_prices (org_id, variant_id, currency, amount, compare_at, cost)
     select $1, b.variant_id, b.currency, b.amount, b.compare_at, b.cost
       from jsonb_to_recordset($2::jsonb) as b (variant_id uuid, currency text, amount bigint, compare_at bigint, cost bigint)`,
    [orgId, JSON.stringify(prices)],
  );

/** Sells again what was sold when the product was deleted; a number that another product took meanwhile refuses it. */
export const bringBackVariants = (tx: Tx, orgId: string, productId: string, deletedAt: Date) =>
  tx.query(
    `update product_variants set archived_at = null where org_id = $1 and product_id = $2 and archived_at = $3`,
    [orgId, productId, deletedAt],
  );
