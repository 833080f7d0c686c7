import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureOf } from '../../../testing/readers/failure-of.js';
import { readConfig } from '../../config/config.js';
import { stripe } from './stripe.js';
import { fromStripe, toStripe } from './stripe-amount.js';

const production = { SWAPT_MODE: 'production', SWAPT_PUBLIC_URL: 'https://swapt.example.org' };

describe('Stripe', () => {
  const at = (address: string, key = 'sk_test_1') =>
    stripe({
      ...{ key, isStandIn: false, now: () => new Date() },
      address: async () => new URL(address),
      secrets: async () => ({ own: [], connected: [] }),
    });
  const intent = { account: 'acct_1', id: 'pi_1' };

  it.each([
    [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down' }, 'limited'],
    [500, { type: 'api_error', message: 'Oh' }, 'unavailable'],
    [401, { type: 'invalid_request_error', message: 'Invalid API Key' }, 'unavailable'],
    [409, { type: 'invalid_request_error', code: 'lock_timeout', message: 'Busy' }, 'unavailable'],
    [400, { type: 'idempotency_error', message: 'Another request' }, 'unavailable'],
    [402, { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card', message: 'No' }, 'refused'],
    [404, { type: 'invalid_request_error', code: 'resource_missing', message: 'None' }, 'refused'],
  ])('answers %s, and that means what it should', async (status, error, failure) => {
    const seen: Record<string, unknown>[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify({ error }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const found = await failureOf(at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).readIntent(intent));
    server.closeAllConnections();
    server.close();
    expect(found).toMatchObject({ failure, message: error.message });
    expect(seen).toMatchObject([{ 'stripe-account': 'acct_1', authorization: 'Bearer sk_test_1' }]);
    expect(seen[0]).not.toHaveProperty('x-stripe-client-telemetry');
  });

  it('that does not answer is unavailable', async () => {
    expect(await failureOf(at('http://127.0.0.1:1').readIntent(intent))).toMatchObject({ failure: 'unavailable' });
  });

  it('counts some currencies in units of its own', () => {
    expect([toStripe(1250, 'EUR'), toStripe(500, 'JPY'), toStripe(1230, 'KWD')]).toEqual([1250, 500, 1230]);
    expect([toStripe(500, 'ISK'), toStripe(500, 'UGX'), toStripe(500, 'MGA')]).toEqual([50_000, 50_000, 5]);
    expect([fromStripe(50_000, 'isk'), fromStripe(5, 'mga'), fromStripe(1250, 'eur')]).toEqual([500, 500, 1250]);
    for (const [amount, currency] of [
      [1234, 'KWD'],
      [550, 'MGA'],
      [0, 'EUR'],
      [-1, 'EUR'],
      [1.5, 'EUR'],
    ] as const)
      expect(() => toStripe(amount, currency)).toThrow('is not an amount that can be paid by card');
  });

  it('is known by its key: real money or not', () => {
    expect([at('http://a', 'sk_live_1').isTest, at('http://a', 'sk_test_1').isTest]).toEqual([false, true]);
  });
});

describe('the settings of card payments', () => {
  it.each([
    [{ ...production, SWAPT_STRIPE_KEY: 'sk_test_1' }, 'SWAPT_STRIPE_KEY is a test key'],
    [{ SWAPT_STRIPE_KEY: 'pk_live_1' }, 'SWAPT_STRIPE_KEY must be a secret key'],
    [
      { SWAPT_STRIPE_KEY: 'sk_live_1', SWAPT_STRIPE_URL: 'http://127.0.0.1:12' },
      'SWAPT_STRIPE_URL must be Stripe itself',
    ],
  ])('are refused where they would mislead: %o', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
  });

  it('allow a test key in production where the operator says so', () => {
    const config = readConfig({ ...production, SWAPT_STRIPE_KEY: 'sk_test_1', SWAPT_STRIPE_TEST: 'on' });
    expect(config.stripeTest).toBe(true);
  });
});
