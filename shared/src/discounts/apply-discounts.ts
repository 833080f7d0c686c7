import type { DiscountKind } from '../values/index.js';
import { refusalOf, type Refusal } from './qualify.js';
import { reduce, type Left } from './reduce.js';
import { sumOf, type Cart, type Terms } from './terms.js';

/** What one discount takes off. */
interface Applied<T> {
  discount: T;
  /** Of each line, in the order of the cart. */
  lines: readonly number[];
  delivery: number;
  amount: number;
}

export interface Outcome<T> {
  applied: readonly Applied<T>[];
  /** The others, each with the first reason that there is. */
  refused: readonly (Refusal & { discount: T })[];
  /** What all of them take off each line, and the delivery: never more than it costs. */
  lines: readonly number[];
  delivery: number;
  total: number;
}

/**
 * Which of these discounts a cart gets, and what each takes off, in whole minor units. Discounts that combine are taken off together; one that does not
 * combine stands alone. The shopper gets whichever saves the most; of equal ones those that combine, then the first in order. The order, in which they are
 * also taken off, each from what the ones before it left: free units, per cents, amounts, the delivery; of one kind, the oldest first. A per cent is
 * rounded half up once for all of its lines, then split over them so that the parts add up.
 */
export function applyDiscounts<T extends Terms>(discounts: readonly T[], cart: Cart): Outcome<T> {
  const inOrder = [...discounts].sort(byOrder);
  const judged = inOrder.map((discount) => ({ discount, refusal: refusalOf(discount, cart) }));
  const able = judged.filter(({ refusal }) => !refusal).map(({ discount }) => discount);
  const together = able.filter(({ combines }) => combines);
  const choices = [together, ...able.filter(({ combines }) => !combines).map((one) => [one])];
  const [first, ...others] = choices.map((choice) => takeOff(choice, cart));
  const best = others.reduce((most, one) => (one.total > most.total ? one : most), first ?? takeOff([], cart));
  const applied = best.applied.filter(({ amount }) => amount > 0);
  const refused = judged.flatMap(({ discount, refusal }) => {
    if (refusal) return [{ ...refusal, discount }];
    if (applied.some((one) => one.discount === discount)) return [];
    const isBeaten = !best.applied.some((one) => one.discount === discount) && takeOff([discount], cart).total > 0;
    return [{ discount, reason: isBeaten ? ('not_combined' as const) : ('nothing_left' as const), missing: null }];
  });
  return { ...best, applied, refused };
}

const kinds: readonly DiscountKind[] = ['bxgy', 'percent', 'amount', 'shipping'];
/** Ids are made in the order of time. */
const byOrder = (a: Terms, b: Terms): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.discount_id < b.discount_id ? -1 : 1);

function takeOff<T extends Terms>(discounts: readonly T[], cart: Cart): Omit<Outcome<T>, 'refused'> {
  const prices = cart.lines.map(({ each, quantity }) => each * quantity);
  const delivery = cart.delivery ?? 0;
  let left: Left = { lines: prices, units: cart.lines.map(({ quantity }) => quantity), delivery };
  const applied = discounts.map((discount) => {
    const off = reduce(discount, cart.lines, left);
    left = {
      lines: minus(left.lines, off.lines),
      units: minus(left.units, off.freeUnits),
      delivery: left.delivery - off.delivery,
    };
    return { discount, lines: off.lines, delivery: off.delivery, amount: sumOf(off.lines) + off.delivery };
  });
  const lines = minus(prices, left.lines);
  const offDelivery = delivery - left.delivery;
  return { applied, lines, delivery: offDelivery, total: sumOf(lines) + offDelivery };
}

const minus = (from: readonly number[], what: readonly number[]): number[] =>
  from.map((one, at) => one - (what[at] ?? 0));
