import * as value from '../../settings/setting-values.js';
import { defineVendor } from '../define-vendor.js';
import { squareWebhookPath } from '../vendor-paths.js';
import { square } from './square.js';
import type { SquarePayments } from './square-payments.js';
import type { SquareStandIn } from './stand-in/stand-in.js';

const home = 'https://connect.squareup.com';
const sandbox = 'https://connect.squareupsandbox.com';
const isSandbox = (appId: string) => appId.startsWith('sandbox-');
const homeOf = (appId: string) => (isSandbox(appId) ? sandbox : home);

interface Values {
  squareAppId: string;
  squareAppSecret: string;
  squareUrl: string | undefined;
  squareWebhookKey: string[];
  squareTest: boolean;
}

export const squarePayments = defineVendor({
  settings: {
    squareAppId: {
      env: 'SWAPT_SQUARE_APP_ID',
      initial: '',
      shown: 'a stand-in without real money, in production none',
      about:
        'The application id of this installation at Square, such as sq0idp-…. Its redirect URL is `/v1/integrations/square/callback`.',
      parse: value.text,
    },
    squareAppSecret: {
      env: 'SWAPT_SQUARE_APP_SECRET',
      initial: '',
      about: 'The application secret that goes with it.',
      parse: value.text,
    },
    squareUrl: {
      env: 'SWAPT_SQUARE_URL',
      initial: '',
      shown: 'Square itself, or its sandbox',
      about: 'The address of Square. The secret of a real application is sent to no other one.',
      parse: value.optional(value.webAddress),
    },
    squareWebhookKey: {
      env: 'SWAPT_SQUARE_WEBHOOK_KEY',
      initial: '',
      about: 'The signature key of events, posted to `/v1/integrations/square/webhook`.',
      parse: value.list(value.text),
    },
    squareTest: {
      env: 'SWAPT_SQUARE_TEST',
      initial: 'off',
      about:
        'Whether a production server may use an application of Square’s sandbox, with which nobody pays real money.',
      parse: value.isOn,
    },
  },
  /** With an application it is Square; without one the stand-in, where there is any. */
  make: (
    { squareAppId: appId, squareAppSecret: appSecret, squareUrl, squareWebhookKey }: Values,
    publicUrl: string,
    standIn: SquareStandIn | undefined,
  ): SquarePayments | undefined => {
    const webhookUrl = `${publicUrl}${squareWebhookPath}`;
    if (appId !== '')
      return square({
        ...{ appId, appSecret, isStandIn: false, isTest: isSandbox(appId), webhookUrl },
        address: async () => new URL(squareUrl ?? homeOf(appId)),
        webhookKeys: async () => squareWebhookKey,
      });
    return standIn && square({ ...standIn, isStandIn: true, isTest: true, webhookUrl });
  },
});

/** Settings that do not go together: the setting, and why the start is refused. */
export function squareRefusals(
  { squareAppId: appId, squareAppSecret: secret, squareUrl, squareTest }: Values,
  isProduction: boolean,
): [name: string, reason: string][] {
  if (appId === '') return secret === '' ? [] : [['SWAPT_SQUARE_APP_ID', 'is missing: it goes with the secret']];
  if (!/^(sandbox-)?sq0id[a-z]-/.test(appId))
    return [['SWAPT_SQUARE_APP_ID', 'must be an application id of Square: sq0idp-…']];
  if (secret === '') return [['SWAPT_SQUARE_APP_SECRET', 'is missing: it goes with the application id']];
  if (secret.startsWith('sandbox-') !== isSandbox(appId))
    return [['SWAPT_SQUARE_APP_SECRET', 'is of another application: one of the two is of the sandbox']];
  if (!isSandbox(appId) && squareUrl !== undefined && squareUrl !== home)
    return [['SWAPT_SQUARE_URL', 'must be Square itself for a real application']];
  if (!isSandbox(appId) || !isProduction || squareTest) return [];
  return [
    ['SWAPT_SQUARE_APP_ID', 'is of the sandbox, with which nobody pays: set SWAPT_SQUARE_TEST=on if that is meant'],
  ];
}
