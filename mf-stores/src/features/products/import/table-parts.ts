import type { ImportRow } from '@swapt/shared/ui/import-wizard';
import { isFurtherRow, productImportLimits, type ProductColumn, type TableDecimal } from '@swapt/shared/values';

export type ProductRow = ImportRow<ProductColumn>;

/** Rows of whole products, as many as one request may have, and the place of the first in the table. */
export interface TablePart {
  start: number;
  rows: ProductRow[];
}

/** Of each row, whether a product begins with it. */
export function startsOf(rows: readonly ProductRow[]): boolean[] {
  let current: string | undefined;
  return rows.map(({ name }) => {
    if (current !== undefined && isFurtherRow(name, current)) return false;
    current = name;
    return true;
  });
}

/** What one request takes, in letters: of any alphabet fewer bytes than the server accepts. */
const mostLetters = 1_000_000;

/** A table in parts, none of which ends in the middle of a product. */
export function partsOf(
  rows: readonly ProductRow[],
  most: { rows: number; letters: number } = { rows: productImportLimits.rowsAtOnce, letters: mostLetters },
): TablePart[] {
  const starts = startsOf(rows);
  const parts: TablePart[] = [];
  let from = 0;
  while (from < rows.length) {
    let end = from;
    let letters = 0;
    while (end < rows.length && end - from < most.rows) {
      letters += lettersOf(rows[end]);
      if (letters > most.letters) break;
      end += 1;
    }
    while (end > from && end < rows.length && !starts[end]) end -= 1;
    // A product that is longer than a part stays whole, and is refused.
    if (end === from) end = endOfProduct(starts, from);
    parts.push({ start: from, rows: rows.slice(from, end) });
    from = end;
  }
  return parts;
}

const lettersOf = (row: ProductRow | undefined) => (row ? Object.values(row).join('').length : 0);

function endOfProduct(starts: readonly boolean[], from: number): number {
  const next = starts.indexOf(true, from + 1);
  return next < 0 ? starts.length : next;
}

/** Whether the amounts of a table have a comma before the smaller unit: some do, and none has a point there. */
export function decimalOf(rows: readonly ProductRow[]): TableDecimal {
  const amounts = rows.flatMap(({ price, compare_at, cost }) => [price, compare_at, cost]);
  const endsAs = (sign: RegExp) => amounts.some((amount) => sign.test(amount ?? ''));
  return endsAs(/,\d{1,2}\D*$/) && !endsAs(/\.\d{1,2}\D*$/) ? 'comma' : 'point';
}
