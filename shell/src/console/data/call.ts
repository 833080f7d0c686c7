import { ApiError, createClient, type Call } from '@swapt/shared/client';
import type { PublicSettings } from '@swapt/shared/values';
import type { Auth } from '../auth/auth.js';
import type { Connection } from './connection.js';

/**
 * The one call of the console: carries the access token; a refused one asks the person to sign in again, and a call without an answer has the
 * connection looked at. What needs a sign-in of a moment ago is sent again after it.
 */
export function createCall(
  { bases }: PublicSettings,
  { token, expire, confirm }: Pick<Auth, 'token' | 'expire' | 'confirm'>,
  { suspect }: Pick<Connection, 'suspect'>,
): Call {
  const send = createClient({ bases, token });
  return async (id, input, options) => {
    try {
      return await send(id, input, options);
    } catch (error) {
      suspect(error);
      if (error instanceof ApiError && error.status === 401) await expire();
      if (error instanceof ApiError && error.code === 'auth.not_fresh' && (await confirm()))
        return send(id, input, options);
      throw error;
    }
  };
}
