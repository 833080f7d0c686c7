import type { PricedCart } from '@swapt/shared/contract';
import { taxOf } from '@swapt/shared/money';
import type { Tx } from '../../platform/db/database.js';
import { selectOfferedTo } from '../addons/addons.service.js';
import { priceIn, type OpenStore } from '../stores/stores.service.js';
import { cartLines, type Wanted } from './cart-lines.js';
import type { Reader } from './shown-items.js';
import { selectOfCart } from './shown-product.sql.js';
import { taxRate, type TaxPlace } from './tax.js';

type SoldVariant = Awaited<ReturnType<typeof selectOfCart>>[number];

export interface PricedLines {
  lines: PricedCart['lines'];
  /** What the store sells of it, by variant. */
  rowOf: ReadonlyMap<string, SoldVariant>;
}

/** What is wanted at the prices and stock of now. What cannot be bought as it is stays in it with its reason and costs nothing. */
export async function priceLines(
  tx: Tx,
  store: OpenStore,
  wanted: readonly Wanted[],
  { locale, now }: Reader,
): Promise<PricedLines> {
  const { org_id: orgId, store_id, currency } = store;
  const ids = [...new Set(wanted.map(({ variant_id }) => variant_id))];
  const withAddOns = new Set(wanted.flatMap(({ variant_id, add_ons }) => (add_ons?.length ? [variant_id] : [])));
  const rows = await selectOfCart(tx, orgId, store_id, ids, currency);
  const offered = new Map<string, Awaited<ReturnType<typeof selectOfferedTo>>>();
  for (const { variant_id, item_id } of rows)
    if (withAddOns.has(variant_id) && !offered.has(item_id))
      offered.set(item_id, await selectOfferedTo(tx, store, item_id, locale));
  const rowOf = new Map(rows.map((row) => [row.variant_id, row]));
  return { lines: cartLines(wanted, { rowOf, offered, price: priceIn(currency, locale), now }), rowOf };
}

/** The tax of each line that can be bought, less its discount, and all of it together; nothing where the place has no rate. */
export function taxLines(
  store: OpenStore,
  { lines, rowOf }: PricedLines,
  { place, discounts = [] }: { place?: TaxPlace | undefined; discounts?: readonly number[] } = {},
) {
  const taxed = lines.map(({ variant_id, sum, problem }, at) => {
    const row = rowOf.get(variant_id);
    const rate = row && problem === null ? taxRate(store, row.tax_class, place) : undefined;
    return rate === undefined
      ? null
      : { rate, tax: taxOf((sum?.amount ?? 0) - (discounts[at] ?? 0), rate, store.tax_mode) };
  });
  const isWhole = taxed.every((one, at) => one !== null || lines[at]?.problem !== null);
  return { taxed, tax: isWhole ? total(taxed.map((one) => one?.tax ?? 0)) : undefined };
}

/** A cart with its total as it would be at the counter. */
export function toPricedCart(store: OpenStore, priced: PricedLines, { locale }: Pick<Reader, 'locale'>): PricedCart {
  const price = priceIn(store.currency, locale);
  const { lines } = priced;
  const bought = lines.filter(({ problem }) => problem === null);
  const subtotal = total(bought.map((line) => line.sum?.amount ?? 0));
  const { tax } = taxLines(store, priced);
  return {
    store_id: store.store_id,
    lines,
    units: total(bought.map(({ quantity }) => quantity)),
    subtotal: price(subtotal),
    tax: tax === undefined || bought.length === 0 ? null : { ...price(tax), mode: store.tax_mode },
    total: price(subtotal + (store.tax_mode === 'added' ? (tax ?? 0) : 0)),
  };
}

export async function priceCart(tx: Tx, store: OpenStore, wanted: readonly Wanted[], reader: Reader) {
  return toPricedCart(store, await priceLines(tx, store, wanted, reader), reader);
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
