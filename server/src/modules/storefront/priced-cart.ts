import type { Api, PricedCart } from '@swapt/shared/contract';
import { moneyLimit } from '@swapt/shared/money';
import { fewLeft } from '@swapt/shared/values';
import type { Services } from '../../platform/services.js';
import { availableOf } from '../inventory/inventory.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import { priceIn, type WritePrice } from './price-in.js';
import { selectOfCart } from './shown-product.sql.js';
import { taxOf, taxRate } from './tax.js';

type Wanted = Api['stores.itemInfo']['in']['items'][number];
type Line = PricedCart['lines'][number];
type Row = Awaited<ReturnType<typeof selectOfCart>>[number];

/** A cart at the prices, taxes and stock of now. What cannot be bought as it is stays in it with its reason and costs nothing. */
export async function priceCart(
  { db, now }: Pick<Services, 'db' | 'now'>,
  store: OpenStore,
  wanted: readonly Wanted[],
  locale: string,
): Promise<PricedCart> {
  const { org_id: orgId, store_id, currency } = store;
  const ids = [...new Set(wanted.map(({ variant_id }) => variant_id))];
  const rows = await db.org(orgId, (tx) => selectOfCart(tx, orgId, store_id, ids, currency));
  const rowOf = new Map(rows.map((row) => [row.variant_id, row]));
  const price = priceIn(currency, locale);
  const at = now();
  const lines = summed(wanted).map((one) => toLine(one, rowOf.get(one.variant_id), price, at));
  const bought = lines.filter(({ problem }) => problem === null);
  const subtotal = sum(bought.map((line) => line.sum?.amount ?? 0));
  const taxes = bought.map((line) => taxOfLine(store, line, rowOf.get(line.variant_id)));
  const tax = taxes.some((one) => one === undefined) ? undefined : sum(taxes.map((one) => one ?? 0));
  return {
    store_id,
    lines,
    units: sum(bought.map(({ quantity }) => quantity)),
    subtotal: price(subtotal),
    tax: tax === undefined || bought.length === 0 ? null : { ...price(tax), mode: store.tax_mode },
    total: price(subtotal + (store.tax_mode === 'added' ? (tax ?? 0) : 0)),
  };
}

/** One line for each variant, in the order of the cart. */
function summed(wanted: readonly Wanted[]): Wanted[] {
  const quantities = new Map<string, number>();
  for (const { variant_id, quantity } of wanted)
    quantities.set(variant_id, (quantities.get(variant_id) ?? 0) + quantity);
  return [...quantities].map(([variant_id, quantity]) => ({ variant_id, quantity }));
}

function toLine({ variant_id, quantity }: Wanted, row: Row | undefined, price: WritePrice, now: Date): Line {
  const line = { variant_id, quantity };
  const nothing = { price: null, sum: null, left: null };
  const sold = row && row.amount * quantity <= moneyLimit ? row : undefined;
  if (!sold) return { ...line, ...nothing, item_id: null, name: '', option_values: [], picture: null, problem: 'gone' };
  const { item_id, name, option_values, picture, amount } = sold;
  const available = availableOf(sold, now);
  const isShort = available !== null && available < quantity;
  return {
    ...{ ...line, item_id, name, option_values, picture },
    price: price(amount),
    sum: price(amount * quantity),
    left: available !== null && (isShort || available <= fewLeft) ? available : null,
    problem: available === 0 ? 'sold_out' : isShort ? 'too_few' : null,
  };
}

function taxOfLine(store: OpenStore, line: Line, row: Row | undefined): number | undefined {
  const rate = row && taxRate(store, row.tax_class);
  return rate === undefined ? undefined : taxOf(line.sum?.amount ?? 0, rate, store.tax_mode);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
