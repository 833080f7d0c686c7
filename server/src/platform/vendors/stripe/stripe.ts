import type Stripe from 'stripe';
import { refuseInTransaction } from '../../db/transaction.js';
import type { CardPayments } from './card-payments.js';
import { toStripe } from './stripe-amount.js';
import { asVendorError } from './stripe-errors.js';
import { readSigned, type SigningSecrets } from './stripe-event.js';
import { accountOf, balanceOf, disputeOf, intentOf, refundOf, subscriptionOf } from './stripe-shapes.js';

/** With one repetition by its library this stays below the lease of a call. */
const TIMEOUT_MS = 20_000;
const PAGE = 100;
const PAYOUTS = 10;

export interface StripeSettings {
  key: string;
  isStandIn: boolean;
  /** Where it is; asked once, when it is first needed. */
  address: () => Promise<URL>;
  secrets: () => Promise<SigningSecrets>;
  now: () => Date;
}

/** What was made under a key carries it, so that it is found when the key is too old to be sent again. */
const keyed = (key: string, metadata: Readonly<Record<string, string>> = {}) => ({ ...metadata, call_id: key });
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Stripe, by its own library, which is loaded when it is first used. */
export function stripe({ key, isStandIn, address, secrets, now }: StripeSettings): CardPayments {
  let made: Promise<Stripe> | undefined;
  const client = () => (made ??= open(key, address));

  async function ask<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
    refuseInTransaction('a call of Stripe');
    try {
      return await work(await client());
    } catch (error) {
      throw asVendorError(error);
    }
  }

  /** The first of a list, newest first, that was made under this key. */
  async function findMade<T extends { metadata?: Stripe.Metadata | null }>(list: AsyncIterable<T>, callId: string) {
    for await (const one of list) if (one.metadata?.call_id === callId) return one;
    return undefined;
  }

  const isTest = isStandIn || !/^[a-z]+_live_/.test(key);
  return {
    isStandIn,
    isTest,
    pageOf: (id) => (isStandIn ? undefined : `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${id}`),
    createIntent: ({ account, amount, currency, fee = 0, capture, metadata, key: idempotencyKey }) =>
      ask(async ({ paymentIntents }) => {
        const intent = await paymentIntents.create(
          {
            amount: toStripe(amount, currency),
            currency: currency.toLowerCase(),
            capture_method: capture,
            automatic_payment_methods: { enabled: true },
            ...(fee > 0 && { application_fee_amount: toStripe(fee, currency) }),
            metadata: keyed(idempotencyKey, metadata),
          },
          { stripeAccount: account, idempotencyKey },
        );
        return intentOf(account, intent);
      }),
    readIntent: ({ account, id }) =>
      ask(async ({ paymentIntents }) =>
        intentOf(account, await paymentIntents.retrieve(id, {}, { stripeAccount: account })),
      ),
    findIntent: ({ account, since, key: callId }) =>
      ask(async ({ paymentIntents }) => {
        const list = paymentIntents.list({ created: { gte: seconds(since) }, limit: PAGE }, { stripeAccount: account });
        const found = await findMade(list, callId);
        return found && intentOf(account, found);
      }),
    confirmIntent: ({ account, id, card, key: idempotencyKey }) =>
      ask(async ({ paymentIntents }) =>
        intentOf(
          account,
          await paymentIntents.confirm(id, { payment_method: card }, { stripeAccount: account, idempotencyKey }),
        ),
      ),
    captureIntent: ({ account, id, amount, key: idempotencyKey }) =>
      ask(async ({ paymentIntents }) => {
        const asked = amount ? { amount_to_capture: toStripe(amount.amount, amount.currency) } : {};
        return intentOf(account, await paymentIntents.capture(id, asked, { stripeAccount: account, idempotencyKey }));
      }),
    cancelIntent: ({ account, id, key: idempotencyKey }) =>
      ask(async ({ paymentIntents }) =>
        intentOf(account, await paymentIntents.cancel(id, {}, { stripeAccount: account, idempotencyKey })),
      ),
    createRefund: ({ account, intentId, amount, currency, returnsFee, metadata, key: idempotencyKey }) =>
      ask(async ({ refunds }) => {
        const refund = await refunds.create(
          {
            payment_intent: intentId,
            amount: toStripe(amount, currency),
            ...(returnsFee && { refund_application_fee: true }),
            metadata: keyed(idempotencyKey, metadata),
          },
          { stripeAccount: account, idempotencyKey },
        );
        return refundOf(account, refund);
      }),
    readRefund: ({ account, id }) =>
      ask(async ({ refunds }) => refundOf(account, await refunds.retrieve(id, {}, { stripeAccount: account }))),
    findRefund: ({ account, intentId, key: callId }) =>
      ask(async ({ refunds }) => {
        const list = refunds.list({ payment_intent: intentId, limit: PAGE }, { stripeAccount: account });
        const found = await findMade(list, callId);
        return found && refundOf(account, found);
      }),
    readDispute: ({ account, id }) =>
      ask(async ({ disputes }) => disputeOf(account, await disputes.retrieve(id, {}, { stripeAccount: account }))),
    readBalance: (account) =>
      ask(async ({ balance, payouts }) => {
        const of = { stripeAccount: account };
        const [now, { data }] = await Promise.all([balance.retrieve({}, of), payouts.list({ limit: PAYOUTS }, of)]);
        return balanceOf(now, data);
      }),
    createAccount: ({ country, email, key: idempotencyKey }) =>
      ask(async ({ accounts }) => {
        const asked = { type: 'standard' as const, country, email, metadata: keyed(idempotencyKey) };
        return accountOf(await accounts.create(asked, { idempotencyKey }));
      }),
    readAccount: (id) => ask(async ({ accounts }) => accountOf(await accounts.retrieve(id))),
    findAccount: ({ since, key: callId }) =>
      ask(async ({ accounts }) => {
        const found = await findMade(accounts.list({ created: { gte: seconds(since) }, limit: PAGE }), callId);
        return found && accountOf(found);
      }),
    createAccountLink: ({ account, refreshUrl, returnUrl }) =>
      ask(async ({ accountLinks }) => {
        const asked = { account, refresh_url: refreshUrl, return_url: returnUrl, type: 'account_onboarding' as const };
        return (await accountLinks.create(asked)).url;
      }),
    createSubscriptionPage: ({ price, orgId, backUrl, key: idempotencyKey }) =>
      ask(async ({ checkout }) => {
        const asked = {
          ...{ mode: 'subscription' as const, line_items: [{ price, quantity: 1 }] },
          ...{ success_url: backUrl, cancel_url: backUrl },
          subscription_data: { metadata: { org_id: orgId } },
        };
        return (await checkout.sessions.create(asked, { idempotencyKey })).url ?? '';
      }),
    createPortalPage: ({ customer, backUrl }) =>
      ask(async ({ billingPortal }) => (await billingPortal.sessions.create({ customer, return_url: backUrl })).url),
    readSubscription: (id) => ask(async ({ subscriptions }) => subscriptionOf(await subscriptions.retrieve(id))),
    registerDomain: ({ account, domain, key: idempotencyKey }) =>
      ask(async ({ paymentMethodDomains }) => {
        const asked = { domain_name: domain };
        return (await paymentMethodDomains.create(asked, { stripeAccount: account, idempotencyKey })).id;
      }),
    readEvent: async (body, signature) => readSigned(await client(), body, signature, await secrets(), now()),
  };
}

async function open(key: string, address: () => Promise<URL>): Promise<Stripe> {
  const [{ default: Library }, { hostname, port, protocol }] = await Promise.all([import('stripe'), address()]);
  const isPlain = protocol === 'http:';
  return new Library(key, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
  });
}
