import { Type } from 'typebox';
import {
  cancelReasons,
  fileStates,
  fulfilmentStatuses,
  orderLimits,
  orderStatuses,
  orderTenders,
  paymentStatuses,
} from '../../values/orders/orders.js';
import { orderChannels } from '../../values/desks/events.js';
import { productKinds } from '../../values/products/products.js';
import { fulfilmentKinds, taxModes } from '../../values/stores/stores.js';
import { Email, Input, Iso, Name, OneOf, OrNull } from '../operation.js';
import { MaybePicture } from '../pages/page-blocks.js';
import { ShownPrice as Price } from '../stores/shown-price.js';

const Country = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'ISO 3166-1, two letters' });
const AddressLine = Type.String({ maxLength: orderLimits.addressLine });

/** Whom to reach about an order. */
export const OrderContact = Input({
  name: Name,
  email: Email,
  phone: Type.Optional(
    Type.String({ maxLength: 30, description: 'with its country, or as in the country of the store' }),
  ),
});

/** Where an order is brought to. */
export const OrderAddress = Input({
  line1: Type.String({ minLength: 1, maxLength: orderLimits.addressLine, pattern: '\\S' }),
  line2: Type.Optional(AddressLine),
  postcode: Type.String({ maxLength: 20 }),
  city: Type.String({ minLength: 1, maxLength: orderLimits.addressLine, pattern: '\\S' }),
  region: Type.Optional(AddressLine),
  country: Country,
});

/** How shoppers get an order, as the store had it then. */
export const OrderMethod = Type.Object({
  kind: OneOf(fulfilmentKinds),
  name: Type.String(),
  place: Type.String({ description: 'where it is picked up; empty for other kinds' }),
});

const OrderAddOn = Type.Object({
  add_on_id: Type.String(),
  name: Type.String(),
  quantity: Type.Integer({ description: 'for each one of the line' }),
  amount: Type.Integer({ description: 'of one, in minor units' }),
});

/** A line as it was bought. */
export const OrderLine = Type.Object({
  line_no: Type.Integer(),
  variant_id: OrNull(Type.String({ description: 'null for an amount that was typed at a desk' })),
  item_id: OrNull(Type.String()),
  name: Type.String(),
  option_values: Type.Array(Type.String()),
  sku: Type.String(),
  kind: OneOf(productKinds),
  picture: MaybePicture,
  quantity: Type.Integer(),
  unit_price: Type.Integer(),
  add_ons: Type.Array(OrderAddOn),
  sum: Type.Integer({ description: 'with its add-ons, before its discount' }),
  discount: Type.Integer(),
  tax_rate: OrNull(Type.Integer({ description: 'in basis points; null where the store names none' })),
  tax: OrNull(Type.Integer()),
  fulfilled: Type.Integer({ description: 'units that the shopper has, or that are on their way' }),
  returned: Type.Integer({ description: 'units of them that came back' }),
  refunded: Type.Integer(),
  file_id: OrNull(Type.String({ description: 'what the shopper downloads, as it was when it was bought' })),
  code_id: OrNull(Type.String({ description: 'the code that led its buyer to it' })),
  page_id: OrNull(Type.String({ description: 'the landing page that did' })),
  campaign_id: OrNull(Type.String({ description: 'the campaign of the code that was running then' })),
});

const state = {
  order_id: Type.String(),
  store_id: Type.String(),
  number: OrNull(Type.Integer({ description: 'of its store; null until it is placed' })),
  status: OneOf(orderStatuses),
  payment_status: OneOf(paymentStatuses),
  fulfilment_status: OneOf(fulfilmentStatuses),
  tender: OneOf(orderTenders),
  channel: { ...OneOf(orderChannels), description: 'where it was made; event: at the desk of one' },
  method_kind: OneOf(fulfilmentKinds),
  is_test: Type.Boolean({ description: 'nobody paid real money' }),
};

const money = {
  currency: Type.String(),
  subtotal: Type.Integer({ description: 'in minor units, as all amounts' }),
  discount: Type.Integer(),
  shipping: Type.Integer(),
  tax_mode: OneOf(taxModes),
  tax: OrNull(Type.Integer()),
  tip: Type.Integer(),
  rounding: Type.Integer({ description: 'what the smallest coin adds, or takes off' }),
  total: Type.Integer(),
  paid: Type.Integer(),
  refunded: Type.Integer(),
};

