import type { DiscountReason } from '../values/index.js';
import { isFor, sumOf, type Cart, type Terms } from './terms.js';

/** Why a discount is not for a cart, and what is missing to its minimum. */
export interface Refusal {
  reason: DiscountReason;
  missing: number | null;
}

/** Nothing where the cart has all that the discount asks for. The minimum is asked of all goods, before any discount and without the delivery. */
export function refusalOf(terms: Terms, cart: Cart): Refusal | undefined {
  const reason = outOfTime(terms, cart.now) ?? outOfPlace(terms, cart) ?? outOfUses(terms);
  if (reason) return { reason, missing: null };
  if (terms.is_locked) return { reason: 'locked', missing: null };
  if (terms.kind !== 'shipping' && !cart.lines.some((line) => isFor(terms, line)))
    return { reason: 'no_products', missing: null };
  const missing = (terms.minimum ?? 0) - sumOf(cart.lines.map(({ each, quantity }) => each * quantity));
  if (missing > 0) return { reason: 'minimum', missing };
  if (terms.kind === 'shipping' && cart.delivery === null) return { reason: 'no_delivery', missing: null };
  return undefined;
}

function outOfTime({ state, starts_at, ends_at }: Terms, now: Date): DiscountReason | undefined {
  if (state !== 'active') return 'not_now';
  if (starts_at && starts_at > now) return 'not_started';
  return ends_at && ends_at <= now ? 'over' : undefined;
}

const outOfPlace = ({ store_id, currency }: Terms, cart: Cart): DiscountReason | undefined =>
  (store_id !== null && store_id !== cart.store_id) || (currency !== null && currency !== cart.currency)
    ? 'not_here'
    : undefined;

function outOfUses({ limit_total, used, reserved, limit_each, uses }: Terms): DiscountReason | undefined {
  if (limit_total !== null && used + reserved >= limit_total) return 'used_up';
  return limit_each !== null && uses >= limit_each ? 'used_by_you' : undefined;
}
