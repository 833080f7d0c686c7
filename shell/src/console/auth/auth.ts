import { Auth0Client, type User as Claims } from '@auth0/auth0-spa-js';
import { ApiError } from '@swapt/shared/client';
import { forgetDraftsOfOthers } from '@swapt/shared/drafts';
import { errors, type PublicSettings } from '@swapt/shared/values';
import { explainSignIn, isSessionEnded } from './failures.js';
import { askForProof } from './proof-store.js';
import { safeReturnTo } from './return-to.js';
import { setSession, useSession, type User } from './session-store.js';

export type SignInClient = Pick<
  Auth0Client,
  'getTokenSilently' | 'getUser' | 'handleRedirectCallback' | 'loginWithPopup' | 'loginWithRedirect' | 'logout'
>;

type First = 'signup' | 'proof';

export interface Auth {
  /** Brings back the session of this browser, or finishes the sign-in the provider has just sent the person back from. */
  start: () => Promise<void>;
  /** At the provider; it may be asked to show its form for a new account first, or to ask for the proof again. */
  signIn: (returnTo: string, first?: First) => Promise<void>;
  signInByPopup: (first?: First) => Promise<void>;
  /** Has the person prove again who they are; false when they did not, or somebody else did. */
  confirm: () => Promise<boolean>;
  signOut: () => Promise<void>;
  /** Asks the provider again who the person is, e.g. after the e-mail address was confirmed elsewhere. */
  refresh: () => Promise<void>;
  /** The access token, or undefined when nobody is signed in. Throws `ApiError`. */
  token: () => Promise<string | undefined>;
  /** The server no longer accepts this sign-in: the person signs in again over the page. */
  expire: () => Promise<void>;
}

export function createSignInClient({ auth }: PublicSettings): SignInClient {
  return new Auth0Client({
    domain: auth.domain,
    clientId: auth.clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: 10,
    authorizationParams: { audience: auth.audience, redirect_uri: `${location.origin}/auth/login` },
  });
}

/** Set in the browser while a session is over that nobody signed out of, so that the other tabs wait for a new sign-in, too. */
const endedKey = 'session-ended';

/** `forget` empties what the console itself keeps of a person: the query cache, the organization record, drafts, local storage. */
export function createAuth(client: SignInClient, forget: () => void): Auth {
  const enter = async (problem?: string) => {
    const claims = await client.getUser();
    if (!claims?.sub) return setSession({ status: 'anonymous', problem });
    const session = useSession.getState();
    if (session.status === 'expired' && session.user.id !== claims.sub) leave();
    localStorage.removeItem(endedKey);
    forgetDraftsOfOthers(claims.sub);
    setSession({ status: 'signed-in', user: toUser(claims) });
  };
  // The screens go first: one that still stood would ask for what was just forgotten.
  const leave = () => {
    setSession({ status: 'anonymous' });
    forget();
  };
  const expire = () => {
    const session = useSession.getState();
    if (session.status === 'signed-in') setSession({ status: 'expired', user: session.user });
  };
  // Another tab signed out, in, or in as somebody else.
  window.addEventListener('storage', (event) => {
    if (event.key !== null && !event.key.endsWith('@@user@@')) return;
    void client.getUser().then((claims) => {
      const session = useSession.getState();
      const current = 'user' in session ? session.user.id : undefined;
      if (session.status === 'leaving' || (claims?.sub === current && session.status !== 'expired')) return;
      if (!claims?.sub && localStorage.getItem(endedKey)) return expire();
      if (current && current !== claims?.sub) leave();
      return enter();
    });
  });

  return {
    start: async () => {
      if (!isCallback(location)) return restore(client, enter);
      let problem: string | undefined;
      try {
        const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>();
        history.replaceState(null, '', safeReturnTo(appState?.returnTo));
      } catch (cause) {
        problem = explainSignIn(cause);
        history.replaceState(null, '', '/auth/login');
      }
      await enter(problem);
    },
    signIn: (returnTo, first) =>
      client.loginWithRedirect({
        appState: { returnTo: safeReturnTo(returnTo) },
        authorizationParams: paramsOf(first),
      }),
    signInByPopup: async (first) => {
      await client.loginWithPopup({ authorizationParams: paramsOf(first) }, { timeoutInSeconds: 600 });
      await enter();
    },
    confirm: async () => {
      const before = useSession.getState();
      const isDone = await askForProof();
      const after = useSession.getState();
      return isDone && 'user' in before && 'user' in after && before.user.id === after.user.id;
    },
    signOut: () =>
      client.logout({
        logoutParams: { returnTo: `${location.origin}/auth/login` },
        openUrl: (url) => {
          setSession({ status: 'leaving' });
          forget();
          location.assign(url);
        },
      }),
    refresh: async () => {
      await client.getTokenSilently({ cacheMode: 'off' });
      await enter();
    },
    token: async () => {
      const { status } = useSession.getState();
      if (status === 'expired') throw ended();
      if (status !== 'signed-in') return undefined;
      try {
        return await client.getTokenSilently();
      } catch (cause) {
        if (!isSessionEnded(cause)) throw ApiError.offline(cause);
        expire();
        throw ended(cause);
      }
    },
    expire: async () => {
      if (useSession.getState().status !== 'signed-in') return;
      expire();
      localStorage.setItem(endedKey, new Date().toISOString());
      await client.logout({ openUrl: false });
    },
  };
}

/** A live session at the provider answers without asking anybody, unless it is to ask. */
const paramsOf = (first: First | undefined) =>
  first === 'proof' ? { prompt: 'login' as const } : first && { screen_hint: first };

function ended(cause?: unknown): ApiError {
  const [status, text] = errors['auth.invalid_token'];
  return new ApiError(status, 'auth.invalid_token', text, undefined, {}, undefined, { cause });
}

/** Only on the sign-in screen: public pages may carry a `code` of their own. */
function isCallback({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === '/auth/login' && query.has('state') && (query.has('code') || query.has('error'));
}

/** A provider out of reach keeps the session: the person stays in, and calls say what is wrong. */
async function restore(client: SignInClient, enter: () => Promise<void>): Promise<void> {
  if (!(await client.getUser())) return;
  try {
    await client.getTokenSilently();
  } catch (cause) {
    if (isSessionEnded(cause)) await client.logout({ openUrl: false });
  }
  await enter();
}

function toUser({ sub = '', email = '', name, email_verified }: Claims): User {
  return { id: sub, email, name: name || email, emailVerified: email_verified !== false };
}