const times = {
  pickup_from: OrNull(Iso),
  pickup_to: OrNull(Iso),
  expires_at: OrNull({ ...Iso, description: 'not paid by then, it is called off' }),
  placed_at: OrNull(Iso),
  ready_at: OrNull({ ...Iso, description: 'prepared; it can be picked up' }),
  created_at: Iso,
};

/** An order as the team's list shows it. */
export const ListedOrder = Type.Object({
  ...state,
  name: Type.String(),
  email: Type.String(),
  currency: Type.String(),
  total: Type.Integer(),
  paid: Type.Integer(),
  units: Type.Integer(),
  items: Type.String({ description: 'what was ordered, a line each' }),
  note: Type.String({ description: 'of the shopper' }),
  revision: Type.Integer(),
  tags: Type.Array(Type.String()),
  ...times,
});

const OrderEvent = Type.Object({
  seq: Type.Integer(),
  kind: Type.String(),
  data: Type.Record(Type.String(), Type.Unknown()),
  by: OrNull(Type.String({ description: 'who of the team; null for shoppers and the clock' })),
  at: Iso,
});

/** An order with all that the team knows of it. */
export const Order = Type.Object({
  ...state,
  ...money,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  language: Type.String(),
  method: OrderMethod,
  address: OrNull(Type.Object(OrderAddress.properties)),
  note: Type.String({ description: 'of the shopper' }),
  team_note: Type.String(),
  tags: Type.Array(Type.String()),
  customer_id: OrNull(Type.String()),
  cancel_reason: OrNull(OneOf(cancelReasons)),
  ...times,
  files_until: OrNull({
    ...Iso,
    description: 'how long its files can be downloaded; null where it has none, or is not paid',
  }),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  link: Type.String({ description: 'the page of the shopper; whoever has it sees the order' }),
  lines: Type.Array(OrderLine),
  events: Type.Array(OrderEvent, { description: 'newest first' }),
});

const ShownFile = Type.Object({
  line_no: Type.Integer(),
  name: Type.String(),
  size: Type.String({ description: 'in words' }),
});

const ShownLine = Type.Object({
  name: Type.String(),
  option_values: Type.Array(Type.String()),
  item_id: OrNull(Type.String()),
  picture: MaybePicture,
  quantity: Type.Integer(),
  add_ons: Type.Array(Type.String({ description: 'with their number and price' })),
  sum: Price,
});

/** An order as who placed it sees it. */
export const ShownOrder = Type.Object({
  ...state,
  lines: Type.Array(ShownLine),
  subtotal: Price,
  discount: OrNull(Price),
  shipping: OrNull(Price),
  tax: OrNull(Type.Object({ ...Price.properties, mode: OneOf(taxModes) })),
  tip: OrNull(Price),
  rounding: OrNull({ ...Price, description: 'what the smallest coin adds, or takes off' }),
  total: Price,
  refunded: OrNull(Price),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  method: OrderMethod,
  address: OrNull(Type.String({ description: 'as it is written on a parcel' })),
  pickup: OrNull(Type.String({ description: 'the time that was chosen, in words' })),
  note: Type.String(),
  cancel_reason: OrNull(OneOf(cancelReasons)),
  placed: OrNull(Type.String({ description: 'the day, in words' })),
  is_ready: Type.Boolean({ description: 'it can be picked up' }),
  can_cancel: Type.Boolean(),
  due: OrNull(
    Type.Object(
      {
        ...Price.properties,
        until: OrNull(Type.String({ description: 'when it is over unpaid, in words; null: it is placed already' })),
      },
      { description: 'what is left to pay by card, where it waits for that' },
    ),
  ),
  files: OrNull(
    Type.Object(
      {
        state: OneOf(fileStates),
        until: OrNull(
          Type.String({ description: 'when that ends or ended, in words; null: they wait for its payment' }),
        ),
        items: Type.Array(ShownFile),
      },
      { description: 'what can be downloaded, below the address of its page at `files/` and the number of its line' },
    ),
  ),
  link: Type.String({ description: 'of its page; whoever has it sees the order' }),
});
