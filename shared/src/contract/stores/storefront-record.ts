import { Type } from 'typebox';
import { OfferedAddOn } from '../products/addons.js';
import { availabilities, fulfilmentKinds } from '../../values/stores/stores.js';
import { productKinds } from '../../values/products/products.js';
import { comparedUnits } from '../../values/products/net-content.js';
import { OneOf, OrNull } from '../operation.js';
import { MaybePicture, Picture } from '../pages/page-blocks.js';
import { ShownPrice as Price } from './shown-price.js';
import { Store } from './store-record.js';

const Availability = OneOf(availabilities);
const Left = OrNull(Type.Integer({ description: 'how many there are, told when they are few' }));

const UnitPrice = OrNull(
  Type.Object({
    ...Price.properties,
    text: Type.String({ description: 'with the unit' }),
    per: OneOf(comparedUnits),
  }),
);

/** A group of products, as shoppers see it. */
export const ShownCategory = Type.Object({ catalog_id: Type.String(), name: Type.String() });

/** A product in a store's list, as shoppers see it. */
export const ShownItem = Type.Object({
  item_id: Type.String(),
  name: Type.String(),
  picture: MaybePicture,
  price: Price,
  is_from: Type.Boolean({ description: 'the price is the lowest of several' }),
  compare_at: OrNull(Price),
  unit_price: UnitPrice,
  availability: Availability,
});

const ShownVariant = Type.Object({
  variant_id: Type.String(),
  option_values: Type.Array(Type.String()),
  net_content: Type.String(),
  price: Price,
  compare_at: OrNull(Price),
  unit_price: UnitPrice,
  availability: Availability,
  left: Left,
});

/** The same with all that there is to choose from. */
export const ShownProduct = Type.Object({
  item_id: Type.String(),
  store_id: Type.String(),
  store_name: Type.String(),
  name: Type.String(),
  text: Type.String(),
  kind: OneOf(productKinds),
  pictures: Type.Array(Picture),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  variants: Type.Array(ShownVariant),
  add_ons: Type.Array(OfferedAddOn, { description: 'what can be added to it, in the order of the store' }),
});

/** Why a line of a cart cannot be bought as it is; `add_on`: one that was chosen is not offered, or not so many. */
const CartProblem = OneOf(['gone', 'sold_out', 'too_few', 'add_on']);

const CartLine = Type.Object({
  variant_id: Type.String(),
  item_id: OrNull(Type.String()),
  quantity: Type.Integer(),
  name: Type.String({ description: 'empty where the store does not sell it' }),
  option_values: Type.Array(Type.String()),
  picture: MaybePicture,
  price: OrNull(Price),
  add_ons: Type.Array(
    Type.Object({
      add_on_id: Type.String(),
      quantity: Type.Integer({ description: 'for each one of the line' }),
      name: Type.String({ description: 'empty where it is not offered' }),
      price: OrNull(Price),
      is_offered: Type.Boolean({ description: 'so many of it' }),
    }),
  ),
  sum: OrNull({ ...Price, description: 'with its add-ons' }),
  left: OrNull(Type.Integer({ description: 'how many there are, told when they are few or fewer than wanted' })),
  problem: OrNull(CartProblem),
});

/** A cart at the prices, taxes and stock of now. */
export const PricedCart = Type.Object({
  store_id: Type.String(),
  lines: Type.Array(CartLine),
  units: Type.Integer({ description: 'of all lines that can be bought' }),
  subtotal: Price,
  tax: OrNull(Type.Object({ ...Price.properties, mode: Store.properties.tax_mode })),
  total: Price,
});

export const StoreRecord = Type.Object({
  store_id: Type.String(),
  store_name: Type.String(),
  status: OneOf(['open', 'paused']),
  pause_note: Type.String(),
  about: Type.String(),
  logo: MaybePicture,
  email: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  hours: Store.properties.hours,
  closed_days: Store.properties.closed_days,
  fulfilment: Type.Array(Type.Object({ kind: OneOf(fulfilmentKinds), name: Type.String() })),
  terms: Type.String(),
});

export const StoreTheme = Type.Object({
  customized_field: Type.Object({ headerColor: Type.String(), iconColor: Type.String(), buttonColor: Type.String() }),
  store_name: Type.String(),
});
