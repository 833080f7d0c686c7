import type { Api } from '@swapt/shared/contract';
import { applyDiscounts, sumOf } from '@swapt/shared/discounts';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { priceIn } from '../stores/stores.service.js';
import { applicableDiscounts } from './cart-discounts.js';
import { selectUsableStore } from './discounts.sql.js';
import { selectPriced } from './preview.sql.js';

type Asked = Omit<Api['discounts.preview']['in'], 'org_id'>;
interface Reader {
  orgId: string;
  locale: string;
  now: Date;
}

/** What a cart would pay if this discount were active now: its dates and its state are left aside, all else counts. */
export async function previewDiscount(
  tx: Tx,
  { discount_id: discountId, store_id: storeId, lines: wanted, delivery = null }: Asked,
  { orgId, locale, now }: Reader,
): Promise<Api['discounts.preview']['out']['data']> {
  const [store] = await selectUsableStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  const { currency } = store;
  const variantIds = wanted.map(({ variant_id }) => variant_id);
  const priced = new Map(
    (await selectPriced(tx, orgId, storeId, variantIds, currency)).map((row) => [row.variant_id, row]),
  );
  const lines = wanted.map(({ variant_id, quantity }) => {
    const { product_id = '', name = '', option_values = [], amount = 0 } = priced.get(variant_id) ?? {};
    return { variant_id, quantity, product_id, name, option_values, each: amount };
  });
  const sold = lines.filter(({ product_id }) => product_id !== '');
  const rows = await applicableDiscounts(tx, {
    ...{ orgId, storeId, lines: sold, codes: [], people: [], now, previewed: discountId },
  });
  const asActive = rows.map((row) =>
    row.discount_id === discountId
      ? { ...row, state: 'active' as const, starts_at: null, ends_at: null, is_locked: false }
      : row,
  );
  if (!asActive.some(({ discount_id }) => discount_id === discountId)) throw new AppError('discount.not_found');
  const outcome = applyDiscounts(asActive, { store_id: storeId, currency, lines: sold, delivery, now });

  const price = priceIn(currency, locale);
  const pair = (before: number, off: number) => ({ before: price(before), after: price(before - off) });
  const goods = sumOf(sold.map(({ each, quantity }) => each * quantity));
  const mine = outcome.applied.find(({ discount }) => discount.discount_id === discountId);
  const refused = outcome.refused.find(({ discount }) => discount.discount_id === discountId);
  return {
    lines: lines.map((line) => {
      const { product_id: _, each, ...shown } = line;
      return { ...shown, ...pair(each * line.quantity, outcome.lines[sold.indexOf(line)] ?? 0) };
    }),
    goods: pair(goods, sumOf(outcome.lines)),
    delivery: delivery === null ? null : pair(delivery, outcome.delivery),
    total: pair(goods + (delivery ?? 0), outcome.total),
    saves: price(mine?.amount ?? 0),
    also: outcome.applied
      .filter((one) => one !== mine)
      .map(({ discount, amount }) => ({
        discount_id: discount.discount_id,
        name: discount.name,
        saves: price(amount),
      })),
    reason: refused?.reason ?? null,
    missing: refused?.missing ? price(refused.missing) : null,
  };
}
