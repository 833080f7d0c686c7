export const promoLockStates = ['draft', 'active', 'paused', 'ended'] as const;
export type PromoLockState = (typeof promoLockStates)[number];

/** Which state a promo lock may be given. One that has ended stays so, as its code may be another one’s by now. */
export const promoLockTransitions = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
} as const satisfies Record<PromoLockState, readonly PromoLockState[]>;

/** What became of somebody who had the right promo code. */
export const promoOutcomes = [
  'opened',
  'too_far',
  'no_place',
  'other_code',
  'not_now',
  'used_up',
  'used_by_you',
  'wrong_key',
] as const;
export type PromoOutcome = (typeof promoOutcomes)[number];

/** By the promo code itself, or with a master key beside it. */
export const promoMethods = ['code', 'master'] as const;
export type PromoMethod = (typeof promoMethods)[number];

/** A grant is open until an order takes it, or until its time is over. */
export const grantStates = ['open', 'consumed', 'expired'] as const;
export type GrantState = (typeof grantStates)[number];

export const promoLimits = {
  code: 40,
  codes: 100,
  places: 20,
  /** Metres; a phone among houses knows its place to some tens of them. */
  radius: { minimum: 50, maximum: 100_000 },
  uses: 1_000_000,
  grantMinutes: 15,
  /** Points of a map. */
  points: 500,
  keys: 50,
} as const;
