import { Type } from 'typebox';
import { squareLimits, squareOperations } from '../../values/desks/square.js';
import { Data, Input, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';
import { SquareAuthorization, SquareDevice, SquarePlaces } from './square-record.js';

const asks = ['square.not_connected', 'square.refused', 'square.unavailable'] as const;
const ofStore = { table: 'stores', field: 'store_id' };

export const square = {
  'square.auth': operation({
    method: 'POST',
    path: '/api/integrations/square/auth',
    host: 'core',
    who: 'integrations:write',
    namesOrg: true,
    ownTransaction: true,
    secretReply: true,
    summary: 'What the token of the organization at Square is good for, or where to let us in; refreshes or ends it',
    input: Input({
      org_id: OrgId,
      operation: OneOf(squareOperations),
      code: Type.Optional(
        Type.String({ maxLength: 200, description: 'as Square gave it to who comes back: `complete`' }),
      ),
      state: Type.Optional(Type.String({ maxLength: 100, description: 'the same' })),
    }),
    reply: Data(SquareAuthorization),
    errors: [
      ...(['org.id_required', 'square.no_address', 'square.failed', 'square.bad_state', 'square.taken'] as const),
      ...(['payment.owner_only', 'auth.not_fresh'] as const),
      ...asks,
    ],
  }),
  'square.places': operation({
    method: 'POST',
    path: '/api/integrations/square/places',
    host: 'core',
    who: 'integrations:write',
    ownTransaction: true,
    readsOnly: true,
    summary: 'The locations of the connected business, and which store sells where',
    input: Input({ org_id: OrgId }),
    reply: Data(SquarePlaces),
    errors: [...asks],
  }),
  'square.choosePlace': operation({
    method: 'POST',
    path: '/api/integrations/square/choose-place',
    host: 'core',
    who: 'integrations:write',
    owner: ofStore,
    ownTransaction: true,
    summary: 'Says at which location of the business a store sells; null: at none',
    input: Input({ org_id: OrgId, store_id: Uuid, location_id: OrNull(Type.String({ minLength: 1, maxLength: 50 })) }),
    reply: Data(SquarePlaces),
    errors: ['store.not_found', 'square.currency', ...asks],
  }),
  'square.devices': operation({
    method: 'POST',
    path: '/api/integrations/square/devices',
    host: 'core',
    who: 'integrations:write',
    owner: ofStore,
    ownTransaction: true,
    readsOnly: true,
    summary: 'The terminals that take payments for a store, and codes that wait to be typed into one',
    input: Input({ org_id: OrgId, store_id: Uuid }),
    reply: Data(Type.Array(SquareDevice)),
    errors: ['store.not_found', 'square.no_location', ...asks],
  }),
  'square.pair': operation({
    method: 'POST',
    path: '/api/integrations/square/pair',
    host: 'core',
    who: 'integrations:write',
    owner: ofStore,
    ownTransaction: true,
    secretReply: true,
    limit: 30,
    summary: 'A code that is typed into a terminal within five minutes: from then on it takes payments for a store',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      name: Type.String({ minLength: 1, maxLength: squareLimits.deviceName, pattern: '\\S' }),
    }),
    reply: Data(SquareDevice),
    errors: ['store.not_found', 'square.no_location', ...asks],
  }),
};
