import { type Reply } from './fault.js';
import { metadataOf, required, type Params } from './form.js';
import type { ConnectedAccount } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

const asked = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];
const LINK_S = 300;

const requirements = (due: string[]): ConnectedAccount['requirements'] => ({
  ...{ alternatives: [], current_deadline: null, currently_due: due, eventually_due: due, errors: [], past_due: [] },
  ...{ pending_verification: [], disabled_reason: due.length > 0 ? 'requirements.past_due' : null },
});

export async function createAccount(store: Store, params: Params): Promise<Reply> {
  const account = await store.add('account', {
    ...{ id: newId('acct').slice(0, 21), object: 'account', type: 'standard', created: secondsOf(store.now) },
    ...{ country: required(params, 'country'), email: params.get('email') ?? null, metadata: metadataOf(params) },
    ...{ charges_enabled: false, payouts_enabled: false, details_submitted: false, requirements: requirements(asked) },
  });
  return { status: 200, body: account };
}

export async function createAccountLink(store: Store, params: Params): Promise<Reply> {
  const { id } = await store.read('account', required(params, 'account'), 'account');
  required(params, 'refresh_url');
  const back = encodeURIComponent(required(params, 'return_url'));
  const created = secondsOf(store.now);
  const url = `${store.base}/setup/${id}?until=${created + LINK_S}&back=${back}`;
  return { status: 200, body: { object: 'account_link', created, expires_at: created + LINK_S, url } };
}

/** The shop has answered everything. */
export async function completeAccount(store: Store, id: string): Promise<void> {
  const account = await store.read('account', id);
  const done = {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    requirements: requirements([]),
  };
  await store.report('account.updated', await store.write('account', { ...account, ...done }));
}
