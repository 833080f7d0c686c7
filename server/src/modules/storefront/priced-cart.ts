import type { PricedCart } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { selectOfferedTo } from '../addons/addons.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import { cartLines, type Wanted } from './cart-lines.js';
import { priceIn } from '../stores/stores.service.js';
import type { Reader } from './shown-items.js';
import { selectOfCart } from './shown-product.sql.js';
import { taxOf, taxRate } from './tax.js';

/** A cart at the prices, taxes and stock of now. What cannot be bought as it is stays in it with its reason and costs nothing. */
export async function priceCart(
  tx: Tx,
  store: OpenStore,
  wanted: readonly Wanted[],
  { locale, now }: Reader,
): Promise<PricedCart> {
  const { org_id: orgId, store_id, currency } = store;
  const ids = [...new Set(wanted.map(({ variant_id }) => variant_id))];
  const withAddOns = new Set(wanted.flatMap(({ variant_id, add_ons }) => (add_ons?.length ? [variant_id] : [])));
  const rows = await selectOfCart(tx, orgId, store_id, ids, currency);
  const offered = new Map<string, Awaited<ReturnType<typeof selectOfferedTo>>>();
  for (const { variant_id, item_id } of rows)
    if (withAddOns.has(variant_id) && !offered.has(item_id))
      offered.set(item_id, await selectOfferedTo(tx, store, item_id, locale));
  const rowOf = new Map(rows.map((row) => [row.variant_id, row]));
  const price = priceIn(currency, locale);
  const lines = cartLines(wanted, { rowOf, offered, price, now });
  const bought = lines.filter(({ problem }) => problem === null);
  const subtotal = total(bought.map((line) => line.sum?.amount ?? 0));
  const taxes = bought.map(({ variant_id, sum }) => {
    const row = rowOf.get(variant_id);
    const rate = row && taxRate(store, row.tax_class);
    return rate === undefined ? undefined : taxOf(sum?.amount ?? 0, rate, store.tax_mode);
  });
  const tax = taxes.some((one) => one === undefined) ? undefined : total(taxes.map((one) => one ?? 0));
  return {
    store_id,
    lines,
    units: total(bought.map(({ quantity }) => quantity)),
    subtotal: price(subtotal),
    tax: tax === undefined || bought.length === 0 ? null : { ...price(tax), mode: store.tax_mode },
    total: price(subtotal + (store.tax_mode === 'added' ? (tax ?? 0) : 0)),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
