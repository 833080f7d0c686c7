import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const MAX_AGE_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * The provider's public keys, read again after 60 seconds, or earlier when a token names a key that is not among them.
 * While the provider cannot be reached the last known keys stay in use, so that signed-in people can go on working.
 */
export function createKeySource(load: () => Promise<JSONWebKeySet>, now: () => Date): JWTVerifyGetKey {
  let find: JWTVerifyGetKey | undefined;
  let triedAt = -Infinity;
  let loadedAt = -Infinity;
  let loading: Promise<void> | undefined;

  const refresh = () => {
    triedAt = now().getTime();
    loading ??= load()
      .then((keys) => {
        find = createLocalJWKSet(keys);
        loadedAt = now().getTime();
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const mayTry = () => !find || loading || now().getTime() - triedAt >= RETRY_MS;

  return async (header, token) => {
    if (now().getTime() - loadedAt >= MAX_AGE_MS && mayTry()) {
      await refresh().catch((error: unknown) => {
        if (!find) throw error;
      });
    }
    if (!find) throw new Error('No keys of the identity provider are known');
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayTry()) throw error;
      await refresh();
      return find(header, token);
    }
  };
}
