import type { Api, PromoLock } from '@swapt/shared/contract';
import { normalCode } from '@swapt/shared/values';
import type { LockFacts, LockRow } from './promo-locks.sql.js';

export type Change = Api['promoLock.update']['in']['data'];

/** A promo lock before anything is said of it. */
export const nothing: LockFacts = {
  ...{ name: '', promo_code: '', has_codes: false, places: [] },
  ...{ starts_at: null, ends_at: null, limit_total: null, limit_each: null },
};

/** The facts after a change; what it leaves out stays. */
export function changed(before: LockFacts, change: Change): LockFacts {
  const { name, promo_code, code_ids, places, starts_at, ends_at, ...limits } = change;
  return {
    ...before,
    ...limits,
    ...(name !== undefined && { name: name.trim() }),
    ...(promo_code !== undefined && { promo_code: normalCode(promo_code) }),
    ...(code_ids !== undefined && { has_codes: code_ids.length > 0 }),
    ...(places !== undefined && { places: places.map((place) => ({ ...place, name: place.name?.trim() ?? '' })) }),
    ...(starts_at !== undefined && { starts_at: asDate(starts_at) }),
    ...(ends_at !== undefined && { ends_at: asDate(ends_at) }),
  };
}

const asDate = (text: string | null) => (text === null ? null : new Date(text));

export const toLock = ({ starts_at, ends_at, created_at, updated_at, ...row }: LockRow): PromoLock => ({
  ...row,
  starts_at: starts_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
