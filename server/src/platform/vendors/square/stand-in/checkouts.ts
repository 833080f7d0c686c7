import { money, part, text, type Body } from './body.js';
import { deviceOf } from './devices.js';
import { invalid, type Reply } from './fault.js';
import { appId } from './oauth.js';
import type { Checkout, Payment } from './shapes.js';
import { newId, type Store } from './store.js';

const DEADLINE_MS = 5 * 60_000;

/** What a shopper does at the terminal: pays, goes away, or holds a card to it that the bank declines. */
export const outcomes = ['paid', 'canceled', 'declined'] as const;
export type Outcome = (typeof outcomes)[number];

export async function createCheckout(store: Store, body: Body): Promise<Reply> {
  const asked = part(body, 'checkout');
  const options = part(asked, 'device_options');
  const device = await deviceOf(store, text(options, 'device_id'));
  const location = await store.read('location', device.location_id);
  const amount_money = money(asked, 'amount_money');
  if (amount_money.currency !== location.currency)
    throw invalid('INVALID_VALUE', `This location takes payments in ${location.currency}.`);
  const at = store.now.toISOString();
  const checkout = await store.add('checkout', {
    ...{ id: newId(16), amount_money, status: 'PENDING', payment_ids: [], app_id: appId, payment_type: 'CARD_PRESENT' },
    ...{ location_id: location.id, created_at: at, updated_at: at },
    ...('reference_id' in asked && { reference_id: text(asked, 'reference_id') }),
    ...('payment_options' in asked && { payment_options: part(asked, 'payment_options') }),
    device_options: {
      device_id: device.device_id ?? '',
      ...('tip_settings' in options && { tip_settings: part(options, 'tip_settings') }),
      ...('skip_receipt_screen' in options && { skip_receipt_screen: options.skip_receipt_screen === true }),
    },
  });
  await report(store, 'created', checkout);
  return { status: 200, body: { checkout } };
}

const report = (store: Store, what: 'created' | 'updated', checkout: Checkout) =>
  store.report(`terminal.checkout.${what}`, { type: 'checkout.event', id: checkout.id, object: { checkout } });

async function change(store: Store, checkout: Checkout, changes: Partial<Checkout>): Promise<Checkout> {
  const changed = await store.write('checkout', { ...checkout, ...changes, updated_at: store.now.toISOString() });
  await report(store, 'updated', changed);
  return changed;
}

/** One that nobody paid for five minutes ends by itself. */
export async function readCheckout(store: Store, id: string): Promise<Checkout> {
  const checkout = await store.read('checkout', id);
  const isLate = store.now.getTime() - new Date(checkout.created_at).getTime() > DEADLINE_MS;
  if (checkout.status !== 'PENDING' || !isLate) return checkout;
  return change(store, checkout, { status: 'CANCELED', cancel_reason: 'TIMED_OUT' });
}

const isOpen = ({ status }: Checkout) => status === 'PENDING' || status === 'IN_PROGRESS';

export async function cancelCheckout(store: Store, id: string): Promise<Reply> {
  const checkout = await readCheckout(store, id);
  if (!isOpen(checkout)) throw invalid('BAD_REQUEST', `A checkout that is ${checkout.status} cannot be canceled.`);
  const canceled = await change(store, checkout, { status: 'CANCELED', cancel_reason: 'SELLER_CANCELED' });
  return { status: 200, body: { checkout: canceled } };
}

export async function searchCheckouts(store: Store, body: Body): Promise<Reply> {
  const filter = 'query' in body ? part(part(body, 'query'), 'filter') : {};
  const { device_id: device } = filter;
  const checkouts = (await store.list('checkout')).filter(
    ({ device_options: of }) => !device || of.device_id === device,
  );
  return { status: 200, body: { checkouts } };
}

/** What waits on a terminal. */
export async function openCheckouts(store: Store): Promise<Checkout[]> {
  const found: Checkout[] = [];
  for (const { id } of await store.list('checkout')) found.push(await readCheckout(store, id));
  return found.filter(isOpen);
}

export async function endCheckout(store: Store, id: string, outcome: Outcome): Promise<void> {
  const checkout = await readCheckout(store, id);
  if (!isOpen(checkout)) throw invalid('BAD_REQUEST', 'Nothing is to be paid any more.');
  if (outcome === 'canceled') {
    await change(store, checkout, { status: 'CANCELED', cancel_reason: 'BUYER_CANCELED' });
    return;
  }
  const payment = await addPayment(store, checkout, outcome === 'paid' ? 'COMPLETED' : 'FAILED');
  // After a card that was declined the terminal waits for another one.
  const status = outcome === 'paid' ? 'COMPLETED' : 'IN_PROGRESS';
  await change(store, checkout, { status, payment_ids: [...checkout.payment_ids, payment.id] });
}

async function addPayment(store: Store, checkout: Checkout, status: Payment['status']): Promise<Payment> {
  const at = store.now.toISOString();
  const { amount_money, location_id, reference_id, id } = checkout;
  const payment = await store.add('payment', {
    ...{ id: newId(32), created_at: at, updated_at: at, amount_money, total_money: amount_money, status, location_id },
    ...{ source_type: 'CARD', terminal_checkout_id: id, ...(reference_id !== undefined && { reference_id }) },
    card_details: { status: status === 'COMPLETED' ? 'CAPTURED' : 'FAILED', entry_method: 'CONTACTLESS' },
  });
  await store.report('payment.created', { type: 'payment', id: payment.id, object: { payment } });
  return payment;
}
