import type { Api } from '@swapt/shared/contract';
import { isFurtherRow, type ProductColumn } from '@swapt/shared/values';
import { readProduct, type PlacedProduct } from './read-product.js';

export type TableRow = Api['productImports.add']['in']['data'][number];

/** How amounts in a table are written. */
export type Notation = Pick<Api['productImports.add']['in'], 'currency' | 'decimal'>;

/** A row with its place in the request. */
export interface PlacedRow {
  index: number;
  cell: (column: ProductColumn) => string;
}

/** Says what is wrong with a cell. The first sentence of each stays. */
export type Say = (index: number, column: ProductColumn, sentence: string) => void;

/** The products of a table, and a sentence for each wrong cell, keyed as the request names it: `data.0.price`. */
export function readTable(
  rows: readonly TableRow[],
  notation: Notation,
): { products: PlacedProduct[]; problems: Map<string, string> } {
  const problems = new Map<string, string>();
  const say: Say = (index, column, sentence) => {
    const at = `data.${index}.${column}`;
    if (!problems.has(at)) problems.set(at, sentence);
  };
  return { products: groupRows(rows).map((own) => readProduct(own, notation, say)), problems };
}

function groupRows(rows: readonly TableRow[]): PlacedRow[][] {
  const groups: PlacedRow[][] = [];
  let current = '';
  for (const [index, row] of rows.entries()) {
    const placed = { index, cell: (column: ProductColumn) => row[column]?.trim() ?? '' };
    const last = groups.at(-1);
    if (last && isFurtherRow(placed.cell('name'), current)) last.push(placed);
    else {
      groups.push([placed]);
      current = placed.cell('name');
    }
  }
  return groups;
}
