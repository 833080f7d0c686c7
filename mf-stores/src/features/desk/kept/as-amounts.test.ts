import { addFree, addGoods, emptyCart } from '../sale/cart.js';
import { receiptOfSale } from '../receipt/receipt.js';
import { reckonSale } from '../sale/reckon.js';
import { testShelf } from '../testing/test-shelf.js';
import { asAmounts } from './as-amounts.js';

const [mug, hat] = testShelf.items;
if (!mug || !hat) throw new Error('The shelf of the test is empty.');

describe('a sale whose products are gone', () => {
  it('is kept by its lines, with what was taken off and the total as it was', () => {
    const off = { kind: 'percent', percent_bps: 1_000, reason: 'Scratched' } as const;
    const cart = { ...addFree(addGoods(addGoods(emptyCart, mug), mug), { name: 'Repair', amount: 200 }), off, tip: 50 };
    const receipt = receiptOfSale(
      reckonSale(cart, testShelf, new Date()),
      { currency: 'EUR', tender: 'cash', rounding: 0, total: 1_850, given: null },
      new Date(),
    );
    const input = { tender: 'cash', total: 1_850, items: [], codes: ['GONE'], off, tip: 50 } as const;
    expect(asAmounts({ input: { ...input, items: [], codes: ['GONE'] }, receipt })).toEqual({
      ...{ tender: 'cash', total: 1_850, accept: true, off, tip: 50 },
      amounts: [
        { name: '2 × Mug, Blue', amount: 1_800 },
        { name: '1 × Repair', amount: 200 },
      ],
    });
  });

  it('has no more amounts than a sale may: the rest is one', () => {
    const line = { name: 'Bead', quantity: 1, sum: 10, addOns: [] };
    const receipt = receiptOfSale(
      reckonSale(emptyCart, testShelf, new Date()),
      { currency: 'EUR', tender: 'cash', rounding: 0, total: 300, given: null },
      new Date(),
    );
    const { amounts = [] } = asAmounts({
      input: { tender: 'cash', total: 300 },
      receipt: { ...receipt, lines: Array.from({ length: 30 }, () => line) },
    });
    expect([amounts.length, amounts.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([20, 300]);
  });
});
