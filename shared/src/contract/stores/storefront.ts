import { Type } from 'typebox';
import { addOnLimits } from '../../values/products/addons.js';
import { storeLimits } from '../../values/stores/stores.js';
import { Data, Input, List, operation, Paging, Uuid } from '../operation.js';
import { PricedCart, ShownCategory, ShownItem, ShownProduct, StoreRecord, StoreTheme } from './storefront-record.js';

/** What shoppers and their programs may know of a store that is open or paused. */
export const storefront = {
  'stores.record': operation({
    method: 'GET',
    path: '/v1/store/record',
    host: 'v1',
    who: 'public',
    summary: 'A store as shoppers see it: whose it is, where and when, and how they get what they buy',
    input: Input({ store_id: Uuid }),
    reply: Data(StoreRecord),
    errors: ['store.not_found'],
  }),
  'stores.theme': operation({
    method: 'GET',
    path: '/v1/store/theme',
    host: 'v1',
    who: 'public',
    summary: 'Name and colours of a store; a colour that nobody chose is empty',
    input: Input({ store_id: Uuid }),
    reply: Data(StoreTheme),
    errors: ['store.not_found'],
  }),
  'stores.inventory': operation({
    method: 'GET',
    path: '/v1/store/inventory',
    host: 'v1',
    who: 'public',
    summary: 'What a store sells, in its order: active products that are shown and have a price in its currency',
    input: Input({
      store_id: Uuid,
      ...Paging,
      search: Type.Optional(Type.String({ maxLength: 120, description: 'part of a name, SKU or barcode' })),
      catalog_id: Type.Optional({
        ...Uuid,
        description: 'one of the categories of the store; nothing is in any other',
      }),
    }),
    reply: List(ShownItem),
    errors: ['store.not_found'],
  }),
  'stores.categories': operation({
    method: 'GET',
    path: '/v1/store/categories',
    host: 'v1',
    who: 'public',
    summary: 'The categories of a store in its order, as far as they have something to show',
    input: Input({ store_id: Uuid }),
    reply: Data(Type.Array(ShownCategory)),
    errors: ['store.not_found'],
  }),
  'stores.inventoryItem': operation({
    method: 'GET',
    path: '/v1/store/{store_id}/inventory/{inventory_id}',
    host: 'v1',
    who: 'public',
    summary: 'A product that a store sells, with its variants',
    input: Input({
      store_id: Uuid,
      inventory_id: { ...Uuid, description: 'the item_id of the product in this store' },
    }),
    reply: Data(ShownProduct),
    errors: ['store.not_found', 'store_item.not_found'],
  }),
  'stores.itemInfo': operation({
    method: 'POST',
    path: '/v1/store/item/info',
    host: 'v1',
    who: 'public',
    readsOnly: true,
    summary: 'What a cart costs now, and what of it cannot be bought; nothing is reserved',
    input: Input({
      store_id: Uuid,
      items: Type.Array(
        Input({
          variant_id: Uuid,
          quantity: Type.Integer({ minimum: 1, maximum: storeLimits.perLine }),
          add_ons: Type.Optional(
            Type.Array(Input({ add_on_id: Uuid, quantity: Type.Integer({ minimum: 1, maximum: addOnLimits.most }) }), {
              maxItems: addOnLimits.perStore,
            }),
          ),
        }),
        { maxItems: storeLimits.cartLines },
      ),
    }),
    reply: Data(PricedCart),
    errors: ['store.not_found'],
  }),
};
