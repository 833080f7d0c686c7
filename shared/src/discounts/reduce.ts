import { partOf, split } from '../money/index.js';
import { isFor, sumOf, type CartLine, type Terms } from './terms.js';

/** What is still to pay while discounts are taken off one after the other. */
export interface Left {
  /** Of each line. */
  lines: readonly number[];
  /** Units of each line that no other discount made free. */
  units: readonly number[];
  delivery: number;
}

/** What one discount takes off each line and the delivery: never more than is left. */
export interface Reduction {
  lines: readonly number[];
  freeUnits: readonly number[];
  delivery: number;
}

/** Takes one discount off what the ones before it left. */
export function reduce(terms: Terms, lines: readonly CartLine[], left: Left): Reduction {
  const none = lines.map(() => 0);
  if (terms.kind === 'shipping') return { lines: none, freeUnits: none, delivery: left.delivery };
  if (terms.kind === 'bxgy') {
    const freeUnits = cheapestFree(terms, lines, left.units);
    return { lines: freeUnits.map((units, at) => units * (lines[at]?.each ?? 0)), freeUnits, delivery: 0 };
  }
  const weights = left.lines.map((amount, at) => (lines[at] && isFor(terms, lines[at]) ? amount : 0));
  const whole = sumOf(weights);
  const off = terms.kind === 'percent' ? partOf(whole, terms.percent_bps ?? 0) : Math.min(terms.amount ?? 0, whole);
  return { lines: split(off, weights), freeUnits: none, delivery: 0 };
}

/** Of all units that the discount is for, after each `buy_units` the next `free_units` are free: the cheapest ones, of equal ones the first. */
function cheapestFree(terms: Terms, lines: readonly CartLine[], units: readonly number[]): number[] {
  const { buy_units: buy, free_units: free } = terms;
  if (buy === null || free === null) return lines.map(() => 0);
  const counted = lines.map((line, at) => ({ at, each: line.each, units: isFor(terms, line) ? (units[at] ?? 0) : 0 }));
  const all = sumOf(counted.map((one) => one.units));
  const rest = all % (buy + free);
  let owed = Math.floor(all / (buy + free)) * free + Math.max(0, rest - buy);
  const given = lines.map(() => 0);
  for (const one of counted.sort((a, b) => a.each - b.each || a.at - b.at)) {
    const taken = Math.min(owed, one.units);
    given[one.at] = taken;
    owed -= taken;
  }
  return given;
}
