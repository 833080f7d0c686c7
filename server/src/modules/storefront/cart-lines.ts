import type { Api, PricedCart } from '@swapt/shared/contract';
import { moneyLimit } from '@swapt/shared/money';
import { fewLeft } from '@swapt/shared/values';
import { availableOf } from '../inventory/inventory.service.js';
import type { WritePrice } from '../stores/stores.service.js';
import type { selectOfCart } from './shown-product.sql.js';

export type Wanted = Api['stores.itemInfo']['in']['items'][number];
type Line = PricedCart['lines'][number];
type Row = Awaited<ReturnType<typeof selectOfCart>>[number];
type Offered = Api['addons.get']['out']['data'];

interface Facts {
  /** What the store sells, by variant. */
  rowOf: ReadonlyMap<string, Row>;
  /** What can be added, by item. */
  offered: ReadonlyMap<string, Offered>;
  price: WritePrice;
  now: Date;
}

/** The lines of a cart, each as it was asked for. Lines of one variant share its stock: the later ones get what the earlier ones leave. */
export function cartLines(wanted: readonly Wanted[], { rowOf, offered, price, now }: Facts): Line[] {
  const taken = new Map<string, number>();
  return wanted.map((one) => {
    const row = rowOf.get(one.variant_id);
    const before = taken.get(one.variant_id) ?? 0;
    taken.set(one.variant_id, before + one.quantity);
    const counted = row && availableOf(row, now);
    const available = typeof counted === 'number' ? Math.max(0, counted - before) : null;
    return toLine(one, { row, available, add_ons: chosen(one, row && offered.get(row.item_id)), price });
  });
}

/** The add-ons of a line, as they are offered now. One that is named twice counts together. */
function chosen({ add_ons = [] }: Wanted, offered: Offered = []): Line['add_ons'] {
  return add_ons.map(({ add_on_id, quantity }) => {
    const found = offered.find((one) => one.add_on_id === add_on_id);
    const wanted = add_ons.reduce((sum, one) => sum + (one.add_on_id === add_on_id ? one.quantity : 0), 0);
    const is_offered = found !== undefined && wanted <= found.most;
    return { add_on_id, quantity, name: found?.name ?? '', price: found?.price ?? null, is_offered };
  });
}

interface Found {
  row: Row | undefined;
  /** Null where nobody counts. */
  available: number | null;
  add_ons: Line['add_ons'];
  price: WritePrice;
}

function toLine({ variant_id, quantity }: Wanted, { row, available, add_ons, price }: Found): Line {
  const line = { variant_id, quantity, add_ons };
  const each = add_ons.reduce((sum, one) => sum + one.quantity * (one.price?.amount ?? 0), row?.amount ?? 0);
  if (!row || each * quantity > moneyLimit) {
    const nothing = { item_id: null, name: '', option_values: [], picture: null, price: null, sum: null, left: null };
    return { ...line, ...nothing, problem: 'gone' };
  }
  const { item_id, name, option_values, picture, amount } = row;
  const isShort = available !== null && available < quantity;
  return {
    ...{ ...line, item_id, name, option_values, picture },
    price: price(amount),
    sum: price(each * quantity),
    left: available !== null && (isShort || available <= fewLeft) ? available : null,
    problem: problemOf(available, isShort, add_ons),
  };
}

function problemOf(available: number | null, isShort: boolean, addOns: Line['add_ons']): Line['problem'] {
  if (available === 0) return 'sold_out';
  if (isShort) return 'too_few';
  return addOns.every(({ is_offered }) => is_offered) ? null : 'add_on';
}
