import { Type } from 'typebox';
import {
  captureModes,
  disputeStates,
  paymentStates,
  paymentVendors,
  payoutStates,
  refundReasons,
  refundStates,
} from '../../values/orders/payments.js';
import { Iso, OneOf, OrNull } from '../operation.js';
import { ShownPrice as Price } from '../stores/shown-price.js';

/** What the card service says of a card or a refund that it did not take. */
const PaymentFailure = Type.Object({
  code: Type.String(),
  message: Type.String(),
  decline_code: OrNull(Type.String()),
});

const isTest = Type.Boolean({ description: 'nobody pays real money' });

/** A payment by card, as the browser of who pays needs it. */
export const CardPayment = Type.Object({
  payment_id: Type.String(),
  state: OneOf(paymentStates),
  amount: Price,
  client_secret: Type.String({ description: 'by which the card service lets a browser pay it' }),
  account: Type.String(),
  is_test: isTest,
  is_stand_in: Type.Boolean({ description: 'paid with cards for trying out, by `payments.testPay`' }),
  action_url: OrNull(Type.String({ description: 'where the bank of who pays asks them, if it does' })),
  failure: OrNull(PaymentFailure),
});

/** How a store can be paid. */
export const PaymentOptions = Type.Object({
  currency: Type.String(),
  country: Type.String(),
  at_pick_up: Type.Boolean(),
  card: OrNull(
    Type.Object({
      public_key: Type.String({ description: 'of the card service; empty for the stand-in' }),
      account: Type.String(),
      capture: { ...OneOf(captureModes), description: 'of the payment of a new order' },
      is_test: isTest,
      is_stand_in: Type.Boolean(),
    }),
  ),
});

/** A payment as the team sees it. */
const Payment = Type.Object({
  payment_id: Type.String(),
  vendor: { ...OneOf(paymentVendors), description: '`square`: at a terminal' },
  device_id: OrNull(Type.String({ description: 'the terminal' })),
  state: OneOf(paymentStates),
  amount: Type.Integer(),
  currency: Type.String(),
  intent_id: OrNull(Type.String({ description: 'what the card service calls it' })),
  failure: OrNull(PaymentFailure),
  declined: Type.Integer({ description: 'cards that were declined' }),
  created_at: Iso,
});

const RefundLine = Type.Object({ line_no: Type.Integer(), quantity: Type.Integer(), amount: Type.Integer() });

export const Refund = Type.Object({
  refund_id: Type.String(),
  order_id: Type.String(),
  payment_id: OrNull(Type.String({ description: 'null: of money that did not come by card' })),
  amount: Type.Integer(),
  lines: Type.Array(RefundLine),
  reason: OneOf(refundReasons),
  note: Type.String(),
  state: OneOf(refundStates),
  error: OrNull(PaymentFailure),
  by: OrNull(Type.String()),
  created_at: Iso,
});

const Money = Type.Object({ amount: Type.Integer(), currency: Type.String() });

/** A payment that the bank of who paid took back. */
const Dispute = Type.Object({
  dispute_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  reason: Type.String({ description: 'in the word of the card service' }),
  state: OneOf(disputeStates),
  due_at: OrNull({ ...Iso, description: 'until when the organization has to answer' }),
  created_at: Iso,
});

/** What an organization has at the card service. */
export const Balance = Type.Object({
  available: Type.Array(Money, { description: 'what can be paid out' }),
  pending: Type.Array(Money, { description: 'what shoppers paid, and can be paid out later' }),
  payouts: Type.Array(
    Type.Object({
      payout_id: Type.String(),
      state: OneOf(payoutStates),
      amount: Type.Integer(),
      currency: Type.String(),
      arrives_at: Iso,
      error: OrNull(Type.String({ description: 'why it did not arrive' })),
    }),
    { description: 'newest first' },
  ),
  disputes: Type.Array(
    Type.Object({
      ...Dispute.properties,
      order_id: Type.String(),
      store_id: Type.String(),
      number: OrNull(Type.Integer()),
    }),
    { description: 'those that are not decided' },
  ),
});

/** The money of an order. */
export const OrderPayments = Type.Object({
  payments: Type.Array(Payment, { description: 'newest first' }),
  refunds: Type.Array(Refund, { description: 'newest first' }),
  disputes: Type.Array(
    Type.Object({
      ...Dispute.properties,
      url: OrNull(Type.String({ description: 'where the team answers it; null where nobody pays real money' })),
    }),
    { description: 'newest first' },
  ),
  chargeable: Type.Integer({ description: 'what a card keeps for the order, and can be charged' }),
  refundable: Type.Integer({ description: 'what can still be refunded' }),
  refundable_lines: Type.Array(
    Type.Object({
      line_no: Type.Integer(),
      quantity: Type.Integer({ description: 'units that were not refunded' }),
      amount: Type.Integer({ description: 'what all of them come to, with their tax' }),
    }),
  ),
  is_test: isTest,
});

/** The account of an organization at the card service. */
export const ConnectedAccount = Type.Object({
  is_offered: Type.Boolean({ description: 'this installation takes cards at all' }),
  account: OrNull(Type.String({ description: 'null: none is connected' })),
  country: OrNull(Type.String()),
  can_charge: Type.Boolean(),
  can_pay_out: Type.Boolean(),
  is_submitted: Type.Boolean({ description: 'the organization answered what the service asks of everybody' }),
  missing: Type.Array(Type.String(), { description: 'what the service still asks for, in its own words' }),
  is_test: isTest,
  is_stand_in: Type.Boolean(),
  error: OrNull(PaymentFailure),
  checked_at: OrNull(Iso),
});

/** What an organization pays for this installation. */
export const OrgSubscription = Type.Object({
  is_offered: Type.Boolean({ description: 'false: organizations pay nothing here' }),
  state: OneOf(['none', 'active', 'past_due', 'ended']),
  paid_until: OrNull(Iso),
  is_ending: Type.Boolean({ description: 'it is not renewed when that is over' }),
  is_test: Type.Boolean({ description: 'nobody pays real money for it' }),
  url: OrNull(
    Type.String({ description: 'where an owner subscribes or manages it, for minutes; null when it is read' }),
  ),
});
