/** What a discount takes off: a part of the price, an amount, the price of the cheapest of several, or the delivery. */
export const discountKinds = ['percent', 'amount', 'bxgy', 'shipping'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountStates = ['draft', 'active', 'paused', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

/** Which state a discount may be given. One that has ended stays so, as its code may be another one’s by now. */
export const discountTransitions = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
} as const satisfies Record<DiscountState, readonly DiscountState[]>;

/** Why a discount takes nothing off a cart. */
export const discountReasons = [
  'unknown',
  'locked',
  'not_now',
  'not_started',
  'over',
  'not_here',
  'no_products',
  'minimum',
  'no_delivery',
  'used_up',
  'used_by_you',
  'not_combined',
  'nothing_left',
] as const;
export type DiscountReason = (typeof discountReasons)[number];

export const discountLimits = {
  code: 40,
  products: 200,
  catalogs: 30,
  /** Units of one “buy, get free”. */
  units: 99,
  uses: 1_000_000,
  /** Codes that one cart can have. */
  codesAtOnce: 10,
  previewLines: 20,
} as const;

/** A code as it is kept and compared: in capital letters, without spaces around it. */
export const normalCode = (typed: string): string => typed.trim().toUpperCase();
