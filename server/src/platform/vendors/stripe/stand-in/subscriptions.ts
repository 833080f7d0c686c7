import { invalid, type Reply } from './fault.js';
import { required, type Params } from './form.js';
import type { Subscription } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

const MONTH_S = 30 * 86_400;

/** A page on which somebody subscribes. */
export async function createSession(store: Store, params: Params): Promise<Reply> {
  if (required(params, 'mode') !== 'subscription') throw invalid('Only subscriptions are made here', { param: 'mode' });
  const id = newId('cs');
  const session = await store.add('session', {
    ...{ id, object: 'checkout.session', created: secondsOf(store.now), livemode: false, mode: 'subscription' },
    ...{ status: 'open', url: `${store.base}/subscribe/${id}`, success_url: required(params, 'success_url') },
    ...{ cancel_url: params.get('cancel_url') ?? null, price: required(params, 'line_items[0][price]') },
    metadata: { org_id: params.get('subscription_data[metadata][org_id]') ?? '' },
  });
  return { status: 200, body: session };
}

/** Somebody said yes on it; where they go then. */
export async function completeSession(store: Store, id: string): Promise<string | undefined> {
  const session = await store.read('session', id);
  if (session.status !== 'open') return undefined;
  await store.write('session', { ...session, status: 'complete' });
  const subscription: Subscription = {
    ...{ id: newId('sub'), object: 'subscription', created: secondsOf(store.now), livemode: false },
    ...{ status: 'active', customer: newId('cus'), cancel_at_period_end: false, metadata: session.metadata },
    items: { object: 'list', data: [{ id: newId('si'), current_period_end: secondsOf(store.now) + MONTH_S }] },
  };
  await store.report('customer.subscription.created', await store.add('subscription', subscription));
  return session.success_url;
}

/** A page on which somebody manages what they subscribed to. */
export async function createPortal(store: Store, params: Params): Promise<Reply> {
  const customer = required(params, 'customer');
  const back = encodeURIComponent(required(params, 'return_url'));
  const url = `${store.base}/portal/${customer}?back=${back}`;
  const body = { id: newId('bps'), object: 'billing_portal.session', created: secondsOf(store.now), customer, url };
  return { status: 200, body };
}

/** Somebody ended it there. */
export async function endSubscription(store: Store, customer: string): Promise<void> {
  const [found] = (await store.list('subscription')).filter(
    (one) => one.customer === customer && one.status === 'active',
  );
  if (!found) return;
  const ended = await store.write('subscription', { ...found, status: 'canceled' });
  await store.report('customer.subscription.deleted', ended);
}
