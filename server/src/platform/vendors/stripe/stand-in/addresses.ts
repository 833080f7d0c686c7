import { createAccount, createAccountLink } from './accounts.js';
import { createDomain } from './domains.js';
import { createPortal, createSession } from './subscriptions.js';
import type { Reply } from './fault.js';
import { required, type Params } from './form.js';
import { cancelIntent, captureIntent, confirmIntent, createIntent } from './intents.js';
import { acceptDispute, answerDispute } from './disputes.js';
import { listOf } from './lists.js';
import { listPayouts, readBalance } from './payouts.js';
import { createRefund } from './refunds.js';
import type { Store } from './store.js';

export interface Address {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Whether it is about things of a shop's account, which the request has to name. */
  isOfShop: boolean;
  /** Names of parameters; `metadata[]` stands for any in brackets. */
  params: readonly string[];
  answer: (store: Store, params: Params, id: string) => Promise<Reply>;
}

const intents = '/v1/payment_intents';
const made = ['metadata[]', 'expand[]'];
const paged = ['limit', 'starting_after', 'created[]'];
const shown =
  (kind: 'intent' | 'refund' | 'dispute' | 'account' | 'subscription') =>
  async (store: Store, _: Params, id: string): Promise<Reply> => ({ status: 200, body: await store.read(kind, id) });
const exactly = (path: string) => new RegExp(`^${path}$`);
const withId = (path: string, end = '') => exactly(`${path}/([A-Za-z]+_[A-Za-z0-9]+)${end}`);

/** What the stand-in can be asked for. */
export const addresses: readonly Address[] = [
  {
    ...{ method: 'POST', path: exactly(intents), isOfShop: true, answer: createIntent },
    params: [
      ...['amount', 'currency', 'capture_method', 'automatic_payment_methods[]', 'application_fee_amount'],
      ...made,
    ],
  },
  {
    ...{ method: 'GET', path: exactly(intents), isOfShop: true, params: paged },
    answer: (store, params) => listOf(store, 'intent', params),
  },
  { method: 'GET', path: withId(intents), isOfShop: true, params: [], answer: shown('intent') },
  {
    ...{ method: 'POST', path: withId(intents, '/confirm'), isOfShop: true, answer: confirmIntent },
    params: ['payment_method'],
  },
  {
    ...{ method: 'POST', path: withId(intents, '/capture'), isOfShop: true, answer: captureIntent },
    params: ['amount_to_capture'],
  },
  { method: 'POST', path: withId(intents, '/cancel'), isOfShop: true, params: [], answer: cancelIntent },
  {
    ...{ method: 'POST', path: exactly('/v1/refunds'), isOfShop: true, answer: createRefund },
    params: ['payment_intent', 'amount', 'refund_application_fee', ...made],
  },
  {
    ...{ method: 'GET', path: exactly('/v1/refunds'), isOfShop: true, params: ['payment_intent', ...paged] },
    answer: (store, params) => {
      const intentId = required(params, 'payment_intent');
      return listOf(store, 'refund', params, ({ payment_intent: of }) => of === intentId);
    },
  },
  { method: 'GET', path: withId('/v1/refunds'), isOfShop: true, params: [], answer: shown('refund') },
  { method: 'GET', path: withId('/v1/disputes'), isOfShop: true, params: [], answer: shown('dispute') },
  {
    ...{ method: 'POST', path: withId('/v1/disputes'), isOfShop: true, answer: answerDispute },
    params: ['evidence[]', 'submit'],
  },
  { method: 'POST', path: withId('/v1/disputes', '/close'), isOfShop: true, params: [], answer: acceptDispute },
  { method: 'GET', path: exactly('/v1/balance'), isOfShop: true, params: [], answer: readBalance },
  { method: 'GET', path: exactly('/v1/payouts'), isOfShop: true, params: paged, answer: listPayouts },
  {
    ...{ method: 'POST', path: exactly('/v1/accounts'), isOfShop: false, answer: createAccount },
    params: ['type', 'country', 'email', ...made],
  },
  {
    ...{ method: 'GET', path: exactly('/v1/accounts'), isOfShop: false, params: paged },
    answer: (store, params) => listOf(store, 'account', params),
  },
  { method: 'GET', path: withId('/v1/accounts'), isOfShop: false, params: [], answer: shown('account') },
  {
    ...{ method: 'POST', path: exactly('/v1/account_links'), isOfShop: false, answer: createAccountLink },
    params: ['account', 'refresh_url', 'return_url', 'type'],
  },
  {
    ...{ method: 'POST', path: exactly('/v1/payment_method_domains'), isOfShop: true, answer: createDomain },
    params: ['domain_name'],
  },
  {
    ...{ method: 'POST', path: exactly('/v1/checkout/sessions'), isOfShop: false, answer: createSession },
    params: ['mode', 'success_url', 'cancel_url', 'line_items[]', 'subscription_data[]'],
  },
  {
    ...{ method: 'POST', path: exactly('/v1/billing_portal/sessions'), isOfShop: false, answer: createPortal },
    params: ['customer', 'return_url'],
  },
  { method: 'GET', path: withId('/v1/subscriptions'), isOfShop: false, params: [], answer: shown('subscription') },
];
