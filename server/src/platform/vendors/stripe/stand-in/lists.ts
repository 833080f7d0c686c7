import type { Reply } from './fault.js';
import type { Params } from './form.js';
import type { Kinds } from './shapes.js';
import type { Store } from './store.js';

const FEW = 10;
const MANY = 100;
const urls: Readonly<Record<keyof Kinds, string>> = {
  intent: '/v1/payment_intents',
  charge: '/v1/charges',
  refund: '/v1/refunds',
  dispute: '/v1/disputes',
  account: '/v1/accounts',
  domain: '/v1/payment_method_domains',
  session: '/v1/checkout/sessions',
  subscription: '/v1/subscriptions',
};

/** A page of objects, newest first. */
export async function listOf<K extends keyof Kinds>(
  store: Store,
  kind: K,
  params: Params,
  fits: (body: Kinds[K]) => boolean = () => true,
): Promise<Reply> {
  const since = new Date(Number(params.get('created[gte]') ?? 0) * 1000);
  const all = (await store.list(kind, since)).filter(fits);
  const after = params.get('starting_after');
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all;
  const data = rest.slice(0, Math.min(Number(params.get('limit') ?? FEW), MANY));
  return { status: 200, body: { object: 'list', data, has_more: rest.length > data.length, url: urls[kind] } };
}
