import { applyDiscounts } from './apply-discounts.js';
import { oracle } from './oracle.js';
import type { Cart, CartLine, Terms } from './terms.js';

const now = new Date('2026-11-20T10:00:00Z');
const terms = (more: Partial<Terms>): Terms => ({
  ...{ discount_id: 'a', state: 'active', kind: 'percent', percent_bps: null, amount: null, buy_units: null },
  ...{ free_units: null, currency: null, minimum: null, store_id: null, product_ids: null, combines: true },
  ...{
    limit_total: null,
    used: 0,
    reserved: 0,
    limit_each: null,
    uses: 0,
    starts_at: null,
    ends_at: null,
    is_locked: false,
  },
  ...more,
});
const percent = (percent_bps: number, more: Partial<Terms> = {}) => terms({ percent_bps, ...more });
const amount = (off: number, more: Partial<Terms> = {}) =>
  terms({ kind: 'amount', amount: off, currency: 'EUR', discount_id: 'b', ...more });
const shipping = (more: Partial<Terms> = {}) => terms({ kind: 'shipping', discount_id: 'c', ...more });
const freeOf = (buy_units: number, free_units: number, more: Partial<Terms> = {}) =>
  terms({ kind: 'bxgy', buy_units, free_units, discount_id: 'd', ...more });
const line = (product_id: string, each: number, quantity = 1): CartLine => ({ product_id, each, quantity });
const cart = (lines: readonly CartLine[], more: Partial<Cart> = {}): Cart => ({
  ...{ store_id: 's', currency: 'EUR', delivery: 490, now },
  lines,
  ...more,
});
const reasons = (discounts: readonly Terms[], of: Cart) =>
  applyDiscounts(discounts, of).refused.map(({ discount, reason, missing }) => [discount.discount_id, reason, missing]);

