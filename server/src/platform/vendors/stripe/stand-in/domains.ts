import type { Reply } from './fault.js';
import { required, type Params } from './form.js';
import type { PaymentDomain } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

const active = { status: 'active' } as const;

/** Registers where wallets are shown. One that is registered stays as it is. */
export async function createDomain(store: Store, params: Params): Promise<Reply> {
  const domain_name = required(params, 'domain_name');
  const [there] = (await store.list('domain')).filter(({ domain_name: name }) => name === domain_name);
  return { status: 200, body: there ?? (await store.add('domain', domainOf(store, domain_name))) };
}

const domainOf = ({ now }: Store, domain_name: string): PaymentDomain => ({
  ...{ id: newId('pmd'), object: 'payment_method_domain', created: secondsOf(now), livemode: false },
  ...{ domain_name, enabled: true },
  ...{ amazon_pay: active, apple_pay: active, google_pay: active, klarna: active, link: active, paypal: active },
});
