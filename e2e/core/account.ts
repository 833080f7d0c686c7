import type { APIRequestContext } from '@playwright/test';
import { createClient, type Call } from '@swapt/shared/client';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readBoot } from './boot.js';
import { expectOk, postForm } from './http.js';
import { mailedLink } from './mailbox.js';

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Of those that are kept for measurements, and nobody’s. */
const someNetwork = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

export interface SignedIn {
  account: Account;
  /** Calls the API as this person. */
  call: Call;
  /** The access token. */
  token: string;
}

export function newAccount(): Account {
  const id = randomBytes(5).toString('hex');
  return { name: `Tester ${id}`, email: `tester-${id}@example.test`, password: `quiet-harbour-${id}` };
}

/** Signs up, confirms the address and signs in through the provider's own pages, without a browser. Cookies stay in `request`. */
export async function signUp(request: APIRequestContext, baseURL: string, account = newAccount()): Promise<SignedIn> {
  const { settings } = await readBoot(request);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${baseURL}/auth/login`;
  const query = new URLSearchParams({
    client_id: settings.auth.clientId,
    audience: settings.auth.audience,
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const flow = (await expectOk(await request.get(`/authorize?${query}`))).url().split('?')[0] ?? '';
  // From a network of its own: one network has only so many mails sent.
  await postForm(request, `${flow}/create`, { ...account }, { 'x-forwarded-for': someNetwork() });

  const link = new URL(await mailedLink(request, account.email));
  await postForm(request, `${link.origin}${link.pathname}`, Object.fromEntries(link.searchParams));
  const landed = new URL((await request.get(`${flow}/continue`)).url());
  const code = landed.searchParams.get('code');
  if (!code) throw new Error(`The sign-in ended at ${landed}`);
  const tokens = await expectOk(
    await request.post('/oauth/token', {
      form: {
        grant_type: 'authorization_code',
        client_id: settings.auth.clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      },
    }),
  );
  const { access_token: token } = (await tokens.json()) as { access_token: string };
  const bases = { core: baseURL, v1: baseURL, wallet: baseURL };
  return { account, token, call: createClient({ bases, token: () => Promise.resolve(token) }) };
}
