import { Type } from 'typebox';
import { squareStates } from '../../values/desks/square.js';
import { Iso, OneOf, OrNull } from '../operation.js';

/** What a token of Square is good for; never the token. */
const SquareToken = Type.Object({
  merchant_id: Type.String(),
  name: Type.String({ description: 'of the business at Square' }),
  country: Type.String(),
  currency: Type.String(),
  scopes: Type.Array(Type.String()),
  expires_at: Iso,
  connected_at: Iso,
  checked_at: Iso,
});

export const SquareAuthorization = Type.Object({
  is_offered: Type.Boolean({ description: 'this installation is known at Square, or has a stand-in' }),
  is_test: Type.Boolean({ description: 'nobody pays real money' }),
  is_stand_in: Type.Boolean(),
  state: OneOf(squareStates),
  token: OrNull(SquareToken),
  url: OrNull(Type.String({ description: 'where somebody lets us in at Square; it works once, for ten minutes' })),
  error: OrNull(Type.Object({ code: Type.String(), message: Type.String({ description: 'in Square’s words' }) })),
  desk_url: OrNull(Type.String({ description: 'the terminals of the stand-in' })),
});

const SquareLocation = Type.Object({
  location_id: Type.String(),
  name: Type.String(),
  currency: Type.String(),
});

/** Where the business sells, and which store sells where. */
export const SquarePlaces = Type.Object({
  locations: Type.Array(SquareLocation),
  stores: Type.Array(
    Type.Object({
      store_id: Type.String(),
      name: Type.String(),
      currency: Type.String(),
      location_id: OrNull(Type.String()),
    }),
  ),
});

/** A terminal of a store’s location, or a code that waits to be typed into one. */
export const SquareDevice = Type.Object({
  code_id: Type.String(),
  name: Type.String(),
  device_id: OrNull(Type.String({ description: 'null until the code was typed in' })),
  code: Type.String(),
  pair_by: OrNull(Iso),
});
