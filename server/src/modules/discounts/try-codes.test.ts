import { AppError } from '../../platform/errors/app-error.js';
import { limits } from '../../platform/throttle/throttle.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';
import { tryCodes } from './discounts.service.js';

describeOnEngine('strangers who try codes of discounts', ({ db }) => {
  let test: TestApp;
  let shop: StockedStore;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    shop = await stockedStore(test);
    const gives = { kind: 'shipping' } as const;
    const { data } = await shop.call('discounts.create', { org_id: shop.orgId, name: 'Free', gives, code: 'ship-1' });
    await shop.call('discounts.activate', { org_id: shop.orgId, discount_id: data.discount_id });
  });
  afterAll(() => test.close());

  const tried = async (codes: string[], { visitor = 'v', ip = '192.0.2.1', storeId = shop.storeId } = {}) => {
    try {
      await tryCodes(test.services, { orgId: shop.orgId, storeId, visitor, ip }, codes);
      return 'asked';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  const many = async (count: number, of: (n: number) => Promise<string>) => {
    const answers = [];
    for (let n = 0; n < count; n++) answers.push(await of(n));
    return answers.filter((one) => one === 'asked').length;
  };

  it('are refused after a few wrong ones, with the right one too, in that store alone', async () => {
    const { tries } = limits.discountCode;
    expect(await many(tries + 5, (n) => tried([`WRONG-${n}`]))).toBe(tries);
    expect(await tried(['Ship-1'])).toBe('discount.code_tries');
    const other = await shop.addStore('Market');
    expect(await tried(['SHIP-1'], { storeId: other })).toBe('asked');
    test.services.setNow(new Date(test.services.now().getTime() + limits.discountCode.windowMs));
    expect(await tried(['ship-1'])).toBe('asked');
  });

  it('can ask with a right one as often as they like', async () => {
    expect(await many(limits.discountCode.tries * 3, () => tried([' ship-1 ']))).toBe(limits.discountCode.tries * 3);
  });

  it('gain nothing by many codes at once, and lock out no browser that we know', async () => {
    const { tries } = limits.discountCodeFrom;
    expect(await many(tries + 5, (n) => tried([`NO-${n}`], { visitor: '' }))).toBe(tries);
    expect(await tried(['SHIP-1'], { visitor: '' })).toBe('discount.code_tries');
    expect(await tried(['SHIP-1'], { visitor: 'known' })).toBe('asked');
    expect(await many(5, (n) => tried([`NO-${n}`], { visitor: 'other' }))).toBe(limits.promoCodeFew.tries);
    const ip = '192.0.2.9';
    const codes = Array.from({ length: limits.discountCode.tries + 1 }, (_, n) => `NO-${n}`);
    expect(await tried(codes, { ip })).toBe('discount.code_tries');
    expect(await tried(['SHIP-1'], { ip })).toBe('discount.code_tries');
  });
});
