import { Type } from 'typebox';
import { labelLimit, labelSheetIds } from '../../values/codes/labels.js';
import { LabelFile, Skip } from '../codes/code-prints.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from '../operation.js';

export const shelfLabels = {
  'stores.itemCode': operation({
    method: 'POST',
    path: '/v1/store/item-code',
    host: 'v1',
    who: 'codes:write',
    owner: { table: 'store_items', field: 'item_id' },
    summary: 'The code that leads to a product of a store; the first call makes it, further calls give the same',
    input: Input({ org_id: OrgId, item_id: Uuid }),
    reply: Data(Type.Object({ code_id: Type.String(), is_new: Type.Boolean() })),
    errors: ['store_item.not_found', 'store.not_found', 'store.bad_state'],
  }),
  'stores.shelfLabels': operation({
    method: 'POST',
    path: '/v1/store/shelf-labels',
    ownTransaction: true,
    host: 'v1',
    who: 'codes:write',
    owner: { table: 'stores', field: 'store_id' },
    limit: 30,
    summary:
      'A printable PDF of labels for the shelves: name, price and code of all products of a store, of those that are named, or of a catalog; codes that are not there yet are made',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      item_ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: labelLimit, uniqueItems: true })),
      catalog_id: Type.Optional(Uuid),
      sheet: OneOf(labelSheetIds),
      skip: Skip,
      prices: Type.Optional(Type.Boolean({ description: 'prints the price of today below the name; true by default' })),
    }),
    reply: Data(LabelFile),
    errors: ['store.not_found', 'store.bad_state', 'store_item.not_found', 'request.invalid'],
  }),
};
