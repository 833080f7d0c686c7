import type { CartLine, Terms } from './terms.js';

/** The same arithmetic a second time, unit by unit and in exact fractions: what the engine is held against. Knows nothing of it but the terms. */
export function oracle(discounts: readonly Terms[], lines: readonly CartLine[], delivery: number) {
  const able = discounts.filter(
    (one) =>
      lines.reduce((sum, line) => sum + line.each * line.quantity, 0) >= (one.minimum ?? 0) &&
      (one.kind === 'shipping' || lines.some((line) => covers(one, line))),
  );
  const choices = [able.filter((one) => one.combines)];
  for (const one of ordered(able)) if (!one.combines) choices.push([one]);
  let best = takeOff([], lines, delivery);
  for (const choice of choices) {
    const now = takeOff(choice, lines, delivery);
    if (now.total > best.total) best = now;
  }
  return best;
}

const rank = { bxgy: 1, percent: 2, amount: 3, shipping: 4 };
const ordered = (discounts: readonly Terms[]) =>
  [...discounts].sort((a, b) => rank[a.kind] - rank[b.kind] || a.discount_id.localeCompare(b.discount_id));
const covers = (one: Terms, line: CartLine) => one.product_ids?.includes(line.product_id) ?? true;

function takeOff(discounts: readonly Terms[], lines: readonly CartLine[], delivery: number) {
  const units = lines.flatMap((line, at) =>
    Array.from({ length: line.quantity }, () => ({ at, price: line.each, isFree: false })),
  );
  const off = lines.map(() => 0n);
  let offDelivery = 0;
  const open = (at: number) => BigInt((lines[at]?.each ?? 0) * (lines[at]?.quantity ?? 0)) - (off[at] ?? 0n);
  for (const one of ordered(discounts)) {
    if (one.kind === 'shipping') offDelivery = delivery;
    if (one.kind === 'bxgy') {
      const mine = units.filter(({ at, isFree }) => !isFree && lines[at] && covers(one, lines[at]));
      // Counted as at a till: so many are paid, the next ones are free, and so on.
      const cycle = (one.buy_units ?? 0) + (one.free_units ?? 0);
      const owed = mine.filter((_, n) => n % cycle >= (one.buy_units ?? 0)).length;
      const cheapest = [...mine].sort((a, b) => a.price - b.price).slice(0, owed);
      for (const unit of cheapest) {
        unit.isFree = true;
        off[unit.at] = (off[unit.at] ?? 0n) + BigInt(unit.price);
      }
    }
    if (one.kind === 'percent' || one.kind === 'amount') {
      const mine = lines.map((line, at) => (covers(one, line) ? open(at) : 0n));
      const whole = mine.reduce((sum, part) => sum + part, 0n);
      let rest = whole;
      if (one.kind === 'amount') rest = BigInt(one.amount ?? 0) < whole ? BigInt(one.amount ?? 0) : whole;
      // Half up: a remainder of half or more counts as one.
      if (one.kind === 'percent') {
        const product = whole * BigInt(one.percent_bps ?? 0);
        rest = product / 10_000n + (product % 10_000n >= 5_000n ? 1n : 0n);
      }
      hand(rest, mine, whole).forEach((part, at) => (off[at] = (off[at] ?? 0n) + part));
    }
  }
  const lineOff = off.map(Number);
  return { lines: lineOff, delivery: offDelivery, total: lineOff.reduce((sum, part) => sum + part, offDelivery) };
}

/** One by one to whoever is furthest below their exact share. */
function hand(amount: bigint, weights: readonly bigint[], whole: bigint): bigint[] {
  const given = weights.map((weight) => (whole === 0n ? 0n : (amount * weight) / whole));
  let rest = amount - given.reduce((sum, part) => sum + part, 0n);
  while (rest > 0n) {
    let furthest = 0;
    const behind = (at: number) => amount * (weights[at] ?? 0n) - (given[at] ?? 0n) * whole;
    for (let at = 1; at < weights.length; at++) if (behind(at) > behind(furthest)) furthest = at;
    given[furthest] = (given[furthest] ?? 0n) + 1n;
    rest -= 1n;
  }
  return given;
}
