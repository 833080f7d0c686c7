import { Type } from 'typebox';
import { storeLimits, storeStatuses, storeSteps } from '../../values/stores/stores.js';
import { Data, Input, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';
import { ListedStore, Store, StoreChange, StoreFields, StoreSetup } from './store-record.js';

const owner = { table: 'stores', field: 'store_id' };
const Revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'the one that the change was made from',
});

export const stores = {
  'stores.create': operation({
    method: 'POST',
    path: '/v1/store',
    host: 'v1',
    who: 'store:write',
    summary: 'Creates a store as a draft that shoppers do not see yet',
    input: Input({
      org_id: OrgId,
      name: StoreFields.name,
      country: StoreFields.country,
      currency: StoreFields.currency,
      zone: StoreFields.zone,
    }),
    reply: Data(Store),
    errors: ['store.invalid', 'store.too_many'],
  }),
  'stores.list': operation({
    method: 'POST',
    path: '/v1/store/org-stores',
    host: 'v1',
    who: 'store:read',
    readsOnly: true,
    summary: 'The stores of the organization by name; without a status, all but deleted ones',
    input: Input({
      org_id: OrgId,
      ...Paging,
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      search: Type.Optional(Type.String({ maxLength: 120 })),
      status: Type.Optional(OneOf(storeStatuses)),
    }),
    reply: List(ListedStore),
    errors: [],
  }),
  'stores.get': operation({
    method: 'GET',
    path: '/v1/store',
    host: 'v1',
    who: 'store:read',
    owner,
    summary: 'One store with all of its settings',
    input: Input({ org_id: OrgId, store_id: Uuid }),
    reply: Data(Store),
    errors: ['store.not_found'],
  }),
  'stores.update': operation({
    method: 'PUT',
    path: '/v1/store',
    host: 'v1',
    who: 'store:write',
    owner,
    bodyLimit: 512 * 1024,
    summary: 'Changes what is given of a store; of two who change the same revision, the second is told',
    input: Input({ org_id: OrgId, store_id: Uuid, revision: Revision, data: StoreChange }),
    reply: Data(Store),
    errors: ['store.not_found', 'store.bad_state', 'store.conflict', 'store.invalid'],
  }),
  'stores.status': operation({
    method: 'POST',
    path: '/v1/store/status',
    host: 'v1',
    who: 'store:write',
    owner,
    summary:
      'Opens, pauses, closes or deletes a store. It opens once it has a contact, a product that has a price, and a way to get it to shoppers',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      status: OneOf(storeStatuses),
      pause_note: Type.Optional(
        Type.String({ maxLength: storeLimits.sentence, description: 'what shoppers read while it is paused' }),
      ),
    }),
    reply: Data(Store),
    errors: ['store.not_found', 'store.bad_state', 'store.not_ready', 'stock.reserved'],
  }),
  'stores.initialize': operation({
    method: 'POST',
    path: '/v1/store/initialize',
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Begins setting up a draft, or goes on with it: the next step and what the store has so far',
    input: Input({ org_id: OrgId, store_id: Uuid }),
    reply: Data(StoreSetup),
    errors: ['store.not_found', 'store.bad_state'],
  }),
  'stores.initializeNext': operation({
    method: 'GET',
    path: '/v1/store/initialize/next',
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'The next step of setting up a store, with what it has so far; null once it was opened',
    input: Input({ org_id: OrgId, store_id: Uuid }),
    reply: Data(StoreSetup),
    errors: ['store.not_found'],
  }),
  'stores.updateInit': operation({
    method: 'POST',
    path: '/v1/store/initialize/update',
    host: 'v1',
    who: 'store:write',
    owner,
    bodyLimit: 512 * 1024,
    summary: 'Saves a step of setting up a store and says the next one; the last step opens it',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      step: OneOf(storeSteps),
      revision: Revision,
      data: Type.Optional(StoreChange),
    }),
    reply: Data(StoreSetup),
    errors: ['store.not_found', 'store.bad_state', 'store.conflict', 'store.invalid', 'store.not_ready'],
  }),
};
