import { GenericError } from '@auth0/auth0-spa-js';
import { createAuth, type SignInClient } from './auth.js';
import { useProof } from './proof-store.js';
import { safeReturnTo } from './return-to.js';
import { setSession, useSession } from './session-store.js';

const claims = { sub: 'auth|1', email: 'ada@bakery.example', name: 'Ada Baker', email_verified: true };
const signedIn = { id: 'auth|1', email: 'ada@bakery.example', name: 'Ada Baker', emailVerified: true };

/** The sign-in library, which is the provider's own: here it answers as told. */
function setUp(answers: Partial<Record<keyof SignInClient, jest.Mock>> = {}) {
  const client: Record<keyof SignInClient, jest.Mock> = {
    getUser: jest.fn(async () => claims),
    getTokenSilently: jest.fn(async () => 'token'),
    handleRedirectCallback: jest.fn(async () => ({ appState: { returnTo: '/admin/my-codes?page=2' } })),
    loginWithPopup: jest.fn(async () => {}),
    loginWithRedirect: jest.fn(async () => {}),
    logout: jest.fn(async () => {}),
    ...answers,
  };
  const forget = jest.fn();
  return { client, forget, auth: createAuth(client, forget) };
}

beforeEach(() => {
  setSession({ status: 'anonymous' });
  history.replaceState(null, '', '/admin');
});

// First, as every set-up of this file listens to the one window.
describe('a session of another tab', () => {
  it('that ended ends here too', async () => {
    const { client, forget } = setUp({ getUser: jest.fn(async () => undefined) });
    setSession({ status: 'signed-in', user: signedIn });
    window.dispatchEvent(new StorageEvent('storage', { key: '@@auth0spajs@@::console::@@user@@', newValue: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getUser).toHaveBeenCalled();
    expect(useSession.getState().status).toBe('anonymous');
    expect(forget).toHaveBeenCalled();
  });
});

describe('a session that ended by itself in another tab', () => {
  it('waits here, too, for a new sign-in there', async () => {
    const { client, forget } = setUp({ getUser: jest.fn(async () => undefined) });
    setSession({ status: 'signed-in', user: signedIn });
    localStorage.setItem('session-ended', '2026-11-23T00:00:00Z');
    const hear = async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: '@@auth0spajs@@::console::@@user@@' }));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await hear();
    expect(useSession.getState().status).toBe('expired');
    client.getUser.mockResolvedValue(claims);
    await hear();
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: signedIn });
    expect(localStorage.getItem('session-ended')).toBeNull();
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('by redirect comes back to the page the person was on [A.guard]', async () => {
    const { auth, client } = setUp();
    await auth.signIn('/admin/my-codes?page=2');
    expect(client.loginWithRedirect).toHaveBeenCalledWith(
      expect.objectContaining({ appState: { returnTo: '/admin/my-codes?page=2' } }),
    );
    history.replaceState(null, '', '/auth/login?code=c&state=s');
    await auth.start();
    expect(location.pathname + location.search).toBe('/admin/my-codes?page=2');
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: signedIn });
  });

  it('in a small window stays on the page', async () => {
    const { auth } = setUp();
    await auth.signInByPopup();
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: signedIn });
    expect(location.pathname).toBe('/admin');
  });

  it('never reads a code in the address of another page', async () => {
    const { auth, client } = setUp();
    history.replaceState(null, '', '/admin?code=c&state=s');
    await auth.start();
    expect(client.handleRedirectCallback).not.toHaveBeenCalled();
  });

  it('started in another tab says to start again', async () => {
    const failure = new GenericError('missing_transaction', 'Invalid state');
    const { auth } = setUp({
      handleRedirectCallback: jest.fn(() => Promise.reject(failure)),
      getUser: jest.fn(async () => undefined),
    });
    history.replaceState(null, '', '/auth/login?code=c&state=s');
    await auth.start();
    expect(useSession.getState()).toMatchObject({
      status: 'anonymous',
      problem: expect.stringContaining('start again'),
    });
    expect(location.search).toBe('');
  });
});

