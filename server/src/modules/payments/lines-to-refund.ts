import { split } from '@swapt/shared/money';
import { AppError } from '../../platform/errors/app-error.js';
import type { LineRow, OrderRow } from '../orders/orders.service.js';
import type { RefundLine } from './refunds.sql.js';

interface Units {
  line_no: number;
  quantity: number;
}

type Priced = Pick<LineRow, 'line_no' | 'quantity' | 'sum' | 'discount' | 'tax'>;

/** What a line came to for whoever paid it. */
export const lineTotal = ({ tax_mode: mode }: Pick<OrderRow, 'tax_mode'>, { sum, discount, tax }: Priced): number =>
  sum - discount + (mode === 'added' ? (tax ?? 0) : 0);

/** Of a line, what its first so many units come to. Whole minor units, so that its parts add up to it in whatever steps it is refunded. */
const firstUnits = (total: number, quantity: number, units: number): number => Math.floor((total * units) / quantity);

/** What these units come to, after those that were refunded before. */
export function linesToRefund(
  order: Pick<OrderRow, 'tax_mode'>,
  lines: readonly Priced[],
  refunded: readonly Units[],
  wanted: readonly Units[],
): RefundLine[] {
  const isOnce = new Set(wanted.map(({ line_no }) => line_no)).size === wanted.length;
  return wanted.map(({ line_no, quantity }) => {
    const line = lines.find((one) => one.line_no === line_no);
    const before = refunded.find((one) => one.line_no === line_no)?.quantity ?? 0;
    if (!isOnce || !line || before + quantity > line.quantity)
      throw new AppError('order.invalid', undefined, {
        lines: 'There are not so many units left to refund of one of these.',
      });
    const total = lineTotal(order, line);
    const amount = firstUnits(total, line.quantity, before + quantity) - firstUnits(total, line.quantity, before);
    return { line_no, quantity, amount };
  });
}

/** The same where an order was paid rounded, or at another price than its lines come to: each unit has its share of the difference. */
export function shareRounding(
  order: Pick<OrderRow, 'tax_mode' | 'rounding'>,
  lines: readonly Priced[],
  { refunded, wanted }: { refunded: readonly Units[]; wanted: readonly RefundLine[] },
): RefundLine[] {
  const whole = lines.reduce((sum, line) => sum + lineTotal(order, line), 0);
  if (order.rounding === 0 || whole === 0) return [...wanted];
  const paidFor = (amount: number) => Math.floor((amount * (whole + order.rounding)) / whole);
  const sumOf = (some: readonly RefundLine[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const before = sumOf(linesToRefund(order, lines, [], refunded));
  const amount = paidFor(before + sumOf(wanted)) - paidFor(before);
  const shares = split(
    amount,
    wanted.map((line) => line.amount),
  );
  return wanted.map((line, at) => ({ ...line, amount: shares[at] ?? 0 }));
}
