import { applyDiscounts, type Terms } from '@swapt/shared/discounts';
import { partOf, split, taxOf } from '@swapt/shared/money';
import { cashRounding, type DeskTender } from '@swapt/shared/values';
import type { Cart, Goods, Shelf, ShelfDiscount } from './cart.js';

export interface ReckonedLine {
  name: string;
  quantity: number;
  /** Of one with its add-ons. */
  each: number;
  sum: number;
  discount: number;
  rate: number | null;
  tax: number | null;
  addOns: readonly string[];
  /** The shelf has it no more, or too few of it. */
  problem: 'gone' | 'few' | null;
}

/** A sale in whole minor units of the store’s currency. */
export interface ReckonedSale {
  /** Goods, then free amounts, each in the order of the cart. */
  lines: ReckonedLine[];
  units: number;
  subtotal: number;
  discount: number;
  /** Of it, what the cashier takes off. */
  off: number;
  /** Null where a line has no rate. */
  tax: number | null;
  /** By rate, the highest first. */
  taxes: { rate: number; amount: number }[];
  tip: number;
  /** Before the smallest coin. */
  price: number;
  /** A discount of it may be used up by now: the server knows. */
  isLimited: boolean;
}

/** What the server said of a sale that has codes, or discounts that can be used up. */
export type Quoted = Pick<ReckonedSale, 'subtotal' | 'discount' | 'off' | 'tax' | 'tip'> & {
  rounding: number;
  total: number;
};

/**
 * What a sale comes to by the rules of the server: each line is its price times its quantity; discounts of the shop come first, what the cashier takes off
 * what is left is spread over all lines, and each line has its tax of what is left then, rounded half up; then the tip.
 */
export function reckonSale(cart: Cart, shelf: Shelf, now: Date): ReckonedSale {
  const bare = [
    ...cart.goods.map((one) => goodsLine(one, cart, shelf)),
    ...cart.free.map((one) => freeLine(one, shelf)),
  ];
  const sums = bare.map(({ sum }) => sum);
  const subtotal = sumOf(sums);
  const discounts = shopDiscounts({ cart, shelf, now }, bare);
  const left = sums.map((sum, at) => sum - (discounts.lines[at] ?? 0));
  const off = takenOff(cart.off, sumOf(left));
  const parts = split(off, left);
  const lines = bare.map((line, at) => {
    const discount = (discounts.lines[at] ?? 0) + (parts[at] ?? 0);
    const tax = line.rate === null ? null : taxOf(line.sum - discount, line.rate, shelf.tax_mode);
    return { ...line, discount, tax };
  });
  const tax = lines.some((line) => line.tax === null) ? null : sumOf(lines.map((line) => line.tax ?? 0));
  const added = shelf.tax_mode === 'added' ? (tax ?? 0) : 0;
  return {
    ...{ lines, subtotal, off, discount: discounts.total + off, tax, tip: cart.tip },
    units: sumOf(lines.map(({ quantity }) => quantity)),
    taxes: tax === null ? [] : byRate(lines),
    price: subtotal - discounts.total - off + added + cart.tip,
    isLimited: discounts.applied.some(({ discount }) => discount.isLimited),
  };
}

/** The same with what the server said of it. Its taxes by rate are known once it is sold. */
export const withQuote = (own: ReckonedSale, { total, rounding, ...quoted }: Quoted): ReckonedSale => ({
  ...own,
  ...quoted,
  ...(quoted.discount !== own.discount && { taxes: [] }),
  price: total - rounding,
});

/** What a tender asks for: in cash no less than the smallest coin. */
export function totalBy(price: number, tender: DeskTender, step: number): { rounding: number; total: number } {
  const rounding = tender === 'cash' ? cashRounding(price, step) : 0;
  return { rounding, total: price + rounding };
}

/** What people may give for a total: exactly it, the next round amounts, and the notes above. */
export function quickAmounts(total: number, digits: number): number[] {
  const unit = 10 ** digits;
  const rounded = [1, 5, 10, 50].map((one) => Math.ceil(total / (one * unit)) * one * unit);
  const notes = [5, 10, 20, 50, 100, 200].map((one) => one * unit);
  const above = [...rounded, ...notes].filter((one) => one > total).sort((a, b) => a - b);
  return [total, ...new Set(above)].slice(0, 5);
}

function goodsLine({ variant_id, quantity, add_ons, name }: Goods, { goods }: Cart, shelf: Shelf): ReckonedLine {
  const item = shelf.items.find((one) => one.variant_id === variant_id);
  const chosen = add_ons.map((one) => ({
    ...one,
    known: shelf.add_ons.find((known) => known.add_on_id === one.add_on_id),
  }));
  const each = sumOf([item?.amount ?? 0, ...chosen.map((one) => one.quantity * (one.known?.amount ?? 0))]);
  const wanted = sumOf(goods.filter((one) => one.variant_id === variant_id).map((one) => one.quantity));
  const isGone = !item || chosen.some(({ known }) => !known);
  const left = item?.left ?? null;
  return {
    ...{ name, quantity, each, sum: each * quantity, discount: 0, rate: item?.tax_rate ?? null, tax: null },
    addOns: chosen.map(({ known, quantity: of }) => (of > 1 ? `${of} × ${known?.name ?? ''}` : (known?.name ?? ''))),
    problem: isGone ? 'gone' : left !== null && left < wanted ? 'few' : null,
  };
}

const freeLine = ({ name, amount }: Cart['free'][number], shelf: Shelf): ReckonedLine => ({
  ...{ name, quantity: 1, each: amount, sum: amount, discount: 0, rate: shelf.free_tax_rate, tax: null },
  ...{ addOns: [], problem: null },
});

interface Asked {
  cart: Cart;
  shelf: Shelf;
  now: Date;
}

/** What applies by itself: to products, which come first among the lines. */
function shopDiscounts({ cart, shelf, now }: Asked, lines: readonly ReckonedLine[]) {
  const productOf = new Map(shelf.items.map(({ variant_id, product_id }) => [variant_id, product_id]));
  return applyDiscounts(shelf.discounts.map(termsOf), {
    ...{ store_id: shelf.store_id, currency: shelf.currency, delivery: null, now },
    lines: cart.goods.map(({ variant_id, quantity }, at) => ({
      ...{ product_id: productOf.get(variant_id) ?? '', quantity, each: lines[at]?.each ?? 0 },
    })),
  });
}

/** The shelf has what is active here alone, and nobody at a desk is known to it. */
const termsOf = ({
  is_limited: isLimited,
  starts_at,
  ends_at,
  ...discount
}: ShelfDiscount): Terms & { isLimited: boolean } => ({
  ...discount,
  ...{ isLimited, state: 'active', currency: null, store_id: null, is_locked: false },
  ...{ limit_total: null, used: 0, reserved: 0, limit_each: null, uses: 0 },
  starts_at: starts_at === null ? null : new Date(starts_at),
  ends_at: ends_at === null ? null : new Date(ends_at),
});

function takenOff(off: Cart['off'], left: number): number {
  if (!off) return 0;
  return off.kind === 'percent' ? partOf(left, off.percent_bps) : Math.min(off.amount, left);
}

function byRate(lines: readonly ReckonedLine[]): ReckonedSale['taxes'] {
  const sums = new Map<number, number>();
  for (const { rate, tax } of lines) if (rate !== null) sums.set(rate, (sums.get(rate) ?? 0) + (tax ?? 0));
  return [...sums].map(([rate, amount]) => ({ rate, amount })).sort((a, b) => b.rate - a.rate);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
