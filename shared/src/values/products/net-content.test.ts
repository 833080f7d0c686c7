import { isNetContent, unitPrice } from './net-content.js';

describe('a net content', () => {
  it.each([
    ['250 g', 950, { amount: 3800, per: 'kg' }],
    ['1kg', 950, { amount: 950, per: 'kg' }],
    ['0,75 l', 999, { amount: 1332, per: 'l' }],
    ['0.7 L', 1999, { amount: 2856, per: 'l' }],
    ['6 × 330 ml', 594, { amount: 300, per: 'l' }],
    ['6x33cl', 594, { amount: 300, per: 'l' }],
    ['150 cm', 300, { amount: 200, per: 'm' }],
    ['3 g', 999_999_999_999, { amount: 333_333_333_333_000, per: 'kg' }],
    ['8 g', 1, { amount: 125, per: 'kg' }],
    ['80 kg', 40, { amount: 1, per: 'kg' }],
  ])('of %s at %d', (text, amount, expected) => {
    expect(unitPrice(text, amount)).toEqual(expected);
  });

  it.each(['', '0 g', '0 × 5 g', '250', 'g', '250 gr', '1.500 g', '1,500 g', '-5 g', '5 g each', '1e3 g', '5 m2'])(
    'is not “%s”',
    (text) => {
      expect(isNetContent(text)).toBe(false);
    },
  );
});
