import { readFileSync } from 'node:fs';
import * as value from '../../settings/setting-values.js';
import { defineVendor } from '../define-vendor.js';
import type { CardPayments } from './card-payments.js';
import type { StandIn } from './stand-in/stand-in.js';
import { stripe } from './stripe.js';

const home = 'https://api.stripe.com';
const secrets = value.list(value.text);
const isTestKey = (key: string) => !/^[a-z]+_live_/.test(key);

interface Values {
  stripeUrl: string;
  stripeKey: string;
  stripeWebhookSecret: string[];
  stripeConnectSecret: string[];
  stripeTest: boolean;
  subscriptionPrice: string;
  walletDomainFile: string | undefined;
}

export const cardPayments = defineVendor({
  settings: {
    stripeKey: {
      env: 'SWAPT_STRIPE_KEY',
      initial: '',
      shown: 'a stand-in without real money, in production none',
      about: 'The secret key of the installation’s account at Stripe, which takes card payments for shops.',
      parse: value.text,
    },
    stripeUrl: {
      env: 'SWAPT_STRIPE_URL',
      initial: home,
      about: 'The address of Stripe. A live key is sent to no other one.',
      parse: value.webAddress,
    },
    stripeWebhookSecret: {
      env: 'SWAPT_STRIPE_WEBHOOK_SECRET',
      initial: '',
      about: 'The signing secret of events of the account itself, posted to `/v1/payment/webhook`.',
      parse: secrets,
    },
    stripeConnectSecret: {
      env: 'SWAPT_STRIPE_CONNECT_SECRET',
      initial: '',
      about: 'The signing secret of events of connected accounts, posted to the same address.',
      parse: secrets,
    },
    stripeTest: {
      env: 'SWAPT_STRIPE_TEST',
      initial: 'off',
      about: 'Whether a production server may use a test key of Stripe, with which nobody pays real money.',
      parse: value.isOn,
    },
    subscriptionPrice: {
      env: 'SWAPT_STRIPE_SUBSCRIPTION_PRICE',
      initial: '',
      shown: 'none, so that organizations pay nothing',
      about: 'The price at Stripe, such as price_1Q…, that organizations subscribe to for using this installation.',
      parse: value.text,
    },
    walletDomainFile: {
      env: 'SWAPT_WALLET_DOMAIN_FILE',
      initial: '',
      shown: 'none',
      about:
        'The file by which Apple Pay knows this host, as the card service gives it out; served at `/.well-known/apple-developer-merchantid-domain-association`.',
      parse: value.optional(value.file((path) => readFileSync(path))),
    },
  },
  /** With a key it is Stripe; without one the stand-in, where there is any. */
  make: (values: Values, standIn: StandIn | undefined, now: () => Date): CardPayments | undefined => {
    const { stripeKey: key, stripeUrl, stripeWebhookSecret: own, stripeConnectSecret: connected } = values;
    if (key !== '')
      return stripe({
        ...{ key, isStandIn: false, now },
        address: async () => new URL(stripeUrl),
        secrets: async () => ({ own, connected }),
      });
    return standIn && stripe({ key: 'sk_test_standin', isStandIn: true, now, ...standIn });
  },
});

/** Settings that do not go together: the setting, and why the start is refused. */
export function stripeRefusals(
  { stripeKey: key, stripeUrl, stripeTest }: Values,
  isProduction: boolean,
): [name: string, reason: string][] {
  if (key === '') return [];
  if (!/^(sk|rk)_(test|live)_/.test(key)) return [['SWAPT_STRIPE_KEY', 'must be a secret key of Stripe: sk_live_…']];
  if (!isTestKey(key)) return stripeUrl === home ? [] : [['SWAPT_STRIPE_URL', 'must be Stripe itself for a live key']];
  if (!isProduction || stripeTest) return [];
  return [['SWAPT_STRIPE_KEY', 'is a test key, with which nobody pays: set SWAPT_STRIPE_TEST=on if that is meant']];
}
