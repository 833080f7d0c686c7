import type { TaxMode } from '@swapt/shared/values';

/** The tax of one rate. */
export interface TaxLine {
  /** In basis points; null: of the delivery, where no rate of the order fits it. */
  rate: number | null;
  net: number;
  tax: number;
}

interface Taxed {
  sum: number;
  discount: number;
  tax_rate: number | null;
  tax: number | null;
}

interface Order {
  lines: readonly Taxed[];
  tax: number | null;
  taxMode: TaxMode;
  /** Less its discount. */
  shipping: number;
}

/** The tax of an order by its rates, the highest first; together it is the tax of the order. */
export function taxLines({ lines, tax, taxMode, shipping }: Order): TaxLine[] {
  if (tax === null) return [];
  const found = new Map<number, { gross: number; tax: number }>();
  for (const line of lines) {
    if (line.tax_rate === null) continue;
    const before = found.get(line.tax_rate) ?? { gross: 0, tax: 0 };
    const gross = before.gross + line.sum - line.discount;
    found.set(line.tax_rate, { gross, tax: before.tax + (line.tax ?? 0) });
  }
  const rates = [...found].sort(([one], [other]) => other - one);
  const ofShipping = tax - rates.reduce((sum, [, { tax: of }]) => sum + of, 0);
  const rows = rates.map(([rate, of]): TaxLine => ({ rate, net: netOf(of.gross, of.tax, taxMode), tax: of.tax }));
  if (shipping === 0 || ofShipping === 0) return rows;
  const shippingRow = { net: netOf(shipping, ofShipping, taxMode), tax: ofShipping };
  const same = rows.find(({ rate }) => rate !== null && taxAt(shipping, rate, taxMode) === ofShipping);
  if (!same) return [...rows, { rate: null, ...shippingRow }];
  return rows.map((row) =>
    row === same ? { ...row, net: row.net + shippingRow.net, tax: row.tax + shippingRow.tax } : row,
  );
}

const netOf = (gross: number, tax: number, mode: TaxMode) => (mode === 'included' ? gross - tax : gross);

const taxAt = (amount: number, rate: number, mode: TaxMode): number =>
  Math.round((amount * rate) / (mode === 'included' ? 10_000 + rate : 10_000));

/** The same of a part of the order: by its share of each rate, so that together it is exactly that part. */
export function taxOfPart(whole: readonly TaxLine[], total: number, amount: number): TaxLine[] {
  let [grossLeft, amountLeft] = [total, amount];
  return whole.map(({ rate, net, tax }) => {
    const gross = net + tax;
    const share = grossLeft === 0 ? 0 : Math.round((amountLeft * gross) / grossLeft);
    grossLeft -= gross;
    amountLeft -= share;
    const ofShare = gross === 0 ? 0 : Math.round((share * tax) / gross);
    return { rate, net: share - ofShare, tax: ofShare };
  });
}
