import { addFree, addGoods, emptyCart, findItems, setQuantity, type Cart, type Shelf } from './cart.js';
import { quickAmounts, reckonSale as reckonAt, totalBy, withQuote } from './reckon.js';
import { shelfDiscount, shelfItem, testShelf } from '../testing/test-shelf.js';

const [mug, hat, tea] = testShelf.items;
if (!mug || !hat || !tea) throw new Error('The shelf of the test is empty.');
const now = new Date('2026-05-01T09:00:00Z');
const reckonSale = (sold: Cart, shelf: Shelf) => reckonAt(sold, shelf, now);
const wrap = [{ add_on_id: 'wrap', quantity: 1 }];
const cart = (changes: Partial<Cart> = {}): Cart => ({ ...addGoods(addGoods(emptyCart, mug), hat), ...changes });

describe('a sale at a desk', () => {
  it('costs what its lines cost, each with its add-ons', () => {
    const sold = addGoods(addGoods(cart(), mug), mug, wrap);
    const { lines, subtotal, units, price } = reckonSale(sold, testShelf);
    expect(lines.map(({ name, quantity, each, sum }) => [name, quantity, each, sum])).toEqual([
      ['Mug, Blue', 2, 900, 1800],
      ['Hat', 1, 2000, 2000],
      ['Mug, Blue', 1, 1050, 1050],
    ]);
    expect([subtotal, units, price]).toEqual([4850, 4, 4850]);
  });

  it('spreads what is taken off over its lines, and taxes what is left of each', () => {
    const off = { kind: 'percent', percent_bps: 1_000, reason: 'Scratched' } as const;
    const sale = reckonSale(
      addFree(setQuantity(cart({ off, tip: 50 }), 1, 0), { name: 'Repair', amount: 2_100 }),
      testShelf,
    );
    // The same sale as in the test of the server: 900 and 2,100 less 300; 19/119 of 810 and of 1,890.
    expect(sale).toMatchObject({ subtotal: 3_000, discount: 300, tax: 129 + 302, tip: 50, price: 2_750 });
    expect(sale.taxes).toEqual([{ rate: 1900, amount: 431 }]);
  });

  it('has its taxes on top where the store has its prices without', () => {
    const shelf = { ...testShelf, tax_mode: 'added' as const };
    const { tax, price, taxes } = reckonSale(addGoods(cart(), tea), shelf);
    expect([tax, price]).toEqual([171 + 380 + 21, 900 + 2000 + 300 + 572]);
    expect(taxes).toEqual([
      { rate: 1900, amount: 551 },
      { rate: 700, amount: 21 },
    ]);
  });

  it('names no tax where a line has no rate', () => {
    const shelf = { ...testShelf, free_tax_rate: null };
    expect(reckonSale(addFree(cart(), { name: 'Tip jar', amount: 100 }), shelf)).toMatchObject({
      tax: null,
      taxes: [],
    });
  });

  it('takes off no more than it costs', () => {
    const off = { kind: 'amount', amount: 9_999, reason: 'Gift' } as const;
    expect(reckonSale(cart({ off }), testShelf)).toMatchObject({ discount: 2_900, price: 0 });
  });

  it('has the discounts that apply by themselves, in their time, before what the cashier takes off', () => {
    const off = { kind: 'percent', percent_bps: 5_000, reason: 'Scratched' } as const;
    const at = (discount: Parameters<typeof shelfDiscount>[0]) =>
      reckonSale(addFree(cart({ off }), { name: 'Repair', amount: 100 }), {
        ...testShelf,
        discounts: [shelfDiscount({ percent_bps: 1_000, ...discount })],
      });
    // A tenth of 900 and 2,000; half of the 2,610 and of the free amount, which no discount is for.
    expect(at({})).toMatchObject({ discount: 290 + 1_355, off: 1_355, price: 1_355, isLimited: false });
    expect(at({}).taxes).toEqual([{ rate: 1900, amount: 65 + 144 + 8 }]);
    expect(at({ is_limited: true }).isLimited).toBe(true);
    expect(at({ product_ids: ['teas'], is_limited: true })).toMatchObject({ discount: 1_500, isLimited: false });
    expect(at({ starts_at: '2026-05-01T09:00:01Z' }).discount).toBe(1_500);
    expect(at({ starts_at: '2026-05-01T09:00:00Z', ends_at: '2026-05-01T09:00:01Z' }).discount).toBe(1_645);
    expect(at({ ends_at: '2026-05-01T09:00:00Z' }).discount).toBe(1_500);
  });

  it('says which lines the shelf has no more, or too few of', () => {
    const shelf = { ...testShelf, items: [shelfItem({ ...mug, left: 1 })] };
    const problems = (sold: Cart) => reckonSale(sold, shelf).lines.map(({ problem }) => problem);
    expect(problems(cart())).toEqual([null, 'gone']);
    expect(problems(addGoods(addGoods(cart(), mug), mug, wrap))).toEqual(['few', 'gone', 'few']);
  });

  it('is rounded to the smallest coin in cash alone', () => {
    expect(totalBy(2_122, 'cash', 5)).toEqual({ rounding: -2, total: 2_120 });
    expect(totalBy(2_123, 'cash', 5)).toEqual({ rounding: 2, total: 2_125 });
    expect(totalBy(2_122, 'card', 5)).toEqual({ rounding: 0, total: 2_122 });
  });

  it('follows the server where that was asked', () => {
    const quoted = { subtotal: 2_900, discount: 290, off: 0, tax: 417, tip: 0, rounding: 0, total: 2_610 };
    expect(withQuote(reckonSale(cart(), testShelf), quoted)).toMatchObject({ discount: 290, price: 2_610, taxes: [] });
  });

  it('offers what people may give for it', () => {
    expect(quickAmounts(650, 2)).toEqual([650, 700, 1000, 2000, 5000]);
    expect(quickAmounts(2_000, 2)).toEqual([2000, 5000, 10000, 20000]);
    expect(quickAmounts(1_234, 0)).toEqual([1234, 1235, 1240, 1250]);
  });
});

describe('what is typed or scanned', () => {
  it('is a code, or the beginnings of words', () => {
    const names = (typed: string) => findItems(testShelf.items, typed).map(({ variant_id: id }) => id);
    expect(names('4006381333931')).toEqual(['hat']);
    expect(names('m-1')).toEqual(['mug']);
    expect(names('bl mu')).toEqual(['mug']);
    expect(names('g')).toEqual(['tea']);
    expect(names('zz')).toEqual([]);
    expect(names(' ')).toHaveLength(3);
  });
});
