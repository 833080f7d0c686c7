import type { ImportRow } from '@swapt/shared/ui/import-wizard';
import { productTable, type ProductColumn } from '@swapt/shared/values';

const columns = Object.keys(productTable) as ProductColumn[];

/** A row of a table of products with these cells; the others are empty. */
export function productRow(cells: Partial<ImportRow<ProductColumn>>): ImportRow<ProductColumn> {
  const empty = Object.fromEntries(columns.map((name) => [name, ''])) as ImportRow<ProductColumn>;
  return { ...empty, ...cells };
}
