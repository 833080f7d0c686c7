import { Type } from 'typebox';
import { orderActions, orderLimits, orderStatuses } from '../../values/orders/orders.js';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { CountedOrders } from '../stores/counted-orders.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Input, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';
import { CheckoutOrder, Codes, orderErrors, Revision, Units, WantedItems, Visitor } from './order-input.js';
import { ListedOrder, Order, OrderAddress, ShownOrder } from './order-record.js';
import { OrderQuote } from './order-quote.js';

const inStore = { table: 'stores', field: 'store_id' };
const ofOrder = { table: 'orders', field: 'id' };
const OrderId = { ...Uuid, description: 'the order_id' };
const filter = {
  search: Type.Optional(
    Type.String({
      maxLength: 120,
      description:
        'a number; or words that name and e-mail have, by what they begin with, or seven digits of a phone number and more: all of them are found',
    }),
  ),
  status: Type.Optional(Type.Array(OneOf(orderStatuses), { minItems: 1, maxItems: orderStatuses.length })),
  show: Type.Optional({
    ...OneOf(['to_do', 'unpaid', 'all']),
    description: 'to_do: placed and not handed over yet; unpaid: placed and not paid',
  }),
  counted: Type.Optional({ ...CountedOrders, description: 'those that a figure of the store was counted from' }),
};

export const orders = {
  'orders.quote': operation({
    method: 'POST',
    path: '/v1/order/quote',
    host: 'v1',
    who: 'public',
    readsOnly: true,
    summary: 'What an order would cost, how shoppers can get it, and what stands in its way; nothing is reserved',
    input: Input({
      store_id: Uuid,
      items: WantedItems,
      method_id: Type.Optional(Uuid),
      address: Type.Optional(Input(Type.Partial(Type.Object(OrderAddress.properties)).properties)),
      codes: Codes,
      visitor: Visitor,
    }),
    reply: Data(OrderQuote),
    errors: ['store.not_found', 'discount.code_tries'],
  }),
  'orders.create': operation({
    method: 'POST',
    path: '/v1/order',
    host: 'v1',
    who: 'public',
    summary:
      'Orders from a store, at the prices, taxes and stock of now. Whoever has the link of the reply sees the order',
    input: Input({ ...CheckoutOrder, tender: OneOf(['pickup', 'card']) }),
    reply: Data(ShownOrder),
    errors: [...orderErrors],
  }),
  'orders.customer': operation({
    method: 'GET',
    path: '/v1/order/customer',
    host: 'v1',
    who: 'public',
    summary:
      'What somebody ordered in a store: one order by its link, or all by a code that was mailed to their address',
    input: Input({
      store_id: Uuid,
      link: Type.Optional(Type.String({ maxLength: 80, description: 'the last segment of the order’s address' })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      code: Type.Optional(Type.String({ maxLength: 12 })),
    }),
    reply: List(ShownOrder),
    errors: ['order.not_found', 'order.not_proven', 'rate.limited'],
  }),
  'orders.mailCode': operation({
    method: 'POST',
    path: '/v1/order/customer/code',
    host: 'v1',
    who: 'public',
    limit: 30,
    summary: 'Mails a code to an address that ordered in a store; whether it did, the reply does not say',
    input: Input({ store_id: Uuid, email: Type.String({ maxLength: 254 }) }),
    reply: Data(Type.Object({ minutes: Type.Integer({ description: 'how long the code works' }) })),
    errors: ['rate.limited', 'request.invalid'],
  }),
  'orders.withdraw': operation({
    method: 'POST',
    path: '/v1/order/customer/cancel',
    host: 'v1',
    who: 'public',
    limit: 30,
    summary: 'A shopper calls off what they ordered and nobody prepared yet',
    input: Input({ store_id: Uuid, link: Type.String({ maxLength: 80 }) }),
    reply: Data(ShownOrder),
    errors: ['order.not_found', 'order.bad_state'],
  }),
  'orders.byStore': operation({
    method: 'POST',
    path: '/v1/order/by-store',
    host: 'v1',
    who: 'orders:read',
    owner: inStore,
    readsOnly: true,
    summary: 'The orders of a store, newest first; who only looked at the checkout made none',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      ...Paging,
      ...filter,
    }),
    reply: Type.Object({
      ...List(ListedOrder).properties,
      total_is_minimum: Type.Optional(
        Type.Boolean({ description: 'true where a search finds so many that they are not all counted' }),
      ),
    }),
    errors: ['store.not_found'],
  }),
  'orders.exportCsv': operation({
    ...csvExport,
    path: '/api/orders/export-csv',
    who: 'orders:read',
    owner: inStore,
    summary: 'The orders that the same filter lists, newest first, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, store_id: Uuid, ...filter, ...csvChoice(csvColumns.orders) }),
    errors: [...csvExport.errors, 'store.not_found'],
  }),
  'orders.get': operation({
    method: 'POST',
    path: '/v1/order/get',
    host: 'v1',
    who: 'orders:read',
    owner: ofOrder,
    readsOnly: true,
    summary: 'An order with its lines and its history',
    input: Input({ org_id: OrgId, id: OrderId }),
    reply: Data(Order),
    errors: ['order.not_found'],
  }),
  'orders.update': operation({
    method: 'POST',
    path: '/v1/order/update',
    host: 'v1',
    who: 'orders:write',
    owner: ofOrder,
    summary: 'Does one thing with an order: `type` says what, `update_fields` has what it needs',
    input: Input({
      org_id: OrgId,
      id: OrderId,
      store_id: Type.Optional(Uuid),
      type: OneOf(orderActions),
      revision: Revision,
      update_fields: Type.Optional(
        Input({
          name: Type.Optional(Name),
          email: Type.Optional(Type.String({ maxLength: 254 })),
          phone: Type.Optional(Type.String({ maxLength: 30 })),
          address: Type.Optional(OrderAddress),
          note: Type.Optional(Type.String({ maxLength: orderLimits.note, description: 'for the team' })),
          tags: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: orderLimits.tag, pattern: '\\S' }), {
              maxItems: orderLimits.tags,
            }),
          ),
          lines: Type.Optional(Units),
          restock: Type.Optional(Type.Boolean({ description: 'what comes back can be sold again; true unless said' })),
          tender: Type.Optional(OneOf(['cash', 'card', 'other'])),
        }),
      ),
    }),
    reply: Data(Order),
    errors: ['order.not_found', 'order.bad_state', 'order.conflict', 'order.invalid'],
  }),
  'orders.cancel': operation({
    method: 'POST',
    path: '/v1/order/cancel',
    host: 'v1',
    who: 'orders:write',
    owner: ofOrder,
    summary: 'Calls an order off: its stock is free again and the shopper gets a mail',
    input: Input({ org_id: OrgId, id: OrderId, revision: Revision }),
    reply: Data(Order),
    errors: [
      'order.not_found',
      'order.bad_state',
      'order.conflict',
      'order.paid',
      'payment.owner_only',
      'auth.not_fresh',
    ],
  }),
  'orders.delete': operation({
    method: 'POST',
    path: '/v1/order/delete',
    host: 'v1',
    who: 'orders:delete',
    owner: ofOrder,
    summary: 'Takes an order out of the lists that was called off and never paid; its number is not given again',
    input: Input({ org_id: OrgId, id: OrderId }),
    reply: Data(Type.Object({ order_id: Type.String() })),
    errors: ['order.not_found', 'order.bad_state'],
  }),
};