describe('proving again who one is', () => {
  const proveAs = async (claimsNow: typeof claims) => {
    const { auth, client } = setUp({ getUser: jest.fn(async () => claimsNow) });
    setSession({ status: 'signed-in', user: signedIn });
    const both = [auth.confirm(), auth.confirm()];
    await auth.signInByPopup('proof');
    expect(client.loginWithPopup).toHaveBeenCalledWith(
      { authorizationParams: { prompt: 'login' } },
      { timeoutInSeconds: 600 },
    );
    useProof.getState().answer?.(true);
    return Promise.all(both);
  };

  it('answers all that wait for it, and asks again the next time', async () => {
    expect(await proveAs(claims)).toEqual([true, true]);
    expect(useProof.getState().answer).toBeUndefined();
    expect(await proveAs(claims)).toEqual([true, true]);
  });

  it('is no proof when somebody else signed in', async () => {
    expect(await proveAs({ ...claims, sub: 'auth|2' })).toEqual([false, false]);
  });

  it('may be left', async () => {
    const { auth } = setUp();
    setSession({ status: 'signed-in', user: signedIn });
    const asked = auth.confirm();
    useProof.getState().answer?.(false);
    expect(await asked).toBe(false);
  });
});

describe('the page to return to', () => {
  it.each([
    ['/admin/my-codes?page=2#top', '/admin/my-codes?page=2#top'],
    ['//evil.example/admin', '/admin'],
    ['/\\evil.example', '/admin'],
    ['https://evil.example/admin', '/admin'],
    ['/admin/../../evil', '/admin'],
    ['/administrator', '/admin'],
    [undefined, '/admin'],
  ])('%p leads to %p', (given, expected) => expect(safeReturnTo(given)).toBe(expected));
});

describe('a session', () => {
  it('is brought back on a reload', async () => {
    const { auth, client } = setUp();
    await auth.start();
    expect(client.getTokenSilently).toHaveBeenCalled();
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('outlives a provider that is out of reach', async () => {
    const { auth } = setUp({ getTokenSilently: jest.fn(() => Promise.reject(new Error('Failed to fetch'))) });
    await auth.start();
    expect(useSession.getState().status).toBe('signed-in');
    await expect(auth.token()).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('that the provider ended waits for the person to sign in again, and keeps what they were doing', async () => {
    const ended = new GenericError('invalid_grant', 'Unknown or invalid refresh token.');
    const { auth, client, forget } = setUp({ getTokenSilently: jest.fn(() => Promise.reject(ended)) });
    setSession({ status: 'signed-in', user: signedIn });
    await expect(auth.token()).rejects.toMatchObject({ status: 401 });
    expect(useSession.getState()).toEqual({ status: 'expired', user: signedIn });
    expect(client.getTokenSilently).toHaveBeenCalledTimes(1);
    await expect(auth.token()).rejects.toMatchObject({ status: 401 });
    expect(client.getTokenSilently).toHaveBeenCalledTimes(1);
    await auth.signInByPopup();
    expect(useSession.getState().status).toBe('signed-in');
    expect(forget).not.toHaveBeenCalled();
  });

  it('that the server refuses is emptied in this browser', async () => {
    const { auth, client, forget } = setUp();
    setSession({ status: 'signed-in', user: signedIn });
    await auth.expire();
    expect(client.logout).toHaveBeenCalledWith({ openUrl: false });
    expect(useSession.getState().status).toBe('expired');
    expect(forget).not.toHaveBeenCalled();
  });

  it('that ended is not gone on with by somebody else', async () => {
    const { auth, forget } = setUp();
    setSession({ status: 'expired', user: { ...signedIn, id: 'auth|2' } });
    await auth.signInByPopup();
    expect(forget).toHaveBeenCalled();
    expect(useSession.getState()).toEqual({ status: 'signed-in', user: signedIn });
  });
});
