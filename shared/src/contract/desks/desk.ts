import { Type } from 'typebox';
import { moneyLimit } from '../../money/index.js';
import { deskTenders, eventLimits } from '../../values/desks/events.js';
import { paymentStates } from '../../values/orders/payments.js';
import { DeskAmount, Reason } from './event-record.js';
import { Shelf } from './shelf.js';
import { Data, Email, Input, Iso, Name, OneOf, OneShapeOf, operation, OrgId, OrNull, Uuid } from '../operation.js';
import { Codes, Units, Visitor, WantedItems } from '../orders/order-input.js';

const owner = { table: 'pos_sessions', field: 'session_id' };
const path = '/v1/store/desk';
const ids = { org_id: OrgId, session_id: Uuid };
const cashier = Type.Optional(
  Type.String({ maxLength: 600, description: 'of `pos.identify`; without it, the caller sells' }),
);
const approval = Type.Optional(
  Type.String({ maxLength: 600, description: 'of `pos.approve`, by somebody who may do it' }),
);

/** A sale as its desk shows it. */
export const DeskSale = Type.Object({
  order_id: Type.String(),
  number: OrNull(Type.Integer()),
  state: {
    ...OneOf(['waiting', 'paid', 'voided', 'expired']),
    description: 'waiting: for the shopper’s phone or a terminal',
  },
  tender: OneOf(deskTenders),
  units: Type.Integer(),
  items: Type.String({ description: 'what was sold, a line each' }),
  total: Type.Integer(),
  refunded: Type.Integer(),
  email: Type.String(),
  sold_by: OrNull(Type.String()),
  sold_at: Iso,
  link: Type.String({ description: 'the page of the shopper, with the receipt' }),
});

/** What is sold, and how it is priced. */
const Priced = {
  items: Type.Optional(WantedItems),
  amounts: Type.Optional(
    Type.Array(Input({ name: Name, amount: { ...DeskAmount, minimum: 1 } }), {
      minItems: 1,
      maxItems: eventLimits.freeAmounts,
    }),
  ),
  codes: Codes,
  visitor: Visitor,
  off: Type.Optional(
    OneShapeOf('kind', [
      Input({
        kind: Type.Literal('percent'),
        percent_bps: Type.Integer({ minimum: 1, maximum: 10_000 }),
        reason: Reason,
      }),
      Input({ kind: Type.Literal('amount'), amount: { ...DeskAmount, minimum: 1 }, reason: Reason }),
    ]),
  ),
  tip: Type.Optional(DeskAmount),
  tender: OneOf(deskTenders),
  accept: Type.Optional(
    Type.Boolean({
      description: 'it was made already: too little stock is corrected, another price kept as a difference',
    }),
  ),
};

const Sale = {
  sale_key: { ...Uuid, description: 'made by the desk with the sale: sent again, it is the same sale' },
  ...Priced,
  total: Type.Integer({
    minimum: 0,
    maximum: moneyLimit,
    description: 'what the desk showed: where it is another, the sale is refused',
  }),
  email: Type.Optional({ ...Email, description: 'where the receipt is mailed to' }),
  made_ago: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: eventLimits.lateSale,
      description: 'seconds since it was made, where the desk kept it without the network',
    }),
  ),
};

/** A sale that a terminal is asked for. */
const Charge = Data(
  Type.Object({
    payment_id: Type.String(),
    order_id: Type.String(),
    state: OneOf(paymentStates),
    failure: OrNull(Type.String({ description: 'why it ended without money, or what a card was declined for' })),
  }),
);
const PaymentId = { ...ids, payment_id: Uuid };
const chargeErrors = [
  ...(['desk.not_found', 'order.not_found', 'order.bad_state', 'payment.open', 'store.not_found'] as const),
  ...(['square.not_connected', 'square.no_location', 'square.currency'] as const),
  ...(['square.refused', 'square.unavailable'] as const),
] as const;

const sellErrors = [
  ...(['desk.not_found', 'desk.closed', 'event.closed', 'desk.approval', 'desk.invalid'] as const),
  ...(['order.unavailable', 'order.price_changed', 'store.not_found'] as const),
  ...(['discount.used_up', 'discount.used_by_you', 'discount.changed'] as const),
] as const;

