import { Type } from 'typebox';
import { moneyLimit } from '../../money/index.js';
import { addOnLimits } from '../../values/products/addons.js';
import { discountLimits } from '../../values/orders/discounts.js';
import { orderLimits } from '../../values/orders/orders.js';
import { storeLimits } from '../../values/stores/stores.js';
import { Input, Iso, Uuid } from '../operation.js';
import { OrderAddress, OrderContact } from './order-record.js';

/** So many of one thing, without extras. */
export const VariantUnits = Input({
  variant_id: Uuid,
  quantity: Type.Integer({ minimum: 1, maximum: storeLimits.perLine }),
});

/** What somebody wants to buy. A price is never asked for: the server says what it costs. */
export const WantedItems = Type.Array(
  Input({
    variant_id: Uuid,
    quantity: Type.Integer({ minimum: 1, maximum: storeLimits.perLine }),
    add_ons: Type.Optional(
      Type.Array(Input({ add_on_id: Uuid, quantity: Type.Integer({ minimum: 1, maximum: addOnLimits.most }) }), {
        maxItems: addOnLimits.perStore,
      }),
    ),
    code_id: Type.Optional({
      ...Uuid,
      description: 'the code that led to it; one that is not of the same organization counts as none',
    }),
    page_id: Type.Optional({ ...Uuid, description: 'the landing page that led to it, likewise' }),
  }),
  { minItems: 1, maxItems: storeLimits.cartLines },
);

export const Codes = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: discountLimits.code }), {
    maxItems: discountLimits.codesAtOnce,
    description: 'discount codes, as they were typed',
  }),
);

/** Who has opened promo locks, for the discounts that they open. */
export const Visitor = Type.Optional(
  Type.String({ maxLength: 80, description: 'the visitor for whom promo codes were opened' }),
);

/** Of two who change the same one, the second is refused. */
export const Revision = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'the one that the change was made from' }),
);

/** So many of a line. */
export const Units = Type.Array(
  Input({
    line_no: Type.Integer({ minimum: 1, maximum: storeLimits.cartLines }),
    quantity: Type.Integer({ minimum: 1, maximum: storeLimits.perLine }),
  }),
  {
    minItems: 1,
    maxItems: storeLimits.cartLines,
    description: 'lines and units; all that is left, where it is missing',
  },
);

/** What a shopper says to order. */
export const CheckoutOrder = {
  store_id: Uuid,
  items: WantedItems,
  contact: OrderContact,
  method_id: Uuid,
  pickup_from: Type.Optional({ ...Iso, description: 'one of the times that the quote names' }),
  address: Type.Optional(OrderAddress),
  note: Type.Optional(Type.String({ maxLength: orderLimits.note })),
  codes: Codes,
  visitor: Visitor,
  total: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: moneyLimit,
      description: 'what the shopper was shown: where it is another by now, the order is refused',
    }),
  ),
};

/** Why an order is not made. */
export const orderErrors = [
  'store.not_found',
  'order.store_paused',
  'order.unavailable',
  'order.invalid',
  'order.price_changed',
  'order.too_many_unpaid',
  'discount.used_up',
  'discount.used_by_you',
  'discount.changed',
  'discount.code_tries',
  'promo.grant_over',
  'rate.limited',
] as const;
