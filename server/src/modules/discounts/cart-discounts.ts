import { applyDiscounts, type CartLine, type Outcome } from '@swapt/shared/discounts';
import { normalCode } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { personOf } from '../promo-locks/promo-locks.service.js';
import { selectApplicable, type ApplicableRow } from './applicable.sql.js';

export interface DiscountedCart {
  orgId: string;
  storeId: string;
  /** Of the store; the lines and the delivery are in it. */
  currency: string;
  /** What can be bought of the cart. */
  lines: readonly CartLine[];
  delivery: number | null;
  /** As they were typed. */
  codes: readonly string[];
  /** Of `peopleOf`; nobody while the buyer has not said who they are. */
  people: readonly string[];
  /** Who has opened promo locks, as it was sent along. */
  visitor?: string | undefined;
  now: Date;
}

export type CartDiscount = ApplicableRow;

export interface CartDiscounts extends Outcome<CartDiscount> {
  /** Codes that no discount has, as they were typed. A draft and what has ended are to shoppers as if they never were. */
  unknown: readonly string[];
}

/** What a cart gets of the discounts that apply by themselves and those of its codes, in one statement. Takes no use of any. */
export async function discountsOf(tx: Tx, cart: DiscountedCart): Promise<CartDiscounts> {
  const rows = await applicableDiscounts(tx, cart);
  const known = new Set(rows.map(({ code }) => code));
  const outcome = applyDiscounts(rows, { ...cart, store_id: cart.storeId });
  // One promo lock can open several discounts: its code is good for something where one of them applies.
  const isUsed = (code: string | null) =>
    code !== null && outcome.applied.some(({ discount }) => discount.code === code);
  return {
    ...outcome,
    refused: outcome.refused.filter(({ discount: { code } }) => !isUsed(code)),
    unknown: cart.codes.filter((code) => !known.has(normalCode(code))),
  };
}

type Asked = Pick<DiscountedCart, 'orgId' | 'storeId' | 'codes' | 'people' | 'visitor' | 'now'> & {
  lines: readonly Pick<CartLine, 'product_id'>[];
  previewed?: string;
};

export function applicableDiscounts(tx: Tx, cart: Asked): Promise<CartDiscount[]> {
  const { orgId, storeId, lines, codes, people, visitor, now, previewed = null } = cart;
  const person = personOf(orgId, visitor) ?? null;
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  return selectApplicable(tx, orgId, {
    storeId,
    codes: codes.map(normalCode),
    productIds,
    people,
    person,
    now,
    previewed,
  });
}

interface Desk {
  orgId: string;
  storeId: string;
  currency: string;
  /** What stands on its shelf. */
  products: readonly Pick<CartLine, 'product_id'>[];
  now: Date;
}

/** What applies by itself at a desk, now or later, so that it can work sales out without the network. Nothing is delivered there. */
export async function discountsAtDesk(
  tx: Tx,
  { orgId, storeId, currency, products, now }: Desk,
): Promise<CartDiscount[]> {
  const rows = await applicableDiscounts(tx, { orgId, storeId, lines: products, codes: [], people: [], now });
  return rows.filter(
    (row) =>
      row.kind !== 'shipping' &&
      (row.currency === null || row.currency === currency) &&
      (row.ends_at === null || row.ends_at > now) &&
      (row.limit_total === null || row.used + row.reserved < row.limit_total),
  );
}
