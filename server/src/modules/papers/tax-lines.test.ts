import { taxLines, taxOfPart } from './tax-lines.js';

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}
const sum = (all: readonly number[]) => all.reduce((together, one) => together + one, 0);

describe('the tax lines of a paper', () => {
  it.each(['included', 'added'] as const)('come to the tax of the order and to its total: %s', (taxMode) => {
    const next = numbers(7);
    for (let n = 0; n < 500; n++) {
      const lines = Array.from({ length: 1 + next(5) }, () => {
        const rate = [0, 700, 1900, 2100][next(4)] ?? 0;
        const line = { sum: 1 + next(10_000), tax_rate: rate };
        const discount = next(line.sum);
        const tax = Math.round(((line.sum - discount) * rate) / (taxMode === 'included' ? 10_000 + rate : 10_000));
        return { ...line, discount, tax };
      });
      const shipping = next(3) * 250;
      const ofShipping = Math.round((shipping * 1900) / (taxMode === 'included' ? 11_900 : 10_000));
      const tax = sum(lines.map((line) => line.tax)) + ofShipping;
      const gross = sum(lines.map((line) => line.sum - line.discount)) + shipping + (taxMode === 'added' ? tax : 0);
      const found = taxLines({ lines, tax, taxMode, shipping });
      expect(sum(found.map((row) => row.tax))).toBe(tax);
      expect(sum(found.map((row) => row.net + row.tax))).toBe(gross);
      const part = next(gross + 1);
      expect(sum(taxOfPart(found, gross, part).map((row) => row.net + row.tax))).toBe(part);
      expect(taxOfPart(found, gross, gross)).toEqual(found);
    }
  });

  it('are none where the place has no rate', () => {
    const line = { sum: 900, discount: 0, tax_rate: null, tax: null };
    expect(taxLines({ lines: [line], tax: null, taxMode: 'added', shipping: 0 })).toEqual([]);
  });
});
