import { formatMoney, isCurrency, parseMoney } from '@swapt/shared/money';
import { tableDecimals, type TableDecimal } from '@swapt/shared/values';
import type { ProductRow } from './table-parts.js';

/** The cells of a row that are not empty; its amounts as they were read, once the row was checked. */
export function shownCells(row: ProductRow, read?: { currency: string; decimal: TableDecimal }): Partial<ProductRow> {
  const cells: Partial<ProductRow> = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));
  if (!read) return cells;
  const currency = row.currency.toUpperCase() || read.currency;
  if (!isCurrency(currency)) return cells;
  for (const column of ['price', 'compare_at', 'cost'] as const) {
    const amount = parseMoney(row[column], currency, tableDecimals[read.decimal]);
    if ('money' in amount) cells[column] = formatMoney(amount.money);
  }
  return cells;
}
