import type { SquareAuthorization, SquarePlaces } from '@swapt/shared/contract';

const nobody = { url: null, token: null, error: null, desk_url: null };

/** Square can be connected, and is not. */
export const testSquare: SquareAuthorization = {
  ...{ is_offered: true, is_test: true, is_stand_in: true, state: 'not_connected', ...nobody },
};

const at = '2026-03-01T09:00:00.000Z';

export const connectedSquare: SquareAuthorization = {
  ...{ ...testSquare, state: 'connected', desk_url: 'http://127.0.0.1:1/desk/ML1' },
  token: {
    ...{ merchant_id: 'ML1', name: 'Harbour Bakery', country: 'DE', currency: 'EUR' },
    scopes: ['PAYMENTS_WRITE', 'SOMETHING_NEW'],
    ...{ expires_at: '2026-03-31T09:00:00.000Z', connected_at: at, checked_at: at },
  },
};

export const testPlaces: SquarePlaces = {
  locations: [
    { location_id: 'L1', name: 'Main counter', currency: 'EUR' },
    { location_id: 'L2', name: 'New York', currency: 'USD' },
  ],
  stores: [{ store_id: 's1', name: 'Quay', currency: 'EUR', location_id: 'L1' }],
};
