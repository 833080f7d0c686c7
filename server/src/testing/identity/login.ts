import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config.js';
import { identitySettings } from '../../platform/config/identity-settings.js';
import { cookieBrowser, type CookieBrowser } from './cookie-browser.js';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

export interface Authorization {
  verifier: string;
  /** The address that the console sends a browser to. */
  url: string;
  redirectUri: string;
}

/** What the console's library sends to start a sign-in; `changes` are for tests that send something else. An empty text leaves a parameter out. */
export function authorization(config: Config, changes: Record<string, string> = {}): Authorization {
  const { domain, clientId, audience } = identitySettings(config);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${domain}/auth/login`;
  const parameters = {
    client_id: clientId,
    scope: 'openid profile email',
    audience,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const sent = Object.entries(parameters).filter(([, value]) => value !== '');
  return { verifier, url: `/authorize?${new URLSearchParams(Object.fromEntries(sent)).toString()}`, redirectUri };
}

/** Where a reply sends the browser; throws when it does not. */
export function location(reply: LightMyRequestResponse): string {
  const { location: target } = reply.headers;
  if (typeof target !== 'string') throw new Error(`Expected a redirect, got ${reply.statusCode}: ${reply.payload}`);
  return target;
}

/** Opens the sign-in page of a new flow and gives its address. */
export async function startFlow(browser: CookieBrowser, config: Config) {
  const started = authorization(config);
  const path = new URL(location(await browser.get(started.url)), config.publicUrl).pathname;
  return { ...started, path };
}

/** Follows the redirects from the sign-in page's answer to the console, and gives the code that is there. */
export async function codeAfter(browser: CookieBrowser, reply: LightMyRequestResponse): Promise<string> {
  const back = location(await browser.get(location(reply)));
  const code = new URL(back).searchParams.get('code');
  if (!code) throw new Error(`The browser was sent back without a code: ${back}`);
  return code;
}

/** Asks the token endpoint with a form. */
export function askForTokens(app: FastifyInstance, config: Config, fields: Record<string, string>) {
  const { clientId } = identitySettings(config);
  return app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: clientId, ...fields }).toString(),
  });
}

/** A whole sign-in in four requests, without a browser. The account must be there and confirmed. */
export async function logIn(
  app: FastifyInstance,
  config: Config,
  { email, password }: { email: string; password: string },
  browser: CookieBrowser = cookieBrowser(app, config.publicUrl),
): Promise<Tokens & { browser: CookieBrowser }> {
  const { path, verifier, redirectUri } = await startFlow(browser, config);
  const code = await codeAfter(browser, await browser.post(path, { email, password }));
  const reply = await askForTokens(app, config, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  if (reply.statusCode !== 200) throw new Error(`No tokens: ${reply.payload}`);
  return { ...reply.json<Tokens>(), browser };
}
