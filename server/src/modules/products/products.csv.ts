import type { Api } from '@swapt/shared/contract';
import type { CsvCell } from '@swapt/shared/csv';
import { productTable, type ProductColumn } from '@swapt/shared/values';
import type { Line } from '../../platform/csv/csv-columns.js';
import { plainAmount } from '../../platform/csv/plain-amount.js';
import { exportTable } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectProductIds } from './product-list.sql.js';
import { selectTableProducts, selectTableRows, type TableProduct, type TableRow } from './product-table.sql.js';

const columns = Object.keys(productTable) as ProductColumn[];

/** The products that a list shows, in its order, as an import takes them: a line for each variant and currency. */
export const exportProducts = (
  ctx: OrgCtx,
  { search, status, catalog_id, sort = 'changed' }: Api['product.exportCsv']['in'],
) =>
  exportTable(ctx, Object.values(productTable), {
    ids: ({ tx, orgId }, most) =>
      selectProductIds(tx, orgId, { filter: { search, status, catalog_id }, sort, limit: most, offset: 0 }),
    lines: async ({ tx, orgId }, ids, most) => {
      const products = new Map((await selectTableProducts(tx, orgId, ids)).map((row) => [row.product_id, row]));
      const rows = byProduct(await selectTableRows(tx, orgId, ids, most));
      return ids.flatMap((id) => {
        const product = products.get(id);
        // What is deleted sells nothing, and is there all the same.
        return product ? (rows.get(id) ?? [undefined]).map((row) => lineOf(product, row)) : [];
      });
    },
  });

function byProduct(rows: readonly TableRow[]): Map<string, TableRow[]> {
  const grouped = new Map<string, TableRow[]>();
  for (const row of rows) {
    const own = grouped.get(row.product_id);
    if (own) own.push(row);
    else grouped.set(row.product_id, [row]);
  }
  return grouped;
}

/** A line reads by itself: what is said of the product stands in each. */
function lineOf({ options, ...product }: TableProduct, row: TableRow | undefined): Line {
  const cells: Record<ProductColumn, CsvCell> = {
    ...product,
    ...optionCells(options, row),
    sku: row?.sku,
    barcode: row?.barcode,
    net_content: row?.net_content,
    currency: row?.currency,
    price: plain(row?.amount, row),
    compare_at: plain(row?.compare_at, row),
    cost: plain(row?.cost, row),
  };
  return columns.map((column) => cells[column]);
}

const optionCells = (options: TableProduct['options'], row: TableRow | undefined) => ({
  option1_name: options[0]?.name,
  option1_value: row?.option_values[0],
  option2_name: options[1]?.name,
  option2_value: row?.option_values[1],
  option3_name: options[2]?.name,
  option3_value: row?.option_values[2],
});

const plain = (amount: number | null | undefined, row: TableRow | undefined): CsvCell =>
  typeof amount === 'number' && row?.currency ? plainAmount({ amount, currency: row.currency }) : null;
