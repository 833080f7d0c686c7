import {
  nameMaxLength,
  netContentMaxLength,
  productKinds,
  productLimits,
  productStatuses,
  taxClasses,
  type ProductColumn,
} from '@swapt/shared/values';
import type { ImportedProduct } from './imported-product.js';
import { readOptions } from './read-options.js';
import type { Notation, PlacedRow, Say } from './read-table.js';
import { readVariants, type PlacedVariant } from './read-variants.js';

/** What a product has once, however many variants it has. */
const ofProduct = ['status', 'kind', 'tax_class', 'text', 'supplier', 'note'] as const;

const longest: Partial<Record<ProductColumn, number>> = {
  name: nameMaxLength,
  text: productLimits.text,
  supplier: productLimits.supplier,
  note: productLimits.note,
  sku: productLimits.sku,
  barcode: productLimits.barcode,
  net_content: netContentMaxLength,
};

/** A product whose variants know their rows. */
export type PlacedProduct = Omit<ImportedProduct, 'variants'> & { variants: PlacedVariant[] };

/** A product from its rows, the first of which describes it. */
export function readProduct(rows: readonly PlacedRow[], notation: Notation, say: Say): PlacedProduct {
  const [first] = rows;
  if (!first) throw new Error('A product has a row at least');
  const { index, cell } = first;
  if (cell('name') === '') say(index, 'name', 'Give the product a name.');
  for (const row of rows) sayTooLong(row, say);
  for (const row of rows.slice(1)) sayDifferent(first, row, say);
  const options = readOptions(rows, say);
  return {
    name: cell('name'),
    status: oneOf(
      productStatuses.filter((status) => status !== 'deleted'),
      first,
      'status',
      say,
    ),
    kind: oneOf(productKinds, first, 'kind', say),
    tax_class: oneOf(taxClasses, first, 'tax_class', say),
    text: cell('text'),
    supplier: cell('supplier'),
    note: cell('note'),
    options: options.map(({ name, values }) => ({ name, values })),
    variants: readVariants(rows, options, notation, say),
  };
}

function sayTooLong({ index, cell }: PlacedRow, say: Say): void {
  for (const [column, most] of Object.entries(longest) as [ProductColumn, number][]) {
    if (cell(column).length > most) say(index, column, `Use at most ${most.toLocaleString('en')} characters.`);
  }
}

function sayDifferent(first: PlacedRow, { index, cell }: PlacedRow, say: Say): void {
  for (const column of ofProduct) {
    const own = cell(column);
    if (own !== '' && own !== first.cell(column)) {
      say(index, column, 'This differs from the first row of the product. Make it the same or leave it empty.');
    }
  }
}

/** The first one where the cell is empty. */
function oneOf<const T extends string>(
  choices: readonly T[],
  { index, cell }: PlacedRow,
  column: ProductColumn,
  say: Say,
): T {
  const own = cell(column).toLowerCase();
  const found = own === '' ? choices[0] : choices.find((choice) => choice === own);
  if (found === undefined) say(index, column, `Write ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`);
  return found ?? (choices[0] as T);
}
