import type { Tx } from '../../platform/db/database.js';

const matches = `i.org_id = $1 and i.store_id = $2 and e.status <> 'deleted' and strpos(e.words, lower($3)) > 0`;
/** The entry of each item is looked up: reading all products of the organization takes longer than a store’s 5,000. */
const from = `store_items i cross join lateral (
  select p.status, p.words from product_entries p where p.org_id = i.org_id and p.product_id = i.product_id offset 0) e`;
/** The words are lines: the name, and then each variant’s SKU and barcode. */
const isExact = `strpos(e.words || chr(10), chr(10) || lower($3) || chr(10)) > 0`;

/** Items with the text in the name, a SKU or a barcode, those with exactly this SKU or barcode first. */
export const selectFoundIds = (
  tx: Tx,
  orgId: string,
  storeId: string,
  search: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx.query(
    `select i.item_id from ${from} where ${matches} order by ${isExact} desc, i.position, i.item_id limit $4 offset $5`,
    [orgId, storeId, search, limit, offset],
  );

export const countFound = (tx: Tx, orgId: string, storeId: string, search: string) =>
  tx.query(`select count(*) as total from ${from} where ${matches}`, [orgId, storeId, search]);
