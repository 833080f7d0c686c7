import { Type } from 'typebox';
import { discountKinds } from '../../values/orders/discounts.js';
import { deskTenders } from '../../values/desks/events.js';
import { Iso, OneOf, OrNull } from '../operation.js';
import { MaybePicture } from '../pages/page-blocks.js';

const ShelfAddOn = Type.Object({
  add_on_id: Type.String(),
  name: Type.String(),
  amount: Type.Integer(),
  most: Type.Integer(),
});

const ShelfItem = Type.Object({
  variant_id: Type.String(),
  item_id: Type.String(),
  product_id: Type.String(),
  name: Type.String(),
  option_values: Type.Array(Type.String()),
  sku: Type.String(),
  barcode: Type.String(),
  picture: MaybePicture,
  category: Type.String({ description: 'empty where it has none' }),
  amount: Type.Integer(),
  left: OrNull(Type.Integer({ description: 'in stock; null where it is not counted' })),
  tax_rate: OrNull(Type.Integer({ description: 'in basis points; null where the store names none' })),
  add_on_ids: Type.Array(Type.String()),
});

const ShelfDiscount = Type.Object({
  discount_id: Type.String(),
  kind: OneOf(discountKinds),
  percent_bps: OrNull(Type.Integer()),
  amount: OrNull(Type.Integer()),
  buy_units: OrNull(Type.Integer()),
  free_units: OrNull(Type.Integer()),
  minimum: OrNull(Type.Integer()),
  combines: Type.Boolean(),
  product_ids: OrNull(Type.Array(Type.String(), { description: 'on the shelf; null: all' })),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  is_limited: Type.Boolean({ description: 'it can be used up: `pos.quote` says whether it still applies' }),
});

/** All that a desk needs to sell, also without the network. */
export const Shelf = Type.Object({
  store_id: Type.String(),
  store_name: Type.String(),
  currency: Type.String(),
  tax_mode: OneOf(['included', 'added']),
  free_tax_rate: OrNull(Type.Integer({ description: 'of amounts without a product, in basis points' })),
  cash_step: Type.Integer({ description: 'what a total in cash is rounded to' }),
  tenders: Type.Array(OneOf(deskTenders)),
  items: Type.Array(ShelfItem),
  add_ons: Type.Array(ShelfAddOn),
  favourites: Type.Array(Type.String({ description: 'variants that sold most lately' })),
  discounts: Type.Array(ShelfDiscount, { description: 'that apply by themselves, now or later' }),
  read_at: Iso,
});
