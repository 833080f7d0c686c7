import { DISPUTED, tryCard } from './cards.js';
import { disputeCharge } from './disputes.js';
import { invalid, missing, type Reply } from './fault.js';
import { metadataOf, optionalNumber, required, wholeNumber, type Params } from './form.js';
import type { Charge, Intent } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

const LEAST = 50;
const MOST = 99_999_999;

export async function createIntent(store: Store, params: Params): Promise<Reply> {
  const amount = wholeNumber(params, 'amount');
  const currency = required(params, 'currency');
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
  if (amount < LEAST) throw invalid('Amount must be at least 50 units', { code: 'amount_too_small', param: 'amount' });
  if (amount > MOST)
    throw invalid('Amount must be no more than 99999999', { code: 'amount_too_large', param: 'amount' });
  const fee = optionalNumber(params, 'application_fee_amount');
  if (fee !== undefined && fee > amount)
    throw invalid('The application fee cannot be greater than the amount.', { param: 'application_fee_amount' });
  const capture = params.get('capture_method') ?? 'automatic';
  if (capture !== 'automatic' && capture !== 'manual')
    throw invalid(`Invalid capture_method: ${capture}`, { param: 'capture_method' });
  const id = newId('pi');
  const intent = await store.add('intent', {
    ...{ id, object: 'payment_intent', created: secondsOf(store.now), livemode: false, metadata: metadataOf(params) },
    ...{ amount, amount_capturable: 0, amount_received: 0, currency, application_fee_amount: fee ?? null },
    automatic_payment_methods: params.get('automatic_payment_methods[enabled]') === 'true' ? { enabled: true } : null,
    ...{ canceled_at: null, cancellation_reason: null, capture_method: capture, confirmation_method: 'automatic' },
    client_secret: newId(`${id}_secret`),
    ...{ last_payment_error: null, latest_charge: null, next_action: null, payment_method: null },
    ...{ payment_method_types: ['card'], status: 'requires_payment_method' },
  });
  await store.report('payment_intent.created', intent);
  return { status: 200, body: intent };
}

export async function confirmIntent(store: Store, params: Params, id: string): Promise<Reply> {
  const intent = await store.read('intent', id, 'intent');
  const card = required(params, 'payment_method');
  const does = tryCard(card);
  if (!does) throw missing('PaymentMethod', card, 'payment_method');
  assertStatus(intent, 'confirm', ['requires_payment_method', 'requires_action']);
  if (does === 'pays') return { status: 200, body: await pay(store, { ...intent, payment_method: card }) };
  if (does === 'asks') {
    const url = `${store.base}/authenticate/${store.account}/${id}`;
    const next_action = { type: 'redirect_to_url' as const, redirect_to_url: { url, return_url: null } };
    const asked: Intent = { ...intent, payment_method: card, status: 'requires_action', next_action };
    await store.report('payment_intent.requires_action', await store.write('intent', asked));
    return { status: 200, body: asked };
  }
  const failed: Intent = { ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: does };
  await store.report('payment_intent.payment_failed', await store.write('intent', failed));
  return { status: 402, body: { error: { ...does, payment_intent: failed } } };
}

/** The money moves, or is reserved. */
export async function pay(store: Store, intent: Intent): Promise<Intent> {
  const isManual = intent.capture_method === 'manual';
  const { amount, currency, metadata, application_fee_amount: fee } = intent;
  const charge: Charge = await store.add('charge', {
    ...{ id: newId('ch'), object: 'charge', created: secondsOf(store.now), livemode: false, metadata },
    ...{ amount, amount_captured: isManual ? 0 : amount, amount_refunded: 0, application_fee_amount: fee },
    ...{ fee_refunded: 0, billing_details: { address: null, email: null, name: null, phone: null } },
    ...{ captured: !isManual, currency, disputed: false, paid: true, payment_intent: intent.id },
    ...{ payment_method: intent.payment_method ?? '', refunded: false, status: 'succeeded' },
  });
  const paid = await store.write('intent', {
    ...{ ...intent, latest_charge: charge.id, next_action: null, last_payment_error: null },
    ...(isManual
      ? { status: 'requires_capture', amount_capturable: amount }
      : { status: 'succeeded', amount_received: amount }),
  });
  await store.report('charge.succeeded', charge);
  await store.report(isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid);
  if (intent.payment_method === DISPUTED && !isManual) await disputeCharge(store, charge);
  return paid;
}

export async function captureIntent(store: Store, params: Params, id: string): Promise<Reply> {
  const intent = await store.read('intent', id, 'intent');
  assertStatus(intent, 'capture', ['requires_capture']);
  const amount = optionalNumber(params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalid('The amount to capture is not available.', { code: 'amount_too_large', param: 'amount_to_capture' });
  const charge = await store.read('charge', intent.latest_charge ?? '');
  await store.write('charge', { ...charge, amount_captured: amount, captured: true });
  const body: Intent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount };
  await store.report('payment_intent.succeeded', await store.write('intent', body));
  return { status: 200, body };
}

export async function cancelIntent(store: Store, _params: Params, id: string): Promise<Reply> {
  const intent = await store.read('intent', id, 'intent');
  assertStatus(intent, 'cancel', ['requires_payment_method', 'requires_action', 'requires_capture']);
  const ended = { canceled_at: secondsOf(store.now), amount_capturable: 0, next_action: null };
  const body: Intent = { ...intent, ...ended, status: 'canceled' };
  await store.report('payment_intent.canceled', await store.write('intent', body));
  return { status: 200, body };
}

function assertStatus({ status }: Intent, what: string, fine: readonly Intent['status'][]): void {
  if (fine.includes(status)) return;
  const message = `You cannot ${what} this PaymentIntent because it has a status of ${status}.`;
  throw invalid(message, { code: 'payment_intent_unexpected_state' });
}
