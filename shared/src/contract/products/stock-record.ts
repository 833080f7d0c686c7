import { Type } from 'typebox';
import { productStatuses } from '../../values/products/products.js';
import { stockModes, stockMoveKinds, storeLimits } from '../../values/stores/stores.js';
import { Iso, OneOf, OrNull } from '../operation.js';

const Units = Type.Integer({ minimum: 0, maximum: storeLimits.stock });

/** What a store has of a variant, in units. */
const stockFields = {
  mode: OneOf(stockModes),
  on_hand: Units,
  reserved: Type.Integer({ description: 'of that, for orders that are being paid' }),
  available: OrNull(Type.Integer({ description: 'what shoppers can still buy; null where it is not counted' })),
  sold: Type.Integer(),
  safety: Type.Integer({ description: 'kept back from shoppers' }),
  low_at: OrNull(Type.Integer({ description: 'low once so many are available; null: nobody is told' })),
  is_low: Type.Boolean(),
  sold_out_until: OrNull(Iso),
};

/** The stock of one variant in one store. */
export const Stock = Type.Object({ store_id: Type.String(), variant_id: Type.String(), ...stockFields });

const StockedVariant = Type.Object({
  variant_id: Type.String(),
  option_values: Type.Array(Type.String()),
  sku: Type.String(),
  barcode: Type.String(),
  price: OrNull(Type.Integer({ description: 'in minor units of the store’s currency; null: not sold without one' })),
  ...stockFields,
  waiting: Type.Integer({ description: 'shoppers who want to be told when it can be bought again' }),
});

const itemFields = {
  item_id: Type.String(),
  store_id: Type.String(),
  product_id: Type.String(),
  name: Type.String(),
  picture: OrNull(Type.String()),
  status: OneOf(productStatuses),
  is_shown: Type.Boolean(),
  position: Type.Integer(),
};

/** A product that a store sells, with the stock of each variant. */
export const StoreItem = Type.Object({ ...itemFields, variants: Type.Array(StockedVariant) });

/** The same without its variants. */
export const BriefStoreItem = Type.Object({
  ...itemFields,
  variants: Type.Integer(),
  on_hand: Type.Integer({ description: 'of all variants that are counted' }),
  reserved: Type.Integer(),
  sold: Type.Integer(),
  is_low: Type.Boolean({ description: 'a variant is low or gone' }),
});

/** One change of stock, which stays on record. */
export const StockMove = Type.Object({
  move_id: Type.String(),
  store_id: Type.String(),
  variant_id: Type.String(),
  name: Type.String({ description: 'of the product' }),
  option_values: Type.Array(Type.String()),
  kind: OneOf(stockMoveKinds),
  change: Type.Integer({ description: 'of what is on hand' }),
  sold: Type.Integer({ description: 'units sold by it' }),
  note: Type.String(),
  other_store: OrNull(Type.String({ description: 'where a transfer went or came from' })),
  by: OrNull(Type.String({ description: 'who did it' })),
  at: Iso,
});
