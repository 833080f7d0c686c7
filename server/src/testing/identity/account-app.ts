import type { Call } from '@swapt/shared/client';
import type { OperationId } from '@swapt/shared/contract';
import type { Database } from '../../platform/db/database.js';
import { terms } from '../../modules/terms/terms.service.js';
import { testApp, type Answer, type SendOptions } from '../app.js';
import type { CookieBrowser } from './cookie-browser.js';
import { identityApp, type IdentityApp } from './identity-app.js';
import { askForTokens, logIn, type Tokens } from './login.js';

export interface Account {
  email: string;
  name: string;
  password: string;
  subject: string;
}

/** Somebody signed in to the console by the built-in provider, in one browser. */
export interface SignedIn extends Tokens {
  browser: CookieBrowser;
  call: Call;
  send: (id: OperationId, input: object, options?: SendOptions) => Promise<Answer>;
  /** Renews the access token, as the console does every ten minutes; answers the status. */
  renew: () => Promise<number>;
}

export interface AccountApp extends IdentityApp {
  signIn: (account: Account, browser?: CookieBrowser) => Promise<SignedIn>;
  signedIn: (tokens: Tokens & { browser: CookieBrowser }) => Promise<SignedIn>;
  close: () => Promise<void>;
}

/** Sign-in and API together on one database and clock, for what people do with their own account. */
export async function accountApp(db: Database): Promise<AccountApp> {
  const on = await identityApp(db);
  const { config, now } = on.services;
  const api = await testApp(db, { now, config: { ...config, rateLimit: 1_000_000 } });
  const signedIn: AccountApp['signedIn'] = async (tokens) => {
    const { call, send } = api.as(tokens.access_token);
    await call('terms.accept', { version: terms.version });
    const renew = async () =>
      (await askForTokens(on.app, config, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }))
        .statusCode;
    return { ...tokens, call, send, renew };
  };
  return {
    ...on,
    signedIn,
    signIn: async (account, browser) => signedIn(await logIn(on.app, config, account, browser)),
    close: async () => {
      await api.close();
      await on.app.close();
    },
  };
}
