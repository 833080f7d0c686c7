import type Stripe from 'stripe';
import type {
  CardAccount,
  CardBalance,
  CardDispute,
  CardIntent,
  CardRefund,
  CardSubscription,
  IntentState,
} from './card-payments.js';
import { fromStripe } from './stripe-amount.js';

/** A state that Stripe adds later is one in which nothing is decided. */
const states: Readonly<Record<string, IntentState>> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'action',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'canceled',
};

export function intentOf(account: string, intent: Stripe.PaymentIntent): CardIntent {
  const { id, status, currency, last_payment_error: failed, next_action: action } = intent;
  const actionUrl = action?.redirect_to_url?.url;
  return {
    account,
    id,
    state: states[status] ?? 'processing',
    amount: fromStripe(intent.amount, currency),
    currency: currency.toUpperCase(),
    received: fromStripe(intent.amount_received, currency),
    clientSecret: intent.client_secret ?? '',
    ...(actionUrl && { actionUrl }),
    ...(failed && {
      failure: {
        code: failed.code ?? failed.type,
        message: failed.message ?? '',
        ...(failed.decline_code && { declineCode: failed.decline_code }),
      },
    }),
    metadata: intent.metadata,
  };
}

const refundStates = ['pending', 'succeeded', 'failed', 'canceled'] as const;
const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : (thing?.id ?? ''));

export const refundOf = (account: string, refund: Stripe.Refund): CardRefund => ({
  account,
  id: refund.id,
  intentId: idOf(refund.payment_intent),
  amount: fromStripe(refund.amount, refund.currency),
  currency: refund.currency.toUpperCase(),
  // `requires_action` is a bank transfer that waits for the shopper.
  state: refundStates.find((state) => state === refund.status) ?? 'pending',
  metadata: refund.metadata ?? {},
});

/** One whose money was not taken back yet is called a warning. A state that Stripe adds later is one that it looks into. */
const disputeStates: Readonly<Record<string, CardDispute['state']>> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export const disputeOf = (account: string, dispute: Stripe.Dispute): CardDispute => ({
  account,
  id: dispute.id,
  intentId: idOf(dispute.payment_intent),
  ...amountOf(dispute),
  reason: dispute.reason,
  state: disputeStates[dispute.status] ?? 'review',
  dueAt: dispute.evidence_details.due_by === null ? null : new Date(dispute.evidence_details.due_by * 1000),
});

const payoutStates: Readonly<Record<string, CardBalance['payouts'][number]['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

export const balanceOf = ({ available, pending }: Stripe.Balance, payouts: readonly Stripe.Payout[]): CardBalance => ({
  available: available.map(amountOf),
  pending: pending.map(amountOf),
  payouts: payouts.map((payout) => ({
    id: payout.id,
    ...amountOf(payout),
    state: payoutStates[payout.status] ?? 'under_way',
    arrivesAt: new Date(payout.arrival_date * 1000),
    error: payout.failure_message,
  })),
});

const amountOf = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount: fromStripe(amount, currency),
  currency: currency.toUpperCase(),
});

export const accountOf = (account: Stripe.Account): CardAccount => ({
  id: account.id,
  country: account.country ?? '',
  canCharge: account.charges_enabled,
  canPayOut: account.payouts_enabled,
  isSubmitted: account.details_submitted,
  missing: account.requirements?.currently_due ?? [],
});

/** A state that Stripe adds later is one in which something is to be done. */
const subscriptionStates: Readonly<Record<string, CardSubscription['state']>> = {
  active: 'active',
  trialing: 'active',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export const subscriptionOf = (subscription: Stripe.Subscription): CardSubscription => ({
  id: subscription.id,
  customer: idOf(subscription.customer),
  state: subscriptionStates[subscription.status] ?? 'past_due',
  paidUntil: endOf(subscription.items.data),
  isEnding: subscription.cancel_at_period_end,
  metadata: subscription.metadata,
});

const endOf = (items: readonly Pick<Stripe.SubscriptionItem, 'current_period_end'>[]): Date | null =>
  items.length === 0 ? null : new Date(Math.min(...items.map((one) => one.current_period_end)) * 1000);