/** Selling at a desk of an event. */
export const desk = {
  'pos.shelf': operation({
    method: 'GET',
    path: `${path}/shelf`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary: 'What a desk sells, with prices, stock and taxes of now: enough to sell without the network',
    input: Input(ids),
    reply: Data(Shelf),
    errors: ['desk.not_found', 'desk.closed', 'store.not_found'],
  }),
  'pos.quote': operation({
    method: 'POST',
    path: `${path}/quote`,
    host: 'v1',
    who: 'pos:use',
    readsOnly: true,
    owner,
    summary: 'What a sale would come to now, with the discounts of its codes and those that apply by themselves',
    input: Input({ ...ids, ...Priced }),
    reply: Data(
      Type.Object({
        subtotal: Type.Integer(),
        discount: Type.Integer({ description: 'of discounts and of what the cashier takes off' }),
        off: Type.Integer({ description: 'of it, what the cashier takes off' }),
        tax: OrNull(Type.Integer()),
        tip: Type.Integer(),
        rounding: Type.Integer(),
        total: Type.Integer(),
      }),
    ),
    errors: ['desk.not_found', 'desk.closed', 'desk.invalid', 'order.unavailable', 'store.not_found'],
  }),
  'pos.sell': operation({
    method: 'POST',
    path: `${path}/sale`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary:
      'Sells at a desk. Paid with cash, at a terminal or otherwise, it is handed over at once; by phone it waits until it is paid',
    input: Input({ ...ids, ...Sale, cashier, approval }),
    reply: Data(DeskSale),
    errors: [...sellErrors],
  }),
  'pos.terminals': operation({
    method: 'GET',
    path: `${path}/terminals`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    summary: 'The Square terminals that take cards for the store of a desk',
    input: Input(ids),
    reply: Data(Type.Array(Type.Object({ device_id: Type.String(), name: Type.String() }))),
    errors: [...chargeErrors],
  }),
  'pos.charge': operation({
    method: 'POST',
    path: `${path}/charge`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    summary: 'Asks a Square terminal for what a sale of the desk that waits costs; paid, it is handed over',
    input: Input({ ...ids, order_id: Uuid, device_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Charge,
    errors: [...chargeErrors, 'desk.invalid'],
  }),
  'pos.charged': operation({
    method: 'GET',
    path: `${path}/charge`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    summary: 'How far the payment at a terminal is; Square is asked while it is under way',
    input: Input(PaymentId),
    reply: Charge,
    errors: [...chargeErrors],
  }),
  'pos.stopCharge': operation({
    method: 'POST',
    path: `${path}/charge/stop`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    summary: 'Calls the payment at a terminal off; what was paid in the same moment is paid',
    input: Input(PaymentId),
    reply: Charge,
    errors: [...chargeErrors],
  }),
  'pos.sales': operation({
    method: 'GET',
    path: `${path}/sales`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary: 'The last sales of a desk, the latest first',
    input: Input(ids),
    reply: Data(Type.Array(DeskSale)),
    errors: ['desk.not_found'],
  }),
  'pos.void': operation({
    method: 'POST',
    path: `${path}/void`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary:
      'Undoes a sale of the desk with a reason: its goods are on the shelf again, its money goes back; a manager approves. One that waits for its money is called off by any cashier',
    input: Input({ ...ids, order_id: Uuid, reason: Reason, approval }),
    reply: Data(DeskSale),
    errors: [
      'desk.not_found',
      'desk.closed',
      'desk.approval',
      'desk.too_little',
      'order.not_found',
      'order.bad_state',
      'desk.not_cash',
    ],
  }),
  'pos.refund': operation({
    method: 'POST',
    path: `${path}/refund`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary: 'Takes lines of a receipt back and gives their money back in cash out of the drawer; a manager approves',
    input: Input({ ...ids, order_id: Uuid, lines: Units, restock: Type.Boolean(), reason: Reason, approval }),
    reply: Data(Type.Object({ ...DeskSale.properties, given_back: Type.Integer() })),
    errors: [
      'order.invalid',
      'desk.not_found',
      'desk.closed',
      'desk.approval',
      'desk.too_little',
      'order.not_found',
      'order.bad_state',
      'desk.not_cash',
      'payment.too_much',
    ],
  }),
};
