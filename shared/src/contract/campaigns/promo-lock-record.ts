import { Type } from 'typebox';
import { discountStates } from '../../values/orders/discounts.js';
import {
  grantStates,
  promoLimits,
  promoLockStates,
  promoOutcomes,
  promoMethods,
} from '../../values/campaigns/promo-locks.js';
import { Input, Iso, Name, OneOf, OrNull } from '../operation.js';

const { radius } = promoLimits;
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** So many metres around a point. */
export const PromoPlace = Input({
  name: Type.Optional(Type.String({ maxLength: 120, description: 'what people call it' })),
  latitude: Latitude,
  longitude: Longitude,
  radius: Type.Integer({ minimum: radius.minimum, maximum: radius.maximum, description: 'in metres' }),
});

/** A promo lock as the team sees it. */
export const PromoLock = Type.Object({
  lock_id: Type.String(),
  name: Name,
  promo_code: Type.String(),
  codes: Type.Array(Type.Object({ code_id: Type.String(), name: Type.String(), slug: Type.String() }), {
    description: 'one of them must have been scanned; none: it opens without',
  }),
  has_codes: Type.Boolean({ description: 'that a code must have been scanned, also where none of them is left' }),
  places: Type.Array(PromoPlace, { description: 'the shopper must be at one of them; none: anywhere' }),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  limit_total: OrNull(Type.Integer()),
  limit_each: OrNull(Type.Integer()),
  used: Type.Integer({
    description: 'opened with its code and not given back; what master keys opened is not counted',
  }),
  discounts: Type.Array(
    Type.Object({ discount_id: Type.String(), name: Type.String(), state: OneOf(discountStates) }),
    {
      description: 'what it opens',
    },
  ),
  state: OneOf(promoLockStates),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  created_at: Iso,
  updated_at: Iso,
});

/** One time that somebody had the right promo code. */
export const PromoTry = Type.Object({
  try_id: Type.String(),
  at: Iso,
  outcome: OneOf(promoOutcomes),
  via: OneOf(promoMethods),
  key_name: OrNull(Type.String({ description: 'of the master key that was used' })),
  code_name: OrNull(Type.String({ description: 'of the code that was scanned' })),
  latitude: OrNull({ ...Latitude, description: 'rounded to about 100 m' }),
  longitude: OrNull({ ...Longitude, description: 'rounded to about 100 m' }),
  grant_state: OrNull({ ...OneOf(grantStates), description: 'what became of it since' }),
});

export const PromoPoint = Type.Object({
  latitude: Latitude,
  longitude: Longitude,
  opened: Type.Integer(),
  refused: Type.Integer(),
});

/** A master key; its secret is in the reply that made it alone. */
export const MasterKey = Type.Object({
  key_id: Type.String(),
  name: Name,
  prefix: Type.String({ description: 'how the secret begins, so that people recognise it' }),
  opens_all: Type.Boolean({ description: 'every promo lock of the organization, also those to come' }),
  locks: Type.Array(Type.Object({ lock_id: Type.String(), name: Type.String() })),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  limit_total: OrNull(Type.Integer()),
  used: Type.Integer(),
  last_used_at: OrNull(Iso),
  revoked_at: OrNull(Iso),
  created_at: Iso,
});
