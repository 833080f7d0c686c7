import { Type } from 'typebox';
import { moneyLimit } from '../money/index.js';
import { paymentLimits, testCards } from '../values/payments.js';
import { storeLimits } from '../values/stores.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from './operation.js';
import { CheckoutOrder, Codes, orderErrors, WantedItems } from './order-input.js';
import { OrderQuote } from './order-quote.js';
import { ShownOrder } from './order-record.js';
import {
  CardPayment,
  ConnectedAccount,
  OrderPayments,
  OrgSubscription,
  PaymentOptions,
  Refund,
} from './payment-record.js';

const ofOrder = { table: 'orders', field: 'id' };
const OrderId = { ...Uuid, description: 'the order_id' };
const Link = Type.String({ maxLength: 80, description: 'the last segment of the order’s address' });
const OfOrder = Input({ store_id: Uuid, link: Link });

export const payments = {
  'payments.options': operation({
    method: 'GET',
    path: '/v1/payment/options',
    host: 'v1',
    who: 'public',
    summary: 'How a store can be paid, and what a browser needs for cards',
    input: Input({ store_id: Uuid }),
    reply: Data(PaymentOptions),
    errors: ['store.not_found'],
  }),
  'payments.intent': operation({
    method: 'POST',
    path: '/v1/payment/intent',
    host: 'v1',
    who: 'public',
    limit: 30,
    summary: 'What is left to pay of an order, as a payment by card; asked again, it is the same one',
    input: OfOrder,
    reply: Data(CardPayment),
    errors: ['order.not_found', 'order.bad_state', 'payment.no_card', 'payment.refused', 'payment.unavailable'],
  }),
  'payments.paymentIntent': operation({
    method: 'POST',
    path: '/v1/payment/payment-intent',
    host: 'v1',
    who: 'public',
    limit: 30,
    summary: 'Orders from a store, to be paid by card now: the order and its payment in one',
    input: Input(CheckoutOrder),
    reply: Data(Type.Object({ order: ShownOrder, payment: CardPayment })),
    errors: [...orderErrors, 'payment.no_card', 'payment.refused', 'payment.unavailable'],
  }),
  'payments.testPay': operation({
    method: 'POST',
    path: '/v1/payment/test-pay',
    host: 'v1',
    who: 'public',
    limit: 30,
    summary: 'Pays with a card for trying out, where no real money can be paid',
    input: Input({ store_id: Uuid, link: Link, card: OneOf(testCards) }),
    reply: Data(CardPayment),
    errors: ['order.not_found', 'order.bad_state', 'payment.no_card', 'payment.refused', 'payment.unavailable'],
  }),
  'payments.success': operation({
    method: 'POST',
    path: '/v1/payment/success',
    host: 'v1',
    who: 'public',
    limit: 60,
    summary: 'After paying: asks the card service how far it is, and gives the order as it is then',
    input: OfOrder,
    reply: Data(ShownOrder),
    errors: ['order.not_found', 'payment.refused', 'payment.unavailable'],
  }),
  'payments.promoCode': operation({
    method: 'POST',
    path: '/v1/payment/promo-code',
    host: 'v1',
    who: 'public',
    readsOnly: true,
    summary: 'Tries discount codes: what the order would come to with them, or why one takes nothing off',
    input: Input({ store_id: Uuid, items: WantedItems, codes: Codes, method_id: Type.Optional(Uuid) }),
    reply: Data(OrderQuote),
    errors: ['store.not_found', 'discount.code_tries'],
  }),
  'payments.get': operation({
    method: 'POST',
    path: '/v1/payment/get',
    host: 'v1',
    who: 'orders:read',
    owner: ofOrder,
    readsOnly: true,
    summary: 'The payments and refunds of an order, and what can still be refunded',
    input: Input({ org_id: OrgId, id: OrderId }),
    reply: Data(OrderPayments),
    errors: ['order.not_found'],
  }),
  'payments.refund': operation({
    method: 'POST',
    path: '/v1/payment/refund',
    host: 'v1',
    who: 'orders:refund',
    owner: ofOrder,
    ownTransaction: true,
    summary: 'Gives money of an order back: an amount, some of its lines, or all that is left',
    input: Input({
      org_id: OrgId,
      id: OrderId,
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: moneyLimit })),
      lines: Type.Optional(
        Type.Array(
          Input({
            line_no: Type.Integer({ minimum: 1, maximum: storeLimits.cartLines }),
            quantity: Type.Integer({ minimum: 1, maximum: storeLimits.perLine }),
          }),
          { minItems: 1, maxItems: storeLimits.cartLines },
        ),
      ),
      restock: Type.Optional(
        Type.Boolean({ description: 'the units of these lines came back, and can be sold again; false unless said' }),
      ),
      note: Type.Optional(Type.String({ maxLength: paymentLimits.note, description: 'for the team' })),
    }),
    reply: Data(Type.Array(Refund)),
    errors: [
      'order.not_found',
      'order.invalid',
      'payment.too_much',
      'payment.owner_only',
      'auth.not_fresh',
      'payment.refused',
    ],
  }),
  'payments.subscription': operation({
    method: 'POST',
    path: '/v1/payment/subscription',
    host: 'v1',
    who: 'org:write',
    ownTransaction: true,
    secretReply: true,
    summary:
      'What the organization pays for this installation; or an address at which an owner subscribes to it, or manages that',
    input: Input({ org_id: OrgId, action: Type.Optional(OneOf(['read', 'subscribe', 'manage'])) }),
    reply: Data(OrgSubscription),
    errors: [
      ...([
        'payment.owner_only',
        'auth.not_fresh',
        'payment.no_card',
        'payment.refused',
        'payment.unavailable',
      ] as const),
      ...(['subscription.active', 'subscription.none'] as const),
    ],
  }),
  'payments.connect.create': operation({
    method: 'POST',
    path: '/v1/payment/connect/create',
    host: 'v1',
    who: 'org:write',
    ownTransaction: true,
    summary: 'Makes the account of the organization at the card service, once',
    input: Input({ org_id: OrgId, country: Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }) }),
    reply: Data(ConnectedAccount),
    errors: ['payment.owner_only', 'auth.not_fresh', 'payment.refused', 'payment.unavailable'],
  }),
  'payments.connect.status': operation({
    method: 'POST',
    path: '/v1/payment/connect/status',
    host: 'v1',
    who: 'org:write',
    ownTransaction: true,
    summary: 'Asks the card service what the account of the organization may do, and what is missing',
    input: Input({ org_id: OrgId }),
    reply: Data(ConnectedAccount),
    errors: ['payment.not_connected', 'payment.unavailable'],
  }),
  'payments.connect': operation({
    method: 'POST',
    path: '/v1/payment/connect',
    host: 'v1',
    who: 'org:write',
    ownTransaction: true,
    secretReply: true,
    summary: 'An address at which the organization answers what the card service asks; it works once, for minutes',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Object({ url: Type.String() })),
    errors: ['payment.owner_only', 'auth.not_fresh', 'payment.not_connected', 'payment.unavailable'],
  }),
  'payments.org': operation({
    method: 'POST',
    path: '/v1/payment/org',
    host: 'v1',
    who: 'org:write',
    summary: 'The account of the organization at the card service, as it was asked last; or detaches it',
    input: Input({ org_id: OrgId, action: Type.Optional(OneOf(['read', 'detach'])) }),
    reply: Data(ConnectedAccount),
    errors: ['payment.owner_only', 'auth.not_fresh', 'payment.not_connected', 'payment.open'],
  }),
};
