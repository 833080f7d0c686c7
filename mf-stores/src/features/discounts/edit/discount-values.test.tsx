import type { Discount } from '@swapt/shared/contract';
import { changesOf, newDiscount, toFacts, toValues, typedAgain } from './discount-values.js';

const discount: Discount = {
  ...{
    discount_id: 'd',
    name: 'Opening week',
    store_id: null,
    store_name: null,
    code: 'OPEN10',
    lock_id: null,
    lock: null,
    currency: 'EUR',
  },
  ...{ gives: { kind: 'amount', amount: 500 }, minimum: 2_000, is_for_all: false, catalogs: [], combines: true },
  ...{ products: [{ product_id: 'p', name: 'Mug' }], limit_total: 10, limit_each: null, used: 0, reserved: 0 },
  ...{ starts_at: null, ends_at: null, state: 'draft', revision: 1 },
  ...{ created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' },
};

describe('the form of a discount', () => {
  it('sends what it was filled with, and no change where nothing was changed', () => {
    const facts = toFacts(toValues(discount, 'USD'));
    expect(facts).toMatchObject({
      ...{ code: 'OPEN10', currency: 'EUR', minimum: 2_000, is_for_all: false, product_ids: ['p'] },
      gives: { kind: 'amount', amount: 500 },
    });
    expect(changesOf(facts, toFacts(toValues(discount, 'USD')))).toEqual({});
  });

  it('sends only what was changed; products and catalogs go together', () => {
    const before = toFacts(toValues(discount, 'EUR'));
    expect(changesOf(before, { ...before, limit_total: 20 })).toEqual({ limit_total: 20 });
    expect(changesOf(before, toFacts({ ...toValues(discount, 'EUR'), from: 'all' }))).toEqual({
      ...{ is_for_all: true, product_ids: [], catalog_ids: [] },
    });
  });

  it('reads an amount in the currency that was chosen after it was typed', () => {
    const values = { ...newDiscount('EUR'), kind: 'amount' as const };
    const amount = typedAgain({ amount: 500, currency: 'EUR' });
    expect(toFacts({ ...values, amount }).gives).toEqual({ kind: 'amount', amount: 500 });
    expect(toFacts({ ...values, amount, currency: 'KWD' }).gives).toEqual({ kind: 'amount', amount: 5_000 });
  });

  it('sends per cents in hundredths, no code where it applies by itself, and no currency where there is no amount', () => {
    const values = { ...newDiscount('EUR'), name: ' Autumn ', by: 'itself' as const, code: 'left over', percent: 12.5 };
    expect(toFacts(values)).toMatchObject({
      ...{ name: 'Autumn', code: null, currency: null, gives: { kind: 'percent', percent_bps: 1_250 } },
    });
  });
});