describe('discounts on a cart', () => {
  it('split a per cent over the lines so that the parts add up to it', () => {
    // 33.33 % of 3.00 is 0.9999, so 1.00: one line gives a cent more than the others.
    const three = cart([line('p', 100), line('q', 100), line('r', 100)]);
    expect(applyDiscounts([percent(3333)], three)).toMatchObject({ lines: [34, 33, 33], total: 100 });
    const thrice = ['a', 'b', 'c'].map((discount_id) => percent(3333, { discount_id }));
    expect(applyDiscounts(thrice, three)).toMatchObject({
      total: 100 + 67 + 44,
      applied: [{ amount: 100 }, { amount: 67 }, { amount: 44 }],
    });
    expect(applyDiscounts([percent(5000)], cart([line('p', 1)], { currency: 'JPY' })).total).toBe(1);
    expect(applyDiscounts([percent(4999)], cart([line('p', 1)], { currency: 'KWD' })).total).toBe(0);
  });

  it('take no more than there is, whatever is combined', () => {
    const all = [percent(10_000), amount(5_000), shipping(), freeOf(1, 1)];
    const outcome = applyDiscounts(all, cart([line('p', 700, 3)]));
    expect(outcome).toMatchObject({ lines: [2100], delivery: 490, total: 2590 });
    expect(outcome.refused).toMatchObject([{ reason: 'nothing_left', discount: { kind: 'amount' } }]);
    expect(applyDiscounts([amount(5_000)], cart([line('p', 700), line('q', 300)])).lines).toEqual([700, 300]);
  });

  it.each([
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [2, 0],
  ])('make the cheapest free: of %i, %i', (units, free) => {
    const outcome = applyDiscounts([freeOf(2, 1)], cart([line('p', 900, units - 1), line('q', 400)]));
    expect(outcome.lines).toEqual(free === 0 ? [0, 0] : [(free - 1) * 900, 400]);
  });

  it('are for the products that they name', () => {
    const mixed = cart([line('p', 1000, 2), line('q', 500), line('q', 300)]);
    expect(applyDiscounts([percent(1000, { product_ids: ['q'] })], mixed).lines).toEqual([0, 50, 30]);
    expect(applyDiscounts([amount(400, { product_ids: ['q'] })], mixed).lines).toEqual([0, 250, 150]);
    expect(applyDiscounts([freeOf(1, 1, { product_ids: ['q'] })], mixed).lines).toEqual([0, 0, 300]);
    expect(reasons([percent(1000, { product_ids: ['x'] })], mixed)).toEqual([['a', 'no_products', null]]);
    expect(reasons([percent(1000, { product_ids: [] })], mixed)).toEqual([['a', 'no_products', null]]);
  });

  it('give the shopper the better of one that stands alone and all that combine', () => {
    const one = cart([line('p', 1000)]);
    const alone = (percent_bps: number) => percent(percent_bps, { combines: false, discount_id: 'z' });
    const together = [percent(1000), amount(150)];
    expect(applyDiscounts([...together, alone(3000)], one).applied).toMatchObject([{ discount: { discount_id: 'z' } }]);
    expect(reasons([...together, alone(3000)], one)).toEqual([
      ['a', 'not_combined', null],
      ['b', 'not_combined', null],
    ]);
    expect(reasons([...together, alone(2500)], one)).toEqual([['z', 'not_combined', null]]);
    expect(applyDiscounts([...together, alone(2500)], one).total).toBe(250);
  });

  it.each<[string, Partial<Terms>, number | null]>([
    ['not_now', { state: 'paused' }, null],
    ['not_started', { starts_at: new Date(now.getTime() + 1) }, null],
    ['over', { ends_at: now }, null],
    ['locked', { is_locked: true }, null],
    ['not_here', { store_id: 'other' }, null],
    ['not_here', { currency: 'USD' }, null],
    ['used_up', { limit_total: 3, used: 2, reserved: 1 }, null],
    ['used_by_you', { limit_each: 1, uses: 1 }, null],
    ['minimum', { minimum: 1_001, currency: 'EUR' }, 1],
    ['nothing_left', { percent_bps: 1 }, null],
  ])('are refused as %s: %j', (reason, more, missing) => {
    expect(reasons([percent(1000, more)], cart([line('p', 1000)]))).toEqual([['a', reason, missing]]);
  });

  it('apply to the moment, the last use and the last cent of what they ask for', () => {
    const just = { starts_at: now, ends_at: new Date(now.getTime() + 1), limit_total: 3, used: 1, reserved: 1 };
    const more = { ...just, limit_each: 2, uses: 1, minimum: 1000, currency: 'EUR', store_id: 's' };
    expect(applyDiscounts([percent(1000, more)], cart([line('p', 1000)])).total).toBe(100);
    expect(reasons([shipping()], cart([line('p', 1)], { delivery: null }))).toEqual([['c', 'no_delivery', null]]);
    expect(reasons([shipping()], cart([line('p', 1)], { delivery: 0 }))).toEqual([['c', 'nothing_left', null]]);
  });

  it('agree with an independent reckoning on 4,000 random carts', () => {
    const next = randomNumbers(20_261_126);
    const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
    let applied = 0;
    for (let round = 0; round < 4_000; round++) {
      // Yen are few and whole, dinars have three digits.
      const [currency, most] = pick([['JPY', 3_000] as const, ['EUR', 9_999] as const, ['KWD', 250_000] as const]);
      const lines = Array.from({ length: 1 + next(5) }, () => line(pick(['p', 'q', 'r']), next(most), 1 + next(6)));
      const delivery = pick([0, 0, next(2_000)]);
      const discounts = Array.from({ length: 1 + next(5) }, (_, n) =>
        terms({ ...randomDiscount(next, pick, most), currency, discount_id: `${round}-${n}` }),
      );
      const found = applyDiscounts(discounts, cart(lines, { currency, delivery }));
      expect(found).toMatchObject(oracle(discounts, lines, delivery));
      lines.forEach(({ each, quantity }, at) => {
        const off = found.lines[at] ?? -1;
        expect(off).toBe(found.applied.reduce((sum, one) => sum + (one.lines[at] ?? 0), 0));
        expect(off >= 0 && off <= each * quantity).toBe(true);
      });
      applied += found.applied.length;
    }
    expect(applied).toBeGreaterThan(4_000);
  });
});

type Pick = <T>(from: readonly T[]) => T;

function randomDiscount(next: (below: number) => number, pick: Pick, most: number): Partial<Terms> {
  const kind = pick(['percent', 'percent', 'amount', 'bxgy', 'shipping'] as const);
  return {
    ...{ kind, combines: next(3) > 0, minimum: pick([null, 1 + next(2 * most)]) },
    percent_bps: kind === 'percent' ? pick([3_333, 1 + next(10_000)]) : null,
    amount: kind === 'amount' ? 1 + next(most) : null,
    buy_units: kind === 'bxgy' ? 1 + next(3) : null,
    free_units: kind === 'bxgy' ? 1 + next(3) : null,
    product_ids: pick([null, null, ['p'], ['q', 'r'], []]),
  };
}

/** The same numbers every time. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
