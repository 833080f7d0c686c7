import type { OrgInput } from '@swapt/shared/client';
import type { PromoLock } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';

export interface PlaceValues {
  name: string;
  radius: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** What the form of a promo lock is filled with. Moments are in ISO 8601. */
export interface LockValues {
  name: string;
  promo_code: string;
  code_ids: string[];
  places: PlaceValues[];
  starts_at: string | null;
  ends_at: string | null;
  limit_total: number | null;
  limit_each: number | null;
}

export const lockFields = [
  ...(['name', 'promo_code', 'code_ids', 'places', 'starts_at', 'ends_at', 'limit_total', 'limit_each'] as const),
];

type Facts = Required<Omit<OrgInput<'promoLock.create'>, 'org_id'>>;

export const emptyPlace: PlaceValues = { name: '', radius: 200, latitude: null, longitude: null };

export const newLock: LockValues = {
  ...{ name: '', promo_code: '', code_ids: [], places: [emptyPlace] },
  ...{ starts_at: null, ends_at: null, limit_total: null, limit_each: 1 },
};

/** A saved promo lock as the form holds it. */
export function toValues(lock: PromoLock): LockValues {
  const { name, promo_code, codes, places, starts_at, ends_at, limit_total, limit_each } = lock;
  return {
    ...{ name, promo_code, starts_at, ends_at, limit_total, limit_each },
    code_ids: codes.map(({ code_id }) => code_id),
    places: places.map((place) => ({ ...place, name: place.name ?? '' })),
  };
}

/** As the API wants it; the rules of the form have let nothing else through. */
export const toFacts = ({ name, promo_code, places, ...others }: LockValues): Facts => ({
  ...others,
  name: name.trim(),
  promo_code: promo_code.trim(),
  places: places.map((place) => ({
    name: place.name.trim(),
    radius: place.radius ?? 0,
    latitude: place.latitude ?? 0,
    longitude: place.longitude ?? 0,
  })),
});

/** What was changed, so that what somebody else changes of the rest meanwhile stays. */
export const changesOf = (before: Facts, after: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof Facts])));
