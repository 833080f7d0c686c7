import { answerFetch } from '../../testing/answer-fetch.js';
import { testSettings } from '../testing/render-console.js';
import type { Auth } from '../auth/auth.js';
import { createCall } from './call.js';

const detach = { org_id: '7', action: 'detach' } as const;

/** A server that wants a sign-in of a moment ago until there was one. */
function setUp(isProven: boolean) {
  let isFresh = false;
  const confirm = jest.fn(async () => (isFresh = isProven));
  const expire = jest.fn(async () => undefined);
  const asked = answerFetch(() =>
    isFresh
      ? { body: { data: {} } }
      : { status: 403, body: { status: 403, code: 'auth.not_fresh', title: 'Sign in again.' } },
  );
  const auth: Pick<Auth, 'token' | 'expire' | 'confirm'> = { token: async () => 'token', expire, confirm };
  return { call: createCall(testSettings, auth, { suspect: () => undefined }), confirm, expire, asked };
}

describe('what needs a sign-in of a moment ago', () => {
  it('is done after one, without being asked for again', async () => {
    const { call, confirm } = setUp(true);
    expect(await call('payments.org', detach)).toEqual({ data: {} });
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('is refused without one, and nobody is signed out', async () => {
    const { call, confirm, expire } = setUp(false);
    await expect(call('payments.org', detach)).rejects.toMatchObject({ code: 'auth.not_fresh' });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(expire).not.toHaveBeenCalled();
  });
});
