import type { Api } from '@swapt/shared/contract';
import { moneyLimit, partOf, split, taxOf } from '@swapt/shared/money';
import { cashRounding, cashStep } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { discountsOf, type CartDiscounts } from '../discounts/discounts.service.js';
import { newLines } from '../checkout/checkout.service.js';
import type { NewLine } from '../orders/orders.service.js';
import { priceLines, taxLines, taxRate, type PricedLines } from '../storefront/storefront.service.js';
import type { OpenStore } from '../stores/stores.service.js';

type Sale = Api['pos.sell']['in'];

/** Without a total, nobody was shown one yet. */
export type Asked = Pick<Sale, 'items' | 'amounts' | 'codes' | 'visitor' | 'off' | 'tip' | 'tender' | 'accept'> &
  Partial<Pick<Sale, 'total'>>;

/** A sale in whole minor units, as it would be made now. */
export interface ReckonedSale {
  lines: NewLine[];
  /** What stands on a shelf. */
  goods: PricedLines['lines'];
  discounts: CartDiscounts;
  subtotal: number;
  discount: number;
  /** Of it, what the cashier took off. */
  off: number;
  tax: number | undefined;
  tip: number;
  /** Of the smallest coin, and of a price that is kept as it was. */
  rounding: number;
  total: number;
  /** What the desk took more than things cost now; less, where it is below zero. */
  difference: number;
}

interface Reader {
  locale: string;
  now: Date;
  people: readonly string[];
}

/**
 * What a sale at a desk comes to. Discounts of the shop come first, what the cashier takes off is a part of what is left and is spread over all lines, so
 * that each has its own tax; then the tip, and what the smallest coin asks for.
 */
export async function reckonSale(
  tx: Tx,
  store: OpenStore,
  asked: Asked,
  { people, ...reader }: Reader,
): Promise<ReckonedSale> {
  const { items = [], amounts = [], codes = [], off, tip = 0, tender, accept = false } = asked;
  const priced = withShort(await priceLines(tx, store, items, reader), accept);
  assertSold(priced);
  const sums = [...priced.lines.map(({ sum }) => sum?.amount ?? 0), ...amounts.map(({ amount }) => amount)];
  const subtotal = sumOf(sums);
  if (sums.length === 0) throw wrong('items', 'Choose something to sell.');
  if (subtotal > moneyLimit) throw wrong('amounts', 'This is too much for one sale.');
  const discounts = await discountsOf(tx, {
    ...{
      orgId: store.org_id,
      storeId: store.store_id,
      currency: store.currency,
      people,
      now: reader.now,
      codes,
      visitor: asked.visitor,
    },
    lines: priced.lines.map(({ variant_id, quantity, sum }) => ({
      ...{ product_id: priced.rowOf.get(variant_id)?.product_id ?? '', quantity, each: (sum?.amount ?? 0) / quantity },
    })),
    delivery: null,
  });
  assertCodes(discounts);
  const left = sums.map((sum, at) => sum - (discounts.lines[at] ?? 0));
  const taken = takenOff(off, sumOf(left));
  const parts = split(taken, left);
  const lineDiscounts = sums.map((_, at) => (discounts.lines[at] ?? 0) + (parts[at] ?? 0));
  const { taxed, tax: ofGoods } = taxLines(store, priced, { discounts: lineDiscounts });
  const rate = taxRate(store, 'standard');
  const free = amounts.map(({ name, amount }, n) => {
    const discount = lineDiscounts[items.length + n] ?? 0;
    return {
      name: name.trim(),
      amount,
      discount,
      tax: rate === undefined ? null : taxOf(amount - discount, rate, store.tax_mode),
    };
  });
  const isTaxed = ofGoods !== undefined && free.every(({ tax }) => tax !== null);
  const tax = isTaxed ? ofGoods + sumOf(free.map((one) => one.tax ?? 0)) : undefined;
  const discount = sumOf(lineDiscounts);
  const price = subtotal - discount + (store.tax_mode === 'added' ? (tax ?? 0) : 0) + tip;
  const coin = tender === 'cash' ? cashRounding(price, cashStep(store.currency, store.country)) : 0;
  const { total = price + coin } = asked;
  const difference = total - price - coin;
  if (difference !== 0 && !accept)
    throw new AppError('order.price_changed', undefined, { total: 'The price has changed meanwhile.' });
  return {
    lines: [
      ...newLines({ priced, taxed, lineDiscounts }),
      ...free.map((one, n) => freeLine(one, items.length + n + 1, rate)),
    ],
    goods: priced.lines,
    ...{
      discounts,
      subtotal,
      discount,
      off: taken,
      tax,
      tip,
      rounding: coin + difference,
      total,
      difference,
    },
  };
}

/** What is with its buyer already was there. */
const withShort = (priced: PricedLines, accept: boolean): PricedLines =>
  accept
    ? { ...priced, lines: priced.lines.map((line) => (isShort(line.problem) ? { ...line, problem: null } : line)) }
    : priced;

const isShort = (problem: string | null) => problem === 'sold_out' || problem === 'too_few';

function assertSold({ lines, rowOf }: PricedLines): void {
  const errors = new Map<string, string>();
  for (const [at, { variant_id: id, problem, left }] of lines.entries()) {
    if (problem !== null) errors.set(`items.${at}`, sentenceOf(problem, left));
    else if (rowOf.get(id)?.file_id) errors.set(`items.${at}`, 'Files are sold in the shop alone.');
  }
  if (errors.size > 0) throw new AppError('order.unavailable', undefined, Object.fromEntries(errors));
}

function sentenceOf(problem: NonNullable<PricedLines['lines'][number]['problem']>, left: number | null): string {
  if (problem === 'sold_out') return 'This is sold out.';
  if (problem === 'too_few') return `There are only ${left ?? 0} left.`;
  if (problem === 'gone') return 'The store does not sell this any more.';
  return 'One of its add-ons is not offered any more.';
}

function assertCodes({ unknown, refused }: CartDiscounts): void {
  const typed = refused.filter(({ discount: { code } }) => code !== null);
  if (typed.some(({ reason }) => reason === 'locked'))
    throw wrong('codes', 'This code opens at its place and in its time alone. Open it first.');
  if (unknown.length > 0 || typed.length > 0) throw wrong('codes', 'One of these codes takes nothing off this sale.');
}

function takenOff(off: Asked['off'], left: number): number {
  if (!off) return 0;
  if (off.kind === 'percent') return partOf(left, off.percent_bps);
  if (off.amount > left) throw wrong('off.amount', 'This is more than the sale costs.');
  return off.amount;
}

const freeLine = (
  { name, amount, discount, tax }: { name: string; amount: number; discount: number; tax: number | null },
  line_no: number,
  rate: number | undefined,
): NewLine => ({
  ...{ line_no, variant_id: null, item_id: null, name, option_values: [], picture: null, quantity: 1, file_id: null },
  ...{ sku: '', kind: 'service', unit_price: amount, sum: amount, discount, tax_rate: rate ?? null, tax, add_ons: [] },
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
export const wrong = (field: string, sentence: string) => new AppError('desk.invalid', sentence, { [field]: sentence });
