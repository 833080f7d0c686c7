import { Type } from 'typebox';
import { discountReasons } from '../../values/orders/discounts.js';
import { orderTenders } from '../../values/orders/orders.js';
import { fulfilmentKinds } from '../../values/stores/stores.js';
import { OneOf, OrNull } from '../operation.js';
import { ShownPrice as Price } from '../stores/shown-price.js';
import { PricedCart } from '../stores/storefront-record.js';

const PickUpTime = Type.Object({
  from: Type.String({ description: 'the moment when it begins' }),
  text: Type.String({ description: 'for shoppers to read, in the time of the store' }),
});

/** Why a way to get an order is not open to it. */
const methodProblems = ['not_there', 'below_minimum', 'no_times', 'needs_card'] as const;

const QuotedMethod = Type.Object({
  method_id: Type.String(),
  kind: OneOf(fulfilmentKinds),
  name: Type.String(),
  place: Type.String(),
  ready: Type.String({
    description: 'when the order can be picked up at the earliest, in words; empty where it can at once',
  }),
  times: Type.Array(PickUpTime, { description: 'to choose from; empty where none is chosen' }),
  price: OrNull({ ...Price, description: 'null until the address says it' }),
  problem: OrNull(OneOf(methodProblems)),
  minimum: OrNull({ ...Price, description: 'what has to be ordered at least' }),
});

/** An order before it is made. */
export const OrderQuote = Type.Object({
  cart: PricedCart,
  methods: Type.Array(QuotedMethod),
  method_id: OrNull(Type.String({ description: 'the one that is reckoned with' })),
  shipping: OrNull(Price),
  discount: OrNull({ ...Price, description: 'what all of them take off' }),
  discounts: Type.Array(
    Type.Object({
      name: Type.String(),
      code: OrNull(Type.String({ description: 'null: it applies by itself' })),
      amount: Price,
    }),
  ),
  refused_codes: Type.Array(
    Type.Object({
      code: Type.String(),
      reason: OneOf(discountReasons),
      missing: OrNull({ ...Price, description: 'to its minimum' }),
    }),
    { description: 'codes that take nothing off this order' },
  ),
  tax: PricedCart.properties.tax,
  total: Price,
  tenders: Type.Array(OneOf(orderTenders), { description: 'how it can be paid; free: it costs nothing' }),
  is_test: Type.Boolean({ description: 'paid by card, nobody pays real money' }),
  can_order: Type.Boolean({ description: 'everything can be bought as it is' }),
});
