import type { Api } from '@swapt/shared/contract';
import type { TaxClass, TaxMode } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

const carts = process.env.SWAPT_PROVE === 'till' ? 5_000 : 60;
jest.setTimeout(carts * 100 + 60_000);

/** The same carts each time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const classes = ['standard', 'reduced', 'zero'] as const satisfies readonly TaxClass[];
const rates = { standard: 1925, reduced: 733, zero: 0 };
const prices = [1, 99, 333, 1249, 9_999, 123_457];
const percentOff = 1_250;

/** Half up, in exact fractions: an amount times a share of ten thousand. */
const share = (amount: bigint, of: bigint, whole = 10_000n) => (2n * amount * of + whole) / (2n * whole);

interface Bought {
  price: number;
  taxClass: TaxClass;
  quantity: number;
}

/** What a cart comes to, reckoned a second time: it knows nothing of the checkout but its rules. */
function comesTo(lines: readonly Bought[], { mode, delivery }: { mode: TaxMode; delivery: number }) {
  const sums = lines.map(({ price, quantity }) => BigInt(price) * BigInt(quantity));
  const subtotal = sums.reduce((all, one) => all + one, 0n);
  const off = share(subtotal, BigInt(percentOff));
  // Each line gives its whole part; the cents that are left go to the largest remainders, of equal ones to the first.
  const parts = sums.map((sum, at) => ({ at, part: (off * sum) / subtotal, rest: (off * sum) % subtotal }));
  const left = off - parts.reduce((all, { part }) => all + part, 0n);
  const extra = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .slice(0, Number(left))
      .map(({ at }) => at),
  );
  const taxIn = (amount: bigint, rate: number) =>
    share(amount, BigInt(rate), mode === 'included' ? 10_000n + BigInt(rate) : 10_000n);
  const ofLines = lines.reduce((all, { taxClass }, at) => {
    const paid = (sums[at] ?? 0n) - (parts[at]?.part ?? 0n) - (extra.has(at) ? 1n : 0n);
    return all + taxIn(paid, rates[taxClass]);
  }, 0n);
  const tax = ofLines + taxIn(BigInt(delivery), rates.standard);
  const total = subtotal - off + BigInt(delivery) + (mode === 'added' ? tax : 0n);
  return { discount: Number(off), tax: Number(tax), total: Number(total) };
}

describeOnEngine('carts that nobody chose', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it.each(['included', 'added'] as const)(`cost what they cost by hand, tax %s: ${carts} of them`, async (mode) => {
    const random = randomFrom(mode === 'added' ? 7 : 11);
    const { orgId, owner } = await test.organization();
    const { call } = test.as(owner);
    const kinds = prices.flatMap((price) => classes.map((taxClass) => ({ price, taxClass })));
    const products = kinds.map(({ price, taxClass }) => ({
      ...simpleProduct(`At ${price}, ${taxClass}`, price),
      tax_class: taxClass,
    }));
    const delivery = 495;
    const zone = { country: 'DE', postcodes: '', price: delivery, minimum: null, free_from: null };
    const shop = await openStore(call, orgId, products, {
      tax_mode: mode,
      tax_rates: [{ country: 'DE', region: '', standard: rates.standard, reduced: rates.reduced }],
      fulfilment: [{ kind: 'delivery', name: 'By bike', is_on: true, zones: [zone] }],
    });
    const { data: discount } = await call('discounts.create', {
      ...{ org_id: orgId, name: 'An eighth', gives: { kind: 'percent', percent_bps: percentOff } },
    });
    await call('discounts.activate', { org_id: orgId, discount_id: discount.discount_id });
    const stranger = test.as();
    const quote = async (input: Omit<Api['orders.quote']['in'], 'store_id'>) =>
      (await stranger.call('orders.quote', { store_id: shop.storeId, ...input })).data;
    const variantOf = (at: number) => shop.items[at]?.variantIds[0] ?? '';
    const { methods } = await quote({ items: [{ variant_id: variantOf(0), quantity: 1 }] });
    const method_id = methods[0]?.method_id ?? '';
    const wrong: unknown[] = [];
    for (let n = 0; n < carts; n++) {
      const lines = Array.from({ length: 1 + random(6) }, () => {
        const at = random(kinds.length);
        const { price = 0, taxClass = 'zero' } = kinds[at] ?? {};
        return { at, price, taxClass, quantity: 1 + random(9) };
      });
      const {
        discount: off,
        tax,
        total,
      } = await quote({
        items: lines.map(({ at, quantity }) => ({ variant_id: variantOf(at), quantity })),
        address: { country: 'DE', postcode: '10115' },
        method_id,
      });
      const expected = comesTo(lines, { mode, delivery });
      const found = { discount: off?.amount ?? 0, tax: tax?.amount, total: total.amount };
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ lines, found, expected });
    }
    expect(wrong).toEqual([]);
  });
});
