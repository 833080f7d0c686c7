import type { PromoOutcome } from '@swapt/shared/values';
import { metresBetween } from '../../code-rules/code-rules.service.js';
import type { FoundLock } from './grants.sql.js';

export interface Place {
  latitude: number;
  longitude: number;
}

interface Standing {
  now: Date;
  place: Place | undefined;
  /** Whoever has one is let in wherever they are. */
  hasMasterKey: boolean;
}

/** Why a lock does not open for who has its promo code; nothing where it does, as far as its uses go. */
export function refusalOf(
  lock: FoundLock,
  { now, place, hasMasterKey }: Standing,
): Exclude<PromoOutcome, 'opened'> | undefined {
  const { state, starts_at, ends_at, has_codes, is_code, places } = lock;
  if (state !== 'active' || (starts_at && starts_at > now) || (ends_at && ends_at <= now)) return 'not_now';
  if (hasMasterKey) return undefined;
  if (has_codes && !is_code) return 'other_code';
  if (places.length === 0) return undefined;
  if (!place) return 'no_place';
  return places.some((one) => metresBetween(one, place) <= one.radius) ? undefined : 'too_far';
}
