import { Type } from 'typebox';
import type { CardPayment } from '@swapt/shared/contract';
import { captureModes, type CardCharge } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { attemptTogether } from '../../platform/vendor-calls/attempt-call.js';
import { defineVendorCall, queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import type { CardIntent } from '../../platform/vendors/stripe/card-payments.js';
import { cardService, chargingAccount, toFailure } from '../connected-accounts/connected-accounts.service.js';
import type { OrderRow } from '../orders/orders.service.js';
import { priceIn } from '../stores/stores.service.js';
import { askForShopper } from './ask-for-shopper.js';
import { captureOf } from './payment-options.js';
import { insertPayment, selectOpenPayment, selectPayment, writeIntent, writeState } from './payments.sql.js';

const HOUR_MS = 3600_000;
const firstCheckMs = 120_000;

const made = (intent: CardIntent) => ({ ref: intent.id, reply: intent });

/** Asks the card service for a payment of exactly what an order still costs. */
export const createIntent = defineVendorCall({
  ...{ vendor: 'stripe', operation: 'intent', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({
    account: Type.String(),
    order_id: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
    capture: Type.Enum([...captureModes]),
  }),
  send: async ({ callId: key, orgId, subjectId, request: { order_id, ...asked } }, services) => {
    const metadata = { org_id: orgId, order_id, payment_id: subjectId };
    return made(await cardService(services).createIntent({ ...asked, key, metadata }));
  },
  find: async ({ callId: key, request: { account }, queuedAt: since }, services) => {
    const intent = await cardService(services).findIntent({ account, key, since });
    return intent && made(intent);
  },
  end: async (tx, { orgId, subjectId: id }, outcome, { now }) => {
    if (outcome.state === 'done') await writeIntent(tx, orgId, id, outcome.ref, now());
    else await writeState(tx, orgId, id, { state: 'failed', failure: outcome.error }, now());
  },
});

/** An order’s open payment, begun where there is none; its call waits to be sent. One of another amount is given up for it. */
export async function startPayment(
  tx: Tx,
  services: Services,
  orgId: string,
  { order_id: orderId, status, total, paid, currency }: OrderRow,
  charge: CardCharge,
): Promise<{ paymentId: string; callId: string }> {
  const amount = total - paid;
  const now = services.now();
  const account = await chargingAccount(tx, services, orgId);
  if (account === undefined) throw new AppError('payment.no_card');
  const capture = status === 'pending' ? captureOf(charge) : 'automatic';
  const request = { account, order_id: orderId, amount, currency, capture };
  const begin = async (id: string) => {
    const subject = { kind: 'payment', id };
    const callId = await queueCall(tx, createIntent, { orgId, subject, request, now, isSentAtOnce: true });
    return { paymentId: id, callId };
  };
  const [open] = await selectOpenPayment(tx, orgId, orderId);
  // It stays as it was begun, whatever the store says of charging since.
  if (open?.amount === amount && open.account === account) return begin(open.payment_id);
  if (open) throw new AppError('payment.open');
  const paymentId = uuidv7(now);
  const nextCheckAt = new Date(now.getTime() + firstCheckMs);
  await insertPayment(tx, orgId, { paymentId, orderId, account, amount, currency, capture, now, nextCheckAt });
  return begin(paymentId);
}

interface Started {
  orgId: string;
  paymentId: string;
  callId: string;
  /** In which who pays reads. */
  locale: string;
}

/** The payment as a browser needs it, once its change is committed. */
export async function openPayment(
  services: Services,
  { orgId, paymentId, callId, locale }: Started,
): Promise<CardPayment> {
  const port = cardService(services);
  const found = await attemptTogether(services, createIntent, { orgId, callId });
  if (found.state === 'waiting') throw new AppError('payment.unavailable');
  // Why, the log says and the payment itself, to the team.
  if (found.state === 'failed') throw new AppError('payment.refused');
  const [payment] = await services.db.org(orgId, (tx) => selectPayment(tx, orgId, paymentId));
  if (!payment) throw new AppError('order.not_found');
  const asked = { account: payment.account, id: found.ref };
  const intent = found.reply ?? (await askForShopper(services, () => port.readIntent(asked)));
  return toCardPayment(services, { paymentId, locale }, intent);
}

export function toCardPayment(
  services: Services,
  { paymentId, locale }: Pick<Started, 'paymentId' | 'locale'>,
  { state, amount, currency, clientSecret, account, actionUrl, failure }: CardIntent,
): CardPayment {
  const { isTest, isStandIn } = cardService(services);
  return {
    ...{ payment_id: paymentId, state, account, client_secret: clientSecret },
    amount: priceIn(currency, locale)(amount),
    ...{ is_test: isTest, is_stand_in: isStandIn, action_url: actionUrl ?? null },
    failure: toFailure(failure),
  };
}
