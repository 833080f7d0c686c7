import type { Api } from '@swapt/shared/contract';
import type { Handlers } from '../../platform/http/handler.js';
import { accountState } from '../connected-accounts/connected-accounts.service.js';
import { squareState } from '../square/square.service.js';

type Integration = Api['integrations.controller']['out']['data'][number];

/** Every service that Swapt is meant to work with. What cannot be connected yet is not connected. */
const integrations = [
  ['shopify', 'Shopify', 'storefront', 'Imports products and discounts from your Shopify shop and sends orders to it.'],
  ['klaviyo', 'Klaviyo', 'marketing', 'Adds people who give you their address to your lists and groups.'],
  ['loyalty', 'Loyalty points', 'loyalty', 'Awards and redeems points in your loyalty program.'],
  ['event-messaging', 'Event messaging', 'messaging', 'Sends what customers do to your messaging service as events.'],
  ['sheets', 'Spreadsheet', 'data', 'Adds form answers to a spreadsheet, row by row.'],
  ['stripe', 'Card payments', 'payments', 'Takes card payments and pays them out to your account.'],
  ['square', 'Square', 'payments', 'Takes payments through your Square account.'],
  ['sms', 'Text messages', 'messaging', 'Sends and receives text messages with a number of your own.'],
  ['maps', 'Maps', 'maps', 'Shows places on a map and finds addresses.'],
  ['storage', 'Cloud storage', 'data', 'Stores pictures and files in the cloud.'],
] as const satisfies readonly [id: string, name: string, category: Integration['category'], purpose: string][];

export const integrationsHandlers: Handlers<'integrations.controller'> = {
  'integrations.controller': async ({ tx, services, orgId }) => {
    const states: Partial<Record<string, Integration['state']>> = {
      stripe: await accountState(tx, services, orgId),
      square: await squareState(tx, services, orgId),
    };
    return {
      data: integrations.map(([id, name, category, purpose]) => ({
        ...{ id, name, category, purpose },
        state: states[id] ?? 'not_connected',
      })),
    };
  },
};
