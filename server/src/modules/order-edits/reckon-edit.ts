import { taxOf } from '@swapt/shared/money';
import type { TaxMode } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { LineRow, NewLine, OrderRow } from '../orders/orders.service.js';

/** What of a line its edit changes. */
export type EditedLine = Pick<LineRow, 'line_no' | 'quantity' | 'sum' | 'discount' | 'tax'>;

interface Units {
  line_no: number;
  quantity: number;
}

/** A line of another quantity: its price stays, its discount shrinks with it and never grows, its tax is reckoned again. */
function resized(line: LineRow, quantity: number, mode: TaxMode): LineRow {
  const sum = (line.sum / line.quantity) * quantity;
  const discount = Math.floor((line.discount * Math.min(quantity, line.quantity)) / line.quantity);
  const tax = line.tax_rate === null ? null : taxOf(sum - discount, line.tax_rate, mode);
  return { ...line, quantity, sum, discount, tax };
}

/** The lines after units were taken off; a line of which all is taken off is gone. */
export function takeOff(lines: readonly LineRow[], units: readonly Units[], mode: TaxMode): LineRow[] {
  const isOnce = new Set(units.map(({ line_no }) => line_no)).size === units.length;
  const fits = units.every((one) =>
    lines.some(({ line_no, quantity }) => line_no === one.line_no && one.quantity <= quantity),
  );
  if (!isOnce || !fits)
    throw new AppError('order.invalid', undefined, { take_off: 'There are not so many units of one of these.' });
  return lines.flatMap((line) => {
    const off = units.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0;
    if (off === line.quantity) return [];
    return off === 0 ? [line] : [resized(line, line.quantity - off, mode)];
  });
}

/** The lines after more was put on. What is there already at the same price and tax grows; everything else is a line of its own. */
export function putOn(
  lines: readonly LineRow[],
  added: readonly NewLine[],
  { mode, lastNo }: { mode: TaxMode; lastNo: number },
): { kept: LineRow[]; added: NewLine[] } {
  const kept = [...lines];
  const fresh: NewLine[] = [];
  for (const one of added) {
    const at = kept.findIndex((line) => isSame(line, one));
    const line = kept[at];
    if (line) kept[at] = resized(line, line.quantity + one.quantity, mode);
    else fresh.push({ ...one, line_no: lastNo + fresh.length + 1 });
  }
  return { kept, added: fresh };
}

const isSame = (line: LineRow, { variant_id, unit_price, tax_rate, file_id }: NewLine): boolean =>
  line.variant_id === variant_id &&
  line.add_ons.length === 0 &&
  line.unit_price === unit_price &&
  line.tax_rate === tax_rate &&
  line.file_id === file_id;

type Priced = Pick<EditedLine, 'sum' | 'discount' | 'tax'>;

/** What the order comes to. Its delivery stays, with its discount and its tax. */
export function sumsOf(order: OrderRow, before: readonly Priced[], after: readonly Priced[]) {
  const subtotal = sum(after.map((line) => line.sum));
  const discount = order.discount - sum(before.map((line) => line.discount)) + sum(after.map((line) => line.discount));
  const isTaxed = order.tax !== null && after.every(({ tax }) => tax !== null);
  const tax = isTaxed ? (order.tax ?? 0) - taxIn(before) + taxIn(after) : null;
  const total = subtotal - discount + order.shipping + (order.tax_mode === 'added' ? (tax ?? 0) : 0);
  return { subtotal, discount, tax, total };
}

const taxIn = (lines: readonly Priced[]) => sum(lines.map(({ tax }) => tax ?? 0));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
