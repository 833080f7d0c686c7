import { ApiError, createClient, type Call } from '@swapt/shared/client';
import type { PublicSettings } from '@swapt/shared/values';
import type { Auth } from '../auth/auth.js';

/** The one call of the console: carries the access token, and a refused one leads to the sign-in screen. */
export function createCall({ bases }: PublicSettings, { token, expire }: Auth): Call {
  const send = createClient({ bases, token });
  return async (id, input, options) => {
    try {
      return await send(id, input, options);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await expire();
      throw error;
    }
  };
}
