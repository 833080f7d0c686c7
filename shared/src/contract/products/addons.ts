import { Type } from 'typebox';
import { currencyCodes, moneyLimit } from '../../money/index.js';
import { addOnLimits, addOnStatuses } from '../../values/products/addons.js';
import { ShownPrice } from '../stores/shown-price.js';
import { Data, Input, Iso, List, Name, OneOf, operation, OrgId, OrNull, Paging, Uuid } from '../operation.js';

const inStore = { table: 'stores', field: 'store_id' };
const ofAddOn = { table: 'add_ons', field: 'add_on_id' };

const Money = {
  amount: Type.Integer({ minimum: 0, maximum: moneyLimit, description: 'in minor units' }),
  currency: OneOf(currencyCodes),
};
const Most = Type.Integer({ minimum: 1, maximum: addOnLimits.most, description: 'how many of it one item can have' });

/** What an add-on is made of; every field may be left out of a change. */
const fields = {
  name: Name,
  price: Type.Object(Money, { additionalProperties: false, description: 'in the currency of the store' }),
  most: Most,
  item_ids: OrNull(
    Type.Array(Uuid, {
      minItems: 1,
      maxItems: addOnLimits.items,
      uniqueItems: true,
      description: 'the items of the store that it is for; null: for all of them',
    }),
  ),
};

/** An add-on as the team of a store sees it. */
export const AddOn = Type.Object({
  add_on_id: Type.String(),
  store_id: Type.String(),
  name: Type.String(),
  price: Type.Object(Money, {
    description: 'where its currency is not that of the store any more, shoppers are not offered it',
  }),
  most: Most,
  status: OneOf(addOnStatuses),
  items: OrNull(
    Type.Array(Type.Object({ item_id: Type.String(), name: Type.String() }), {
      description: 'what it is for; null: for all that the store sells',
    }),
  ),
  position: Type.Integer(),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  created_at: Iso,
  updated_at: Iso,
});

/** The same as shoppers see it. */
export const OfferedAddOn = Type.Object({
  add_on_id: Type.String(),
  name: Type.String(),
  price: ShownPrice,
  most: Most,
  is_for_all: Type.Boolean({ description: 'for everything that the store sells' }),
});

export const addons = {
  'addons.get': operation({
    method: 'GET',
    path: '/v1/add-on',
    host: 'v1',
    who: 'public',
    summary: 'What shoppers can add to the items of a store, in its order; with inventory_id, to that item',
    input: Input({
      store_id: Uuid,
      inventory_id: Type.Optional({ ...Uuid, description: 'the item_id of a product in this store' }),
    }),
    reply: Data(Type.Array(OfferedAddOn)),
    errors: ['store.not_found', 'store_item.not_found'],
  }),
  'addons.list': operation({
    method: 'GET',
    path: '/v1/add-on/admin',
    host: 'v1',
    who: 'store:read',
    owner: inStore,
    summary: 'All add-ons of a store in their order, with those that are switched off',
    input: Input({ org_id: OrgId, store_id: Uuid, ...Paging }),
    reply: List(AddOn),
    errors: ['store.not_found'],
  }),
  'addons.create': operation({
    method: 'POST',
    path: '/v1/add-on',
    host: 'v1',
    who: 'store:write',
    owner: inStore,
    summary:
      'Puts an add-on at the end of those of a store. Shoppers are offered it at once, unless it begins switched off',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      ...fields,
      status: Type.Optional(OneOf(addOnStatuses)),
    }),
    reply: Data(AddOn),
    errors: ['store.not_found', 'store.bad_state', 'add_on.too_many', 'add_on.invalid'],
  }),
  'addons.update': operation({
    method: 'PUT',
    path: '/v1/add-on',
    host: 'v1',
    who: 'store:write',
    owner: ofAddOn,
    summary: 'Changes what is given of an add-on; of two who change the same revision, the second is told',
    input: Input({
      org_id: OrgId,
      add_on_id: Uuid,
      revision: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'the one that the change was made from',
      }),
      data: Input(Type.Partial(Type.Object(fields)).properties),
    }),
    reply: Data(AddOn),
    errors: ['add_on.not_found', 'store.bad_state', 'add_on.conflict', 'add_on.invalid'],
  }),
  'addons.status': operation({
    method: 'POST',
    path: '/v1/add-on/status',
    host: 'v1',
    who: 'store:write',
    owner: { table: 'add_ons', field: 'add_on' },
    summary: 'Switches an add-on on or off; said again, it is the same',
    input: Input({
      org_id: OrgId,
      add_on: { ...Uuid, description: 'the add_on_id' },
      status: OneOf(addOnStatuses),
    }),
    reply: Data(AddOn),
    errors: ['add_on.not_found', 'store.bad_state'],
  }),
  'addons.move': operation({
    method: 'POST',
    path: '/v1/add-on/move',
    host: 'v1',
    who: 'store:write',
    owner: ofAddOn,
    summary: 'Puts an add-on before another one of its store, or at the end',
    input: Input({
      org_id: OrgId,
      add_on_id: Uuid,
      before_add_on_id: OrNull({ ...Uuid, description: 'null for the end' }),
    }),
    reply: Data(AddOn),
    errors: ['add_on.not_found', 'store.bad_state'],
  }),
  'addons.delete': operation({
    method: 'DELETE',
    path: '/v1/add-on',
    host: 'v1',
    who: 'store:write',
    owner: ofAddOn,
    summary: 'Deletes an add-on; orders keep what they have of it',
    input: Input({ org_id: OrgId, add_on_id: Uuid }),
    reply: Data(Type.Object({ add_on_id: Type.String() })),
    errors: ['add_on.not_found', 'store.bad_state'],
  }),
};
