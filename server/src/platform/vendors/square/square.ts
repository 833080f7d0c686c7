import type { SquareClient } from 'square';
import { refuseInTransaction } from '../../db/transaction.js';
import { asVendorError } from './square-errors.js';
import { readSigned } from './square-event.js';
import { squareScopes, type SquarePayments } from './square-payments.js';
import * as shapes from './square-shapes.js';

/** Shorter than the lease of a call. */
const TIMEOUT_S = 20;
const DAY_MS = 24 * 3600_000;

export interface SquareSettings {
  appId: string;
  appSecret: string;
  isStandIn: boolean;
  isTest: boolean;
  /** Where it is; asked once, when it is first needed. */
  address: () => Promise<URL>;
  /** By what reports are signed, several during a change. */
  webhookKeys: () => Promise<readonly string[]>;
  /** Where reports are posted to, as Square knows it: it signs the address, too. */
  webhookUrl: string;
}

const product = 'TERMINAL_API' as const;
const money = (amount: number, currency: string) => ({
  amount: BigInt(amount),
  // The parse edge: stores have currencies of ISO 4217, and Square says itself where it does not take one.
  currency: currency as NonNullable<Parameters<SquareClient['refunds']['refundPayment']>[0]['amountMoney']['currency']>,
});

/** Square, by its own library, which is loaded when it is first used. Nothing is repeated by it: calls are, by their keys. */
export function square({
  appId: clientId,
  appSecret: clientSecret,
  isStandIn,
  isTest,
  address,
  webhookKeys,
  webhookUrl: url,
}: SquareSettings): SquarePayments {
  async function ask<T>(token: string, work: (client: SquareClient) => Promise<T>): Promise<T> {
    refuseInTransaction('a call of Square');
    try {
      const [library, { origin }] = await Promise.all([import('square'), address()]);
      const options = { token, baseUrl: origin, maxRetries: 0, timeoutInSeconds: TIMEOUT_S };
      return await work(new library.SquareClient(options));
    } catch (error) {
      throw asVendorError(error);
    }
  }
  const asApp = { headers: { Authorization: `Client ${clientSecret}` } };
  const { said } = shapes;

  return {
    ...{ isStandIn, isTest },
    authorizeUrl: async ({ state, redirectUri }) => {
      const asked = new URL('/oauth2/authorize', await address());
      const fields = { client_id: clientId, scope: squareScopes.join(' '), state, redirect_uri: redirectUri };
      for (const [name, value] of Object.entries(fields)) asked.searchParams.set(name, value);
      // Whoever is signed in there is asked who they are; the sandbox does not know this.
      if (!isTest || isStandIn) asked.searchParams.set('session', 'false');
      return asked.href;
    },
    obtainTokens: ({ code, redirectUri }) =>
      ask('', async ({ oAuth }) => {
        const asked = { clientId, clientSecret, code, redirectUri, grantType: 'authorization_code' };
        return shapes.tokensOf(await oAuth.obtainToken(asked));
      }),
    refreshTokens: (refreshToken) =>
      ask('', async ({ oAuth }) =>
        shapes.tokensOf(await oAuth.obtainToken({ clientId, clientSecret, refreshToken, grantType: 'refresh_token' })),
      ),
    readGrant: (token) => ask(token, async ({ oAuth }) => shapes.grantOf(await oAuth.retrieveTokenStatus())),
    revoke: (asked) =>
      ask('', async ({ oAuth }) => {
        const what = 'merchantId' in asked ? asked : { ...asked, revokeOnlyAccessToken: true };
        await oAuth.revokeToken({ clientId, ...what }, asApp);
      }),
    readMerchant: (token) =>
      ask(token, async ({ merchants }) => {
        const { merchant } = await merchants.get({ merchantId: 'me' });
        return shapes.merchantOf(said(merchant, 'merchant'));
      }),
    listLocations: (token) =>
      ask(token, async ({ locations }) => ((await locations.list()).locations ?? []).map(shapes.locationOf)),
    listDevices: ({ token, locationId }) =>
      ask(token, async ({ devices }) => {
        const found = [];
        for await (const code of await devices.codes.list({ locationId, productType: product })) found.push(code);
        return found.map(shapes.deviceOf);
      }),
    createDeviceCode: ({ token, key: idempotencyKey, locationId, name }) =>
      ask(token, async ({ devices }) => {
        const deviceCode = { productType: product, locationId, name };
        const made = await devices.codes.create({ idempotencyKey, deviceCode });
        return shapes.deviceOf(said(made.deviceCode, 'device code'));
      }),
    createCheckout: ({ token, key: idempotencyKey, deviceId, amount, currency, reference: referenceId }) =>
      ask(token, async ({ terminal }) => {
        const checkout = {
          amountMoney: money(amount, currency),
          referenceId,
          // What is paid is what the order costs: no tip, and no card that pays only some of it.
          deviceOptions: { deviceId, skipReceiptScreen: false, tipSettings: { allowTipping: false } },
          paymentOptions: { autocomplete: true, acceptPartialAuthorization: false },
        };
        const made = await terminal.checkouts.create({ idempotencyKey, checkout });
        return shapes.checkoutOf(said(made.checkout, 'checkout'));
      }),
    readCheckout: ({ token, id: checkoutId }) =>
      ask(token, async ({ terminal }) =>
        shapes.checkoutOf(said((await terminal.checkouts.get({ checkoutId })).checkout, 'checkout')),
      ),
    cancelCheckout: ({ token, id: checkoutId }) =>
      ask(token, async ({ terminal }) =>
        shapes.checkoutOf(said((await terminal.checkouts.cancel({ checkoutId })).checkout, 'checkout')),
      ),
    findCheckout: ({ token, deviceId, reference, since }) =>
      ask(token, async ({ terminal }) => {
        const createdAt = { startAt: new Date(since.getTime() - DAY_MS).toISOString() };
        for (let cursor: string | undefined; ;) {
          const page = await terminal.checkouts.search({
            query: { filter: { deviceId, createdAt } },
            ...(cursor !== undefined && { cursor }),
          });
          const found = page.checkouts?.find(({ referenceId }) => referenceId === reference);
          if (found) return shapes.checkoutOf(found);
          if (!page.cursor) return undefined;
          cursor = page.cursor;
        }
      }),
    readPayment: ({ token, id: paymentId }) =>
      ask(token, async ({ payments }) =>
        shapes.paymentOf(said((await payments.get({ paymentId })).payment, 'payment')),
      ),
    createRefund: ({ token, key: idempotencyKey, paymentId, amount, currency, reason }) =>
      ask(token, async ({ refunds }) => {
        const asked = { idempotencyKey, paymentId, amountMoney: money(amount, currency), reason };
        return shapes.refundOf(said((await refunds.refundPayment(asked)).refund, 'refund'));
      }),
    readRefund: ({ token, id: refundId }) =>
      ask(token, async ({ refunds }) => shapes.refundOf(said((await refunds.get({ refundId })).refund, 'refund'))),
    findRefund: ({ token, paymentId, reason, since }) =>
      ask(token, async ({ refunds }) => {
        const beginTime = new Date(since.getTime() - DAY_MS).toISOString();
        for await (const one of await refunds.list({ beginTime }))
          if (one.paymentId === paymentId && one.reason === reason) return shapes.refundOf(one);
        return undefined;
      }),
    deskOf: async (merchantId) => (isStandIn ? new URL(`/desk/${merchantId}`, await address()).href : undefined),
    readEvent: async (body, signature) => readSigned(body, signature, { keys: await webhookKeys(), url }),
  };
}
