import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureOf } from '../../../testing/readers/failure-of.js';
import { describeOnEngine, testServices } from '../../../testing/harness.js';
import { readConfig } from '../../config/config.js';
import { makeVendors } from '../vendors.js';
import { isUnauthorized } from './square-errors.js';
import { signatureOf } from './square-event.js';
import { square } from './square.js';

const production = { SWAPT_MODE: 'production', SWAPT_PUBLIC_URL: 'https://swapt.example.org' };
const [appId, secret] = ['sq0idp-1', 'sq0csp-1'];
const webhookUrl = 'https://swapt.example.org/v1/integrations/square/webhook';
const at = (address: string) =>
  square({
    ...{ appId, appSecret: secret, isStandIn: false, isTest: false, webhookUrl },
    address: async () => new URL(address),
    webhookKeys: async () => ['old', 'new'],
  });

describe('Square', () => {
  it.each([
    [429, 'RATE_LIMITED', 'limited'],
    [500, 'INTERNAL_SERVER_ERROR', 'unavailable'],
    [503, 'SERVICE_UNAVAILABLE', 'unavailable'],
    [400, 'IDEMPOTENCY_KEY_REUSED', 'unavailable'],
    [400, 'INVALID_VALUE', 'refused'],
    [404, 'NOT_FOUND', 'refused'],
    [401, 'ACCESS_TOKEN_REVOKED', 'refused'],
  ])('answers %s %s, which is asked once and means what it should', async (status, code, failure) => {
    const seen: Record<string, unknown>[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ errors: [{ category: 'API_ERROR', code, detail: 'No' }] }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const error: unknown = await port.readRefund({ token: 't', id: 'r' }).catch((thrown: unknown) => thrown);
    server.closeAllConnections();
    server.close();
    expect(error).toMatchObject({ failure, detail: { code, message: 'No' } });
    expect(isUnauthorized(error)).toBe(status === 401);
    expect(seen).toMatchObject([{ authorization: 'Bearer t', 'square-version': expect.any(String) }]);
  });

  it('that does not answer is unavailable', async () => {
    const asked = at('http://127.0.0.1:1').readRefund({ token: 't', id: 'r' });
    expect(await failureOf(asked)).toMatchObject({ failure: 'unavailable' });
  });

  it('signs bytes and address, with one of the keys of a change; what is not signed is nothing', async () => {
    const port = at('http://127.0.0.1:1');
    const body = Buffer.from(
      '{"merchant_id":"M","type":"refund.updated","event_id":"e","data":{"type":"refund","id":"r"}}',
    );
    const event = { id: 'e', type: 'refund.updated', merchantId: 'M', objectId: 'r' };
    for (const key of ['old', 'new'])
      expect(await port.readEvent(body, signatureOf(key, webhookUrl, body))).toEqual(event);
    const others = [
      signatureOf('another', webhookUrl, body),
      signatureOf('new', `${webhookUrl}/`, body),
      signatureOf('new', webhookUrl, Buffer.concat([body, Buffer.from(' ')])),
      '',
      'é',
    ];
    for (const signature of others) expect(await port.readEvent(body, signature)).toBeUndefined();
    for (const text of ['', '[]', '{"merchant_id":1}', 'null'])
      expect(await port.readEvent(Buffer.from(text), signatureOf('new', webhookUrl, text))).toBeUndefined();
  });

  it('is asked who signs in there, but in its sandbox', async () => {
    const asked = { state: 's', redirectUri: 'https://a.example/' };
    expect(await at('https://square.example').authorizeUrl(asked)).toContain('session=false');
    const settings = { appId, appSecret: secret, isStandIn: false, webhookUrl, webhookKeys: async () => [] };
    const sandbox = square({ ...settings, isTest: true, address: async () => new URL('https://square.example') });
    expect(await sandbox.authorizeUrl(asked)).not.toContain('session');
  });
});

describe('the settings of Square', () => {
  const sandbox = { SWAPT_SQUARE_APP_ID: 'sandbox-sq0idb-1', SWAPT_SQUARE_APP_SECRET: 'sandbox-sq0csb-1' };
  const real = { SWAPT_SQUARE_APP_ID: appId, SWAPT_SQUARE_APP_SECRET: secret };

  it.each([
    [{ ...production, ...sandbox }, 'SWAPT_SQUARE_APP_ID is of the sandbox'],
    [{ SWAPT_SQUARE_APP_ID: appId }, 'SWAPT_SQUARE_APP_SECRET is missing'],
    [{ SWAPT_SQUARE_APP_SECRET: secret }, 'SWAPT_SQUARE_APP_ID is missing'],
    [{ ...real, SWAPT_SQUARE_APP_ID: 'abc' }, 'SWAPT_SQUARE_APP_ID must be an application id'],
    [{ ...sandbox, SWAPT_SQUARE_APP_SECRET: secret }, 'SWAPT_SQUARE_APP_SECRET is of another application'],
    [{ ...real, SWAPT_SQUARE_URL: 'http://127.0.0.1:12' }, 'SWAPT_SQUARE_URL must be Square itself'],
  ])('are refused where they would mislead: %o', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
  });

  it('allow the sandbox in production where the operator says so', () => {
    expect(readConfig({ ...production, ...sandbox, SWAPT_SQUARE_TEST: 'on' }).squareTest).toBe(true);
  });
});

describeOnEngine('Square’s stand-in', ({ db }) => {
  it('is not there in production, where nothing is connected without an application, and not beside one', () => {
    const services = testServices(db);
    const vendorsWith = (env: Record<string, string>) => makeVendors(readConfig(env), services);
    const none = vendorsWith(production);
    expect([none.squarePayments, none.standIns.square]).toEqual([undefined, undefined]);
    const real = vendorsWith({ SWAPT_SQUARE_APP_ID: appId, SWAPT_SQUARE_APP_SECRET: secret });
    expect([real.squarePayments?.isStandIn, real.squarePayments?.isTest, real.standIns.square]).toEqual([
      false,
      false,
      undefined,
    ]);
  });

  it('leads a browser back to this installation alone, and shows what it was sent as text', async () => {
    const { vendors, config } = testServices(db);
    const { origin } = (await vendors.standIns.square?.address()) ?? { origin: '' };
    const page = async (redirect: string, state = 's') => {
      const asked = new URL('/oauth2/authorize', origin);
      for (const [name, value] of [
        ['client_id', 'sandbox-sq0idb-stand-in'],
        ['redirect_uri', redirect],
        ['state', state],
        ['scope', 'A'],
      ] as const)
        asked.searchParams.set(name, value);
      const response = await fetch(asked);
      return { status: response.status, text: await response.text() };
    };
    const shown = await page(`${config.publicUrl}/v1/integrations/square/callback`, '"><script>');
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Test: this is not Square');
    expect(shown.text).toContain('&quot;&gt;&lt;script&gt;');
    expect((await page('https://elsewhere.example/')).status).toBe(400);
    await vendors.standIns.square?.close();
  });
});
